// What of a message is about this very chat: one of the things they leave to choose between, sentences written for what they speak of,
// or a few words of their profile that the person can tap. [CO190] [CO191] [CO192]
import type { Gap } from "../advice/advice.ts";
import type { Language } from "../transcript/transcript.ts";
import { choicesLeft, choiceTaken } from "./choice-taken.ts";
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

/** Where a choice of theirs is taken. */
const CHOOSES: ReadonlySet<Footing> = new Set(["open", "hint", "asked", "date", "unsure", "play", "talk"]);
/** A line in the other language is not said back. */
const CYRILLIC = /[а-яё]/iu;
/** Where what is taken up is light. */
const LIGHT: ReadonlySet<Footing> = new Set(["open", "hint", "date", "asked", "play", "talk", "tender"]);

/** A message that takes something up, and a sentence that goes behind another one. */
export interface TakeUpMessage {
  readonly whole: SaidOfTheirs | null;
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
  /** Something heavy was said lately. */
  readonly isHeavy: boolean;
}

/** Moves of first words: what caught the person is theirs to say, and is likely one of these. */
const FIRST_WORDS: ReadonlySet<string> = new Set(["in_first", "opener"]);
/** The gap for it. */
const CAUGHT = "what";
const MOST_TAPS = 3;
const QUOTED: Readonly<Record<Language, string>> = { ru: "«{words}»", en: "“{words}”" };

/** A gap for what caught the person, with a few words of theirs to tap. [CO191] */
export function caughtGaps({
  read,
  language,
  leftOut,
  readers,
}: Pick<Chat, "read" | "language" | "leftOut" | "readers">): (gap: Gap) => Gap {
  if (!FIRST_WORDS.has(read.row.move)) return (gap) => gap;
  const phrases = phrasesIn(nearIn(read.utterances, null), language, leftOut, readers).slice(0, MOST_TAPS);
  const choices = phrases.map((words) => QUOTED[language].replace("{words}", () => words));
  return (gap) => (gap.id === CAUGHT && choices.length > 1 ? { ...gap, choices } : gap);
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
  const { read, told, language } = chat;
  const asFound = footingOf(told, read.row.move);
  // «How are you lol» behind hard news: the news is answered first.
  const footing = asFound === "asked" && chat.isHeavy ? "hard" : asFound;
  if (footing === null) return () => ({ whole: null, also: null });
  const near = nearIn(read.utterances, read.asked);
  // Beside grief nothing light is taken up, and nobody says sorry where no hurt is likely.
  const isShut = chat.isHeavy && LIGHT.has(footing);
  const isRift = footing !== "unsure" || chat.likely.some((id) => footingOf(id, "") === "rift");
  const taken = isShut ? [] : takenUp(isRift ? near : { ...near, unlikely: "rift" }, footing, language);
  const choices = CHOOSES.has(footing) ? choicesLeft(read.asked, read.days, near.theirs) : [];
  const meets = read.asked?.meets === true || footing === "open" || footing === "hint";
  return (saying) => {
    const choice = choiceTaken(choices, saying.tone, language, { ...saying, meets });
    const whole =
      choice === null
        ? sayTaken(taken, "whole", saying)
        : { say: choice, text: choice, gaps: [], answers: true };
    const behind = whole !== null && choice === null ? taken.filter(({ besides }) => besides) : taken;
    return { whole, also: sayTaken(behind, "also", saying) };
  };
}
