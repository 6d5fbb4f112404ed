// What the learnt reading of a whole chat says about danger (MF1): what no single message tells. It raises a question where it is likely,
// silences what a single message was taken for where it is not, and calls for help only where something else hears the same danger.
import { graveSituation } from "../learnt/open-situations.ts";
import type { Transcript } from "../transcript/transcript.ts";
import type { CheckId } from "./check-words.ts";
import type { HelpCase } from "./help-words.ts";

type Situation = NonNullable<ReturnType<typeof graveSituation>>["id"];

/** Below this probability of any danger a message that sounds like it is one of grief, of teasing, of a long day. */
const CALM = 0.2;
/** From here on it is asked about. */
const LIKELY = 0.35;
/** From here on it is sure, where a list or signs say the same. */
const SURE = 0.7;
/** From here on it is sure, where a single message is taken for the same; whoever may not want to live is asked, whatever was learnt. */
const SURE_WITH_A_MESSAGE = 0.9;
/** One or two messages are no chat to be read as a whole; three are too few to be alarmed by it. */
const FEWEST_MESSAGES = 3;

/** The questions that ask about a situation; the first where nothing else has told which. */
const ASKED: Readonly<Record<Situation, readonly CheckId[]>> = {
  danger: ["violence", "blackmail", "pressed", "unclear"],
  harm_by_me: ["unclear_told", "coercion", "boundary", "deception"],
  self_harm: ["self_harm_other", "self_harm"],
  minor: ["minor"],
  scam: ["fraud", "deception"],
};
/** What is the case where a question of a situation need not be asked any more. */
const CASES: Readonly<Record<Situation, Partial<Readonly<Record<CheckId, HelpCase>>>>> = {
  danger: { violence: "violence_feared", blackmail: "blackmail_suffered", pressed: "coercion_likely" },
  harm_by_me: {
    unclear_told: "boundary_pushed",
    coercion: "coercion_pressed",
    boundary: "boundary_pushed",
    deception: "deception",
  },
  self_harm: { self_harm_other: "self_harm_other", self_harm: "self_harm_self" },
  minor: { minor: "minor" },
  scam: { fraud: "fraud", deception: "fraud" },
};

/** What a whole chat makes of the questions that its parts raise. */
export interface WholeChat {
  /** The questions that are left, or raised by the whole. */
  readonly asked: readonly CheckId[];
  /** The cases that are sure now; none mostly. */
  readonly sure: readonly HelpCase[];
}

/** The questions that parts of a chat raise. */
export interface Raised {
  /** By lists and by signs that add up: they stand whatever the whole is like. */
  readonly told: readonly CheckId[];
  /** By what single messages were taken for. */
  readonly heard: readonly CheckId[];
}

/**
 * Weighs the questions that messages, lists and signs raise against the whole chat.
 * @param words what the person says beside it
 */
export function inWholeChat(chat: Transcript | null, words: string, { told, heard }: Raised): WholeChat {
  const grave = readWhole(chat, words);
  const raised = [...told, ...heard];
  if (grave === null) return { asked: raised, sure: [] };
  const { id, probability } = grave;
  if (probability < CALM) return { asked: told, sure: [] };
  if (probability < LIKELY || chat?.messages.length === FEWEST_MESSAGES) return { asked: raised, sure: [] };
  const agreeing = (questions: readonly CheckId[]) => questions.filter((one) => ASKED[id].includes(one));
  const asked = agreeing(raised);
  const witnesses = [
    ...(probability < SURE ? [] : told),
    ...(probability < SURE_WITH_A_MESSAGE || id === "self_harm" ? [] : heard),
  ];
  return {
    asked: asked.length > 0 ? asked : ASKED[id].slice(0, 1),
    sure: agreeing(witnesses).flatMap((one) => CASES[id][one] ?? []),
  };
}

/** Whether the whole chat is one in which nobody comes to harm; a word in it then is only a word. */
export function isCalm(chat: Transcript | null, words: string): boolean {
  const grave = readWhole(chat, words);
  return grave !== null && grave.probability < CALM;
}

function readWhole(chat: Transcript | null, words: string): ReturnType<typeof graveSituation> {
  return chat === null || chat.messages.length < FEWEST_MESSAGES ? null : graveSituation(chat, words);
}
