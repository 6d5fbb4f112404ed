// A message with what it does where it stands: what the state of a talk is folded from.
import { foldTwins } from "@fitil/language";
import { type Act, ACTS } from "../acts/act.ts";
import type { Classifier } from "../learnt/classifier.ts";
import type { Transcript, TranscriptMessage } from "../transcript/transcript.ts";
import { believedOf, believedOfMine, type Doubt, doubtsOf } from "./belief.ts";
import { listedActs } from "./listed-acts.ts";
import { type MomentWords, offerIn } from "./moments.ts";
import { type Place, placeInTalk } from "./place-in-talk.ts";
import { saysIn } from "./said-in-talk.ts";
import { type OpenQuestion, askedIn } from "./question-asked.ts";
import type { Readers } from "./readers.ts";
import { plain } from "../words/plain.ts";

/** What stands in the place of words, «[фото]», “[voice message]”: a picture or voice message does nothing by its name. */
export const MEDIA = /^\s*[[(<][^\])>]{3,40}[\])>]\s*$/u;

export interface Utterance {
  /** Whose message it is; unknown ones are taken as the other person's where that is the careful reading. */
  readonly speaker: "me" | "them" | "unknown";
  readonly text: string;
  /** It was not read well: what it does counts, its words are never repeated. */
  readonly doubtful?: true;
  /** The acts that are believed, with their probability (0–1). */
  readonly acts: ReadonlyMap<Act, number>;
  /** Where it stands in the talk; unknown where nothing was read. */
  readonly place?: Place;
  /** What of theirs wants an answer. */
  readonly asks?: OpenQuestion;
  /** It may be a no; it is believed to be none where nothing has called for one. */
  readonly perhapsNo?: true;
  /** What else it may do. */
  readonly doubts?: readonly Doubt[];
}

/** Below this (0–1) whoever read the message was not sure of its words; the transcript's card marks these lines, too. */
const CLEAR = 0.8;
/** A half message is believed only when it is at least as sure as this. */
const SURE = 0.7;
/** Shorter sentences say too little alone: «Я серьёзно.» */
const ENOUGH_WORDS = 3;
const SENTENCE = /(?<=[.!?…)])\s+|\n+/u;
/** What a list finds is as good as sure. */
const LISTED = 0.95;
/** Answers to an invitation, feelings or a request: one message has one of them, and one that is less sure gives way. */
const ANSWERS: ReadonlySet<Act> = new Set([
  "refusal",
  "soft_refusal",
  "dodge",
  "acceptance",
  "counter_offer",
  "busy",
]);
const MARGIN = 0.15;
/** «Нет, не пекла» answers what was asked: a no to a question is one to a meeting only where that is likelier. */
const VAGUE: ReadonlySet<string> = new Set(["whether", "why", "which"]);
const TO_A_QUESTION: ReadonlySet<Act> = new Set(["refusal", "soft_refusal"]);

/** Reads messages, oldest first, each in its place; those without words, and a profile's lines, do nothing. */
export function utterancesOf(
  messages: readonly TranscriptMessage[],
  kind: Transcript["kind"],
  { acts: classifier, commonness }: Pick<Readers, "acts" | "commonness">,
  words: MomentWords,
): readonly Utterance[] {
  const read: Utterance[] = [];
  for (const { speaker, text, confidence } of messages) {
    const silent = kind === "profile" || text.trim() === "" || MEDIA.test(text);
    const place = placeInTalk(speaker, text, read, words);
    const heardActs = silent ? new Map<Act, number>() : actsOf(foldTwins(text), place, classifier);
    const acts = repeatsPlan(speaker, text, read, words)
      ? asYes(heardActs)
      : fixesPlan(speaker, text, read, words)
        ? new Map([...heardActs, ["invitation", LISTED] as const])
        : heardActs;
    // Of words that nobody says only what could not be clearer is believed: «ахпхпхах» laughs, “John Smith” tells nothing.
    const least = isUnheardOf(text, commonness) ? SURE : 0;
    const believed =
      speaker === "me"
        ? { acts: believedOfMine(acts), perhapsNo: false }
        : believedOf(text, acts, isCalledFor(place, read));
    const heard = silent || speaker === "me" ? null : wanted(askedIn(text), acts);
    // What was not read well is never repeated.
    const asks = heard !== null && confidence < CLEAR ? { ...heard, words: "", choices: [] } : heard;
    read.push({
      speaker,
      text,
      place,
      ...(asks !== null && { asks }),
      ...(confidence < CLEAR && { doubtful: true }),
      ...(believed.perhapsNo && { perhapsNo: true }),
      ...(speaker !== "me" &&
        !silent && { doubts: doubtsOf(text, believed.acts, probabilityIn(text, place, classifier)) }),
      acts: new Map([...believed.acts].filter(([, probability]) => probability >= least)),
    });
  }
  return read;
}

