// What the built-in mentor says to free words (MS4, MS6): it answers what was said, and says so when it cannot. Whatever there
// is to send comes as three messages, in the one shape that messages have (MS3).
import { guessLanguage } from "@fitil/language";
import type { Advice } from "../advice/advice.ts";
import { withHints } from "../advice/with-text.ts";
import { quotable } from "../words/quotable.ts";
import { silenceIn } from "./silence.ts";
import { isCommon } from "../topics/common.ts";
import { say } from "../telling/say.ts";
import { findTopics } from "../topics/find-topics.ts";
import type { Transcript } from "../transcript/transcript.ts";
import { choose } from "../words/choose.ts";
import { has, wordsOf } from "../words/pattern.ts";
import { aboutChat } from "./about-chat.ts";
import { aboutMentor, inWords } from "./about-mentor.ts";
import { askWhich, sayCounsel } from "./answer-counsel.ts";
import type { CounselTopic } from "../counsel/counsel.ts";
import { topicCalled } from "../counsel/language-data.ts";
import { phrasedCounsel, recogniseCounsel, sureCounsel } from "./recognise-counsel.ts";
import { choiceIn } from "../wording/aside/choices.ts";
import { followUp } from "./follow-up.ts";
import { heard } from "./heard.ts";
import { isBareAsk, isBareStarter, matterOf, spelt, WHAT_NOW } from "../request/matter.ts";
import { offerFor, usualAdvice } from "./offer.ts";
import { pastedChat } from "../request/parse-pasted-chat.ts";
import { TALK_WORDS, TURN_SIGNS } from "./talk-words.ts";
import { reportedIn } from "../request/reported.ts";
import type { Report } from "../request/reported.ts";
import { playScene } from "./role/role-play.ts";
import type { TalkAnswer, TalkQuestion } from "./talk.ts";
import { sayWhatIsTold } from "./told-in-words.ts";

/** What the words ask, however they are spelt and whatever the actions menu put before them. */
interface Matter {
  /** As they stand, for quoting. */
  readonly words: string;
  /** As patterns know them. */
  readonly spelt: string;
  readonly wantsAnalysis: boolean;
}
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

/** A turn of so few words is about what was said before. */
const SHORT_TURN = 6;

/** The answer to the last turn. The same talk gives the same words; another take, others. */
export function answerTalk(asked: TalkQuestion): TalkAnswer {
  const question = heard(asked);
  const said = question.turns.findLast((turn) => turn.role === "user")?.text.trim() ?? "";
  if (question.scene !== undefined) return inWords(playScene(question, question.scene));
  const words = matterOf(said);
  const wantsAnalysis = has(said, TURN_SIGNS.analysis);
  const matter: Matter = { words: words === "" ? said : words, spelt: spelt(words), wantsAnalysis };
  return (
    aboutPasted(question, said) ??
    aboutChoice(question, said) ??
    aboutStarter(question, said) ??
    aboutNobody(question, matter) ??
    aboutChat(question, said) ??
    followUp(question, matter.spelt, answerTalk) ??
    aboutMentor(question, spelt(said)) ??
    aboutPhrased(question, matter) ??
    aboutReported(question, matter) ??
    aboutKnownChat(question, said, matter) ??
    aboutCounsel(question, matter) ??
    aboutUnsure(question, matter) ??
    aboutTold(question, matter) ??
    aboutWish(question, matter) ??
    beyond(question, said)
  );
}

/** The same answer as one text: the messages are a numbered list below the words. Never empty. */
export function talkFrom(question: TalkQuestion): string {
  const { words, advice } = answerTalk(question);
  if (advice === null) return words;
  return [words, TALK_WORDS[question.locale].toSend, listed(advice)].join("\n\n");
}

function withAdvice(advice: Advice, ...words: readonly (string | null)[]): TalkAnswer {
  const said = words.filter((one) => one !== null && one !== "").join("\n\n");
  return { words: said === "" ? advice.summary : said, advice, asks: false };
}

function listed(advice: Advice): string {
  return advice.options.map((option, index) => `${index + 1}. ${withHints(option)}`).join("\n");
}

function aboutPasted(question: TalkQuestion, said: string): TalkAnswer | null {
  const pasted = pastedChat(said);
  if (pasted === null) return null;
  // Only what stands around the dialogue is the person's own: a question in it is somebody else's, or was asked of somebody else.
  const advice = usualAdvice(question, {
    transcript: pasted.transcript,
    context: matterOf(pasted.words),
  });
  return advice === null ? null : withAdvice(advice);
}

/** An answer to the mentor's own question goes back to the chat it was asked about. */
function aboutChoice(question: TalkQuestion, said: string): TalkAnswer | null {
  const { transcript } = question;
  if (transcript === null || choiceIn(said) === null) return null;
  const advice = usualAdvice(question, { transcript, context: said, intent: "reply" });
  return advice === null ? null : withAdvice(advice);
}

