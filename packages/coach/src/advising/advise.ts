// The built-in mentor's answer to a chat, or to words alone (MS3, MS6): what was read and decided, put into a summary, a verdict and three
// whole messages.
import type { Advice, CoachQuestion } from "../advice/advice.ts";
import { registerOf } from "../cases/register.ts";
import { dislikedIn } from "../chat/dislikes.ts";
import { lastTurn } from "../chat/facts-of-talk.ts";
import { deniedIn, leavesOut, saysNotThis } from "../chat/aside/left-out.ts";
import type { Facts } from "../chat/talk-facts.ts";
import { type ChatDecision, isSituation } from "../deciding/situation.ts";
import { verdictFacts } from "../deciding/verdict-table.ts";
import { namesOtherDay } from "../deciding/with-note.ts";
import { clearOnly } from "../message/utterance.ts";
import { openReaders } from "../message/open-readers.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { plain } from "../words/plain.ts";
import { answersBeside } from "../wording/aside/answers-beside.ts";
import type { Occasion } from "../wording/options/choose-cases.ts";
import { cuesOf } from "../wording/options/cues.ts";
import { coreTelling } from "../wording/library.ts";
import { wishAside } from "../wording/aside/aside-wish.ts";
import { projectNotesIn } from "../wording/summary/project-notes.ts";
import { optionsOf } from "../wording/options/options.ts";
import { isPlain, particularOf } from "../wording/particulars/particulars.ts";
import { asksTold } from "../wording/options/told-already.ts";
import { HEAVY, openingOf, summaryOf, type Told } from "../wording/summary/tell.ts";
import { leaveAlone } from "./leave-alone.ts";
import { type ChatReading, readChat } from "./read-chat.ts";
import { asksAbout, asksFrom, understoodBy } from "./understood.ts";

/** Those whose words a message may take up, whoever wrote them. */
const NEAR = 10;
/** Rows that do not know of something heavy. */
const MISSES_HEAVY: ReadonlySet<string> = new Set(["go_on", "unclear", "answer_agreement"]);
/** So many letters of a word tell whether it is spoken of. */
const LETTERS = 5;
/** So many do between a question and its answer: «детям» – «детей». */
const ANSWERED = 3;

/**
 * A summary, a verdict and three options, playful, sincere and direct, for a chat with at least one word in it, or for the
 * person's words where `chat` is null. The same question gives the same answer; another take gives other options.
 * @param language what the messages are written in
 */
export function advise(question: CoachQuestion, chat: Transcript | null, language: Language): Advice {
  const reading = readChat(question, chat, language);
  const { read, decision, said, heard } = reading;
  const { locale } = question;
  const supposed = understoodBy(decision, heard);
  const facts = { ...read.facts, ...cuesOf(read) };
  const told = toldOf(reading, facts, supposed !== "not");
  const isSaid = isPlain(told.particular);
  const understood = isSaid ? "well" : supposed;
  const options = optionsOf({
    read,
    occasion: occasionOf(reading, facts, told),
    language,
    question,
    told,
  });
  const asks = isSaid
    ? undefined
    : (asksFrom(decision, said, locale) ?? asksAbout(decision, read, understood, said, coreTelling(locale)));
  return {
    understood,
    ...(asks === undefined ? {} : { asks }),
    summary: wholeSummary(reading, told, asks !== undefined),
    verdict: read.row.verdict,
    ...(read.row.waitDays === undefined ? {} : { waitDays: read.row.waitDays }),
    options: leaveAlone(options, reading),
  };
}

/** What the summary is told from. */
function toldOf(reading: ChatReading, facts: Facts, isUnderstood: boolean): Told {
  const { read, decision, context, language, take } = reading;
  const { locale } = reading.question;
  return {
    row: facts["heavy"] === 1 && MISSES_HEAVY.has(read.row.move) ? HEAVY : read.row.id,
    facts: { ...facts, ...verdictFacts(read.row.verdict) },
    filling: { ...read.filling, quote: read.quoted, until: read.filling.until ?? coreTelling(locale).noDay },
    seed: seedOf(reading),
    take,
    understood: isUnderstood,
    situation: decision.told,
    // An open offer is what every message answers, whatever else the turn has come to.
    particular:
      decision.isOffered === true && decision.told === "hint"
        ? null
        : particularOf(read, decision.told, facts, context, language),
    locale,
  };
}

