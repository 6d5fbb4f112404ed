// Somebody's public page, `/?player={id}`: what they have done, how their rating went, their last games to watch.
import { useQuery } from "@tanstack/react-query";
import type { ReactElement, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { HONOURS } from "@fitil/contracts";
import type { HonourCode, PlayerPage } from "@fitil/contracts";
import { CallFailed } from "../../lib/http/http.ts";
import { useServices } from "../../lib/services.tsx";
import { CharacterFigure } from "../../ui/character/index.ts";
import { StarIcon } from "../../ui/icons.tsx";
import { PeoplePage, Pending } from "./people-page.tsx";
import { RatingPlot } from "./rating-plot.tsx";
import { tableName } from "../../ui/table-name.ts";

export interface PlayerScreenProps {
  readonly playerId: string;
}

/** Power-ups by their code on the board. */
const POWERUPS = { 4: "bomb", 5: "radius", 6: "speed", 7: "health" } as const;

/** The whole page. */
export function PlayerScreen({ playerId }: PlayerScreenProps): ReactElement {
  const { t } = useTranslation();
  const { api } = useServices();
  const page = useQuery({
    queryKey: ["player", playerId],
    retry: false,
    queryFn: async (): Promise<PlayerPage> => {
      const read = await api.playerPage(playerId);
      if (!read.ok) throw new CallFailed(read.failure);
      return read.value;
    },
  });
  const { data } = page;
  return (
    <PeoplePage
      title={data?.name ?? t("people.player")}
      figure={
        data && (
          <CharacterFigure
            color="yellow"
            eyeVariant={3}
            size={64}
            animated={false}
            className="max-sm:size-12"
          />
        )
      }
    >
      {data === undefined ? (
        <Pending isPending={page.isPending} failure={page.error instanceof CallFailed ? page.error : null} />
      ) : (
        <Facts page={data} />
      )}
    </PeoplePage>
  );
}

function Facts({ page }: { readonly page: PlayerPage }): ReactElement {
  const { t } = useTranslation();
  const { favouritePowerup: favourite } = page;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <span className="figures inline-flex items-center gap-1.5 font-title text-xl font-bold">
          <StarIcon size={22} /> {page.rating}
        </span>
        {page.isVip && (
          <span className="rounded-full bg-spark px-2.5 py-0.5 text-sm font-bold text-night">VIP</span>
        )}
      </div>
      <dl className="grid grid-cols-2 gap-2 md:grid-cols-5 md:gap-3">
        <Figure name={t("people.games")}>{page.games}</Figure>
        <Figure name={t("people.wins")}>{page.wins}</Figure>
        <Figure name={t("people.streak")}>{page.streak}</Figure>
        <Figure name={t("people.bestStreak")}>{page.bestStreak}</Figure>
        <Figure name={t("people.favourite")}>
          {favourite === null ? "—" : t(`people.powerup.${POWERUPS[favourite]}`)}
        </Figure>
      </dl>
      {page.ratingHistory.length > 1 && (
        <Panel title={t("people.ratingOverTime")}>
          <RatingPlot points={page.ratingHistory} />
        </Panel>
      )}
      <Panel title={t("people.honoursOf", { count: page.honours.length, all: HONOURS.length })}>
        <Honours earned={page.honours.map(({ code }) => code)} />
      </Panel>
      <Panel title={t("people.lastGames")}>
        {page.recentGames.length === 0 ? (
          <p className="text-quiet">{t("people.noGames")}</p>
        ) : (
          <ul className="-mx-2 grid grid-cols-[minmax(0,1fr)]">
            {page.recentGames.map((game) => (
              <RecentGame key={game.id} game={game} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}

/** All there are: the earned ones first, the others show what is still to be done. */
function Honours({ earned }: { readonly earned: readonly HonourCode[] }): ReactElement {
  const { t } = useTranslation();
  const inOrder = HONOURS.toSorted((a, b) => Number(earned.includes(b)) - Number(earned.includes(a)));
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {inOrder.map((code) => {
        const isEarned = earned.includes(code);
        return (
          <li
            key={code}
            className={`flex items-center gap-3 rounded-md border px-3 py-2 ${isEarned ? "border-transparent bg-night" : "border-dashed border-line text-quiet"}`}
          >
            {isEarned ? (
              <StarIcon size={26} />
            ) : (
              <svg
                width="26"
                height="26"
                viewBox="0 0 20 20"
                aria-hidden="true"
                className="shrink-0 text-edge"
              >
                <path
                  d="m10 2.500 2.300 4.700 5.200.8-3.700 3.600.9 5.200-4.700-2.500-4.700 2.500.9-5.200L2.500 8l5.200-.8z"
                  fill="none"
                  stroke="currentColor"
                  strokeWidth="1.4"
                  strokeLinejoin="round"
                />
              </svg>
            )}
            <span className="grid leading-snug">
              <span className="font-semibold">
                {t(`people.honour.${code}.name`)}
                {!isEarned && <span className="sr-only"> — {t("people.notEarned")}</span>}
              </span>
              <span className="text-sm text-quiet">{t(`people.honour.${code}.text`)}</span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function RecentGame({ game }: { readonly game: PlayerPage["recentGames"][number] }): ReactElement {
  const { t, i18n } = useTranslation();
  const { ratingChange } = game;
  const day = new Date(game.endedAt).toLocaleString(i18n.language, {
    dateStyle: "short",
    timeStyle: "short",
  });
  return (
    <li>
      <a
        href={`/?replay=${game.id}`}
        className="figures flex min-h-12 items-center gap-3 rounded-md px-2 transition-colors duration-150 hover:bg-lifted"
      >
        <span className={`w-24 shrink-0 font-semibold ${game.place === 1 ? "text-spark" : "text-text"}`}>
          {game.players === 1
            ? t("people.alone")
            : t("people.placeOf", { place: game.place, all: game.players })}
        </span>
        <span className="min-w-0 flex-1 truncate text-quiet">{tableName(game.roomName, t)}</span>
        {ratingChange !== 0 && (
          <span className={`text-sm font-semibold ${ratingChange > 0 ? "text-mint" : "text-coral"}`}>
            {ratingChange > 0 ? `+${ratingChange}` : `−${-ratingChange}`}
          </span>
        )}
        <span className="hidden text-sm text-quiet sm:inline">{day}</span>
        <svg
          width="18"
          height="18"
          viewBox="0 0 20 20"
          role="img"
          aria-label={t("people.watch")}
          className="shrink-0 text-fuse"
        >
          <path d="M6 3.5v13l11-6.500z" fill="currentColor" />
        </svg>
      </a>
    </li>
  );
}

function Figure({ name, children }: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div className="flex flex-col-reverse justify-end rounded-md border border-line bg-raised px-4 py-3 max-md:last:col-span-2">
      <dt className="text-sm text-quiet">{name}</dt>
      <dd className="figures font-title text-lg font-bold text-balance">{children}</dd>
    </div>
  );
}

function Panel({ title, children }: { readonly title: string; readonly children: ReactNode }): ReactElement {
  return (
    <section className="rounded-lg border border-line bg-raised p-4 md:p-6">
      <h2 className="mb-3 font-title text-base font-semibold">{title}</h2>
      {children}
    </section>
  );
}
