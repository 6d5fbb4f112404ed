// What of a message is about this very chat: one of the things they leave to choose between, sentences written for what they speak of,
// or a few words of theirs said back. [CO190] [CO191] [CO192]
import type { Tone } from "../advice/advice.ts";
import { canFill, fill } from "../cases/case.ts";
import { choose } from "../words/choose.ts";
import type { Language } from "../transcript/transcript.ts";
import { choicesLeft, choiceTaken } from "./choice-taken.ts";
import en from "./data/echoes.en.json" with { type: "json" };
import ru from "./data/echoes.ru.json" with { type: "json" };
import { holdsLeftOut, type LeftOut } from "./left-out.ts";
import { phrasesOfTheirs } from "./phrase-of-theirs.ts";
import type { TalkRead } from "./read-talk.ts";
import type { Readers } from "./readers.ts";
import type { SituationId } from "../learnt/situation.ts";
import type { SituationOrGroup } from "./situation-words.ts";
import {
  type Footing,
  footingOf,
  nearIn,
  type NearTalk,
  type SaidOfTheirs,
  type Saying,
  sayTaken,
  takenUp,
} from "./take-up.ts";

/** Messages with {hold} by tone. */
type EchoLines = Readonly<Partial<Record<Tone, readonly string[]>>>;
const ECHOES: Readonly<Record<Language, Readonly<Partial<Record<string, EchoLines>>>>> = { ru, en };
/** Of a talk in which the two laugh. */
const LAUGHING = "laughing";
/** Where a choice of theirs is taken. */
const CHOOSES: ReadonlySet<Footing> = new Set(["open", "hint", "asked", "date", "unsure", "play", "talk"]);
/** Which of the ranked phrases a tone says back. */
const PHRASE: Readonly<Record<Tone, number>> = { playful: 0, sincere: 1, direct: 0 };
/** A line in the other language is not said back. */
const CYRILLIC = /[а-яё]/iu;
/** So many of the likeliest situations must be light where nothing is sure. */
const LIKELIEST = 2;
/** Where what is taken up is light. */
const LIGHT: ReadonlySet<Footing> = new Set(["open", "hint", "date", "asked", "play", "talk", "tender"]);

/** A message that takes something up, and a sentence that goes behind another one. */
export interface TakeUpMessage {
  readonly whole: SaidOfTheirs | null;
  /** A few words of theirs said back, where no message was written for what they speak of. */
  readonly echo: SaidOfTheirs | null;
  readonly also: SaidOfTheirs | null;
}

/** What is needed of the chat. */
interface Chat {
  readonly read: TalkRead;
  readonly told: SituationOrGroup | null;
  readonly language: Language;
  readonly leftOut: LeftOut;
  readonly readers: Pick<Readers, "commonness">;
  /** Where nothing is sure: the likeliest situations. */
  readonly likely: readonly SituationId[];
  /** The two laugh. */
  readonly isLaughing: boolean;
  /** Something heavy was said lately. */
  readonly isHeavy: boolean;
}

/** Footings on which a summary may quote them: beside a plan or a hint the words that were picked are too often not the ones that matter. */
const QUOTABLE: ReadonlySet<Footing> = new Set(["play", "tender", "first"]);

/** The few words of theirs that a summary points at; null where it may quote none. */
export function heldWords({
  read,
  told,
  language,
  leftOut,
  isHeavy,
  readers,
}: Omit<Chat, "likely" | "isLaughing">): string | null {
  const footing = footingOf(told, read.row.move);
  if (footing === null || isHeavy || !QUOTABLE.has(footing)) return null;
  return phrasesIn(nearIn(read.utterances, read.asked), language, leftOut, readers)[0] ?? null;
}

function phrasesIn(
  { theirs, mine }: NearTalk,
  language: Language,
  leftOut: LeftOut,
  { commonness }: Pick<Readers, "commonness">,
): readonly string[] {
  const spoken = { texts: theirs, mine: mine.join(" "), commonness };
  return phrasesOfTheirs(
    spoken,
    (words) => CYRILLIC.test(words) === (language === "ru") && !holdsLeftOut(words, leftOut),
  );
}

/** Takes up what can be taken up of a chat, tone by tone. */
export function takingUp(chat: Chat): (saying: Saying) => TakeUpMessage {
  const { read, told, language, leftOut, readers } = chat;
  const asFound = footingOf(told, read.row.move);
  // «How are you lol» behind hard news: the news is answered first.
  const footing = asFound === "asked" && chat.isHeavy ? "hard" : asFound;
  if (footing === null) return () => ({ whole: null, echo: null, also: null });
  const isLight =
    chat.likely.length > 0 &&
    chat.likely.slice(0, LIKELIEST).every((id) => LIGHT.has(footingOf(id, "") ?? "no"));
  const wide = footing === "unsure" && isLight ? "talk" : footing;
  // What nobody laughs about may be sad: their words are said back without a smile.
  const spokenAs = wide === "talk" && chat.isLaughing ? LAUGHING : wide;
  const near = nearIn(read.utterances, read.asked);
  // Beside grief nothing light is taken up, and nobody says sorry where no hurt is likely.
  const isShut = chat.isHeavy && LIGHT.has(footing);
  const isRift = footing !== "unsure" || chat.likely.some((id) => footingOf(id, "") === "rift");
  const taken = isShut ? [] : takenUp(isRift ? near : { ...near, unlikely: "rift" }, footing, language);
  const choices = CHOOSES.has(footing) ? choicesLeft(read.asked, read.days, near.theirs) : [];
  const meets = read.asked?.meets === true || footing === "open" || footing === "hint";
  const phrases = phrasesIn(near, language, leftOut, readers);
  const echo = (phrase: string | undefined, { tone, filling, seed, take }: Saying): SaidOfTheirs | null => {
    const lines = ECHOES[language][spokenAs]?.[tone]?.filter((say) => canFill({ say }, filling)) ?? [];
    if (lines.length === 0 || phrase === undefined) return null;
    const say = fill(choose(lines, `${seed}/${tone}/echo`, take), filling);
    return { say, text: say.replace("{hold}", () => phrase), gaps: [] };
  };
  return (saying) => {
    const choice = choiceTaken(choices, saying.tone, language, { ...saying, meets });
    const whole =
      choice === null
        ? sayTaken(taken, "whole", saying)
        : { say: choice, text: choice, gaps: [], answers: true };
    const isAsked = read.asked !== null;
    const phrase = phrases[Math.min(PHRASE[saying.tone], phrases.length - 1)];
    const back = whole !== null || isAsked || chat.isHeavy ? null : echo(phrase, saying);
    const behind = whole !== null && choice === null ? taken.filter(({ besides }) => besides) : taken;
    return { whole, echo: back, also: sayTaken(behind, "also", saying) };
  };
}
