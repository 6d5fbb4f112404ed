// How sure what another person does must be before an answer is built on it: the classifier's thresholds find the most, and whoever is
// told of a hurt or a no that nobody meant is worse off than whoever is asked. What lists find is always sure enough.
import type { Act } from "../acts/act.ts";
import { saysIn } from "./said-in-talk.ts";

/** An act's least probability (0–1) where nothing has called for it. */
const LEAST: Partial<Readonly<Record<Act, number>>> = {
  reproach: 0.7,
  low_mood: 0.5,
  illness: 0.5,
  hard_news: 0.45,
  compliment: 0.55,
  affection: 0.35,
  hint: 0.3,
  tease: 0.2,
  dry: 0.4,
  dodge: 0.6,
  busy: 0.45,
  acceptance: 0.5,
  invitation: 0.5,
  clarify: 0.5,
  self_harm: 0.6,
};
/** The same in an answer to something that wants a yes or a no. */
const LEAST_INVITED: typeof LEAST = {
  ...LEAST,
  dodge: 0.3,
  busy: 0.3,
  acceptance: 0.35,
  invitation: 0.5,
  compliment: 0.5,
};
const NOES: readonly Act[] = ["refusal", "soft_refusal", "boundary"];
/** A no that nothing has called for, and that does not speak of the two. */
const LEAST_NO = 0.9;
/** Likewise, where it does. */
const LEAST_NO_OF_US = 0.75;
/** From this on it may be a no. */
const PERHAPS = 0.3;

/** What is believed of a message. */
export interface Believed {
  readonly acts: ReadonlyMap<Act, number>;
  /** It may be a no, and is believed to be none for now. */
  readonly perhapsNo: boolean;
}

/**
 * What is believed of a message of theirs.
 * @param called whether something wants a yes or a no of them, as an invitation does
 */
export function believedOf(text: string, acts: ReadonlyMap<Act, number>, called: boolean): Believed {
  const least = called ? LEAST_INVITED : LEAST;
  const sure = [...acts].filter(([act, probability]) => probability >= (least[act] ?? 0));
  // Who tells a misfortune speaks of that.
  const isHard = (acts.get("hard_news") ?? 0) >= 0.5 || (acts.get("illness") ?? 0) >= 0.5;
  const no = isHard ? 0 : 1 - NOES.reduce((none, act) => none * (1 - (acts.get(act) ?? 0)), 1);
  // Who asks does not refuse.
  const ofUs = no >= PERHAPS && !text.includes("?") && saysIn(text, "of_us");
  // A bare answer that does nothing else may be a no by less.
  const isBare = sure.every(([act]) => NOES.includes(act));
  if (called ? isBare || no >= PERHAPS : no >= (ofUs ? LEAST_NO_OF_US : LEAST_NO))
    return { acts: new Map(sure), perhapsNo: false };
  return {
    acts: new Map(sure.filter(([act]) => !NOES.includes(act))),
    perhapsNo: ofUs && no >= PERHAPS,
  };
}