/** An act's probability in a message, before any threshold. */
function probabilityIn(text: string, place: Place, classifier: Classifier<Act>): (act: Act) => number {
  const probabilities = classifier.probabilitiesOf(foldTwins(text), place);
  return (act) => probabilities[ACTS.indexOf(act)] ?? 0;
}

/** How many messages back what wants a yes or a no still does. */
const CALLING = 4;

/** Whether a message may answer an invitation or a confession: «извини» and «дашь номер?» call for no refusal of the other. */
function isCalledFor(place: Place, read: readonly Utterance[]): boolean {
  if (place === "theirs_other_day") return true;
  return (
    place === "theirs_invited" &&
    read
      .slice(-CALLING)
      .some(
        (one) =>
          one.speaker === "me" &&
          (does(one, "invitation", "counter_offer") || (one.acts.get("affection") ?? 0) >= SURE),
      )
  );
}

const NO_YES: readonly Act[] = ["refusal", "soft_refusal", "boundary", "dodge", "busy", "counter_offer"];

/** How many messages back a day or an hour is still what «до завтра» parts until. */
const PLANNED = 6;

/** What makes a day or an hour that of a plan. */
const PLANNING: readonly Act[] = ["invitation", "counter_offer", "logistics", "acceptance", "hint"];
/** More words than these say something of their own. */
const MAX_REPEATING = 8;

/** «Суббота, одиннадцать!», said to «значит, суббота, одиннадцать», and «до завтра!» where a day was named: both are a yes. */
function repeatsPlan(
  speaker: Utterance["speaker"],
  text: string,
  read: readonly Utterance[],
  words: MomentWords,
): boolean {
  const before = read.at(-1);
  if (before === undefined || text.includes("?")) return false;
  if (
    speaker !== "me" &&
    saysIn(text, "parting") &&
    read.slice(-PLANNED).some(({ text: said }) => names(said, words))
  )
    return true;
  if ((before.speaker === "me") === (speaker === "me")) return false;
  const [first, second] = [offerIn(before.text, words), offerIn(text, words)];
  if (fixes(before.text, words) && !text.includes("?")) return true;
  // «Как раз в пятницу у меня бридж» names their day and takes it back.
  // «До одиннадцати – ни за что, а после – Долли Партон» plans nothing.
  if (!read.slice(-CALLING).some((one) => does(one, ...PLANNING))) return false;
  if (text.split(/\s+/u).length > MAX_REPEATING || saysIn(text, "but") || saysIn(text, "excuses"))
    return false;
  const same = (one: string | null, other: string | null) => one !== null && one === other;
  return same(first.time, second.time) || (speaker !== "me" && same(first.day, second.day));
}

/** Whether a text names both the day and the hour of something. */
function fixes(text: string, words: MomentWords): boolean {
  const { day, time } = offerIn(text, words);
  return day !== null && time !== null;
}

