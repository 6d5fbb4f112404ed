// What an answer stands on: the chat, read with what the person says of it, and what decides about it.
import type { CoachQuestion } from "../advice/advice.ts";
import { type LeftOut, saysNotThis } from "../chat/aside/left-out.ts";
import { toldFacts } from "../chat/aside/told.ts";
import { decisionOn } from "../deciding/decide.ts";
import { type Beside, readTalk, type TalkRead } from "../deciding/read-talk.ts";
import type { ChatDecision } from "../deciding/situation.ts";
import { leftOutIn } from "../deciding/talk-left-out.ts";
import { withNote } from "../deciding/with-note.ts";
import { newest } from "../transcript/transcript.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { openReaders } from "../message/open-readers.ts";
import { choiceIn } from "../wording/aside/choices.ts";
import { withOfferGranted } from "../wording/options/granted-offer.ts";
import { withPlanOfTurn } from "../wording/options/plan-of-turn.ts";
import type { Choice } from "../wording/summary/tell.ts";

/** A chat as it was read, and what decided. */
export interface ChatReading {
  readonly question: CoachQuestion;
  /** null where the person's own words are all there is. */
  readonly chat: Transcript | null;
  /** What messages are written in. */
  readonly language: Language;
  /** The chat's newest messages. */
  readonly messages: Transcript["messages"];
  /** What the person has said to the mentor, oldest first. */
  readonly said: readonly string[];
  /** The answer to the mentor's question that their last words are; null for words of their own. */
  readonly choice: Choice | null;
  /** Their last words as they were read: an answer, together with what it was asked about. */
  readonly context: string;
  readonly wantsToAsk: boolean;
  /** What they said after the story was told: it may take something out of it. */
  readonly corrections: readonly string[];
  readonly leftOut: LeftOut;
  /** The talk by itself. */
  readonly heard: TalkRead;
  readonly decision: ChatDecision;
  /** The talk as it is answered: by the row that decided, with the plan, the offer and the day that go with it. */
  readonly read: TalkRead;
  /** Which of the possible answers this is. */
  readonly take: number;
}

/**
 * Reads what a question is about and decides.
 * @param language what the messages are written in
 */
export function readChat(question: CoachQuestion, chat: Transcript | null, language: Language): ChatReading {
  const said = [...(question.earlier ?? []), question.context];
  const choices = said.map(choiceIn);
  const choice = choices.at(-1) ?? null;
  const beside = besideChat(question, chat, said, choices, language);
  const messages = newest(chat?.messages ?? []);
  const readers = openReaders(language);
  const readWithout = (leftOut: LeftOut) => readTalk(messages, { ...beside, leftOut }, readers);
  // Words that tell the story itself take nothing out of it.
  const corrections = chat === null ? said.slice(1) : said;
  const story = chat === null ? said.slice(0, 1) : [];
  const leftOut = leftOutIn(corrections, [...story, question.notes], readers, readWithout);
  const heard = readWithout(leftOut);
  const decision = decisionOn(heard, chat, said, choices, language);
  return {
    question,
    chat,
    language,
    messages,
    said,
    choice,
    context: beside.context,
    wantsToAsk: beside.intent === "ask_out" || toldFacts(question.context).has("ask_wanted"),
    corrections,
    leftOut,
    heard,
    decision,
    read: asDecided(heard, decision, language),
    // What was answered or left out calls for other messages than those it was said to.
    take: question.take + said.filter((words, at) => choices[at] !== null || saysNotThis(words)).length,
  };
}

/** What a chat is read with. */
function besideChat(
  question: CoachQuestion,
  chat: Transcript | null,
  said: readonly string[],
  choices: readonly (Choice | null)[],
  language: Language,
): Omit<Beside, "leftOut"> {
  const choice = choices.at(-1) ?? null;
  const intent = choice === null ? question.intent : (choice.wish ?? "reply");
  return {
    intent,
    // An answer to the mentor's question is read together with the words that it was asked about.
    context:
      chat === null && choice !== null ? `${said.at(-2) ?? ""}\n${question.context}` : question.context,
    profile: question.profile,
    notes: question.notes,
    language,
    kind: chat?.kind ?? (intent === "opener" ? "profile" : "chat"),
    reading: choices.findLast((each) => each?.reading !== undefined)?.reading ?? null,
  };
}

/** The talk as what decided and what the person says beside it leave it to be answered. */
function asDecided(heard: TalkRead, decision: ChatDecision, language: Language): TalkRead {
  const planned = withPlanOfTurn({ ...heard, row: decision.row }, decision.told, language);
  return withNote(withOfferGranted(planned, decision.told), decision, language);
}
