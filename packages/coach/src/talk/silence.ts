// How long nobody has written [CO6], where the person's words tell.
import { plain } from "../words/plain.ts";
import data from "./data/silence.json" with { type: "json" };

const SILENCE = new RegExp(data.told, "u");
const YESTERDAY = new RegExp(data.yesterday, "u");
const COUNTS: ReadonlyMap<string, number> = new Map(Object.entries(data.counts));
/** From the longest, with a number of it before it. */
const UNITS = data.units.toReversed().map(({ named, minutes }) => ({
  pattern: new RegExp(String.raw`(\d{1,3}|\p{L}+(?: \p{L}+)?)?\s*(?<!\p{L})(?:${named})(?!\p{L})`, "u"),
  hours: minutes / 60,
}));

/** Hours of silence that the words tell of («молчит неделю», “no reply for 3 days”); null when they tell of none. */
export function silenceIn(words: string): number | null {
  const text = plain(words);
  if (!SILENCE.test(text)) return null;
  for (const { pattern, hours } of UNITS) {
    const found = pattern.exec(text);
    if (!found) continue;
    const count = (found[1] ?? "").trim();
    const spoken = COUNTS.get(count) ?? COUNTS.get(count.split(" ").at(-1) ?? "");
    return (/^\d+$/.test(count) ? Number(count) : (spoken ?? 1)) * hours;
  }
  if (YESTERDAY.test(text)) return 24;
  return null;
}
