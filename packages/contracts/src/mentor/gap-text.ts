// Texts with gaps: `{gap:ID}` stands where only the person's own words can go. How to read such a text; nothing is kept here.

/** What a text needs to know of a gap to be shown without its field. */
export interface GapHint {
  readonly id: string;
  readonly hint: string;
}

/** A stretch of a text: plain words, or the id of a gap. */
export type GapPiece = { readonly text: string } | { readonly gap: string };

export const GAP_ID = /^[a-z0-9]{1,24}$/;
const MARK = /\{gap:([a-z0-9]{1,24})\}/g;

/** The text in stretches, in its order; a plain text is one, an empty one none. Pure. */
export function piecesOf(text: string): GapPiece[] {
  return text
    .split(MARK)
    .map((piece, index): GapPiece => (index % 2 === 1 ? { gap: piece } : { text: piece }))
    .filter((piece) => "gap" in piece || piece.text !== "");
}

/** Ids of the gaps in a text, each once, in its order. Pure. */
export function gapIdsIn(text: string): string[] {
  return [...new Set(piecesOf(text).flatMap((piece) => ("gap" in piece ? [piece.gap] : [])))];
}

/** Whether every mark of the text has its gap and every gap its mark. Pure. */
export function hasItsGaps(text: string, gaps: readonly Pick<GapHint, "id">[] = []): boolean {
  const marked = gapIdsIn(text);
  const ids = gaps.map(({ id }) => id);
  return marked.length === ids.length && ids.every((id) => marked.includes(id));
}

/** The text with `fill` in the place of each gap. Pure. */
export function withGapsFilled(text: string, fill: (id: string) => string): string {
  return piecesOf(text)
    .map((piece) => ("gap" in piece ? fill(piece.gap) : piece.text))
    .join("");
}

/** The text for whoever only reads it: each gap as its hint in brackets, «…» where it has none. Pure. */
export function withHints(text: string, gaps: readonly GapHint[] = []): string {
  return withGapsFilled(text, (id) => {
    const hint = gaps.find((gap) => gap.id === id)?.hint;
    return hint === undefined ? "…" : `[${hint}]`;
  });
}
