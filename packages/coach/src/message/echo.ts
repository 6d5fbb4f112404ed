// What a message names, in the form in which it stands there: «в хинкальную», “at Lupo”, «про сериалы». It can be said back as it is,
// so no word has to be put into another case. Data in data/echo.<language>.json.
import { plain } from "../words/plain.ts";

/** A language's words for finding such pieces. */
export interface EchoWords {
  readonly prepositions: readonly string[];
  /** Those before a place. */
  readonly places: readonly string[];
  /** Words before a place where one goes. */
  readonly going: readonly string[];
  /** Prepositions after which stands what a talk is about. */
  readonly about: readonly string[];
  /** Words that join two things: «про горы и походы». */
  readonly between: readonly string[];
  /** Words between a preposition and its thing that say nothing. */
  readonly skip: readonly string[];
  /** Words that no piece may hold: of persons, of time, of nearly everything. */
  readonly never: readonly string[];
  /** Nouns that end like words that wait for one: «в хинкальную». */
  readonly nouns: readonly string[];
  /** Beginnings of words that call something off. */
  readonly off: readonly string[];
  /** Endings of words that wait for their noun. */
  readonly adjective: readonly string[];
  /** Endings that wait for a noun only where the next word ends like one of these: «в большой комнате», «с температурой хожу». */
  readonly agreeing: Readonly<Partial<Record<string, readonly string[]>>>;
}

const CLAUSE = /[.!?…,;:()\n"«»“”]|\s[-–—]\s/u;
const WORD = /^\p{L}[\p{L}'-]*$/u;
/** Words of one piece behind its preposition. */
const MAX_WORDS = 3;
/** Words of a half sentence that is nothing but a place: «в хинкальную через дорогу». */
const BARE = 4;

/**
 * Where a text says one could meet, the last such place; null where it names none. A place stands behind a word of going there
 * («давай в хинкальную») or in half a sentence of its own: most other pieces are no place at all.
 * @param alone whether half a sentence of its own counts: «в Дагестане» may also say where they are
 */
export function namedPlaceIn(text: string, words: EchoWords, alone = true): string | null {
  const named = text.split(CLAUSE).filter((clause) => {
    const tokens = clause.trim().split(/\s+/u).map(plain);
    const begins = alone && tokens.length <= BARE && words.places.includes(tokens[0] ?? "");
    const going = tokens.findIndex((token) => words.going.includes(token));
    const behind = tokens.findLastIndex((token) => words.places.includes(token));
    return begins || (going >= 0 && behind > going);
  });
  return named.flatMap((clause) => piecesOf(clause, words.places, words)).at(-1) ?? null;
}

/** Letters of a word that tell it whatever its ending. */
const STEM = 4;
const SHORTEST_STEM = 3;
const ENDING = 2;

/** Whether one of their texts calls a place off that was named before: «каток тогда отпадает» after «на катке». */
export function isCalledOff(place: string, texts: readonly string[], { off }: EchoWords): boolean {
  const word = plain(place).split(" ").at(-1) ?? "";
  if (word.length < STEM) return false;
  // «Катке», «каток»: the ending and what it moves are left out.
  const stem = word.slice(0, Math.max(SHORTEST_STEM, Math.min(STEM, word.length - ENDING)));
  return texts
    .flatMap((text) => plain(text).split(CLAUSE))
    .some((clause) => clause.includes(stem) && off.some((word) => ` ${clause}`.includes(` ${word}`)));
}

/** What texts say they are about («про сериалы», “about hiking”), the last of them; null where none says. */
export function aboutIn(texts: readonly string[], words: EchoWords): string | null {
  return texts.flatMap((text) => piecesOf(text, words.about, words)).at(-1) ?? null;
}

/** All pieces of a text that begin with one of the prepositions. */
function piecesOf(text: string, prepositions: readonly string[], words: EchoWords): readonly string[] {
  return text.split(CLAUSE).flatMap((clause) => {
    const tokens = clause.trim().split(/\s+/u);
    return tokens.flatMap((token, at) => {
      const piece = prepositions.includes(plain(token)) ? pieceAt(tokens, at, words) : null;
      return piece === null ? [] : [piece];
    });
  });
}

/** A preposition, what belongs to its noun, and the noun; a second noun behind an «и». */
function pieceAt(tokens: readonly string[], at: number, words: EchoWords): string | null {
  const near = tokens.slice(at + 1, at + 1 + MAX_WORDS);
  for (const [place, token] of near.entries()) {
    const word = plain(token);
    if (!WORD.test(token) || words.never.includes(word) || words.prepositions.includes(word)) return null;
    if (waits(word, plain(near[place + 1] ?? ""), words)) continue;
    const taken = near.slice(0, place + 1);
    const rest = [...nameIn(tokens, at + 2 + place), ...secondIn(tokens, at + 2 + place, words)];
    return [plain(tokens[at] ?? ""), ...taken, ...rest].join(" ");
  }
  return null;
}

/** Whether a word belongs to a noun that comes after it. */
function waits(word: string, next: string, words: EchoWords): boolean {
  if (words.nouns.includes(word)) return false;
  if (words.skip.includes(word) || words.adjective.some((ending) => word.endsWith(ending))) return true;
  const agreeing = words.agreeing[word.slice(-2)] ?? [];
  return agreeing.some((ending) => next.endsWith(ending));
}

/** «В парк Победы», “at Bar Italia”: a name behind a noun belongs to it. */
function nameIn(tokens: readonly string[], at: number): readonly string[] {
  const [name = ""] = tokens.slice(at, at + 1);
  return WORD.test(name) && /^\p{Lu}/u.test(name) ? [name] : [];
}

function secondIn(tokens: readonly string[], at: number, words: EchoWords): readonly string[] {
  const [and = "", noun = ""] = tokens.slice(at, at + 2);
  const isNoun = WORD.test(noun) && tokens.length === at + 2 && !words.never.includes(plain(noun));
  return words.between.includes(plain(and)) && isNoun ? [and, noun] : [];
}
