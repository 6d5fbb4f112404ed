// The turning points of a match in words: each a press that goes there, a moment before it happens.
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import type { CharacterId, FinishedGame } from "@fitil/contracts";
import type { Moment } from "./moments.ts";
import type { TapePlayer } from "./player.ts";
import { nameOf } from "./replay-people.tsx";
import { clockText } from "../screen/match-clock.tsx";

/** So long before a moment one begins to watch. */
const BEFORE_MS = 2_000;

/** Falls, departures and sudden death; blasts and power-ups are only marks. */
export function MomentList(props: {
  readonly game: FinishedGame;
  readonly player: TapePlayer;
  readonly moments: readonly Moment[];
}): ReactElement | null {
  const { t } = useTranslation();
  const { game, player } = props;
  const name = (id: CharacterId) =>
    nameOf(
      game.players.find((one) => one.id === id),
      t("recording.gone"),
    );
  const wordsOf = (moment: Moment): string | null => {
    if (moment.kind === "sudden-death") return t("recording.suddenDeath");
    if (moment.kind === "left") return t("recording.wentAway", { name: name(moment.playerId) });
    if (moment.kind !== "death") return null;
    const { playerId, by } = moment;
    if (by === "wall") return t("recording.byWall", { name: name(playerId) });
    if (by === playerId) return t("recording.byOwn", { name: name(playerId) });
    return by === null
      ? t("recording.fellAt", { name: name(playerId) })
      : t("recording.byOther", { by: name(by), name: name(playerId) });
  };
  const rows = props.moments.flatMap((moment) => {
    const words = wordsOf(moment);
    return words === null ? [] : [{ atMs: moment.atMs, words }];
  });
  if (rows.length === 0) return null;
  return (
    <ol className="grid" aria-label={t("recording.moments")}>
      {rows.map(({ atMs, words }, index) => (
        <li key={index}>
          <button
            type="button"
            onClick={() => {
              player.jump(atMs - BEFORE_MS);
              player.play();
            }}
            className="flex min-h-11 w-full items-center gap-3 rounded-md px-2 text-left text-quiet transition-colors duration-150 hover:bg-raised hover:text-text"
          >
            <span className="figures w-9 shrink-0 text-sm text-spark">{clockText(atMs, false)}</span>
            <span className="min-w-0 leading-snug wrap-anywhere">{words}</span>
          </button>
        </li>
      ))}
    </ol>
  );
}
