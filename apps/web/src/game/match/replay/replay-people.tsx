// Who played: places, what they had at the moment that is shown, and a press to see the match as theirs.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { useStore } from "zustand";
import type { CharacterId, FinishedGame } from "@fitil/contracts";
import { CharacterFigure } from "../../../ui/character/index.ts";
import type { HudPlayer } from "../store/hud.ts";
import type { TapePlayer } from "./player.ts";

/** A player's name for people: theirs, or that they are gone. */
export function nameOf(player: FinishedGame["players"][number] | undefined, gone: string): string {
  return player?.name ?? gone;
}

/** The list beside the board. */
export function ReplayPeople(props: {
  readonly game: FinishedGame;
  readonly player: TapePlayer;
  readonly followed: CharacterId | null;
  readonly onFollow: (id: CharacterId | null) => void;
}): ReactElement {
  const { t } = useTranslation();
  const { game, followed, onFollow } = props;
  const hud = useStore(props.player.store.hud);
  return (
    <ul
      className="grid grid-cols-[minmax(0,1fr)] gap-2 max-lg:grid-cols-2 max-sm:gap-1.5 low:grid-cols-1"
      aria-label={t("recording.people")}
    >
      {hud.players.map((seen) => {
        const known = game.players.find(({ id }) => id === seen.id);
        const name = nameOf(known, t("recording.gone"));
        const isFollowed = followed === seen.id;
        return (
          <li key={seen.id} className="min-w-0">
            <button
              type="button"
              aria-pressed={isFollowed}
              title={t("recording.follow")}
              onClick={() => onFollow(isFollowed ? null : seen.id)}
              className="relative flex min-h-14 w-full items-center gap-2 rounded-md border border-line bg-raised px-2 py-1 text-left transition-colors duration-150 hover:border-edge aria-pressed:border-spark aria-pressed:bg-lifted"
            >
              <CharacterFigure
                color={seen.color}
                eyeVariant={seen.eyeVariant}
                mood={seen.state === "alive" ? "normal" : "dead"}
                size={36}
                animated={false}
              />
              {known && known.id === game.winnerId && (
                <span className="absolute top-0.5 left-0.5 text-spark" title={t("recording.winner")}>
                  <svg
                    width="18"
                    height="18"
                    viewBox="0 0 20 20"
                    role="img"
                    aria-label={t("recording.winner")}
                  >
                    <path d="M3 6l3.500 3L10 4l3.500 5L17 6l-1.500 9h-11z" fill="currentColor" />
                  </svg>
                </span>
              )}
              <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] leading-snug">
                <span className="flex min-w-0 items-baseline gap-1.5">
                  <span className="truncate font-semibold">{name}</span>
                  {known?.isBot && <span className="text-sm text-quiet">{t("recording.bot")}</span>}
                </span>
                <span className="figures truncate text-sm text-quiet">
                  {seen.state === "alive" ? (
                    <Stats seen={seen} />
                  ) : (
                    t(seen.state === "dead" ? "recording.fell" : "recording.left")
                  )}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Stats({ seen }: { readonly seen: HudPlayer }): ReactElement {
  const { t } = useTranslation();
  const { health, maxBombs, blastRadius, speed } = seen.stats;
  const words = t("recording.stats", { health, bombs: maxBombs, radius: blastRadius, speed });
  return (
    <span role="img" aria-label={words} title={words}>
      {`♥${health}  ●${maxBombs}  ✦${blastRadius}  »${speed}`}
    </span>
  );
}
