// Chooses the three messages of an answer: of all cases for a move those that fit this chat best, others at every take.
import { hashText } from "../../words/choose.ts";
import { plain } from "../../words/plain.ts";
import type { Tone } from "../../advice/advice.ts";
import { alike } from "../../message/alike.ts";
import { type Facts, holdAll } from "../../chat/talk-facts.ts";
import { holdsLeftOut, type LeftOut } from "../../chat/aside/left-out.ts";
import strangers from "../data/strangers.json" with { type: "json" };
import {
  asksSettled,
  canFill,
  type Case,
  fill,
  type Filling,
  type Register,
  SLOTS,
} from "../../cases/case.ts";

/** Cases of this move fit after any message. */
export const ANY_MESSAGE = "unclear";

/** What a message is chosen for. */
export interface Occasion {
  readonly move: string;
  /** What the talk is about, the surest first. */
  readonly topics: readonly string[];
  /** Their last words, for cases that ask for a word in them. */
  readonly said: string;
  /** What either has said lately, for cases that ask for a word near it. */
  readonly around: string;
  readonly register: Register;
  readonly filling: Filling;
  /** What only this chat holds: another chat begins elsewhere among equals. */
  readonly seed: string;
  readonly take: number;
  /** What no message may hold: «она кофе не пьёт» leaves out «Кофе в субботу?». */
  readonly leftOut: LeftOut;
  /** Facts of the talk and cues of how it is talked, which cases may ask for. */
  readonly facts: Facts;
  /** Whether the person cannot say this: it names a day that they do not have. */
  readonly bars?: (say: string) => boolean;
  /** Texts that were offered or sent before: neither they nor their questions come again. */
  readonly used: ReadonlySet<string>;
  /** Half sentences of theirs that the person can tap: a case with that gap needs some. */
  readonly taps?: readonly string[];
}

export interface ChosenCase {
  readonly case: Case;
  readonly text: string;
}

/** Cases this close to the best are equals: the seed and the take choose among them. */
const EQUALS = 1;
const TOPIC = 2;
const FURTHER_TOPIC = 0;
const WORD = 6;
/** What this chat gives, by slot: its day and place first. */
const SLOT = { when: 4, where: 4, there: 4, quote: 2, about: 3, until: 3, who: 3, limit: 4 } as const;
const TAPS = 3;
/** The gap for words of theirs. */
export const TAKEN_UP = "bit";
/** What fits only a talk like this one goes before what fits any. */
const CONDITION = 2;
const REGISTER = 1;
/** Another way of writing than theirs strikes at once. */
const OTHER_REGISTER = { plain: 0, slangy: -4, literary: -6 } as const;
/** People write short: long messages give way. */
const SHORT = 70;
const LONG = 110;

