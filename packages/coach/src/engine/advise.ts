// The built-in mentor's answer to a chat, or to words alone: read, decided by the table, said in whole messages (MS3, MS6).
import type { Advice, AdviceOption, CoachQuestion } from "../advice/advice.ts";
import { withText } from "../advice/with-text.ts";
import { inVoice, voiceOf } from "../cases/voice.ts";
import { registerOf } from "../cases/register.ts";
import { GRAVE_SITUATIONS } from "../learnt/situation.ts";
import { keepBoundary } from "../safety/keep-boundary.ts";
import { keepFriend, wantsToStay } from "../safety/keep-friend.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { plain } from "../words/plain.ts";
import { answersBeside } from "../wording/beside-chat.ts";
import { choiceIn } from "../wording/choices.ts";
import { cuesOf } from "../wording/cues.ts";
import { decisionOn } from "../deciding/decide.ts";
import { dislikedIn } from "../chat/dislikes.ts";
import { coreTelling } from "../wording/library.ts";
import { deniedIn, leavesOut, type LeftOut, saysNotThis } from "../chat/left-out.ts";
import { newest } from "../message/newest.ts";
import { openReaders } from "../message/open-readers.ts";
import { particularOf } from "../wording/particulars.ts";
import { notedFor } from "../wording/noted.ts";
import { HEAVY, optionsOf, type Options } from "../wording/options.ts";
import { withDayOfNote } from "../wording/day-of-note.ts";
import { withOfferGranted } from "../wording/granted-offer.ts";
import { withPlanOfTurn } from "../wording/plan-of-turn.ts";
import { namesOtherDay, withNote } from "../deciding/with-note.ts";
import { readTalk, type TalkRead } from "../deciding/read-talk.ts";
import { type ChatDecision, isSituation } from "../deciding/situation.ts";
import { leftOutIn } from "../deciding/talk-left-out.ts";
import { openingOf, summaryOf, type Told } from "../wording/tell.ts";
import { toldFacts } from "../chat/told.ts";
import { verdictFacts } from "../deciding/verdict-table.ts";
import { asksAbout, asksFrom, DOUBTED, understoodBy } from "./understood.ts";

/** Those whose words a message may take up, whoever wrote them. */
const NEAR = 10;
/** Rows that do not know of something heavy. */
const MISSES_HEAVY: ReadonlySet<string> = new Set(["go_on", "unclear", "answer_agreement"]);

/**
 * A summary, a verdict and three options, playful, sincere and direct, for a chat with at least one word in it, or for the
 * person's words where `chat` is null. The same question gives the same answer; another take gives other options.
 * @param language what the messages are written in
 */
export function advise(question: CoachQuestion, chat: Transcript | null, language: Language): Advice {
  const readers = openReaders(language);
  const messages = newest(chat?.messages ?? []);
  const choice = choiceIn(question.context);
  const said = [...(question.earlier ?? []), question.context];
  const intent = choice === null ? question.intent : (choice.wish ?? "reply");
  const wantsToAsk = intent === "ask_out" || toldFacts(question.context).has("ask_wanted");
  // An answer to the mentor's question is read together with the words that it was asked about.
  const context =
    chat === null && choice !== null ? `${said.at(-2) ?? ""}\n${question.context}` : question.context;
  const kind = chat?.kind ?? (intent === "opener" ? "profile" : "chat");
  const reading = said.map((words) => choiceIn(words)?.reading).findLast((one) => one !== undefined) ?? null;
  const readWith = (leftOut: LeftOut): TalkRead =>
    readTalk(messages, { ...question, context, intent, language, kind, leftOut, reading }, readers);
  // Words that tell the story itself take nothing out of it.
  const corrections = chat === null ? said.slice(1) : said;
  const beforeChat = chat === null ? said.slice(0, 1) : [];
  const leftOut = leftOutIn(corrections, [...beforeChat, question.notes], readers, readWith);
  const heard = readWith(leftOut);
  const decision = decisionOn(heard, chat, said, said.map(choiceIn), language);
  const read = asDecided(heard, decision, language);
  // What was answered or left out calls for other messages than those it was said to.
  const take = question.take + said.filter((words) => choiceIn(words) !== null || saysNotThis(words)).length;
  const seed = chat === null ? context : messages.map(({ speaker, text }) => `${speaker} ${text}`).join("\n");
  const cues = cuesOf(read);
  const telling = coreTelling(question.locale);
  const particular = particularOf(read, decision.told, { ...read.facts, ...cues }, context, language);
  const understood = understoodBy(decision, heard);
  const told: Told = {
    row: cues["heavy"] === 1 && MISSES_HEAVY.has(read.row.move) ? HEAVY : read.row.id,
    facts: { ...read.facts, ...cues, ...verdictFacts(read.row.verdict) },
    filling: { ...read.filling, quote: read.quoted, until: read.filling.until ?? telling.noDay },
    seed,
    take,
    understood: understood !== "not",
    situation: decision.told,
    particular,
    locale: question.locale,
  };
  const options = optionsOf(
    read,
    {
      move: read.row.move,
      topics: read.topics,
      said: read.evidence,
      around: lately(messages),
      register: registerOf(messages, language),
      filling: read.filling,
      seed,
      take,
      leftOut,
      bars: (say) => namesOtherDay(say, decision.noted, language),
      facts: { ...read.facts, ...cues },
      used: new Set(messages.filter(({ speaker }) => speaker === "me").map(({ text }) => text)),
    },
    language,
    question,
    told,
  );
  const asks =
    asksFrom(decision, said, question.locale) ?? asksAbout(decision, read, understood, said, telling);
  const opening = openingOf(telling, told, {
    choice,
    tooEarly: wantsToAsk && read.row.verdict === "write_now" && read.row.move !== "answer_invitation",
    leavesOut: corrections.length > 0 && takesOut(question.context, said.length > 1, messages, decision),
  });
  const beside = chat === null || isAnswered(decision, question) ? {} : answersBeside(question, read, told);
  return {
    understood,
    ...(asks === undefined ? {} : { asks }),
    summary: [
      beside.note ?? opening ?? beside.aside ?? beside.kind,
      summaryOf(telling, told),
      asks !== undefined && mayBeOther(decision) ? telling.unsure : null,
      notedFor(read.row.move, question.notes, leftOut, readers, question.locale),
    ]
      .filter((words) => typeof words === "string")
      .join(" "),
    verdict: read.row.verdict,
    ...(read.row.waitDays === undefined ? {} : { waitDays: read.row.waitDays }),
    options: leaving(options, read, decision, messages, language, question.take),
  };
}