/** What the messages are written for. */
function occasionOf(reading: ChatReading, facts: Facts, { seed }: Told): Occasion {
  const { read, decision, messages, language, leftOut, take } = reading;
  const turn = lastTurn(read.state, clearOnly(read.utterances))
    .map(({ text }) => text)
    .join("\n");
  return {
    move: read.row.move,
    topics: read.topics,
    said: read.evidence,
    around: lately(messages),
    register: registerOf(messages, language),
    filling: read.filling,
    seed,
    take,
    leftOut,
    bars: (say) => namesOtherDay(say, decision.noted, language) || asksTold(say, turn),
    facts,
    used: new Set(messages.filter(({ speaker }) => speaker === "me").map(({ text }) => text)),
  };
}

/** The summary, after a word to what the person has said or asked beside the chat, and before what their note bounds. */
function wholeSummary(reading: ChatReading, told: Told, isAsked: boolean): string {
  const { question, chat, read, decision, said, choice, corrections, messages, leftOut } = reading;
  const telling = coreTelling(question.locale);
  const { move, verdict } = read.row;
  const opening = openingOf(telling, told, {
    choice,
    tooEarly: reading.wantsToAsk && verdict === "write_now" && !isSuggested(reading),
    leavesOut:
      corrections.length > 0 && takesOut(question.context, said.length > 1, messages, decision, read),
  });
  const beside = chat === null || isAnswered(reading) ? {} : answersBeside(question, read, told);
  const readers = openReaders(reading.language);
  return [
    beside.note ?? opening ?? beside.aside ?? beside.kind,
    summaryOf(telling, told),
    isAsked && mayBeOther(decision) ? telling.unsure : null,
    projectNotesIn(move, question.notes, leftOut, readers, question.locale),
  ]
    .filter((words) => typeof words === "string")
    .join(" ");
}

/** Whether the messages say what the person wants to: yes to an invitation, or what their note would suggest. */
function isSuggested({ read: { row, facts }, context, language }: ChatReading): boolean {
  return (
    row.move === "answer_invitation" || (facts["arranged"] ?? 0) > 0 || wishAside(context, language) !== null
  );
}

/** What chooses among words that fit alike: the same chat always the same. */
function seedOf({ chat, context, messages }: ChatReading): string {
  return chat === null ? context : messages.map(({ speaker, text }) => `${speaker} ${text}`).join("\n");
}

/** Whether a reading is said that may be another; what names none says so itself. */
function mayBeOther({ told, trust }: ChatDecision): boolean {
  return trust === "partly" && (told === null || isSituation(told));
}

/** What they tap asks nothing; what their own words decided is answered by that, and a question still has its own answer. */
function isAnswered({ choice, decision: { byNote }, question: { context } }: ChatReading): boolean {
  return choice !== null || (byNote === true && !context.includes("?"));
}

/** Whether words take something out of the talk: «он не плохой, просто вспыльчивый», said first, takes out what nobody spoke of. */
function takesOut(
  words: string,
  isLater: boolean,
  messages: readonly { readonly text: string }[],
  { byNote }: ChatDecision,
  { asked }: Pick<ChatReading["read"], "asked">,
): boolean {
  if (!leavesOut(words) || byNote === true) return false;
  if (isLater || saysNotThis(words)) return true;
  // «Не хочу детей» beside «а ты как к детям?» is the answer, and takes nothing out.
  const question = plain(asked?.words ?? "");
  const denied = deniedIn(words);
  if (denied.some((what) => question.includes(what.slice(0, ANSWERED)))) return false;
  if (dislikedIn(words).length > 0) return true;
  const texts = messages.map(({ text }) => plain(text));
  return denied.some((what) => texts.some((text) => text.includes(what.slice(0, LETTERS))));
}

/** What either has said lately. */
function lately(messages: readonly { readonly text: string }[]): string {
  return messages
    .slice(-NEAR)
    .map(({ text }) => text)
    .join("\n");
}
