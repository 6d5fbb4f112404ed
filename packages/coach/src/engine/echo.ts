// What a message names, in the form in which it stands there: «на эстакаде», “at the vet”, «про сериалы». It can be said back as it is,
// so no word has to be put into another case. Data in data/echo.<language>.json.
import { plain } from "../words/plain.ts";

/** A language's words for finding such pieces. */
export interface EchoWords {
  readonly prepositions: readonly string[];
  /** Prepositions after which stands what a talk is about. */
  readonly about: readonly string[];
  /** Words that join two things: «про горы и походы». */
  readonly between: readonly string[];
  /** Words between a preposition and its thing that say nothing. */
  readonly skip: readonly string[];
  /** Words that no piece may hold: of persons, of time, of nearly everything. */
  readonly never: readonly string[];
  /** Endings of words that wait for their noun. */
  readonly adjective: readonly string[];
  /** Endings that wait for a noun only where the next word ends like one of these: «в большой комнате», «с температурой хожу». */
  readonly agreeing: Readonly<Partial<Record<string, readonly string[]>>>;
}

const CLAUSE = /[.!?…,;:()\n"«»“”]|\s[-–—]\s/u;
const WORD = /^\p{L}[\p{L}'-]*$/u;
/** Words of one piece behind its preposition. */
const MOST_WORDS = 3;
/** A word that is said less often than this in chats tells this chat from others. */
const RARE = 8;
const SHORTEST = 3;

/**
 * The most telling such piece of texts, the latest of equals; null where none is.
 * @param commonness how often a word (in plain letters) is said in chats
 */
export function echoIn(
  texts: readonly string[],
  words: EchoWords,
  commonness: (word: string) => number,
): string | null {
  const found = texts
    .flatMap((text) => piecesOf(text, words.prepositions, words))
    .map((piece) => ({ piece, rarest: Math.min(...tellingIn(piece, words).map(commonness), RARE) }))
    .filter(({ rarest }) => rarest < RARE);
  return found.toSorted((one, other) => one.rarest - other.rarest)[0]?.piece ?? null;
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
  const near = tokens.slice(at + 1, at + 1 + MOST_WORDS);
  for (const [place, token] of near.entries()) {
    const word = plain(token);
    if (!WORD.test(token) || words.never.includes(word) || words.prepositions.includes(word)) return null;
    if (waits(word, plain(near[place + 1] ?? ""), words)) continue;
    const taken = near.slice(0, place + 1);
    return [plain(tokens[at] ?? ""), ...taken, ...secondIn(tokens, at + 2 + place, words)].join(" ");
  }
  return null;
}

/** Whether a word belongs to a noun that comes after it. */
function waits(word: string, next: string, words: EchoWords): boolean {
  if (words.skip.includes(word) || words.adjective.some((ending) => word.endsWith(ending))) return true;
  const agreeing = words.agreeing[word.slice(-2)] ?? [];
  return agreeing.some((ending) => next.endsWith(ending));
}

function secondIn(tokens: readonly string[], at: number, words: EchoWords): readonly string[] {
  const [and = "", noun = ""] = tokens.slice(at, at + 2);
  const isNoun = WORD.test(noun) && tokens.length === at + 2 && !words.never.includes(plain(noun));
  return words.between.includes(plain(and)) && isNoun ? [and, noun] : [];
}

function tellingIn(piece: string, words: EchoWords): readonly string[] {
  return plain(piece)
    .split(" ")
    .slice(1)
    .filter((word) => word.length >= SHORTEST && !words.skip.includes(word));
}
