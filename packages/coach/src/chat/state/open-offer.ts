// What of an invitation waits for an answer in their last turn, whatever else the turn does: jokes, teases, asks. The tone of a talk
// picks the voice of an answer, an open offer what it says. Data in data/offers.<language>.json. [CO197]
import { phrase, readText, says } from "../../safety/phrases/phrase.ts";
import en from "../data/offers.en.json" with { type: "json" };
import ru from "../data/offers.ru.json" with { type: "json" };
import { lastTurn } from "../facts-of-talk.ts";
import { momentWords } from "../../message/language-data.ts";
import { offerIn } from "../../message/moments.ts";
import type { Facts } from "../talk-facts.ts";
import type { TalkState } from "./talk-state.ts";
import { clearOnly, does, type Utterance } from "../../message/utterance.ts";

/** Ways to leave an invitation open, those first that say most: «пошли в кино», «пятница?», «так ты идёшь?», «давай я привезу?», «когда отмечаем?», «место с тебя», «второй билет, не знаю кому» … */
export const OFFERS = [
  "comes",
  "day",
  "checks",
  "for_me",
  "when",
  "where",
  "treat",
  "hints",
  "free",
] as const;

/** A way to leave an invitation open. */
export type OpenOffer = (typeof OFFERS)[number];

const TAKEN: ReadonlySet<OpenOffer> = new Set(["comes", "day", "checks"]);
/** «Ну тогда сб?)) они с 11 открыты»: a smile belongs to what it stands behind. */
const SENTENCE = /(?<=[.!?…]\)*)\s+|\n+/u;
const MARKED = /\?[^\p{L}\p{N}]*$/u;
const CYRILLIC = /[а-яё]/iu;
/** More words about a day ask or tell something else. */
const BRIEF = 9;
/** So few words beside an hour: «в шесть у входа?» */
const NAMED = 5;
/** Where nothing asks, day and hour are the first words. */
const PREPOSITION = /(?<!\p{L})(?:в|во|at|on|around) /gu;
const OPENING = 2;

const OR = [phrase("(или|or)")];

type Listed = keyof typeof ru;
const PATTERNS = new Map<string, readonly RegExp[]>();

function patternsOf(language: "ru" | "en", what: Listed): readonly RegExp[] {
  const key = `${language} ${what}`;
  const known = PATTERNS.get(key) ?? { ru, en }[language][what].map(phrase);
  PATTERNS.set(key, known);
  return known;
}

/** The offer that their last turn leaves open; null where it makes none, or I have answered. */
export function openOffer(state: TalkState, utterances: readonly Utterance[]): OpenOffer | null {
  const isAnswered = state.last !== "them" && state.fillers !== state.unanswered;
  if (isAnswered) return null;
  const wasInvited = utterances.some(
    (one) => one.speaker !== "me" && does(one, "invitation", "counter_offer", "hint"),
  );
  const found = lastTurn(state, clearOnly(utterances))
    .flatMap(({ text }) => text.split(SENTENCE))
    .map(offerOf)
    .filter((offer) => offer !== "checks" || wasInvited);
  return OFFERS.find((offer) => found.includes(offer)) ?? null;
}

/** Which words answer it: a day or a place is taken, what they would do for me is granted, a hint is met with an invitation. */
export function situationOfOffer(offer: OpenOffer): "invited" | "offered" | "hint" {
  if (offer === "for_me") return "offered";
  return TAKEN.has(offer) ? "invited" : "hint";
}

/** The open offer as facts that messages may ask for: `offer_when`, `offer_free` … */
export function offerFacts(state: TalkState, utterances: readonly Utterance[]): Facts {
  const open = openOffer(state, utterances);
  return Object.fromEntries(OFFERS.map((offer) => [`offer_${offer}`, Number(offer === open)]));
}

/** Whether a question is an offer itself: a yes answers «пятница?», but no «как экзамен?» beside it. */
export function asksToMeet(words: string): boolean {
  return offerOf(words) !== null;
}

function offerOf(sentence: string): OpenOffer | null {
  const language = CYRILLIC.test(sentence) ? "ru" : "en";
  const text = readText(sentence);
  const holds = (what: Listed): boolean => says(text, patternsOf(language, what));
  if (holds("unless")) return null;
  const isAsked = MARKED.test(sentence);
  if (holds("comes")) return "comes";
  if (namesDay(sentence, language, isAsked, holds("own"))) return "day";
  if (isAsked && holds("checks")) return "checks";
  // “Shall I bring it or post it?” is answered by no yes.
  if (!says(text, OR) && (holds("forMe") || (isAsked && holds("forMeAsked")))) return "for_me";
  if (holds("when")) return "when";
  if (holds("where")) return "where";
  if (holds("treat")) return "treat";
  if (holds("hints")) return "hints";
  return isAsked && holds("free") ? "free" : null;
}

/** «Пятница?», “wed at mine?”, and without a mark day and hour in a few words that are not about oneself: “sunday 11, you hold the rope”. */
function namesDay(sentence: string, language: "ru" | "en", isAsked: boolean, isOwn: boolean): boolean {
  const { day, part, time } = offerIn(sentence, momentWords(language));
  const words = sentence.split(/\s+/u).length;
  if (isAsked) return words <= (day === null ? NAMED : BRIEF) && (day ?? part ?? time) !== null;
  // «Сегодня позвонил в 9:40» tells; “sunday 11” and «в пятницу в 7» say when.
  const begins = readText(sentence).replaceAll(PREPOSITION, "").split(/\s+/u).slice(0, OPENING).join(" ");
  const opening = offerIn(begins, momentWords(language));
  return !isOwn && words <= BRIEF && opening.day !== null && opening.time !== null;
}
