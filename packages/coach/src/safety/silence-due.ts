// Where silence is due (MF1, CO117): nothing is left to send, so no message is offered, but a way to keep silent. Asked once: whoever still
// wants words for later gets them. From which probability of the whole chat on is data (`data/rests.json`), with what was measured.
import { questionAsMeant } from "../transcript/as-meant.ts";
import { situationOf } from "../learnt/open-situations.ts";
import { GRAVE_SITUATIONS, type SituationRead } from "../learnt/situation.ts";
import { doubtOn, toldBeside } from "./check.ts";
import rests from "./data/rests.json" with { type: "json" };
import { HELP_ORDER } from "./help/help-words.ts";
import type { Transcript } from "../transcript/transcript.ts";
import type { Help, SafetyQuestion } from "./help/help.ts";
import { phrase, readText, says } from "./phrases/phrase.ts";
import { asksOrPushes } from "./no/standing-no.ts";
import { writeHelp } from "./help/write-help.ts";

/** One or two messages are no chat to be read as a whole. */
const MIN_MESSAGES = 3;
/** From this probability of harm to somebody on it is no matter of silence; harm by who asks is one all the more. */
const GRAVE = 0.35;
const HARM: readonly string[] = GRAVE_SITUATIONS.filter((id) => id !== "harm_by_me");
const RESTS = rests.map((rest) => ({ ...rest, says: rest.says.map(phrase) }));

/** How much less likely silence may be without the person's words. */
const SLACK = 0.2;
/** A heart or «спасибо» behind my answer closes what was said, and opens nothing. */
const CLOSING_WORDS = 2;

/** Their last message that says something: what only closes behind mine is none. */
function lastOfTheirs(messages: Transcript["messages"]): number {
  const last = messages.findLastIndex(({ speaker }) => speaker !== "me");
  const { text = "" } = messages[last] ?? {};
  const words = text.match(/\p{L}+/gu) ?? [];
  const isClosing =
    last === messages.length - 1 &&
    messages[last - 1]?.speaker === "me" &&
    words.length <= CLOSING_WORDS &&
    !text.includes("?");
  return isClosing ? messages.findLastIndex(({ speaker }, at) => speaker !== "me" && at < last) : last;
}

/** What is said where nothing is to be sent any more; null mostly. The judgement goes before it. [CO117] */
export function restFor(asked: SafetyQuestion): Help | null {
  const question = questionAsMeant(asked);
  const { transcript, words, earlier } = question;
  if (transcript === null || transcript.kind !== "chat" || earlier.length > 0) return null;
  const { messages, language } = transcript;
  const theirs = lastOfTheirs(messages);
  const unanswered = messages.slice(theirs + 1).filter(({ speaker }) => speaker === "me").length;
  if (messages.length < MIN_MESSAGES || theirs < 0) return null;
  const beside = toldBeside([words]);
  // What the person says beside the chat may tell more of it, and never makes a silence out of a talk.
  const reads = (beside === "" ? [""] : [beside, ""]).map((note) => situationOf(messages, note, language));
  const shareOf = (ids: readonly string[]) =>
    Math.min(...reads.map((read, at) => shareIn(read, ids) + (at === 0 ? 0 : SLACK)));
  if (Math.max(...reads.map((read) => shareIn(read, HARM))) >= GRAVE) return null;
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

function shareIn({ likely }: SituationRead, ids: readonly string[]): number {
  return likely.reduce((sum, { id, probability }) => sum + (ids.includes(id) ? probability : 0), 0);
}
