// What every draft of a message has in hand, and how a line becomes a text.
import type { Toned } from "../lines/lines.ts";
import type { Tone } from "./advice.ts";
import { canFill, fill } from "./fill.ts";
import type { Marks } from "./fill.ts";
import type { Material, Thread } from "./material.ts";
import { pick } from "./material.ts";

export interface Draft {
  readonly material: Material;
  readonly tone: Tone;
  readonly attempt: number;
  readonly thread: Thread | null;
}

/** Tones that choose from one list stand apart by their place. */
export function place(tone: Tone): number {
  return tone === "playful" ? 0 : tone === "sincere" ? 1 : 2;
}

/** One of the lines of this tone that can be filled, filled; empty when there is none. */
export function filled(one: Draft, lines: Toned, marks: Marks): string {
  const { material, tone, attempt } = one;
  const usable = lines[tone].filter((line) => canFill(line, marks));
  const list = usable.length > 0 ? usable : [""];
  return fill(pick(material, `${tone}/line`, list, attempt), marks);
}
