// How likely the mentor is right about a chat: that its words are for what is going on and its verdict is one that whoever wrote such chats accepts.
// A logistic score over `doubt-signs.ts`, learnt on chats of hands that the reading had not seen (`train/learn-doubt.ts`), so «understood
// well» is a measured promise and no feeling. [CO200]
import learnt from "./data/doubt.json" with { type: "json" };
import type { Language } from "../transcript/transcript.ts";
import type { Assurance } from "./situation.ts";
import { DOUBT_SIGNS, doubtSigns, type Doubted } from "./doubt-signs.ts";

/** What training wrote down. */
export interface LearntDoubt {
  readonly signs: readonly string[];
  readonly weights: readonly number[];
  readonly bias: number;
  /** From this probability on a reading is called well understood: chats of one language are harder to be sure of than of another. */
  readonly well: Readonly<Record<Language, number>>;
  /** Below this one the reading is asked about as well: above it most questions come where the chat has answered them. */
  readonly asks: number;
  /** Below this one the mentor holds back, and asks. */
  readonly guess: number;
}

/** How likely the reading is right (0–1, calibrated). Throws where what was learnt is of other signs. */
export function surenessOf(doubted: Doubted): number {
  return surenessBy(learnt, doubtSigns(doubted));
}

/** How likely a reading with these signs is right (0–1). */
export function surenessBy({ signs, weights, bias }: LearntDoubt, values: readonly number[]): number {
  if (signs.join() !== DOUBT_SIGNS.join()) throw new Error(`Learnt for ${signs.join()}`);
  const score = values.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias);
  return 1 / (1 + Math.exp(-score));
}

/** Whether a reading this sure is worth a question. */
export function isAskedAbout(sureness: number): boolean {
  return sureness < learnt.asks;
}

/** How far a reading this sure may be trusted, of a chat in this language. */
export function trustIn(sureness: number, language: Language): Assurance {
  if (sureness >= learnt.well[language]) return "well";
  return sureness >= learnt.guess ? "partly" : "guess";
}
