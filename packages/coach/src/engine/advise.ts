// The built-in mentor's answer to a chat, or to words alone: read, decided by the table, said in whole messages (MS3, MS6).
import { kindOfQuestion } from "../advice/question-kind.ts";
import { profileAnswer } from "../advice/profile-words.ts";
import { TONES } from "../advice/advice.ts";
import type { Advice, AdviceOption, Asks, CoachQuestion, Tone, Understood } from "../advice/advice.ts";
import { chooseCase } from "./choose-cases.ts";
import type { ChosenCase, Occasion } from "./choose-cases.ts";
import { registerOf } from "../cases/register.ts";
import { cuesOf } from "./cues.ts";
import { inVoice, voiceOf } from "../cases/voice.ts";
import { factOf } from "../facts/facts.ts";
import { keepBoundary } from "../safety/keep-boundary.ts";
import { keepFriend, wantsToStay } from "../safety/keep-friend.ts";
import { formal, withLargeVy } from "../words/formal.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { ANSWERS_ASKED, gapForAsked, withAnswer } from "./answering.ts";
import { gapPlaces } from "./gap-places.ts";
import { reactionTo } from "./reaction.ts";
import { factFor } from "./facts-for-moves.ts";
import { casesOf, coreTelling } from "./language-data.ts";
import { saysVy, saysVyLarge } from "./address.ts";
import { answersBeside } from "./beside-chat.ts";
import { withPlanOfTurn } from "./plan-of-turn.ts";
import { plain } from "../words/plain.ts";
import { isOffer as asksToMeet } from "./open-offer.ts";
import { newest } from "./newest.ts";
import { caughtGaps, choosing } from "./of-this-chat.ts";
import { openReaders } from "./open-readers.ts";
import { toldFacts } from "./told.ts";
import { leftOutIn } from "./talk-left-out.ts";
import { readTalk, type TalkRead } from "./read-talk.ts";
import { choiceIn } from "./choices.ts";
import { GRAVE_SITUATIONS } from "../learnt/situation.ts";
import { decisionOn } from "./decide.ts";
import { does, type Utterance } from "./utterance.ts";
import type { ChatDecision } from "./situation.ts";
import { verdictFacts, type VerdictRow } from "./verdict-table.ts";
import { situationQuestion, type SituationOrGroup, tapOf } from "./situation-words.ts";
import { dislikedIn } from "./dislikes.ts";
import { deniedIn, leavesOut, type LeftOut, saysNotThis } from "./left-out.ts";
import { type CoreTelling, openingOf, READINGS, reasonOf, summaryOf, type Told } from "./tell.ts";

/** Those whose words a message may take up, whoever wrote them. */
const NEAR = 10;
/** Cases of this move fit after any message. */
const ANY = "unclear";
/** Their words may be a no or not. */
const DOUBTED = "hear_out";
/** Moves that ask the other one what was meant. */
const ASKS_BACK: ReadonlySet<string> = new Set(["ask_if_opening", "ask_if_bad", "ask_if_hurt"]);
/** The row for words that tell of nothing known. */
const NOTHING_TOLD = "S30";
/** Moves for what is told by single phrases, each with a second piece of evidence. */
const SAID_PLAINLY: ReadonlySet<string> = new Set([
  "after_pause",
  "let_rest",
  "go_slow",
  "keep_to_work",
  "after_date",
]);
/** What is told of a chat where something heavy was said, and the row that decided does not know. */
const HEAVY = "heavy";
const MISSES_HEAVY: ReadonlySet<string> = new Set(["go_on", "unclear", "answer_agreement"]);
/** A move that is read from acts this sure is understood well. */
const SURE = 0.75;

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
  const decision = decisionOn(heard, chat, said, language);
  const read = withPlanOfTurn({ ...heard, row: decision.row }, decision.told, language);
  // What was answered or left out calls for other messages than those it was said to.
  const take = question.take + said.filter((words) => choiceIn(words) !== null || saysNotThis(words)).length;
  const seed = chat === null ? context : messages.map(({ speaker, text }) => `${speaker} ${text}`).join("\n");
  const understood = understoodBy(decision, heard);
  const cues = cuesOf(read);
  const telling = coreTelling(question.locale);
  const told: Told = {
    row: cues["heavy"] === 1 && MISSES_HEAVY.has(read.row.move) ? HEAVY : read.row.id,
    facts: { ...read.facts, ...cues, ...verdictFacts(read.row.verdict) },
    filling: { ...read.filling, quote: read.quoted, until: read.filling.until ?? telling.noDay },
    seed,
    take,
    understood: understood !== "not",
    situation: decision.told,
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
    leavesOut: corrections.length > 0 && takesOut(question.context, said.length > 1, messages),
  });
  const beside = chat === null || choice !== null ? {} : answersBeside(question, read, told);
  return {
    understood,
    ...(asks === undefined ? {} : { asks }),
    summary: [beside.note ?? opening ?? beside.aside ?? beside.heard, summaryOf(telling, told)]
      .filter((words) => typeof words === "string")
      .join(" "),
    verdict: read.row.verdict,
    ...(read.row.waitDays === undefined ? {} : { waitDays: read.row.waitDays }),
    options: leaving(options, read, decision, messages, language, question.take),
  };
}