/** The talk as what decided and what the person says beside it leave it to be answered. */
function asDecided(heard: TalkRead, decision: ChatDecision, language: Language): TalkRead {
  const planned = withPlanOfTurn({ ...heard, row: decision.row }, decision.told, language);
  const dated = withDayOfNote(withOfferGranted(planned, decision.told), decision.noted, language);
  return withNote(dated, decision, language);
}

/** Whether a reading is said that may be another; what names none says so itself. */
function mayBeOther({ told, trust }: ChatDecision): boolean {
  return trust === "partly" && (told === null || isSituation(told));
}

/** The messages as they leave a no alone, and say no farewell to whoever stays a friend. */
function leaving(
  options: Options,
  read: TalkRead,
  decision: ChatDecision,
  messages: Transcript["messages"],
  language: Language,
  take: number,
): Options {
  if (!mustRest(read, decision) || isGrave(decision.told)) return options;
  const kept = keepBoundary(options, language, take);
  // Where the mentor does not know what is going on, a farewell would end what may be none.
  const goesOn = (read.facts["seen_anyway"] ?? 0) > 0 || HELD.some((told) => told === decision.told);
  const said = wantsToStay(messages)
    ? keepFriend(kept, "stays", language, take)
    : goesOn
      ? keepFriend(kept, "anyway", language, take)
      : kept;
  const voice = voiceOf(read.utterances);
  const typed = (option: AdviceOption, at: number): AdviceOption =>
    option.text === options[at]?.text
      ? option
      : withText(option, inVoice({ text: option.text, gaps: [] }, voice, language).text);
  return [typed(said[0], 0), typed(said[1], 1), typed(said[2], 2)];
}

/** What is said where no reading is sure. */
const HELD = ["held_back", "held_back_asked", "group_talk", "group_open"] as const;

/** Whether no message may ask or invite: it is let go, or a no of theirs stands, or may. */
function mustRest({ state, row }: TalkRead, { lifts }: ChatDecision): boolean {
  return (state.standingNo !== null && !lifts) || row.verdict === "let_it_go" || row.move === DOUBTED;
}

/** The words for what is grave end it as they are: a friendly goodbye would be none to a threat. */
function isGrave(told: ChatDecision["told"]): boolean {
  return GRAVE_SITUATIONS.some((id) => id === told);
}

/** What they tap asks nothing; what their own words decided is answered by that, and a question still has its own answer. */
function isAnswered({ byNote }: ChatDecision, { context }: CoachQuestion): boolean {
  return choiceIn(context) !== null || (byNote === true && !context.includes("?"));
}

/** Whether words take something out of the talk: «он не плохой, просто вспыльчивый», said first, takes out what nobody spoke of. */
function takesOut(
  words: string,
  isLater: boolean,
  messages: readonly { readonly text: string }[],
  { byNote }: ChatDecision,
): boolean {
  if (!leavesOut(words) || byNote === true) return false;
  if (isLater || saysNotThis(words) || dislikedIn(words).length > 0) return true;
  const texts = messages.map(({ text }) => plain(text));
  return deniedIn(words).some((what) => texts.some((text) => text.includes(what.slice(0, LETTERS))));
}

/** So many letters of a word tell whether it is spoken of. */
const LETTERS = 5;

/** What either has said lately. */
function lately(messages: readonly { readonly text: string }[]): string {
  return messages
    .slice(-NEAR)
    .map(({ text }) => text)
    .join("\n");
}
