// The three last things that happened, in words (SP3): under each other where there is room, else the latest alone, for a moment. Never
// over the board: whoever stands in its first row must be seen.
import type { CharacterId } from "@fitil/contracts";
import { COLORS } from "@fitil/contracts";
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { useTranslation } from "react-i18next";
import { CharacterMark } from "../../../ui/character/index.ts";
import type { MatchStore } from "../store/match-view.ts";
import { feedLine, withLine } from "./feed-lines.ts";
import type { FeedLine } from "./feed-lines.ts";

/** A line that stands alone goes after this time. */
const SHOWN_MS = 4_500;

interface ShownLine {
  readonly line: FeedLine;
  readonly id: number;
}

/** The lines of this match; `isShort`: there is room for one. */
export function KillFeed({ store, isShort }: { store: MatchStore; isShort: boolean }): ReactElement {
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
      if (isShort)
        timers.add(setTimeout(() => setLines((before) => before.filter((one) => one.id !== id)), SHOWN_MS));
    });
    return () => {
      stop();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [store, isShort]);
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
      className={`grid ${isShort ? "pointer-events-none justify-items-center text-xs low:leading-tight" : "gap-1 text-sm text-quiet"}`}
    >
      {lines.map(({ line, id }) => (
        <li
          key={id}
          className={`flex max-w-full min-w-0 animate-rise items-center gap-1.5 ${isShort ? "not-last:sr-only" : ""}`}
        >
          <CharacterMark
            color={COLORS[line.key === "felled" ? line.by : line.of]}
            size={11}
            className="shrink-0"
          />
          <span className={isShort ? "line-clamp-1 low:line-clamp-3" : "line-clamp-3"}>{words(line)}</span>
        </li>
      ))}
    </ol>
  );
}
