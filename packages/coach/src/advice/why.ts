// Why an option should work: what in the chat it picks up, what its tone does, and one fact with its source [CO46].
import { has, wordPattern } from "../words/pattern.ts";
import { factOf } from "../facts/facts.ts";
import type { Fact, FactId } from "../facts/facts.ts";
import { isHurt } from "../diagnosis/story-mood.ts";
import { say, tellingIn } from "../telling/say.ts";
import type { HookGround } from "../telling/hook-telling.ts";
import type { WhyGround, WhyReason } from "../telling/telling.ts";
import type { Tone } from "./advice.ts";
import { agreedWords } from "./agreed-words.ts";
import { place } from "./draft-base.ts";
import { quotable } from "./fill.ts";
import type { Material, Thread } from "./material.ts";
import { pick } from "./material.ts";
import { nameHook } from "./naming.ts";
import { profileAnswer } from "./profile-words.ts";
import { kindOfQuestion } from "./question-kind.ts";
import { isDated, threadFor } from "./thread-for.ts";
import { betweenUs } from "./told-mood.ts";
import type { Move } from "./verdict.ts";

export interface Reason {
  readonly why: string;
  readonly source: string;
}

type ByTone = Readonly<Record<Tone, readonly FactId[]>>;

const CHAT: ByTone = {
  playful: ["specific_question", "length"],
  sincere: ["follow_up"],
  direct: ["interest", "netspeak", "twenty_messages"],
};
const LATER: ByTone = {
  playful: ["second_message"],
  sincere: ["negativity"],
  direct: ["half_answered", "second_message"],
};
const INVITE: ByTone = {
  playful: ["twenty_messages"],
  sincere: ["follow_up"],
  direct: ["invitation", "specific_question"],
};
const FACTS: Readonly<Record<WhyReason | "silence", ByTone>> = {
  reply: CHAT,
  care: { playful: ["support_first"], sincere: ["support_first"], direct: ["support_first"] },
  later: LATER,
  invite: INVITE,
  fix: {
    playful: ["length", "twenty_messages"],
    sincere: ["six_hours"],
    direct: ["interest", "specific_question"],
  },
  no: { playful: ["accept_no"], sincere: ["accept_no"], direct: ["accept_no"] },
  silence: { playful: ["half_answered"], sincere: ["negativity"], direct: ["half_answered"] },
  opener: {
    playful: ["specific_question"],
    sincere: ["interest"],
    direct: ["looks", "greeting", "first_day"],
  },
  fear: { playful: ["specific_question"], sincere: ["half_answered"], direct: ["interest"] },
};

/** The reason and the source for the option of this tone. */
export function reasonFor(material: Material, move: Move, tone: Tone): Reason {
  const telling = tellingIn(material.locale);
  const hurt = betweenUs(material) === "hurt";
  const kind = hurt ? "care" : reasonKind(move, tone);
  const ground = groundOf(material, move, tone);
  const facts = FACTS[move === "silent_no" ? "silence" : kind][tone].filter(
    (id) => (id !== "interest" || hasTopic(material, move, tone)) && isShown(id, material),
  );
  const usual = facts.length > 0 ? pick(material, `${tone}/fact`, facts, 0) : "specific_question";
  const fact = factOf(foodFact(material, kind, tone) ?? usual);
  const parts = [
    ...(ground === "" ? [] : [ground]),
    addition(material, move, tone) ?? pick(material, `${tone}/reason`, telling.reason[kind][tone], 0),
    pick(material, "wording", [fact.sentence[material.locale], fact.again[material.locale]], 0, place(tone)),
  ];
  return { why: parts.join(" "), source: sourceOf(fact, material) };
}

/** What only the person can put into an answer; null where nothing is missing [CO80]. */
function addition(material: Material, move: Move, tone: Tone): string | null {
  const { openQuestion } = material.diagnosis;
  if (move !== "answer" || openQuestion === null || isHurt(openQuestion)) return null;
  const kind = kindOfQuestion(openQuestion);
  const { own, fromProfile } = tellingIn(material.locale).answering;
  const known = profileAnswer(material.profile, kind, material.language === "ru") !== null;
  const list = known ? fromProfile : own[kind];
  return list?.[place(tone) % list.length] ?? null;
}

const NETSPEAK = wordPattern(
  "имхо|спс|плиз|пж|пжл|хз|лол|кек|щас|щя|чё|чо|ваще|норм|прив|мб|крч|нзч|кст|u|ur|r|lol|lmao|omg|rofl|wanna|gonna|pls|plz|thx|btw|idk|ngl|tbh|rn|hbu|wbu|wyd",
);
/** Letters of a message that is long for a chat. */
const LONG = 90;

