// Where silence is due (MF1, CO117): nothing is left to send, so no message is offered, but a way to keep silent. Asked once: whoever still
// wants words for later gets them. From which probability of the whole chat on is data (`data/rests.json`), with what was measured.
import { questionAsMeant } from "../transcript/as-meant.ts";
import { situationOf } from "../learnt/open-situations.ts";
import { GRAVE_SITUATIONS } from "../learnt/situation.ts";
import { doubtOn, toldBeside } from "./check.ts";
import rests from "./data/rests.json" with { type: "json" };
import { HELP_ORDER } from "./help-words.ts";
import type { Help, SafetyQuestion } from "./help.ts";
import { phrase, readText, says } from "./phrase.ts";
import { asksOrPushes } from "./pushes.ts";
import { writeHelp } from "./write-help.ts";

/** One or two messages are no chat to be read as a whole. */
const FEWEST_MESSAGES = 3;
/** From this probability of harm to somebody on it is no matter of silence; harm by who asks is one all the more. */
const GRAVE = 0.35;
const HARM: readonly string[] = GRAVE_SITUATIONS.filter((id) => id !== "harm_by_me");
const RESTS = rests.map((rest) => ({ ...rest, says: rest.says.map(phrase) }));

/** What is said where nothing is to be sent any more; null mostly. The judgement goes before it. [CO117] */
export function restFor(asked: SafetyQuestion): Help | null {
  const question = questionAsMeant(asked);
  const { transcript, words, earlier } = question;
  if (transcript === null || transcript.kind !== "chat" || earlier.length > 0) return null;
  const { messages, language } = transcript;
  const theirs = messages.findLastIndex(({ speaker }) => speaker !== "me");
  const unanswered = messages.length - 1 - theirs;
  if (messages.length < FEWEST_MESSAGES || theirs < 0) return null;
  const { likely } = situationOf(messages, toldBeside([words]), language);
  const shareOf = (ids: readonly string[]) =>
    likely.reduce((sum, { id, probability }) => sum + (ids.includes(id) ? probability : 0), 0);
  if (shareOf(HARM) >= GRAVE) return null;
  const last = readText(messages[theirs]?.text ?? "");
  const found = RESTS.find(
    (rest) =>
      (rest.unanswered === 0 ? unanswered === 0 && says(last, rest.says) : unanswered >= rest.unanswered) &&
      shareOf(rest.of) >= rest.least,
  );
  const id = HELP_ORDER.find((one) => one === found?.id);
  if (id === undefined) return null;
  // Whoever asks on after a no has not answered it yet: one word of leave is still due.
  if (id === "boundary_answered" && asksOrPushes(messages.at(-1)?.text ?? "")) return null;
  return doubtOn(question).standing === null ? writeHelp(id, question) : null;
}
