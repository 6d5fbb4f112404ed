// What a turn asks, as every answer of a talk looks at it; and how messages go along with what is said.
import type { Advice } from "../../advice/advice.ts";
import { matterOf, spelt } from "../../request/matter.ts";
import { has } from "../../words/pattern.ts";
import type { TalkAnswer } from "../talk.ts";
import { TURN_SIGNS } from "../talk-words.ts";

/** What the words ask, however they are spelt and whatever the actions menu put before them. */
export interface AskedMatter {
  /** As they stand, for quoting. */
  readonly words: string;
  /** As patterns know them. */
  readonly spelt: string;
  readonly wantsAnalysis: boolean;
}

/** What is asked in these words. */
export function askedMatter(said: string): AskedMatter {
  const words = matterOf(said);
  const wantsAnalysis = has(said, TURN_SIGNS.analysis);
  return { words: words === "" ? said : words, spelt: spelt(words), wantsAnalysis };
}

/** Messages with what is said to them: the words, or the summary where there are none. */
export function withAdvice(advice: Advice, ...words: readonly (string | null)[]): TalkAnswer {
  const said = words.filter((one) => one !== null && one !== "").join("\n\n");
  return { words: said === "" ? advice.summary : said, advice, asks: false };
}
