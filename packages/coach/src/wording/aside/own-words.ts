// What the person's note itself answers: «ничего серьёзного пока не хочу» beside “what are you looking for?” is the answer, and an empty frame
// would ask for it again. Whole clauses about oneself alone are taken over; what is not meant for the other one (a lie, a secret, what is thought
// of them, third persons, fears) keeps the whole note out, or its clause. Data in data/own-words.json. [CO225]
import type { OpenQuestion } from "../../message/question-asked.ts";
import { phrase, readText, says } from "../../safety/phrases/phrase.ts";
import type { Language } from "../../transcript/transcript.ts";
import data from "../data/own-words.json" with { type: "json" };

/** The person's own answer: what answers, and with what they say beside it. */
export interface OwnAnswer {
  readonly first: string;
  readonly all: string;
  /** Its clauses to tap; none where there is one. */
  readonly choices: readonly string[];
}

const MOST = 3;
/** So few or so many words of a clause say nothing, or are a story. */
const MIN_WORDS = 2;
const MAX_WORDS = 14;
const SENTENCE = /(?<=[.!?…])\s+|\n+/u;
const CYRILLIC = /[а-яё]/iu;
/** Where a note is cut; a turn («но», “but”) stays with what follows. */
const CUT =
  /[.,;!?…()\n]+\s*|\s[–—-]\s|\s(?=(?:but|но|and he|and she|and they|а он|а она|and i|and i'm|and honestly|and got|and have|и я|и мне|и просто|а так)\s)/iu;

const compile = (language: Language) => {
  const { keeps, others, aside, mine, as, lead, turns } = data[language];
  return {
    keeps: keeps.map(phrase),
    others: others.map(phrase),
    aside: aside.map(phrase),
    mine: mine.map(phrase),
    as: as.map(([from = "", to = ""]) => ({ from: new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, "giu"), to })),
    lead,
    turns,
  };
};
const KINDS = data.kinds.map(({ asks, answers }) => ({
  asks: asks.map(phrase),
  answers: answers.map(phrase),
}));
const COMPILED = new Map<Language, ReturnType<typeof compile>>();

function compiled(language: Language): ReturnType<typeof compile> {
  const known = COMPILED.get(language) ?? compile(language);
  COMPILED.set(language, known);
  return known;
}

/**
 * What of the note answers their question, or where they ask none what they said last; null where nothing does, where the note is in another
 * language than the chat, or is not meant for them.
 */
export function ownAnswer(
  note: string,
  asked: OpenQuestion | null,
  said: string,
  language: Language,
): OwnAnswer | null {
  if (note.trim() === "" || CYRILLIC.test(note) !== (language === "ru")) return null;
  const words = compiled(language);
  if (says(readText(note), words.keeps)) return null;
  // Questions are for the mentor, and what stands in quotes is somebody else's.
  const told = note.split(SENTENCE).filter((sentence) => !/[?"«“”]/u.test(sentence));
  const clauses = told
    .flatMap((sentence) => sentence.split(CUT))
    .map((clause) => addressed(clause.trim(), words))
    .filter((clause) => isOwn(clause, words));
  const wanted = asked === null ? said : asked.words;
  const at = clauses.findIndex((clause) => answers(clause, wanted));
  const first = clauses[at];
  if (first === undefined) return null;
  const kept = clauses.slice(Math.max(0, Math.min(at, clauses.length - MOST))).slice(0, MOST);
  const bare = kept.map((clause) => withoutTurn(clause, words.turns));
  const taps = bare.filter((clause) => clause.includes(" "));
  return {
    first: withoutTurn(first, words.turns),
    all: [...bare.slice(0, 1), ...kept.slice(1)].join(", "),
    choices: taps.length > 1 ? taps : [],
  };
}

/** The clause as it is said to the other one: «она мне нравится» is «ты мне нравишься». */
function addressed(clause: string, { as, lead }: ReturnType<typeof compile>): string {
  const said = as.reduce((text, { from, to }) => text.replaceAll(from, to), clause);
  const begun = lead.find((word) => said.toLowerCase().startsWith(word));
  return begun === undefined ? said : said.slice(begun.length);
}

/** Whether it is about oneself alone, and meant to be heard. */
function isOwn(clause: string, { others, aside, mine }: ReturnType<typeof compile>): boolean {
  const text = readText(clause);
  const count = text.split(/\s+/u).length;
  if (count < MIN_WORDS || count > MAX_WORDS) return false;
  return says(text, mine) && !says(text, others) && !says(text, aside);
}

/** Whether it answers: the kinds of question and answer belong together. One word in both was right in a third of 38 labelled chats. */
function answers(clause: string, wanted: string): boolean {
  const question = readText(wanted);
  const answer = readText(clause);
  const kinds = KINDS.filter(({ asks }) => says(question, asks));
  return kinds.some((one) => says(answer, one.answers));
}

function withoutTurn(clause: string, turns: readonly string[]): string {
  const turn = turns.find((word) => clause.toLowerCase().startsWith(word));
  return turn === undefined ? clause : clause.slice(turn.length);
}
