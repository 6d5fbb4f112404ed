// Beside the tables: the top of the month's ladder, and the last game to watch again. Comes after the list, and only with something to show.
import { useQuery } from "@tanstack/react-query";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import type { Highlights } from "@fitil/contracts";
import { CallFailed } from "../../lib/http/http.ts";
import { useServices } from "../../lib/services.tsx";
import { tableName } from "../../ui/table-name.ts";

const REFRESH_MS = 60_000;

/** The panel; nothing while nobody has played. */
export function HighlightsPanel(): ReactElement | null {
  const { t } = useTranslation();
  const { api } = useServices();
  const { data } = useQuery({
    queryKey: ["highlights"],
    retry: false,
    refetchInterval: REFRESH_MS,
    queryFn: async (): Promise<Highlights> => {
      const read = await api.highlights();
      if (!read.ok) throw new CallFailed(read.failure);
      return read.value;
    },
  });
  if (data === undefined) return null;
  const { top, lastGame } = data;
  return (
    <section className="min-w-0 rounded-lg border border-line bg-raised p-4 md:p-6">
      <h2 className="mb-3 font-title text-base font-semibold">{t("people.ladder")}</h2>
      <ol className="-mx-2 grid grid-cols-1">
        {top.map(({ place, playerId, name, rating }) => (
          <li key={playerId}>
            <a
              href={`/?player=${encodeURIComponent(playerId)}`}
              className="figures flex min-h-11 items-center gap-3 rounded-md px-2 transition-colors duration-150 hover:bg-lifted"
            >
              <span className={`w-5 font-title font-bold ${place === 1 ? "text-spark" : "text-quiet"}`}>
                {place}
              </span>
              <span className="min-w-0 flex-1 truncate font-semibold">{name}</span>
              <span className="text-quiet">{rating}</span>
            </a>
          </li>
        ))}
      </ol>
      <a
        href="/?ladder"
        className="-mx-2 flex min-h-11 items-center rounded-md px-2 text-quiet underline underline-offset-4 hover:text-text"
      >
        {t(top.length === 0 ? "people.beFirst" : "people.wholeLadder")}
      </a>
      {lastGame !== null && (
        <a
          href={`/?replay=${lastGame.id}`}
          className="mt-2 flex min-h-14 items-center gap-3 rounded-md border border-line bg-night px-3 py-2 transition-colors duration-150 hover:border-edge"
        >
          <svg width="22" height="22" viewBox="0 0 20 20" aria-hidden="true" className="shrink-0 text-fuse">
            <path d="M6 3.5v13l11-6.500z" fill="currentColor" />
          </svg>
          <span className="grid min-w-0 leading-snug">
            <span className="truncate font-semibold">{t("people.wonBy", { name: lastGame.winner })}</span>
            <span className="truncate text-sm text-quiet">
              {t("people.lastGame", { room: tableName(lastGame.roomName, t) })}
            </span>
          </span>
        </a>
      )}
    </section>
  );
}
