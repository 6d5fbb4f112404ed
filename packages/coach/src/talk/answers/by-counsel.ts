// Answers to what people ask without a chat: whole paragraphs of advice, and messages only where those are what is wanted. [CO120]
import type { Advice } from "../../advice/advice.ts";
import type { CounselTopic } from "../../counsel/counsel.ts";
import { topicCalled } from "../../counsel/language-data.ts";
import { WHAT_NOW } from "../../request/matter.ts";
import type { Report } from "../../request/reported.ts";
import { isCommon } from "../../topics/common.ts";
import { findTopics } from "../../topics/find-topics.ts";
import { has } from "../../words/pattern.ts";
import { offerFor, usualAdvice } from "../offer.ts";
import { phrasedCounsel, recogniseCounsel, sureCounsel } from "../recognise-counsel.ts";
import { silenceIn } from "../silence.ts";
import { TALK_WORDS } from "../talk-words.ts";
import { sayWhatIsTold } from "../told-in-words.ts";
import { inWords } from "./about-mentor.ts";
import { type AskedMatter, withAdvice } from "./asked-matter.ts";
import { askWhich, sayCounsel } from "./say-counsel.ts";
import type { TalkAnswer, TalkQuestion } from "../talk.ts";

/** Where the told words are all that is known, how it was read is said as well. */
const READ = new Set([
  "read_no_reply",
  "rare",
  "fading",
  "silence",
  "postponed",
  "busy",
  "stood_up",
  "short_replies",
]);

/** A question that a phrase names, though it tells what somebody says: «он женат, но говорит, что разводится». [CO125] */
export function aboutPhrased(question: TalkQuestion, matter: AskedMatter): TalkAnswer | null {
  const id = question.transcript === null ? phrasedCounsel(matter.words) : null;
  return id === null ? null : byCounsel(question, topicCalled(id), matter, null);
}

/** A question that people ask without a chat: advice in words, and messages only where those are what is wanted. */
export function aboutCounsel(question: TalkQuestion, matter: AskedMatter): TalkAnswer | null {
  const counsel = sureCounsel(matter.words);
  return counsel === null ? null : byCounsel(question, counsel, matter, null);
}

/** The advice on a topic; what is told for sure goes before it. */
export function byCounsel(
  question: TalkQuestion,
  counsel: CounselTopic,
  matter: AskedMatter,
  report: Report | null,
): TalkAnswer {
  const { locale, take, profile, transcript } = question;
  // A no in the chat or in the words is heard before any other advice.
  const ended = transcript === null || counsel.towards === undefined ? null : afterNo(question, matter);
  if (ended !== null) return withAdvice(ended);
  const advice = offerFor(question, counsel, matter.words);
  if (advice?.verdict === "let_it_go" && counsel.offer?.verdict !== "let_it_go") return withAdvice(advice);
  // What makes them careful is said above them, not how to go on.
  if (advice !== null && question.careful) return withAdvice(advice);
  const said = sayCounsel(counsel, { said: matter.spelt, about: profile, locale, take });
  if (advice === null) return inWords(said);
  const isRead = transcript === null && READ.has(counsel.id);
  const facts = isRead ? sayWhatIsTold(matter.spelt, report, locale) : null;
  const isTold = transcript === null && (matter.wantsAnalysis || isRead);
  return withAdvice({ ...advice, summary: said }, facts, said, isTold ? TALK_WORDS[locale].better : null);
}

/** The advice on a chat that has ended in a no; null where it has not. */
function afterNo(question: TalkQuestion, matter: AskedMatter): Advice | null {
  const { transcript } = question;
  const usual = usualAdvice(question, { transcript, context: matter.words, intent: "reply" });
  return usual?.verdict === "let_it_go" ? usual : null;
}

/** A question that may be one of a few: which one is asked, not guessed. */
export function aboutUnsure(question: TalkQuestion, matter: AskedMatter): TalkAnswer | null {
  if (question.transcript !== null || matter.wantsAnalysis || silenceIn(matter.spelt) !== null) return null;
  // A message about something that is named is asked for, not advice.
  if (has(matter.spelt, WHAT_NOW) && findTopics(matter.words).some(({ topic }) => !isCommon(topic)))
    return null;
  const found = recogniseCounsel(matter.words);
  if (found?.kind !== "unsure") return null;
  const { words, asks } = askWhich(found.ids, question.locale);
  return { words, advice: null, asks: true, card: asks };
}