/** What is said where these are going on says yes to what was offered or asked for. */
const GRANTING: ReadonlySet<SituationOrGroup> = new Set(["invited", "yes", "plan", "contact"]);
const OFFERS = ["invitation", "counter_offer", "logistics", "contact"] as const;

/** Whether the words for a situation leave nothing to answer: a yes answers «в три у входа?», but no «почему?». */
function isWhole(
  told: SituationOrGroup | null,
  { verdict }: VerdictRow,
  asks: Utterance | undefined,
): boolean {
  if (told === null) return false;
  if ((told === "invited" || told === "hint") && asksToMeet(asks?.asks?.words ?? "")) return true;
  return verdict === "let_it_go" || (GRANTING.has(told) && asks !== undefined && does(asks, ...OFFERS));
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
  return wantsToStay(messages) ? keepFriend(kept, language, take) : kept;
}

/** Whether no message may ask or invite: it is let go, or a no of theirs stands, or may. */
function mustRest({ state, row }: TalkRead, { lifts }: ChatDecision): boolean {
  return (state.standingNo !== null && !lifts) || row.verdict === "let_it_go" || row.move === DOUBTED;
}

/** The words for what is grave end it as they are: a friendly goodbye would be none to a threat. */
function isGrave(told: ChatDecision["told"]): boolean {
  return GRAVE_SITUATIONS.some((id) => id === told);
}

/** The question what is going on, with the likeliest situations to tap, where neither table nor what was learnt is sure. [CO181] */
function asksFrom({ asks }: ChatDecision, said: readonly string[], locale: Language): Asks | undefined {
  if (asks.length === 0 || said.some((words) => choiceIn(words) !== null)) return undefined;
  return {
    question: situationQuestion(locale),
    choices: asks.map((id) => tapOf(id, locale)),
    free: true,
  };
}

/** How well a chat is understood: by what decided about it. */
function understoodBy({ told, asks }: ChatDecision, heard: TalkRead): Understood {
  if (told === null) return understoodIn(heard);
  if (asks.length === 0) return "well";
  return heard.row.move === ANY ? "not" : "partly";
}

/** The mentor's one question, where something is open; whoever has answered it is not asked again. */
function asksAbout(
  decision: ChatDecision,
  read: TalkRead,
  understood: Understood,
  said: readonly string[],
  telling: CoreTelling,
): Asks | undefined {
  if (decision.told !== null) return undefined;
  const { move, verdict } = read.row;
  const isOpen = understood !== "well" || (move === "wait" && !knowsSilence(read));
  const isSettled = verdict === "ask_out" && !ASKS_BACK.has(move);
  const isAsked = isOpen && !isSettled && said.every((words) => choiceIn(words) === null);
  return isAsked ? asksFor(telling.asks[move] ?? telling.asks[ANY]) : undefined;
}

