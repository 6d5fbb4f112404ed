// The words around what was found, as they were written (MK6): search sees folded texts, people see their own. Pure.
import type { FoundLine } from "@fitil/contracts";
import { searchText } from "../plain-text.ts";
import { holds } from "./sought-words.ts";
import type { Sought, SoughtWord } from "./sought-words.ts";

/** Signs shown before and after the place, about two lines of a phone together. */
const BEFORE = 40;
const AFTER = 90;

/** The line that holds the most of what is sought, `word` among it, cut around all of it or `word`; null where none holds `word`. */
export function excerptOf(
  lines: readonly string[],
  { words, phrase }: Sought,
  word: SoughtWord,
): FoundLine | null {
  const scored = lines
    .map((line) => ({ line, text: searchText(line) }))
    .filter(({ text }) => holds(text, word))
    .map(({ line, text }) => {
      const hit = holds(text, phrase) ? phrase : word;
      return { line, hit, count: words.filter((one) => holds(text, one)).length + Number(hit === phrase) };
    });
  const best = scored.toSorted((one, other) => other.count - one.count)[0];
  return best === undefined ? null : around(best.line, best.hit);
}

/** The line cut around the first place of `word` in it. */
function around(line: string, word: SoughtWord): FoundLine {
  const signs = Array.from(line.replaceAll(/\s+/g, " ").trim());
  const { text, at } = foldedSigns(signs);
  const sought = word.atBeginning ? ` ${word.text}` : word.text;
  const spaced = word.atBeginning ? ` ${text}` : text;
  const from = spaced.indexOf(sought);
  // Signs that mean one letter only together are folded differently one by one: the line is shown, the place is not.
  if (from === -1) return { before: "", hit: "", after: cutEnd(signs, BEFORE + AFTER) };
  const begin = at[from] ?? 0;
  const end = (at[from + word.text.length - 1] ?? begin) + 1;
  return {
    before: cutBeginning(signs.slice(0, begin)),
    hit: signs.slice(begin, end).join(""),
    after: cutEnd(signs.slice(end), AFTER),
  };
}

/** Signs as search sees them, and for each letter of that the sign it comes from. */
function foldedSigns(signs: readonly string[]): { readonly text: string; readonly at: readonly number[] } {
  const at: number[] = [];
  let text = "";
  // PERF: a line may have tens of thousands of signs, of a few dozen kinds.
  const known = new Map([[" ", " "]]);
  for (const [index, sign] of signs.entries()) {
    const folded = known.get(sign) ?? searchText(sign);
    known.set(sign, folded);
    text += folded;
    for (let unit = 0; unit < folded.length; unit += 1) at.push(index);
  }
  return { text, at };
}

/** The last `BEFORE` signs, from a word's beginning where there is one. */
function cutBeginning(signs: readonly string[]): string {
  if (signs.length <= BEFORE) return signs.join("");
  const kept = signs.slice(-BEFORE);
  const space = kept.indexOf(" ");
  return `…${kept.slice(space === -1 || space === kept.length - 1 ? 0 : space + 1).join("")}`;
}

/** The first `most` signs, to a word's end where there is one. */
function cutEnd(signs: readonly string[], most: number): string {
  if (signs.length <= most) return signs.join("");
  const kept = signs.slice(0, most);
  const space = kept.lastIndexOf(" ");
  return `${kept.slice(0, space <= 0 ? most : space).join("")}…`;
}
