// The one normal form in which texts are compared, so that every rule, pattern and signal reads the same words, however they
// were typed: look-alike letters, invisible signs and stretched letters change nothing. Places lead back to the text.
import { foldTwins } from "@fitil/language";
import { recalling } from "./recall.ts";

/** A text in its normal form. */
export interface PlainText {
  readonly text: string;
  /** Where the sign at a place of the normal form (up to its length) stands in the text itself. */
  readonly placeOf: (at: number) => number;
}

/** Zero-width signs, bidi controls, variation selectors and the like; stress marks and strokes over letters. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u0300-\u036f]/gu;
const APOSTROPHES = /[‘’ʼ`´′]/g;
/** A sign with the marks that belong to it: they are normalised together. An ellipsis stays one sign. */
const CLUSTER = /[^\p{M}…]\p{M}*|\p{M}+/gu;
/** A letter three times or more, but for words of one letter («ммм», “www”). */
const STRETCHED = /(\p{L})\1{2,}/gu;

/**
 * The text in its normal form: NFKC (but for «…»), nothing invisible, plain apostrophes, each word in one alphabet, lower
 * case, «ё» as «е», and one letter for one that was stretched.
 */
export function plain(text: string): string {
  return plainWithPlaces(text).text;
}

/** The text in its normal form, and where its signs stood. */
export function plainWithPlaces(text: string): PlainText {
  return readLately(text);
}

/** PERF: every rule, pattern and signal asks for it again. */
const readLately = recalling(normalised);

function normalised(text: string): PlainText {
  const composed = compose(text);
  const folded = loweredOf(foldTwins(composed.text)).replaceAll("ё", "е");
  const short = shorten(folded);
  return { text: short.text, placeOf: (at) => composed.placeOf(short.placeOf(at)) };
}

const unmoved = (text: string): PlainText => ({ text, placeOf: (at) => at });

function compose(text: string): PlainText {
  const marked = text.replaceAll(APOSTROPHES, "'");
  if (marked.search(UNSEEN) < 0 && isComposed(marked)) return unmoved(marked);
  return rewritten(marked, CLUSTER, (cluster) => cluster.normalize("NFKC").replaceAll(UNSEEN, ""));
}

function isComposed(text: string): boolean {
  const checked = text.replaceAll("…", "");
  return checked.normalize("NFKC") === checked;
}

/** A few letters grow when lowered («İ»): those stay as they are. */
function loweredOf(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replaceAll(/[A-ZА-ЯЁ]/g, (one) => one.toLowerCase());
}

function shorten(text: string): PlainText {
  if (text.search(STRETCHED) < 0) return unmoved(text);
  return rewritten(text, STRETCHED, (run, at) => {
    const [letter = ""] = run;
    const before = /\p{L}$/u.test(text.slice(Math.max(0, at - 2), at));
    const after = /^\p{L}/u.test(text.slice(at + run.length));
    if (!before && !after) return run;
    // English ends words in a double l: “killlll”.
    return letter === "l" && !after && /[aei]$/.test(text.slice(0, at)) ? "ll" : letter;
  });
}

/** The text with what `pattern` finds rewritten; a rewritten sign leads to where the found ones began. */
function rewritten(text: string, pattern: RegExp, write: (found: string, at: number) => string): PlainText {
  const places: number[] = [];
  let made = "";
  const add = (piece: string, placeOf: (at: number) => number): void => {
    for (let at = 0; at < piece.length; at += 1) places.push(placeOf(at));
    made += piece;
  };
  let end = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const from = end;
    add(text.slice(from, index), (at) => from + at);
    const piece = write(found, index);
    add(piece, (at) => (piece.length === found.length ? index + at : index));
    end = index + found.length;
  }
  add(text.slice(end), (at) => end + at);
  return { text: made, placeOf: (at) => places[at] ?? text.length };
}
