// The three last things that happened, in words (SP3): beside the board where there is room, else over its upper edge for a moment.
import type { CharacterId } from "@fitil/contracts";
import { COLORS } from "@fitil/contracts";
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { CharacterMark } from "../../../ui/character/index.ts";
import type { MatchStore } from "../store/match-store.ts";
import { feedLine, withLine } from "./feed-lines.ts";
import type { FeedLine } from "./feed-lines.ts";

/** A line over the board goes after this time. */
const SHOWN_MS = 4_500;

interface ShownLine {
  readonly line: FeedLine;
  readonly id: number;
}

/** The lines of this match; `isOver` lays them over the board. */
export function KillFeed({ store, isOver }: { store: MatchStore; isOver: boolean }): ReactElement {
  const { t } = useTranslation();
  const [lines, setLines] = useState<readonly ShownLine[]>([]);
  useEffect(() => {
    let last = 0;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const stop = store.onClientEvent((clientEvent) => {
      const line = feedLine(clientEvent);
      if (line === null) return;
      const id = ++last;
      setLines((before) => withLine(before, { line, id }));
      if (isOver)
        timers.add(setTimeout(() => setLines((before) => before.filter((one) => one.id !== id)), SHOWN_MS));
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [store, isOver]);
  const nameOf = (id: CharacterId) =>
    store.hud.getState().players.find((player) => player.id === id)?.name ?? "";
  const words = (line: FeedLine): string => {
    const name = nameOf(line.of);
    if (line.key === "felled") return t("overlay.feed.felled", { name, by: nameOf(line.by) });
    if (line.key === "took")
      return t("overlay.feed.took", { name, what: t(`overlay.powerups.${line.kind}`) });
    return t(`overlay.feed.${line.key}`, { name });
  };
  return (
    <ol
      aria-label={t("overlay.feed.title")}
      data-testid="kill-feed"
      className={
        isOver
          ? "pointer-events-none absolute inset-x-1 top-1 z-10 grid justify-items-center gap-0.5 text-xs"
          : "grid gap-1 text-sm text-quiet"
      }
    >
      {lines.map(({ line, id }) => (
        <li
          key={id}
          className={`flex max-w-full min-w-0 animate-rise items-center gap-1.5 ${isOver ? "rounded-full bg-deep/80 px-2.5 py-0.5" : ""}`}
        >
          <CharacterMark
            color={COLORS[line.key === "felled" ? line.by : line.of]}
            size={11}
            className="shrink-0"
          />
          <span className="truncate">{words(line)}</span>
        </li>
      ))}
    </ol>
  );
}
