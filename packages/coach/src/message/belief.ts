// How sure what another person does must be before an answer is built on it: the classifier's thresholds find the most, and whoever is
// told of a hurt or a no that nobody meant is worse off than whoever is asked. What lists find is always sure enough.
import type { Act } from "../acts/act.ts";
import { saysIn } from "./said-in-talk.ts";

/** An act's least probability (0–1) where nothing has called for it. */
const LEAST: Partial<Readonly<Record<Act, number>>> = {
  reproach: 0.7,
  low_mood: 0.65,
  farewell: 0.7,
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
  invitation: 0.6,
  clarify: 0.5,
  self_harm: 0.6,
};
/** The same in an answer to something that wants a yes or a no. */
const MIN_INVITED: typeof LEAST = {
  ...LEAST,
  dodge: 0.3,
  busy: 0.3,
  acceptance: 0.35,
  invitation: 0.5,
  compliment: 0.5,
};
const NOES: readonly Act[] = ["refusal", "soft_refusal", "boundary"];
/** A no that nothing has called for, and that does not speak of the two. */
const MIN_NO = 0.9;
/** Likewise, where it does. */
const MIN_NO_OF_US = 0.75;
/** From this on it may be a no. */
const PERHAPS = 0.3;

/** What a message may do, where its words alone do not settle it. */
export type Doubt = "opening" | "bad" | "hurt";

/** The acts whose probabilities together make a doubt, and from which sum on. */
const DOUBTS: Readonly<Record<Doubt, { readonly acts: readonly Act[]; readonly least: number }>> = {
  opening: { acts: ["hint", "invitation", "counter_offer"], least: 0.2 },
  bad: { acts: ["low_mood", "hard_news", "illness"], least: 0.2 },
  hurt: { acts: ["reproach"], least: 0.25 },
};
const DOUBTED = Object.keys(DOUBTS) as readonly Doubt[];

/**
 * What may be meant by a message of theirs and is not believed.
 * @param probabilityOf an act's probability before any threshold (0–1)
 */
export function doubtsOf(
  text: string,
  believed: ReadonlyMap<Act, number>,
  probabilityOf: (act: Act) => number,
): readonly Doubt[] {
  return DOUBTED.filter((doubt) => {
    const { acts, least } = DOUBTS[doubt];
    if (acts.some((act) => believed.has(act))) return false;
    // Who laughs is mostly neither low nor hurt.
    if (doubt !== "opening" && (believed.has("laughter") || LAUGHING.test(text))) return false;
    if (saysIn(text, MAY_SAY[doubt])) return true;
    const isClosed = doubt === "opening" && CLOSES.some((act) => believed.has(act));
    return !isClosed && acts.reduce((sum, act) => sum + probabilityOf(act), 0) >= least;
  });
}

/** Who does this opens nothing by it. */
const CLOSES: readonly Act[] = ["thanks", "farewell", "apology", "good_news", "busy", "promise"];
const LAUGHING = /[\u{1F600}-\u{1F60F}\u{1F923}\u{1F92D}]|\){2,}/u;
/** Phrases that may say so. */
const MAY_SAY = { opening: "may_open", bad: "may_be_bad", hurt: "may_be_hurt" } as const;

/** What is believed of a message. */
export interface Believed {
  readonly acts: ReadonlyMap<Act, number>;
  /** It may be a no, and is believed to be none for now. */
  readonly perhapsNo: boolean;
}

/** An act of mine that others are counted by, and its least probability: «курабье?» is no invitation that was passed over. */
const MIN_MINE: typeof LEAST = { invitation: 0.5, counter_offer: 0.4, affection: 0.5 };

/** What is believed of a message of mine. */
export function believedOfMine(acts: ReadonlyMap<Act, number>): ReadonlyMap<Act, number> {
  return new Map([...acts].filter(([act, probability]) => probability >= (MIN_MINE[act] ?? 0)));
}

/**
 * What is believed of a message of theirs.
 * @param called whether something wants a yes or a no of them, as an invitation does
 */
export function believedOf(text: string, acts: ReadonlyMap<Act, number>, called: boolean): Believed {
  const least = called ? MIN_INVITED : LEAST;
  const sure = [...acts].filter(([act, probability]) => probability >= (least[act] ?? 0));
  // Who tells a misfortune speaks of that.
  const isHard = (acts.get("hard_news") ?? 0) >= 0.5 || (acts.get("illness") ?? 0) >= 0.5;
  const no = isHard ? 0 : 1 - NOES.reduce((none, act) => none * (1 - (acts.get(act) ?? 0)), 1);
  // Who asks does not refuse.
  const ofUs = no >= PERHAPS && !text.includes("?") && saysIn(text, "of_us");
  // A bare answer that does nothing else may be a no by less.
  const isBare = sure.every(([act]) => NOES.includes(act));
  if (called ? isBare || no >= PERHAPS : no >= (ofUs ? MIN_NO_OF_US : MIN_NO))
    return { acts: new Map(sure), perhapsNo: false };
  return {
    acts: new Map(sure.filter(([act]) => !NOES.includes(act))),
    perhapsNo: ofUs && no >= PERHAPS,
  };
}