/** A starter that nobody has gone on with: with a chat at hand it means the chat, otherwise it is asked on. */
function aboutStarter(question: TalkQuestion, said: string): TalkAnswer | null {
  if (!isBareStarter(said) || question.transcript !== null) return null;
  const words = TALK_WORDS[question.locale];
  return { words: choose(words.goOn, said, question.take), advice: null, asks: true };
}

/** «Что написать?» and not a word more: to whom, and after what, is asked back. */
function aboutNobody(question: TalkQuestion, matter: Matter): TalkAnswer | null {
  const isAsked = isBareAsk(matter.spelt) && !has(matter.spelt, TURN_SIGNS.somebody);
  if (!isAsked || question.transcript !== null) return null;
  const words = TALK_WORDS[question.locale];
  return { words: choose(words.goOn, matter.words, question.take), advice: null, asks: true };
}

/** A question that a phrase names, though it tells what somebody says: «он женат, но говорит, что разводится». [CO125] */
function aboutPhrased(question: TalkQuestion, matter: Matter): TalkAnswer | null {
  const id = question.transcript === null ? phrasedCounsel(matter.words) : null;
  return id === null ? null : byCounsel(question, topicCalled(id), matter, null);
}

/** Words of the other one that are told of: they go on from the chat that is known. */
function aboutReported(question: TalkQuestion, matter: Matter): TalkAnswer | null {
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

/** «Что ответить?» about a chat that is there. */
function aboutKnownChat(question: TalkQuestion, said: string, matter: Matter): TalkAnswer | null {
  const { transcript } = question;
  if (transcript === null) return null;
  const asksAboutIt =
    said === "" || matter.wantsAnalysis || matter.spelt === "" || has(matter.spelt, WHAT_NOW);
  const counsel = isBareAsk(matter.spelt) ? null : sureCounsel(matter.words);
  if (!asksAboutIt || (counsel !== null && counsel.wish === undefined)) return null;
  const intent = transcript.kind === "profile" ? "opener" : "reply";
  const advice = usualAdvice(question, { transcript, context: matter.words, intent });
  return advice === null ? null : withAdvice(advice);
}

/** A question that people ask without a chat: advice in words, and messages only where those are what is wanted. */
function aboutCounsel(question: TalkQuestion, matter: Matter): TalkAnswer | null {
  const counsel = sureCounsel(matter.words);
  return counsel === null ? null : byCounsel(question, counsel, matter, null);
}

function byCounsel(
  question: TalkQuestion,
  counsel: CounselTopic,
  matter: Matter,
  report: Report | null,
): TalkAnswer {
  const { locale, take, profile, transcript } = question;
  // A no in the chat or in the words is heard before any other advice.
  const heard = transcript === null || counsel.towards === undefined ? null : afterNo(question, matter);
  if (heard !== null) return withAdvice(heard);
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
function afterNo(question: TalkQuestion, matter: Matter): Advice | null {
  const { transcript } = question;
  const usual = usualAdvice(question, { transcript, context: matter.words, intent: "reply" });
  return usual?.verdict === "let_it_go" ? usual : null;
}

/** A question that may be one of a few: which one is asked, not guessed. */
function aboutUnsure(question: TalkQuestion, matter: Matter): TalkAnswer | null {
  if (question.transcript !== null || matter.wantsAnalysis || silenceIn(matter.spelt) !== null) return null;
  // A message about something that is named is asked for, not advice.
  if (has(matter.spelt, WHAT_NOW) && findTopics(matter.words).some(({ topic }) => !isCommon(topic)))
    return null;
  const found = recogniseCounsel(matter.words);
  if (found?.kind !== "unsure") return null;
  const { words, asks } = askWhich(found.ids, question.locale);
  return { words, advice: null, asks: true, card: asks };
}

/** A situation told in words: a first reading, and what is missing for a real one. */
function aboutTold(question: TalkQuestion, matter: Matter): TalkAnswer | null {
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

/** Words about somebody that ask for no more than a message. */
function aboutWish(question: TalkQuestion, matter: Matter): TalkAnswer | null {
  if (!has(matter.spelt, WHAT_NOW)) return null;
  const words = TALK_WORDS[question.locale];
  const list =
    matter.words.length > 0 && has(matter.spelt, TURN_SIGNS.somebody) ? words.needChat : words.goOn;
  return {
    words: say(choose(list, matter.words, question.take), { said: quotable(matter.words, 90) }),
    advice: null,
    asks: true,
  };
}

function beyond(question: TalkQuestion, said: string): TalkAnswer {
  const words = TALK_WORDS[question.locale];
  const isUnderWay = question.transcript !== null || question.turns.some((turn) => turn.offer !== undefined);
  if (isUnderWay && wordsOf(said).length <= SHORT_TURN)
    return { words: choose(words.inTalk, said, question.take), advice: null, asks: true };
  // What is about two people is ours, even where it is not understood.
  const list = has(spelt(said), TURN_SIGNS.somebody) ? words.needChat : words.beyond;
  return {
    words: say(choose(list, said, question.take), { said: quotable(matterOf(said) || said, 90) }),
    advice: null,
    asks: list === words.needChat,
  };
}
