// Which few words of theirs a good reply takes up where nothing was written for them: half sentences of their last messages, ranked by
// how like they are to those that people took up (data/phrase.json, learnt by train/learn-phrases.ts;
// data/phrase-words.json is written by hand). [CO191]
import { plain } from "../../words/plain.ts";
import learnt from "../data/phrase.json" with { type: "json" };
import phraseWords from "../data/phrase-words.json" with { type: "json" };

/** A half sentence of theirs. */
export interface Phrase {
  /** Verbatim, but for the marks around it. */
  readonly words: string;
  /** How many of their messages came after it, and half sentences of its own. */
  readonly messagesAfter: number;
  readonly clausesAfter: number;
  readonly asks: boolean;
}

/** Their messages, and how common words are. */
export interface Spoken {
  /** Oldest first. */
  readonly texts: readonly string[];
  /** What I said before them: its words are mine, not theirs. */
  readonly mine: string;
  readonly commonness: (word: string) => number;
}

const LATEST = 3;
/** A word said in fewer chats than this is telling. */
const RARE = 12;
const LONGEST = 7;
const CLAUSE = /(?<=[.!?…,;:)(\n])\s+|\s[-–—]\s|\p{Extended_Pictographic}+/u;
const EDGE = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;
const FORBIDDEN = /[«»"“”{}[\]<>@/\\]|https?:/u;
const { joints, openers, persons, apps } = phraseWords;
const JOINTS = new Set(joints);
const OPENERS = new Set(openers);
const PERSONS = new Set(persons);

/** The half sentences that could be taken up. */
export function phrasesOf(texts: readonly string[]): readonly Phrase[] {
  const latest = texts.slice(-LATEST);
  return latest.flatMap((text, at) => {
    const clauses = text.split(CLAUSE).filter((clause) => /\p{L}/u.test(clause));
    return clauses.flatMap((clause, place) =>
      piecesOf(clause).map((words): Phrase => ({
        words,
        messagesAfter: latest.length - 1 - at,
        clausesAfter: clauses.length - 1 - place,
        asks: clause.includes("?"),
      })),
    );
  });
}

/** A short clause as it is, a long one in pieces; without the words that only open it. */
function piecesOf(clause: string): readonly string[] {
  const tokens = clause.replaceAll(EDGE, "").split(/\s+/u);
  const pieces: string[][] = [[]];
  for (const token of tokens) {
    if (tokens.length > LONGEST && JOINTS.has(plain(token)) && pieces.at(-1)!.length > 0) pieces.push([]);
    pieces.at(-1)!.push(token);
  }
  return pieces
    .map((piece) => {
      const from = piece.findIndex((token) => !OPENERS.has(plain(token).replaceAll(EDGE, "")));
      return piece.slice(Math.max(0, from)).join(" ").replaceAll(EDGE, "");
    })
    .filter(
      (words) => /\p{L}{3}/u.test(words) && words.split(" ").length <= LONGEST && !FORBIDDEN.test(words),
    );
}

/** What is known of a phrase, as numbers. */
export function featuresOf(phrase: Phrase, { mine, commonness }: Spoken): readonly number[] {
  const words = plain(phrase.words).match(/[\p{L}\p{N}']+/gu) ?? [];
  const telling = words.filter((word) => word.length > 2);
  const rarity = telling.map((word) => 1 / (1 + commonness(word)));
  const said = plain(mine);
  const count = words.length;
  return [
    Math.max(0, ...rarity),
    rarity.reduce((sum, one) => sum + one, 0) / Math.max(1, rarity.length),
    rarity.filter((one) => one > 0.15).length / 3,
    Number(count === 1),
    Number(count === 2),
    Number(count >= 3 && count <= 5),
    Number(count >= 6),
    Number(phrase.messagesAfter === 0),
    Number(phrase.messagesAfter === 2),
    Number(phrase.clausesAfter === 0),
    Math.min(3, phrase.clausesAfter) / 3,
    Number(phrase.messagesAfter === 0 && phrase.clausesAfter === 0),
    Number(phrase.asks),
    Number(words.some((word) => PERSONS.has(word))),
    Number(words.length > 0 && words.every((word) => commonness(word) > 12)),
    Number(/\d/u.test(phrase.words)),
    Number(telling.some((word) => word.length > 3 && said.includes(word.slice(0, 5)))),
    Number(/(?<!\p{L})\p{Lu}{3,}/u.test(phrase.words)),
    Number(/(?<!^)\p{Lu}\p{Ll}/u.test(phrase.words)),
    Number(JOINTS.has(words[0] ?? "")),
  ];
}

/** The phrases that can be said back, the likeliest to be taken up first. */
export function phrasesOfTheirs(spoken: Spoken, mayBeSaid: (words: string) => boolean): readonly string[] {
  const ranked = phrasesOf(spoken.texts)
    .filter((phrase) => !phrase.asks && isTelling(phrase.words, spoken) && mayBeSaid(phrase.words))
    .map((phrase) => ({ phrase, score: scoreOf(featuresOf(phrase, spoken), learnt.weights) }))
    .toSorted((one, other) => other.score - one.score);
  return [...new Set(ranked.map(({ phrase }) => phrase.words))];
}

/** Whether a phrase says something that few others say, and is not the app's own: “You matched with Priya”. */
function isTelling(words: string, { commonness }: Spoken): boolean {
  const rare = (plain(words).match(/\p{L}{4,}/gu) ?? []).filter((word) => commonness(word) < RARE);
  if (apps.some((said) => plain(words).includes(said))) return false;
  return rare.length > 0 && words.includes(" ") && !/^\P{L}*(?:не|not)\s/iu.test(words);
}

/** The score of features under weights. */
export function scoreOf(features: readonly number[], weights: readonly number[]): number {
  return features.reduce((sum, feature, at) => sum + feature * (weights[at] ?? 0), 0);
}