/** A fact on spelling, length, men or women is said only where the chat has what it speaks of [CO86]. */
const SHOWN: ReadonlyMap<FactId, (material: Material) => boolean> = new Map<
  FactId,
  (material: Material) => boolean
>([
  ["netspeak", ({ own }) => own.some((text) => has(text, NETSPEAK))],
  ["length", ({ diagnosis }) => diagnosis.me.length >= LONG],
  ["invitation", ({ gender }) => gender === "man"],
  ["food", ({ gender }) => gender === "woman"],
]);

function isShown(id: FactId, material: Material): boolean {
  return SHOWN.get(id)?.(material) ?? true;
}

/** Whether the option names a concrete interest. */
function hasTopic(material: Material, move: Move, tone: Tone): boolean {
  return threadFor(material, move, tone)?.topic != null;
}

function sourceOf(fact: Fact, material: Material): string {
  return fact.source[material.locale];
}

/** Food in a first message has a finding of its own. */
function foodFact(material: Material, kind: WhyReason, tone: Tone): FactId | null {
  const food = new Set(["pizza", "sushi", "noodles", "dumplings", "cooking", "sweets", "restaurant"]);
  return isShown("food", material) &&
    kind === "opener" &&
    tone === "playful" &&
    food.has(material.main?.topic?.id ?? "")
    ? "food"
    : null;
}

function reasonKind(move: Move, tone: Tone): WhyReason {
  switch (move) {
    case "reply":
    case "answer":
    case "revive":
    case "no_time":
      return "reply";
    case "care":
      return "care";
    case "later":
    case "tomorrow":
    case "busy":
      return "later";
    case "invite":
    case "there":
    case "accept":
    case "other_time":
    case "second_date":
      return "invite";
    case "early_invite":
      return tone === "direct" ? "invite" : "reply";
    case "confirm":
    case "day_of":
      return "fix";
    case "no":
    case "open_door":
    case "silent_no":
      return "no";
    case "opener":
      return "opener";
  }
}

function groundOf(material: Material, move: Move, tone: Tone): string {
  const { diagnosis } = material;
  const telling = tellingIn(material.locale);
  const thread = threadFor(material, move, tone);
  const words = (text: string | null): string => quotable(text ?? "", 40);
  const ground = groundKind(material, move, isDated(move, tone), thread);
  if (thread !== null && isHooked(ground))
    return nameHook(material, thread, `ground/${ground}`, telling.hooks[ground], place(tone));
  if (isHooked(ground)) return "";
  const marks = {
    q: words(
      move === "confirm" || move === "day_of"
        ? agreedWords(material).replaceAll(/[«»“”]/g, "")
        : diagnosis.openQuestion,
    ),
    e: words(diagnosis.evidence),
    mine: words(diagnosis.myLast),
    said: words(diagnosis.theirLast ?? diagnosis.myLast),
  };
  const mark: Readonly<Partial<Record<WhyGround, string>>> = {
    answer: marks.q,
    no: marks.e,
    silence: marks.mine,
    agreed: marks.q,
    mood: marks.e,
    none: marks.said,
  };
  // Nothing to quote (an unread bubble): only the reason stands.
  if (mark[ground] === "") return "";
  return say(pick(material, `ground/${ground}`, telling.ground[ground], 0, place(tone)), marks);
}

type Ground = WhyGround | HookGround;

function isHooked(ground: Ground): ground is HookGround {
  return ["theirs", "mine", "notes", "profile", "context"].includes(ground);
}

function groundKind(material: Material, move: Move, dated: boolean, thread: Thread | null): Ground {
  const { diagnosis } = material;
  const speaker = thread?.hook.speaker ?? null;
  if (move === "no" || move === "open_door") return "no";
  if (move === "silent_no") return "silence";
  if (move === "confirm" || move === "day_of") return "agreed";
  if (move === "care" || move === "no_time" || move === "other_time" || move === "accept" || move === "there")
    return "mood";
  if (betweenUs(material) === "hurt") return "mood";
  if (move === "answer") return "answer";
  if (move === "reply" && diagnosis.theirLastAct === "voice") return "mood";
  if (speaker === null && dated) return "mood";
  if (speaker === null)
    return diagnosis.stage === "silence_over" || diagnosis.stage === "double_text" ? "silence" : "none";
  if (diagnosis.kind === "profile") return "profile";
  if (thread?.hook.at === -1) return "notes";
  if (thread?.hook.at === -2) return "context";
  return speaker === "me" ? "mine" : "theirs";
}
