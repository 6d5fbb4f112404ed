// The dialogue acts: what a message of a dating chat does. Their borders, with examples, stand in data/README.md.

/** Every act, in the order of the classifier's outputs. */
export const ACTS = [
  "greeting",
  "farewell",
  "question_me",
  "question_fact",
  "question_rhetorical",
  "answer",
  "story",
  "opinion",
  "good_news",
  "hard_news",
  "illness",
  "low_mood",
  "tease",
  "compliment",
  "thanks",
  "apology",
  "reproach",
  "invitation",
  "acceptance",
  "counter_offer",
  "hint",
  "refusal",
  "soft_refusal",
  "dodge",
  "busy",
  "boundary",
  "logistics",
  "promise",
  "agreement",
  "disagreement",
  "laughter",
  "dry",
  "clarify",
  "contact",
  "affection",
  "money",
  "self_harm",
  "minor",
] as const;

/** One dialogue act. */
export type Act = (typeof ACTS)[number];

/** Whether a text names an act. */
export function isAct(text: string): text is Act {
  return (ACTS as readonly string[]).includes(text);
}
