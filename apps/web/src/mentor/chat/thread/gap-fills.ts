// What the person typed into the gaps of an answer's messages: kept on this device as one text, and put into the messages. Pure.
import { piecesOf } from "@fitil/contracts";
import type { AdvicePart } from "@fitil/contracts";
import { isRecord } from "../../../lib/http/http.ts";

export type Option = AdvicePart["options"][number];
export type Gap = NonNullable<Option["gaps"]>[number];

/** Words by the gap's id; all options of an answer share them. */
export type GapFills = Readonly<Record<string, string>>;

/** Characters of one gap: a message is short. */
export const MAX_FILL_LENGTH = 500;

/** The fills as a text to be kept; "" when there are none. Pure. */
export function packFills(fills: GapFills): string {
  const filled = Object.entries(fills).filter(([, words]) => words !== "");
  return filled.length === 0 ? "" : JSON.stringify(Object.fromEntries(filled));
}

/** The fills that were kept; none where the text is not one of ours. Pure. */
export function unpackFills(kept: string): GapFills {
  if (kept === "") return {};
  try {
    const parsed: unknown = JSON.parse(kept);
    if (!isRecord(parsed)) return {};
    const texts = Object.entries(parsed).filter((entry): entry is [string, string] => {
      return typeof entry[1] === "string";
    });
    return Object.fromEntries(texts.map(([id, words]) => [id, words.slice(0, MAX_FILL_LENGTH)]));
  } catch {
    // Not JSON: nothing of ours.
    return {};
  }
}

/** The option's gaps that its text marks and that hold no word yet, in the order of the text. Pure. */
export function emptyGaps({ text = "", gaps = [] }: Option, fills: GapFills): readonly Gap[] {
  const marked = piecesOf(text).flatMap((piece) => ("gap" in piece ? [piece.gap] : []));
  return marked.flatMap((id, place) => {
    const gap = gaps.find((one) => one.id === id);
    const isFirst = marked.indexOf(id) === place;
    return gap !== undefined && isFirst && (fills[id] ?? "").trim() === "" ? [gap] : [];
  });
}

/** The message as it is sent: every gap holds what was typed, «…» where nothing was; no mark stands twice where one ends. Pure. */
export function wholeText({ text = "" }: Option, fills: GapFills): string {
  const pieces = piecesOf(text);
  let said = "";
  for (const [place, piece] of pieces.entries()) {
    if ("gap" in piece) said += (fills[piece.gap] ?? "").trim() || "…";
    else if (place > 0 && /[.!?…]$/u.test(said)) said += piece.text.replace(/^[.,]/u, "");
    else said += piece.text;
  }
  return said;
}

/** For each gap the first option that has it: there its answers to tap always stand. Pure. */
export function homesOfGaps(options: readonly Option[]): ReadonlyMap<string, number> {
  const homes = new Map<string, number>();
  for (const [index, { gaps = [] }] of options.entries())
    for (const { id } of gaps) if (!homes.has(id)) homes.set(id, index);
  return homes;
}

/** Whether an option has come to its end: what broke off in the middle is nobody's message. Pure. */
export function isComplete({ text = "", why, source }: Option): boolean {
  return text !== "" && why !== undefined && source !== undefined;
}