/** The best case of a tone; null where the book has none for the move. */
export function chooseCase(cases: readonly Case[], tone: Tone, occasion: Occasion): ChosenCase | null {
  const said = padded(occasion.said);
  const around = padded(occasion.around);
  const fitting = filedUnder(cases, occasion.move, tone)
    .filter((one) => canFill(one, occasion.filling) && (!takesUp(one) || (occasion.taps ?? []).length > 1))
    .filter(({ say }) => !holdsLeftOut(say, occasion.leftOut) && occasion.bars?.(say) !== true)
    .filter(({ say }) => (occasion.facts["have_met"] ?? 0) === 0 || !isForStrangers(say))
    .map((one) => ({ one, score: scoreOf(one, occasion, said, around) }))
    .filter(({ score }) => score > Number.NEGATIVE_INFINITY)
    .toSorted((a, b) => b.score - a.score);
  // «Во сколько?» to whoever has named the hour: only where there is nothing else to say.
  const open = fitting.filter(({ one }) => !asksSettled(one, occasion.filling));
  const unasked = open.length > 0 ? open : fitting;
  // A day that is named is said, wherever there is a way to say it; what was written for a word of theirs goes by its score.
  const named = unasked.filter(({ one }) => one.say.includes("{when}"));
  const dated = named.length > 0 ? unasked.filter((each) => named.includes(each) || each.one.words) : [];
  const scored = dated.length > 0 ? dated : unasked;
  const best = scored[0]?.score;
  if (best === undefined) return null;
  // Equals take turns from a place that the chat decides; what fits less well comes after all of them.
  const equals = scored.filter(({ score }) => score >= best - EQUALS);
  const start = (hashText(`${occasion.seed}/${tone}`) + occasion.take) % equals.length;
  const order = [...equals.slice(start), ...equals.slice(0, start), ...scored.slice(equals.length)];
  // Beyond the equals a further take goes on to the next best.
  const from = occasion.take < equals.length ? 0 : occasion.take % order.length;
  const turned = [...order.slice(from), ...order.slice(0, from)];
  const textOf = ({ one }: { readonly one: Case }): string => fill(one.say, occasion.filling);
  const chosen = turned.find((each) => !isSaid(textOf(each), occasion.used)) ?? turned[0];
  return chosen === undefined ? null : { case: chosen.one, text: textOf(chosen) };
}

/** Words for somebody whom one has never met. [CO202] */
const FOR_STRANGERS = [...strangers.ru, ...strangers.en];

function isForStrangers(say: string): boolean {
  const text = plain(say);
  return FOR_STRANGERS.some((words) => text.includes(words));
}

/** PERF: a book has thousands of cases, and one for a move and tone some dozens. */
const BOOKS = new WeakMap<readonly Case[], ReadonlyMap<string, readonly Case[]>>();

function filedUnder(book: readonly Case[], move: string, tone: Tone): readonly Case[] {
  const known = BOOKS.get(book) ?? Map.groupBy(book, (one) => `${one.tone} ${one.move}`);
  BOOKS.set(book, known);
  return known.get(`${tone} ${move}`) ?? [];
}

/** Whether a text, or a question like its own, was said before. */
function isSaid(text: string, used: ReadonlySet<string>): boolean {
  const said = lettersOf(text);
  return [...used].some(
    (one) => lettersOf(one) === said || (one.includes("?") && text.includes("?") && alike(one, text)),
  );
}

/** The same message whatever its letters' size and its smileys. */
function lettersOf(text: string): string {
  return plain(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function padded(text: string): string {
  return ` ${plain(text).replaceAll(/[^\p{L}\p{N}]+/gu, " ")} `;
}

/** Whether a case leaves a gap for words of theirs. [CO217] */
function takesUp({ say }: Case): boolean {
  return say.includes(`{gap:${TAKEN_UP}}`);
}

function scoreOf(one: Case, { topics, register, facts }: Occasion, said: string, around: string): number {
  let score = one.register === register ? REGISTER : OTHER_REGISTER[one.register];
  score += one.say.length <= SHORT ? 1 : one.say.length > LONG ? -1 : 0;
  if (one.topic !== undefined) {
    const place = topics.indexOf(one.topic);
    if (place < 0) return Number.NEGATIVE_INFINITY;
    score += place === 0 ? TOPIC : FURTHER_TOPIC;
  }
  if (one.when !== undefined) {
    if (!holdAll(one.when, facts)) return Number.NEGATIVE_INFINITY;
    score += CONDITION * one.when.length;
  }
  if (one.near !== undefined) {
    if (!one.near.some((word) => around.includes(` ${word}`))) return Number.NEGATIVE_INFINITY;
    score += WORD;
  }
  if (one.words !== undefined) {
    if (!one.words.some((word) => said.includes(` ${word}`))) return Number.NEGATIVE_INFINITY;
    score += WORD;
  }
  if (takesUp(one)) score += TAPS;
  for (const slot of SLOTS) if (one.say.includes(`{${slot}}`)) score += SLOT[slot];
  return score;
}
