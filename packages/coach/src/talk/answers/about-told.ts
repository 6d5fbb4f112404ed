// Answers to what is told of the other one: their words go on from the chat that is known, a situation gets a first reading.
import { guessLanguage } from "@fitil/language";
import { withHints } from "../../advice/with-text.ts";
import { reportedIn } from "../../request/reported.ts";
import type { Report } from "../../request/reported.ts";
import { say } from "../../telling/say.ts";
import { isCommon } from "../../topics/common.ts";
import { findTopics } from "../../topics/find-topics.ts";
import type { Transcript } from "../../transcript/transcript.ts";
import { choose } from "../../words/choose.ts";
import { has } from "../../words/pattern.ts";
import { quotable } from "../../words/quotable.ts";
import { usualAdvice } from "../offer.ts";
import { sureCounsel } from "../recognise-counsel.ts";
import { silenceIn } from "../silence.ts";
import { TALK_WORDS, TURN_SIGNS } from "../talk-words.ts";
import { sayWhatIsTold } from "../told-in-words.ts";
import { type AskedMatter, withAdvice } from "./asked-matter.ts";
import { byCounsel } from "./by-counsel.ts";
import type { TalkAnswer, TalkQuestion } from "../talk.ts";

/** These hold whatever else the told words say. */
const TOLD = new Set([
  "misses",
  "friend_zone",
  "taken",
  "postponed",
  "busy",
  "stood_up",
  "read_no_reply",
  "money",
]);

/** Words of the other one that are told of: they go on from the chat that is known. */
export function aboutReported(question: TalkQuestion, matter: AskedMatter): TalkAnswer | null {
  const report = reportedIn(matter.words);
  if (report === null) return null;
  const theirs = report.messages.findLast(({ speaker }) => speaker === "them")?.text ?? null;
  const transcript = withReport(question, report);
  const advice = usualAdvice(question, { transcript, context: report.rest, intent: "reply" });
  if (advice === null) return null;
  const counsel = sureCounsel(matter.words);
  if (
    counsel !== null &&
    TOLD.has(counsel.id) &&
    advice.verdict !== "let_it_go" &&
    advice.verdict !== "ask_out"
  )
    return byCounsel({ ...question, transcript: null }, counsel, matter, report);
  const words = TALK_WORDS[question.locale];
  const intro =
    theirs === null
      ? null
      : say(choose(words.afterReply, theirs, question.take), { said: quotable(theirs, 90) });
  return withAdvice(advice, intro, advice.summary, question.transcript === null ? words.better : null);
}

/** The chat with what is told of at its end. */
function withReport(question: TalkQuestion, { messages }: Report): Transcript {
  const known = question.transcript;
  const lines = known?.kind === "chat" ? known.messages : [];
  // After an invitation was offered, what came back is the answer to it.
  const invited = question.turns.findLast((turn) => turn.offer !== undefined)?.offer;
  const text = invited?.verdict === "ask_out" ? withHints(invited.options[2], () => "…") : null;
  const isMissing =
    text !== null && lines.at(-1)?.speaker !== "me" && messages.every(({ speaker }) => speaker !== "me");
  const before = isMissing ? [...lines, { speaker: "me" as const, text, confidence: 1 }] : lines;
  const language = known?.language ?? guessLanguage(messages.map(({ text }) => text));
  const told = messages.filter(({ text }) => before.at(-1)?.text !== text);
  return { kind: "chat", language, messages: [...before, ...told] };
}

/** A situation told in words: a first reading, and what is missing for a real one. */
export function aboutTold(question: TalkQuestion, matter: AskedMatter): TalkAnswer | null {
  const isSilent = silenceIn(matter.spelt) !== null;
  const hasTopic = findTopics(matter.words).some((find) => !isCommon(find.topic));
  const concernsUs = isSilent || matter.wantsAnalysis || (hasTopic && has(matter.spelt, TURN_SIGNS.somebody));
  if (!concernsUs) return null;
  const words = TALK_WORDS[question.locale];
  if (!hasTopic && !isSilent) {
    const ask = say(choose(words.needChat, matter.words, question.take), {
      said: quotable(matter.words, 90),
    });
    return { words: ask, advice: null, asks: true };
  }
  const { transcript } = question;
  const advice = usualAdvice(question, { transcript, context: matter.words, intent: "reply" });
  if (advice === null) return null;
  return withAdvice(advice, sayWhatIsTold(matter.spelt, null, question.locale), advice.summary);
}
