// How a talk is talked, beside what it says: what a message must know to fit in. Numbers, as the facts of the verdict table. [CO172]
import { plain } from "../../words/plain.ts";
import tones from "../data/tones.json" with { type: "json" };
import type { Act } from "../../acts/act.ts";
import type { OpenQuestion } from "../../message/question-asked.ts";
import type { TalkState } from "../../chat/state/talk-state.ts";
import { waitFacts } from "../../deciding/wait-named.ts";
import { offerFacts } from "../../chat/state/open-offer.ts";
import { does, type Utterance } from "../../message/utterance.ts";
import { saysVy } from "../../message/address.ts";
import { type Facts, holdAll } from "../../chat/talk-facts.ts";
import type { Filling } from "../../cases/case.ts";

/** What is known of a talk when a message is chosen. */
interface Known {
  readonly utterances: readonly Utterance[];
  readonly state: TalkState;
  readonly facts: Facts;
  readonly filling: Filling;
  readonly asked: OpenQuestion | null;
}

const LATE = 8;
const NEAR = 4;
const LONG_TURN = 9;
const SHORT_TURN = 3;
const LAUGHS = /[\u{1F602}\u{1F923}\u{1F605}\u{1F606}]/u;
/** «(((», “:(”, a sad face. */
const SAD = /:-?\(|\({2,}|[\u{1F614}\u{1F622}\u{1F61E}\u{1F62D}\u{1F97A}]/u;
const LOUD = /!!|(?<!\p{L})\p{Lu}{4,}(?!\p{L})/u;

const HEAVY = [...tones.ru.heavy, ...tones.en.heavy];
const COMFORT = [...tones.ru.comfort, ...tones.en.comfort];
const MISHAP = [...tones.ru.mishap, ...tones.en.mishap];
const PERMISSION = [...tones.ru.permission, ...tones.en.permission];
const COMPANY = [...tones.ru.company, ...tones.en.company];
const OF_ME = new RegExp(`(?<!\\p{L})(?:${[...tones.ru.you, ...tones.en.you].join("|")})(?!\\p{L})`, "u");

/** Where a light word about meeting is in place: nothing in the talk speaks against. */
const MEETABLE = [
  "messages>=4",
  "!story",
  "!boundary",
  "!refused",
  "!softly_refused",
  "!perhaps_no",
  "!told_no",
  "!told_soft_no",
  "!told_dodges",
  "!dodged",
  "!cancelled",
  "!busy",
  "!their_promise",
  "!my_invitation_open",
  "!they_invited",
  "!counter_offer",
  "!accepted",
  "!plan_stands",
  "!feeling",
  "!reproach",
  "!money",
  "!farewell",
  "!pause_asked",
  "!slowly",
  "!kept_to_work",
  "!late_or_drunk",
];
/** What of theirs closes a talk, or half of it, to a light word about meeting. */
const CLOSED: readonly Act[] = ["refusal", "soft_refusal", "boundary", "dodge"];
/** Where it is welcome: a talk of some length, and warm. */
const INVITING = [...MEETABLE, "messages>=7", "warm>=2"];

/** Facts that make a talk heavy, sure or not, and those beside which nobody laughs. */
const GRAVE = ["hard_news", "illness", "perhaps_bad"] as const;
const HURT = ["perhaps_hurt", "reproach", "owed", "brushed_off"] as const;

/** All cues of a talk. */
export function cuesOf({ utterances, state, facts, asked }: Known): Facts {
  const turn = state.theirTurn === null ? [] : theirsFrom(utterances, state.theirTurn);
  const before = state.theirTurn === null ? undefined : utterances[state.theirTurn - 1];
  const words = turn.reduce((sum, { text }) => sum + text.split(/\s+/u).filter(Boolean).length, 0);
  const mishap = turn.some(({ text }) => holdsWord(text, MISHAP) || SAD.test(text));
  const flirty = utterances
    .slice(-NEAR)
    .some((one) => one.speaker !== "me" && does(one, "compliment", "affection"));
  const has = (fact: string): boolean => (facts[fact] ?? 0) > 0;
  const heavy = GRAVE.some(has) || utterances.slice(-LATE).some(isHeavy);
  const theirs = utterances.filter(({ speaker }) => speaker !== "me");
  const meetable = !heavy && holdAll(MEETABLE, facts) && !theirs.some((one) => does(one, ...CLOSED));
  const laughs = (one: Utterance): boolean => does(one, "laughter") || LAUGHS.test(one.text);
  return {
    /** They tell what I asked. */
    told_on_asking: Number(state.last === "them" && before?.speaker === "me" && before.text.includes("?")),
    told_long: Number(words >= LONG_TURN),
    told_short: Number(words <= SHORT_TURN),
    laughing: Number(utterances.slice(-NEAR).some(laughs)),
    banter: utterances.slice(-LATE).filter((one) => laughs(one) || does(one, "tease")).length,
    excited: Number(turn.some(({ text }) => LOUD.test(text))),
    inviting: Number(meetable && holdAll(INVITING, facts)),
    // A no that was taken well is still one: only a verdict may lift it.
    meetable: Number(meetable),
    light: Number(!heavy && !mishap && !flirty && !HURT.some(has)),
    heavy: Number(heavy),
    flirty: Number(flirty && !heavy),
    /** A question of theirs stands open. */
    asked: Number(asked !== null),
    /** The question is about me, so that «а ты?» can be asked back. */
    asked_of_me: Number(
      asked !== null && OF_ME.test(plain(asked.words)) && !holdsWord(asked.words, PERMISSION),
    ),
    /** They have told of what they ask about: «а ты?» would ask for it again. */
    told_own: Number(asked !== null && hasTold(utterances, asked.words)),
    mishap: Number(mishap),
    formal: Number(saysVy(utterances)),
    ...offerFacts(state, utterances),
    ...waitFacts(utterances),
    company: Number(turn.some(({ text }) => holdsWord(text, COMPANY))),
  };
}

/** So many letters tell whether two words are of one thing: «собак» – «собакой». */
const STEM = 5;

/** Whether they have spoken of what these words ask about, outside the words themselves. */
function hasTold(utterances: readonly Utterance[], words: string): boolean {
  const stems = stemsIn(words);
  return utterances
    .filter(({ speaker }) => speaker !== "me")
    .flatMap(({ text }) => stemsIn(text.replace(words, " ")))
    .some((stem) => stems.includes(stem));
}

/** The beginnings of longer words. */
function stemsIn(text: string): readonly string[] {
  return (plain(text).match(/\p{L}+/gu) ?? [])
    .filter(({ length }) => length >= STEM)
    .map((word) => word.slice(0, STEM));
}

/** Whether a message tells of something heavy, or answers such a thing with comfort. */
function isHeavy(one: Utterance): boolean {
  return one.speaker === "me"
    ? holdsWord(one.text, COMFORT)
    : does(one, "hard_news", "illness", "self_harm") || holdsWord(one.text, HEAVY);
}

/** Whether a text holds one of the words, or one that begins with it. */
function holdsWord(text: string, words: readonly string[]): boolean {
  const padded = ` ${plain(text).replaceAll(/[^\p{L}\p{N}']+/gu, " ")} `;
  return words.some((word) => padded.includes(` ${word}`));
}

function theirsFrom(utterances: readonly Utterance[], at: number): readonly Utterance[] {
  const from = utterances.slice(at);
  const mine = from.findIndex(({ speaker }) => speaker === "me");
  return mine < 0 ? from : from.slice(0, mine);
}
