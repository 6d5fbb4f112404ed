// Words s p a c e d out are read as words (MF1). Where one ends nothing shows but the words that the rules know.
import boundariesEn from "../data/boundaries.en.json" with { type: "json" };
import boundariesRu from "../data/boundaries.ru.json" with { type: "json" };
import rulesEn from "../data/rules.en.json" with { type: "json" };
import rulesRu from "../data/rules.ru.json" with { type: "json" };

/** Three letters or more, each by itself; wider gaps stand between words. */
const SPACED = /(?<![\p{L}\d'])\p{L}(?:[ .*_-]{1,2}\p{L}(?![\p{L}\d'])){2,}/gu;
/** Letters that are words of their own: «а я с» is no spaced word. */
const OWN_WORDS = /[авиксоуяжбaiuryxo]/u;
/** What a letter costs that belongs to no known word; a known word costs one. */
const UNKNOWN = 2;
const LONGEST_WORD = 16;

let known: ReadonlySet<string> | null = null;

/** The text, in plain form, with its spaced words joined and divided into the words they are. */
export function joinSpacedLetters(text: string): string {
  return text.replaceAll(SPACED, (run) => {
    const letters = run.match(/\p{L}/gu) ?? [];
    if (letters.filter((letter) => !OWN_WORDS.test(letter)).length * 3 < letters.length) return run;
    return run
      .split(/[ .*_-]{2}/u)
      .map((word) => divided(word.replaceAll(/\P{L}/gu, "")))
      .join(" ");
  });
}

/** The letters divided into as few words as there can be, most of them known. */
function divided(letters: string): string {
  const words = knownWords();
  const best: { readonly cost: number; readonly text: string }[] = [{ cost: 0, text: "" }];
  for (let end = 1; end <= letters.length; end += 1) {
    const before = best[end - 1] ?? { cost: 0, text: "" };
    let choice = { cost: before.cost + UNKNOWN, text: before.text + letters.charAt(end - 1) };
    for (let start = Math.max(0, end - LONGEST_WORD); start < end; start += 1) {
      const word = letters.slice(start, end);
      const from = best[start];
      if (from === undefined || !words.has(word) || from.cost + 1 >= choice.cost) continue;
      choice = { cost: from.cost + 1, text: `${from.text} ${word} ` };
    }
    best.push(choice);
  }
  return (best.at(-1)?.text ?? letters).trim().replaceAll(/ +/g, " ");
}

/** All words that rules are written with. */
function knownWords(): ReadonlySet<string> {
  known ??= new Set(
    JSON.stringify([
      rulesRu.words,
      rulesRu.rules,
      rulesEn.words,
      rulesEn.rules,
      boundariesRu,
      boundariesEn,
    ]).match(/[a-zа-я']+/gu),
  );
  return known;
}
