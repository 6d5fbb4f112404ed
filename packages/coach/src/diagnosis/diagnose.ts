// Reads a transcript before a word is said about it [CO1–CO9].
import { chatLanguage } from "@fitil/language";
import type { Language, Transcript, TranscriptMessage } from "../transcript/transcript.ts";
import { withoutCommands } from "../safety/injection.ts";
import { asks, invites } from "./acts.ts";
import type { Diagnosis } from "./diagnosis.ts";
import { isDayMark, silenceIn } from "./gap.ts";
import { findHooks } from "./hooks.ts";
import { knocksIn } from "./knocks.ts";
import { moodOf, sideOf } from "./sides.ts";
import { stageOf } from "./stage.ts";
import type { StageFinding } from "./stage.ts";

/** The mentor reads the last messages, and so many characters of each [CO9]: what is older decides nothing. */
const MOST_MESSAGES = 50;
const LONGEST_TEXT = 500;

/** What is known beside the transcript. */
export interface Beside {
  /** What the person says about it in their own words. */
  readonly context: string;
  /** Notes about the other one. */
  readonly notes: string;
}

/** The diagnosis of a chat or a profile; `beside` adds what no screenshot shows. Never throws, whatever it is given. */
export function diagnose(transcript: Transcript, beside: Beside = { context: "", notes: "" }): Diagnosis {
  const language = languageOf(transcript);
  const gapHours = silenceIn(beside.context) ?? marksGap(transcript.messages);
  const messages = transcript.messages
    .slice(-MOST_MESSAGES)
    .filter((message) => !isDayMark(message))
    .map(tidy);
  const read = messages.filter((message) => message.text.trim() !== "");
  const mine = read.filter((message) => message.speaker === "me");
  const theirs = read.filter((message) => message.speaker !== "me");
  const me = sideOf(mine);
  const them = sideOf(theirs);
  const mood = moodOf(theirs, me);
  const last = messages.at(-1)?.speaker ?? null;
  const unansweredMine = last === "me" ? messages.length - 1 - lastIndexOfTheirs(messages) : 0;
  const openQuestion = findOpenQuestion(messages);
  const turns = read.filter((message, at) => at > 0 && read[at - 1]?.speaker !== message.speaker).length;
  const hooks = findHooks(messages, beside.notes, language);
  const knocks = last === "me" ? knocksIn(transcript.messages.slice(-MOST_MESSAGES)) : 0;
  const counted = { messages, last, knocks, me, them, turns, mood, openQuestion, gapHours };
  const { stage, evidence, act, hintedAt } =
    transcript.kind === "profile" ? profileStage(read.length) : stageOf(counted);
  return {
    kind: transcript.kind,
    language,
    stage,
    last,
    unansweredMine,
    knocks,
    me,
    them,
    turns,
    theirLast: theirs.at(-1)?.text ?? null,
    theirLastAct: act,
    myLast: mine.at(-1)?.text ?? null,
    openQuestion,
    hooks,
    mood,
    gapHours,
    invitationAt: findLastAt(messages, (text) => invites(text)),
    hintedAt: hintedAt ?? null,
    unsureSpeakers: messages.some((message) => message.speaker === "unknown"),
    theirDays: theirs.slice(-4).map((message) => message.text),
    lateTexts: read.slice(-6).map((message) => message.text),
    evidence,
  };
}

function profileStage(count: number): StageFinding {
  return { stage: count === 0 ? "empty" : "profile", evidence: null, act: null };
}

/** The language of the letters, the reader's word where there are none. */
function languageOf(transcript: Transcript): Language {
  const texts = transcript.messages
    .slice(-MOST_MESSAGES)
    .map((message) => withoutCommands(message.text.slice(0, LONGEST_TEXT)));
  return /\p{L}/u.test(texts.join("")) ? chatLanguage(texts) : transcript.language;
}

/** Tags of a page are no words of the chat. */
const MARKUP = /<\/?[a-z][^<>]{0,80}>/giu;

/** One line without stray spaces, as much of it as one reads. */
function tidy(message: TranscriptMessage): TranscriptMessage {
  const text = withoutCommands(message.text.slice(0, LONGEST_TEXT).replaceAll(MARKUP, " "))
    .replaceAll(/\s+/g, " ")
    .trim();
  return text === message.text ? message : { ...message, text };
}

function lastIndexOfTheirs(messages: readonly TranscriptMessage[]): number {
  return messages.findLastIndex((message) => message.speaker !== "me");
}

function findLastAt(messages: readonly TranscriptMessage[], test: (text: string) => boolean): number | null {
  const at = messages.findLastIndex((message) => test(message.text));
  return at < 0 ? null : at;
}

/** The last question of theirs after which I have not written. */
function findOpenQuestion(messages: readonly TranscriptMessage[]): string | null {
  const mine = messages.findLastIndex((message) => message.speaker === "me");
  const after = messages.slice(mine + 1);
  // Where nobody can be told apart, whatever follows a question may be its answer.
  const open = after.filter((message, at) => message.speaker === "them" || at === after.length - 1);
  const found = open.findLast((message) => asks(message.text))?.text;
  return found === undefined ? null : questionIn(found);
}

/** The asking sentence of a message; all of it when none can be told. */
function questionIn(text: string): string {
  const sentences = text.split(/(?<=[.!?…)])\s+/u).filter((sentence) => asks(sentence));
  return sentences.at(-1) ?? text;
}

/** A last day mark that says «вчера» puts everything below it at least a night back. */
function marksGap(messages: readonly TranscriptMessage[]): number | null {
  const mark = messages.findLast((message) => isDayMark(message))?.text ?? "";
  return /вчера|yesterday/iu.test(mark) ? 20 : null;
}
