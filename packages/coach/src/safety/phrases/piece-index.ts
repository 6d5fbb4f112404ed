// Which of a thousand rules a text can be about at all: one look at each place of the text, instead of one look at the text for
// each rule. Nearly every rule is ruled out so.
import { recalling } from "../../words/recall.ts";

/** Pieces are filed by so many of their first letters. */
const FILED_BY = 3;

interface Filed {
  readonly piece: string;
  /** Which entries need it. */
  readonly entries: number[];
}

/**
 * Tells which entries may fit a text.
 * @param needed for each entry the pieces one of which stands in every text that it fits (see `neededWords`); null where nothing is certain
 * @returns the places of the entries that may fit, ascending; those that need nothing are always among them
 */
export function createPieceIndex(
  needed: readonly (readonly string[] | null)[],
): (text: string) => readonly number[] {
  const byStart = new Map<string, Filed[]>();
  const always: number[] = [];
  needed.forEach((pieces, entry) => {
    if (pieces === null) always.push(entry);
    else for (const piece of pieces) file(byStart, piece, entry);
  });
  const lengths = [...new Set([...byStart.keys()].map(({ length }) => length))];
  return recalling((text) => {
    const found = new Set(always);
    for (let at = 0; at < text.length; at += 1)
      for (const length of lengths)
        for (const { piece, entries } of byStart.get(text.slice(at, at + length)) ?? [])
          if (text.startsWith(piece, at)) for (const entry of entries) found.add(entry);
    return [...found].toSorted((one, other) => one - other);
  });
}

function file(byStart: Map<string, Filed[]>, piece: string, entry: number): void {
  const start = piece.slice(0, FILED_BY);
  const filed = byStart.get(start) ?? [];
  byStart.set(start, filed);
  const same = filed.find((other) => other.piece === piece);
  if (same === undefined) filed.push({ piece, entries: [entry] });
  else same.entries.push(entry);
}
