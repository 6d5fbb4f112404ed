// How long nobody has written [CO6], where the person's words tell.
import { plain } from "../words/plain.ts";

const UNITS: readonly (readonly [pattern: string, hours: number])[] = [
  ["мин\\p{L}*|minutes?|mins?", 1 / 60],
  ["час\\p{L}*|hours?|hrs?", 1],
  ["день|дня|дней|сут\\p{L}*|days?", 24],
  ["недел\\p{L}*|weeks?", 168],
  ["месяц\\p{L}*|months?", 720],
];
const COUNTS: ReadonlyMap<string, number> = new Map([
  ["пару", 2],
  ["пара", 2],
  ["два", 2],
  ["две", 2],
  ["три", 3],
  ["четыре", 4],
  ["пять", 5],
  ["шесть", 6],
  ["полтора", 1.5],
  ["a couple of", 2],
  ["couple of", 2],
  ["two", 2],
  ["three", 3],
  ["four", 4],
  ["five", 5],
  ["six", 6],
  ["several", 4],
  ["несколько", 4],
]);
const SILENCE =
  /молч|не отвеча|не ответ|не пиш|игнор|пропал|тишин|слился|слилась|прочита|без ответа|silen|no reply|no answer|no response|not repl|not answ|hasn't|haven't|didn't (?:reply|answer)|doesn't (?:reply|answer)|ghost|left me on read|on read|stopped/u;
/** Hours of silence that the words tell of («молчит неделю», “no reply for 3 days”); null when they tell of none. */
export function silenceIn(words: string): number | null {
  const text = plain(words);
  if (!SILENCE.test(text)) return null;
  for (const [unit, hours] of UNITS.toReversed()) {
    const found = new RegExp(
      String.raw`(\d{1,3}|\p{L}+(?: \p{L}+)?)?\s*(?<!\p{L})(?:${unit})(?!\p{L})`,
      "u",
    ).exec(text);
    if (!found) continue;
    const count = (found[1] ?? "").trim();
    const spoken = COUNTS.get(count) ?? COUNTS.get(count.split(" ").at(-1) ?? "");
    return (/^\d+$/.test(count) ? Number(count) : (spoken ?? 1)) * hours;
  }
  if (/вчера|yesterday/u.test(text)) return 24;
  return null;
}
