// Where silence is due (MF1, CO117): nothing is left to send, so no message is offered, but a way to keep silent. Asked once: whoever still
// wants words for later gets them. From which probability of the whole chat on is data (`data/rests.json`), with what was measured.
import { situationOf } from "../learnt/open-situations.ts";
import { GRAVE_SITUATIONS, type SituationId } from "../learnt/situation.ts";
import { doubtOn, toldBeside } from "./check.ts";
import rests from "./data/rests.json" with { type: "json" };
import { HELP_ORDER } from "./help-words.ts";
import type { Help, SafetyQuestion } from "./help.ts";
import { asksOrPushes } from "./pushes.ts";
import { writeHelp } from "./write-help.ts";

/** One or two messages are no chat to be read as a whole. */
const FEWEST_MESSAGES = 3;
/** From this probability of harm on it is no matter of silence. */
const GRAVE = 0.35;

/** What is said where nothing is to be sent any more; null mostly. The judgement goes before it. [CO117] */
export function restFor(question: SafetyQuestion): Help | null {
  const { transcript, words, earlier } = question;
  if (transcript === null || transcript.kind !== "chat" || earlier.length > 0) return null;
  const { messages, language } = transcript;
  const unanswered = messages.length - 1 - messages.findLastIndex(({ speaker }) => speaker !== "me");
  if (messages.length < FEWEST_MESSAGES || unanswered === 0 || unanswered === messages.length) return null;
  const { likely } = situationOf(messages, toldBeside([words]), language);
  const shareOf = (ids: readonly string[]) =>
    likely.reduce((sum, { id, probability }) => sum + (ids.includes(id) ? probability : 0), 0);
  if (shareOf(GRAVE_SITUATIONS satisfies readonly SituationId[]) >= GRAVE) return null;
  const found = rests.find((rest) => unanswered >= rest.unanswered && shareOf(rest.of) >= rest.least);
  const id = HELP_ORDER.find((one) => one === found?.id);
  if (id === undefined) return null;
  // Whoever asks on after a no has not answered it yet: one word of leave is still due.
  if (id === "boundary_answered" && asksOrPushes(messages.at(-1)?.text ?? "")) return null;
  return doubtOn(question).standing === null ? writeHelp(id, question) : null;
}
