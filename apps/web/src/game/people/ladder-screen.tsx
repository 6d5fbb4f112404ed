// The ladder of a season, `/?ladder=2026-11`: the hundred best, the own place with its neighbours, and the months before.
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { LADDER_MIN_GAMES } from "@fitil/contracts";
import type { Ladder, LadderRow } from "@fitil/contracts";
import { CallFailed } from "../../lib/http/http.ts";
import { isSomebody } from "../../lib/identity/identity-client.ts";
import type { IdentityState } from "../../lib/identity/identity-client.ts";
import { useServices } from "../../lib/services.tsx";
import { PeoplePage, Pending } from "./people-page.tsx";

export interface LadderScreenProps {
  /** `2026-11`, or empty for the running one. */
  readonly season: string;
}

/** The whole page. */
export function LadderScreen(props: LadderScreenProps): ReactElement {
  const { t, i18n } = useTranslation();
  const { api, identity } = useServices();
  const [season, setSeason] = useState(props.season);
  const [who, setWho] = useState<IdentityState>("loading");
  useEffect(() => identity.onChange(setWho), [identity]);
  const ladder = useQuery({
    queryKey: ["ladder", season, isSomebody(who)],
    enabled: who !== "loading",
    retry: false,
    queryFn: async (): Promise<Ladder> => {
      const read = await api.ladder(season, isSomebody(who));
      if (!read.ok) throw new CallFailed(read.failure);
      return read.value;
    },
  });
  const monthOf = (one: string) =>
    new Date(`${one}-15T00:00:00Z`).toLocaleString(i18n.language, {
      month: "long",
      year: "numeric",
      timeZone: "UTC",
    });
  const { data } = ladder;
  const choose = (next: string) => {
    setSeason(next);
    history.replaceState(history.state, "", `/?ladder=${next}`);
  };
  const choice = data && data.seasons.length > 1 && (
    <select
      aria-label={t("people.season")}
      value={data.season}
      onChange={(event) => choose(event.currentTarget.value)}
      className="min-h-12 rounded-md border border-line bg-raised px-3 font-semibold"
    >
      {data.seasons.map((one) => (
        <option key={one} value={one}>
          {monthOf(one)}
        </option>
      ))}
    </select>
  );
  return (
    <PeoplePage title={t("people.ladder")} aside={choice}>
      {data === undefined ? (
        <Pending
          isPending={ladder.isPending}
          failure={ladder.error instanceof CallFailed ? ladder.error : null}
        />
      ) : (
        <>
          <p className="text-quiet">
            {t("people.ladderText", { month: capital(monthOf(data.season)), count: LADDER_MIN_GAMES })}
          </p>
          {data.me && <OwnPlace me={data.me} rows={data.rows} />}
          {data.rows.length === 0 ? (
            <p className="rounded-lg border border-line bg-raised p-6 text-center text-quiet">
              {t("people.nobodyYet")}
            </p>
          ) : (
            <Rows rows={data.rows} mine={data.me?.place ?? null} />
          )}
        </>
      )}
    </PeoplePage>
  );
}

/** Where oneself stands, with the rows around where the list does not show them anyway. */
function OwnPlace({
  me,
  rows,
}: {
  readonly me: NonNullable<Ladder["me"]>;
  readonly rows: readonly LadderRow[];
}): ReactElement {
  const { t } = useTranslation();
  const left = Math.max(0, LADDER_MIN_GAMES - me.games);
  if (me.place === null)
    return (
      <p className="rounded-lg border border-line bg-raised p-4">
        {left > 0 ? t("people.notYet", { count: left, rating: me.rating }) : t("people.guestsNot")}
      </p>
    );
  return (
    <section className="grid gap-2">
      <p className="font-semibold text-spark">
        {t("people.yourPlace", { place: me.place, rating: me.rating })}
      </p>
      {me.place > rows.length && <Rows rows={me.neighbours} mine={me.place} />}
    </section>
  );
}

/** Gold, silver, bronze: discs, and the number says it too. */
const MEDALS = ["bg-spark text-night", "bg-quiet text-night", "bg-fuse text-night"] as const;

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** `mine`: the place of whoever looks; null for none. */
function Rows({
  rows,
  mine,
}: {
  readonly rows: readonly LadderRow[];
  readonly mine: number | null;
}): ReactElement {
  const { t } = useTranslation();
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-raised">
      <table className="figures w-full border-collapse text-left">
        <thead className="text-sm text-quiet">
          <tr className="border-b border-line">
            <th scope="col" className="w-14 py-2 pl-4 font-normal">
              {t("people.place")}
            </th>
            <th scope="col" className="py-2 font-normal">
              {t("people.name")}
            </th>
            <th scope="col" className="py-2 pr-4 text-right font-normal">
              {t("people.rating")}
            </th>
            <th scope="col" className="hidden py-2 pr-4 text-right font-normal sm:table-cell">
              {t("people.games")}
            </th>
            <th scope="col" className="hidden py-2 pr-4 text-right font-normal sm:table-cell">
              {t("people.wins")}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ place, playerId, name, rating, games, wins }) => (
            <tr
              key={playerId}
              aria-current={place === mine || undefined}
              className="border-b border-line/50 last:border-0 hover:bg-lifted aria-current:bg-lifted aria-current:shadow-[inset_3px_0] aria-current:shadow-spark"
            >
              <td className="py-1 pl-3 font-title font-bold">
                <span
                  className={`grid size-8 place-items-center rounded-full text-sm ${MEDALS[place - 1] ?? "text-quiet"}`}
                >
                  {place}
                </span>
              </td>
              <td className="max-w-0 py-1">
                <a
                  href={`/?player=${encodeURIComponent(playerId)}`}
                  className="block min-h-11 truncate py-2.5 font-semibold underline-offset-4 hover:underline"
                >
                  {name}
                </a>
              </td>
              <td className="w-24 py-1 pr-4 text-right font-semibold">{rating}</td>
              <td className="hidden w-24 py-1 pr-4 text-right text-quiet sm:table-cell">{games}</td>
              <td className="hidden w-24 py-1 pr-4 text-right text-quiet sm:table-cell">{wins}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
