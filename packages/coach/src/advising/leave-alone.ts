// No message asks or invites where something is let go, or where a no of theirs stands or may stand (MF1); and no farewell is said to whoever
// stays a friend.
import type { AdviceOption } from "../advice/advice.ts";
import { withText } from "../advice/with-text.ts";
import { inVoice, voiceOf } from "../cases/voice.ts";
import type { ChatDecision } from "../deciding/situation.ts";
import { GRAVE_SITUATIONS } from "../learnt/situation.ts";
import { keepNo } from "../safety/no/keep-no.ts";
import { keepFriend, wantsToStay } from "../safety/no/keep-friend.ts";
import type { Options } from "../wording/options/options.ts";
import type { ChatReading } from "./read-chat.ts";
import { DOUBTED } from "./understood.ts";

/** What is said where no reading is sure, or where they waver themselves. */
const HELD = ["held_back", "held_back_asked", "group_talk", "group_open", "mixed"] as const;

/** The messages as they may be offered for this chat, in the person's own way of typing. */
export function leaveAlone(options: Options, reading: ChatReading): Options {
  const { read, decision, messages, language, question } = reading;
  if (!mustRest(reading) || endsAsItIs(decision.told)) return options;
  const kept = keepNo(options, language, question.take);
  // Where the mentor does not know what is going on, a farewell would end what may be none.
  const goesOn = (read.facts["seen_anyway"] ?? 0) > 0 || HELD.some((told) => told === decision.told);
  const said = wantsToStay(messages)
    ? keepFriend(kept, "stays", language, question.take)
    : goesOn
      ? keepFriend(kept, "anyway", language, question.take)
      : kept;
  const voice = voiceOf(read.utterances);
  const typed = (option: AdviceOption, at: number): AdviceOption =>
    option.text === options[at]?.text
      ? option
      : withText(option, inVoice({ text: option.text, gaps: [] }, voice, language).text);
  return [typed(said[0], 0), typed(said[1], 1), typed(said[2], 2)];
}

/** Whether no message may ask or invite. */
function mustRest({ read: { state, row }, decision: { lifts } }: ChatReading): boolean {
  return (state.standingNo !== null && !lifts) || row.verdict === "let_it_go" || row.move === DOUBTED;
}

/** The words for what is grave end it as they are: a friendly goodbye would be none to a threat; and so do those of whoever wants to end it. */
function endsAsItIs(told: ChatDecision["told"]): boolean {
  return told === "ending" || GRAVE_SITUATIONS.some((id) => id === told);
}
