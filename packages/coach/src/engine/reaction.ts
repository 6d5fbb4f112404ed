// A word for what they feel, before a message that is about something else: whoever moves a meeting because they are ill hears both.
import type { Feeling, TalkState } from "./talk-state.ts";

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

/** Moves of these short words. */
export const REACTIONS: Readonly<Record<Feeling, string>> = {
  hard_news: "react_hard",
  illness: "react_ill",
  low_mood: "react_low",
  good_news: "react_good",
};

/** Which short words go before a message for `move`; null where nothing is felt, or the message is about just that. */
export function reactionTo({ feeling }: TalkState, move: string): string | null {
  return feeling !== null && ABOUT_ELSE.has(move) ? REACTIONS[feeling.act] : null;
}
