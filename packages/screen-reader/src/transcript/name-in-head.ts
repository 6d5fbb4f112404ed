// The name in the head of a talk. Better none than a wrong one: it only suggests what the person is asked about anyway.
import { repairAlphabets } from "@fitil/language";
import type { Transcript } from "@fitil/contracts";
import type { OcrWord } from "../screen/screen-layout.ts";
import { isServiceWord } from "./screen-words.ts";

/** The engine is surer than this of every word of a name. */
const SURE = 0.75;
/** Words further apart than so many letter heights are no one name. */
const FAR_APART = 1.4;
/** A name's letters are at least this share of the largest ones in the head. */
const LARGE_SHARE = 0.72;
const NAME = /^\p{Lu}[\p{L}'’-]{1,19}\.?$/u;

/** The name among the words of a head; null where none stands out. */
export function nameInHead(words: readonly OcrWord[], language: Transcript["language"]): string | null {
  const runs = runsOf(words.filter(({ text }) => /\p{L}/u.test(text)));
  const largest = Math.max(0, ...runs.flat().map(({ box }) => box.height));
  const names = runs.filter((run) => isName(run) && heightOf(run) >= largest * LARGE_SHARE);
  const [name] = names.toSorted((one, other) => heightOf(other) - heightOf(one));
  if (name === undefined) return null;
  const text = repairAlphabets(name.map((word) => word.text.replace(/\.$/u, "")).join(" "), language);
  const isMixed = /\p{Script=Latin}/u.test(text) && /\p{Script=Cyrillic}/u.test(text);
  return isMixed || (language === "ru" && LOOK_ALIKE.test(text)) ? null : text;
}

/** Latin letters alone that all look like Russian ones: «Тимур» is read as “Tumyp”, and nothing tells which it is. */
const LOOK_ALIKE = /^[ABCEHKMOPTXacekmopruxy ]+$/u;

/** Words that stand side by side. */
function runsOf(words: readonly OcrWord[]): OcrWord[][] {
  const runs: OcrWord[][] = [];
  for (const word of words) {
    const before = runs.at(-1)?.at(-1);
    const gap = before === undefined ? 0 : word.box.x - before.box.x - before.box.width;
    const isBeside = before !== undefined && before.line === word.line && gap < before.box.height * FAR_APART;
    if (isBeside) runs.at(-1)?.push(word);
    else runs.push([word]);
  }
  return runs;
}

function heightOf(run: readonly OcrWord[]): number {
  return Math.max(...run.map(({ box }) => box.height));
}

function isName(run: readonly OcrWord[]): boolean {
  return (
    run.length <= 3 &&
    run.every(({ text, confidence }) => confidence >= SURE && NAME.test(text) && !isServiceWord(text))
  );
}
