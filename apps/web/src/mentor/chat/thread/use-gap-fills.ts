// What was typed into an answer's gaps, as a screen's state that outlives the page (MR3).
import { useCallback, useMemo } from "react";
import { useDraft } from "../../../lib/use-draft.ts";
import { packFills, unpackFills } from "./gap-fills.ts";
import type { GapFills } from "./gap-fills.ts";

/** The fills of the answer with this id, and how to fill one gap; an empty text empties it. */
export function useGapFills(
  messageId: string,
): readonly [fills: GapFills, fill: (id: string, words: string) => void] {
  const [kept, keep] = useDraft(`gaps:${messageId}`);
  const fills = useMemo(() => unpackFills(kept), [kept]);
  const fill = useCallback(
    (id: string, words: string) => keep(packFills({ ...fills, [id]: words })),
    [fills, keep],
  );
  return [fills, fill];
}
