// Chooses the three messages of an answer: of all cases for a move those that fit this chat best, others at every take.
import { hashText } from "../words/choose.ts";
import { plain } from "../words/plain.ts";
import type { Tone } from "../advice/advice.ts";
import { canFill, type Case, fill, type Filling, type Register } from "./case.ts";

/** What a message is chosen for. */
export interface Occasion {
  readonly move: string;
  /** What the talk is about, the surest first. */
  readonly topics: readonly string[];
  /** Their last words, for cases that ask for a word in them. */
  readonly said: string;
  readonly register: Register;
  readonly filling: Filling;
  /** What only this chat holds: another chat begins elsewhere among equals. */
  readonly seed: string;
  readonly take: number;
  /** Texts that were offered or sent before. */
  readonly used: ReadonlySet<string>;
}

export interface ChosenCase {
  readonly case: Case;
  readonly text: string;
}

/** Cases this close to the best are equals: the seed and the take choose among them. */
const EQUALS = 1;
const TOPIC = 4;
const FURTHER_TOPIC = 2;
const WORD = 4;
const SLOT = 3;
const REGISTER = 1;
/** People write short: long messages give way. */
const SHORT = 70;
const LONG = 110;

/** The best case of a tone; null where the book has none for the move. */
export function chooseCase(cases: readonly Case[], tone: Tone, occasion: Occasion): ChosenCase | null {
  const said = ` ${plain(occasion.said).replaceAll(/[^\p{L}\p{N}]+/gu, " ")}`;
  const scored = cases
    .filter((one) => one.move === occasion.move && one.tone === tone && canFill(one, occasion.filling))
    .map((one) => ({ one, score: scoreOf(one, occasion, said) }))
    .filter(({ score }) => score > Number.NEGATIVE_INFINITY)
    .toSorted((a, b) => b.score - a.score);
  const fresh = scored.filter(({ one }) => !occasion.used.has(fill(one.say, occasion.filling)));
  const open = fresh.length > 0 ? fresh : scored;
  const best = open[0]?.score;
  if (best === undefined) return null;
  // Equals take turns from a place that the chat decides; what fits less well comes after all of them.
  const equals = open.filter(({ score }) => score >= best - EQUALS);
  const start = hashText(`${occasion.seed}/${tone}`) % equals.length;
  const order = [...equals.slice(start), ...equals.slice(0, start), ...open.slice(equals.length)];
  const chosen = (order[occasion.take % order.length] as (typeof order)[number]).one;
  return { case: chosen, text: fill(chosen.say, occasion.filling) };
}

function scoreOf(one: Case, { topics, register }: Occasion, said: string): number {
  let score = one.register === register ? REGISTER : one.register === "plain" ? 0 : -2;
  score += one.say.length <= SHORT ? 1 : one.say.length > LONG ? -1 : 0;
  if (one.topic !== undefined) {
    const place = topics.indexOf(one.topic);
    if (place < 0) return Number.NEGATIVE_INFINITY;
    score += place === 0 ? TOPIC : FURTHER_TOPIC;
  }
  if (one.words !== undefined) {
    if (!one.words.some((word) => said.includes(` ${word}`))) return Number.NEGATIVE_INFINITY;
    score += WORD;
  }
  for (const slot of ["{when}", "{where}"]) if (one.say.includes(slot)) score += SLOT;
  return score;
}
