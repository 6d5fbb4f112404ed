// A word for what they feel, before a message that is about something else: whoever moves a meeting because they are ill hears both.
import type { Feeling, TalkState } from "../../chat/state/talk-state.ts";

/** Moves that leave a feeling unanswered and may have a word for it in front. */
const ABOUT_ELSE: ReadonlySet<string> = new Set([
  "take_counter_offer",
  "answer_invitation",
  "settle_plan",
  "confirm_plan",
  "agree_to_help",
  "pick_plan",
  "say_when",
  "say_where",
  "report_back",
  "answer_question",
  "answer_whether",
  "answer_which",
]);

/** Moves that answer them at last. */
const ANSWERS: ReadonlySet<string> = new Set([
  ...ABOUT_ELSE,
  "go_on",
  "answer_fact",
  "answer_late",
  "answer_heavy",
  "take_hint",
  "pick",
]);
/** The move of a sorry for a late answer. */
export const SORRY_LATE = "react_late";

/** Moves of these short words. */
export const REACTIONS: Readonly<Record<Feeling, string>> = {
  hard_news: "react_hard",
  illness: "react_ill",
  low_mood: "react_low",
  good_news: "react_good",
};

/**
 * Which short words go before a message for `move`; null where nothing is felt, or the message is about just that.
 * @param silent whether the person has let it stand for days
 */
export function reactionTo({ feeling, last }: TalkState, move: string, silent: boolean): string | null {
  if (silent && last === "them" && ANSWERS.has(move)) return SORRY_LATE;
  return feeling !== null && ABOUT_ELSE.has(move) ? REACTIONS[feeling.act] : null;
}