/** Whether words take something out of the talk: «он не плохой, просто вспыльчивый», said first, takes out what nobody spoke of. */
function takesOut(words: string, isLater: boolean, messages: readonly { readonly text: string }[]): boolean {
  if (!leavesOut(words)) return false;
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

/** Whether it is known how long they have been silent: what to do after a word of mine hangs on it. */
function knowsSilence({ facts }: TalkRead): boolean {
  return ["days_silent", "long_silence", "told_pause"].some((fact) => (facts[fact] ?? 0) > 0);
}

type Options = readonly [AdviceOption, AdviceOption, AdviceOption];

function optionsOf(
  read: TalkRead,
  occasion: Occasion,
  language: Language,
  question: CoachQuestion,
  told: Told,
): Options {
  const { facts, filling, row, state, utterances, asked, days } = read;
  const { locale } = question;
  const cases = casesOf(language);
  const formally = language === "ru" && saysVy(utterances);
  // To «вы» one does not say «позвал» or «позвала».
  const politely: Occasion = formally
    ? { ...occasion, filling: { ...occasion.filling, them: null } }
    : occasion;
  const typed = voiceOf(utterances);
  // Whoever says «вы» smiles at most with a bracket.
  const voice = formally && typed.smile === "emoji" ? { ...typed, smile: "none" as const } : typed;
  const place = gapPlaces();
  const shown = new Set<string>();
  let now = politely;
  const at = state.openQuestion?.at;
  const asks = at === undefined ? undefined : utterances[at];
  const isOffer =
    at !== undefined &&
    (at === state.openInvitation?.at || at === state.counterOffer || asks?.acts.has("contact") === true);
  const choose = choosing({ read, told: told.situation, language, isHeavy: occasion.facts["heavy"] === 1 });
  const caught = caughtGaps({ read, language, leftOut: occasion.leftOut, readers: openReaders(language) });
  const reactions = reactionTo(state, row.move, (facts["i_was_silent"] ?? 0) > 0);
  const [first, second, third] = TONES.map((tone): AdviceOption => {
    now = { ...now, filling: { ...now.filling, when: dayFor(tone, days) ?? filling.when } };
    const choice = choose({ tone, seed: now.seed, take: now.take });
    const found =
      choice === null
        ? (chooseCase(cases, tone, now) ?? chooseCase(cases, tone, { ...now, move: ANY }))
        : { case: { move: row.move, tone, register: "plain" as const, say: choice }, text: choice };
    if (found === null) throw new Error(`No case for ${row.move}, ${tone}, in ${language}`);
    now = afterOption(now, found);
    const felt = reactions === null ? null : chooseCase(cases, tone, { ...now, move: reactions });
    const whole = withAnswer(
      { text: felt === null ? found.text : `${felt.text} ${found.text}`, gaps: found.case.gaps ?? [] },
      // What is chosen leaves no gap for it.
      {
        move: row.move,
        asked,
        isOffer,
        isWhole: choice !== null || isWhole(told.situation, row, asks),
      },
    );
    const placed = place(answered(whole.text, occasion.said, question), whole.gaps);
    const gaps = (placed.gaps ?? [])
      .filter(({ id }) => placed.text.includes(`{gap:${id}}`))
      .map((gap) => gapForAsked(caught(gap), placed.text, asked, coreTelling(locale).answerTo));
    const said = inVoice({ text: formally ? formal(placed.text) : placed.text, gaps }, voice, language);
    const about = { move: row.move, tone, text: said.text, isSpecific: isSpecific(found) };
    // The words for a situation give their own reason.
    const id = told.situation === null ? factFor(about, filling.them) : null;
    const fact = factOf(id ?? OWN_RULE);
    // The same study three times proves no more than once; what stands without one is the house's own rule.
    const isNew = id !== null && !shown.has(id);
    shown.add(fact.id);
    return {
      tone,
      text: saysVyLarge(utterances) ? withLargeVy(said.text) : said.text,
      ...(said.gaps.length === 0 ? {} : { gaps: said.gaps }),
      why: `${reasonOf(coreTelling(locale), told.row === HEAVY ? HEAVY : row.move, tone, { ...told, filling })} ${isNew ? fact.sentence[locale] : ""}`.trim(),
      source: (isNew ? fact : factOf(OWN_RULE)).source[locale],
    };
  });
  if (!first || !second || !third) throw new Error("Three tones give three options");
  return [first, second, third];
}

/** Whether a message takes up what this chat is about. */
function isSpecific({ case: { topic, words, near } }: ChosenCase): boolean {
  return topic !== undefined || words !== undefined || near !== undefined;
}

/** Any fact whose source is the house itself. */
const OWN_RULE = "accept_no";

/** Of the days that are offered the direct message takes another than the first two. */
function dayFor(tone: Tone, days: readonly string[]): string | null {
  return (tone === "direct" ? days[1] : days[0]) ?? null;
}

/** What the next option is chosen for: it asks nothing that this one asks, and not all three say the same words back. */
function afterOption(occasion: Occasion, { case: { say }, text }: ChosenCase): Occasion {
  const { filling } = occasion;
  const left = {
    ...filling,
    about: say.includes("{about}") ? null : filling.about,
    quote: say.includes("{quote}") ? null : filling.quote,
  };
  return {
    ...occasion,
    filling: left,
    used: new Set([...occasion.used, text]),
  };
}

/** Where the person's own answer begins a sentence. */
const OPENS = /(^|[.!?…]\s)\{gap:answer\}/u;

/** What the person has written about themselves answers in their own words (MC3) [CO33]. */
function answered(text: string, asked: string, { profile, locale }: CoachQuestion): string {
  const own = profileAnswer(profile, kindOfQuestion(asked), locale === "ru");
  if (own === null) return text;
  const opening = own.charAt(0).toUpperCase() + own.slice(1);
  return text.replace(OPENS, (_, before: string) => before + opening).replace("{gap:answer}", own);
}

/** How well the last words were understood: by the surest act of their last turn and its topic. */
function understoodIn({ row, facts, utterances, state, topics }: TalkRead): Understood {
  if (row.move === ANY || row.id === NOTHING_TOLD) return "not";
  if (facts["story"] === 1) return "well";
  if (row.move === DOUBTED || ASKS_BACK.has(row.move)) return "partly";
  // The person has said how they read it.
  if (READINGS.some((reading) => facts[`read_${reading}`] === 1)) return "well";
  // A question is known by how it is built.
  if (ANSWERS_ASKED.has(row.move) || SAID_PLAINLY.has(row.move)) return "well";
  const acts = utterances.slice(state.theirTurn ?? 0).flatMap((one) => [...one.acts.values()]);
  const surest = Math.max(0, ...acts);
  // A profile does nothing by its words, so there is nothing to misunderstand.
  if (surest >= SURE || state.last === "me" || row.move === "opener") return "well";
  return surest > 0 || topics.length > 0 ? "partly" : "not";
}

function asksFor(found: CoreTelling["asks"][string]): Asks | undefined {
  if (found === undefined) return undefined;
  return { question: found.question, choices: found.choices.map(({ words }) => words), free: true };
}