/** «В субботу в три, у фонтана», said to «где и во сколько?»: they invite, whatever else it sounds like. */
function fixesPlan(
  speaker: Utterance["speaker"],
  text: string,
  read: readonly Utterance[],
  words: MomentWords,
): boolean {
  if (speaker === "me" || text.includes("?") || !names(text, words)) return false;
  // «Я могу в среду или в воскресенье» is for me to take.
  if (saysIn(text, "available") && !saysIn(text, "but") && !saysIn(text, "excuses")) return true;
  const before = read.at(-1);
  const asked = before?.speaker === "me" ? askedIn(before.text) : null;
  return asked?.kind === "when" || asked?.kind === "where" || saysIn(text, "will_be_there");
}

/** Whether a text names an hour, or a day for something that is not over. */
function names(text: string, words: MomentWords): boolean {
  const { day, time } = offerIn(text, words);
  return day !== null || time !== null;
}

function asYes(acts: ReadonlyMap<Act, number>): ReadonlyMap<Act, number> {
  if (NO_YES.some((act) => acts.has(act))) return acts;
  const others = [...acts].filter(([act]) => act !== "invitation");
  return new Map([...others, ["acceptance", LISTED] as const]);
}

/** «Ну кто так делает?» asks in form alone: only what asks for a thing, a time or a deed is believed against that. */
function wanted(asked: OpenQuestion | null, acts: ReadonlyMap<Act, number>): OpenQuestion | null {
  const formOnly = (acts.get("question_rhetorical") ?? 0) >= SURE && !acts.has("question_me");
  return asked !== null && formOnly && VAGUE.has(asked.kind) ? null : asked;
}

/** Whether a text has words, and none that is ever said in chats of this language: names, another language, or none. */
function isUnheardOf(text: string, commonness: Readers["commonness"]): boolean {
  const words = plain(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 2);
  return words.length > 0 && words.every((word) => commonness(word) === 0);
}

/** The acts of a message and of its sentences: a long friendly message may hold a no in one of them. */
function actsOf(text: string, place: Place, classifier: Classifier<Act>): ReadonlyMap<Act, number> {
  const acts = new Map(
    classifier.labelsOf(text, place).map(({ label, probability }) => [label, probability]),
  );
  const sentences = text.split(SENTENCE).filter((sentence) => sentence.split(/\s+/u).length >= ENOUGH_WORDS);
  for (const sentence of sentences.length > 1 ? sentences : [])
    for (const { label, probability } of classifier.labelsOf(sentence, place))
      if (probability >= SURE) acts.set(label, Math.max(probability, acts.get(label) ?? 0));
  const surest = Math.max(0, ...[...ANSWERS].map((act) => acts.get(act) ?? 0));
  const answers = place === "theirs_asked" ? (acts.get("answer") ?? 0) : 0;
  const isAnswer = (act: Act, probability: number): boolean =>
    place === "theirs_asked" &&
    TO_A_QUESTION.has(act) &&
    (probability < answers - MARGIN || text.split(/\s+/u).length < ENOUGH_WORDS);
  const listed = listedActs(text, place);
  const learnt = [...acts].filter(
    ([act, probability]) =>
      !listed.isnt.includes(act) &&
      (!ANSWERS.has(act) || (probability >= surest - MARGIN && !isAnswer(act, probability))),
  );
  return new Map([...learnt, ...listed.does.map((act) => [act, LISTED] as const)]);
}

/** The messages with the words of doubtful ones left out. Places stay. */
export function clearOnly(utterances: readonly Utterance[]): readonly Utterance[] {
  return utterances.map((utterance) =>
    utterance.doubtful === true ? { ...utterance, text: "" } : utterance,
  );
}

/** Whether a message does one of these. */
export function does({ acts }: Utterance, ...wanted: readonly Act[]): boolean {
  return wanted.some((act) => acts.has(act));
}

/** How sure one must be of an act that could not be clearer. */
const SURELY = 0.8;

/** Whether a message does this, as clearly as can be. */
export function surely({ acts }: Utterance, act: Act): boolean {
  return (acts.get(act) ?? 0) >= SURELY;
}

/** The words of a message, in small letters. */
export function wordsSpoken(text: string): readonly string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
