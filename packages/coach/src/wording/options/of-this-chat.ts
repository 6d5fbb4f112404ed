// What of a message is about this very chat: one of the things they leave to choose between, or a few words of their profile that the
// person can tap. Sentences written for a word of theirs were right in fewer than half of the chats that said it. [CO191] [CO192]
import type { Gap, Tone } from "../../advice/advice.ts";
import type { Language } from "../../transcript/transcript.ts";
import { choicesLeft, choiceTaken } from "./choice-taken.ts";
import { holdsLeftOut, type LeftOut } from "../../chat/aside/left-out.ts";
import { TAKEN_UP } from "./choose-cases.ts";
import { phrasesOfTheirs } from "./phrase-of-theirs.ts";
import type { TalkRead } from "../../deciding/read-talk.ts";
import { saysIn } from "../../message/said-in-talk.ts";
import type { Readers } from "../../message/readers.ts";
import type { SituationOrGroup } from "../../deciding/situation.ts";
import { type Footing, footingOf } from "../footing.ts";
import { clearOnly, type Utterance } from "../../message/utterance.ts";

/** Where a choice of theirs is taken. */
const CHOOSES: ReadonlySet<Footing> = new Set(["open", "hint", "asked", "date", "unsure", "play", "talk"]);
/** A line in the other language is not said back. */
const CYRILLIC = /[а-яё]/iu;
/** How many messages back something may lie, and how many of theirs. */
const NEAR = 7;
const LATEST = 4;

/** What is needed of the chat. */
interface Chat {
  readonly read: TalkRead;
  readonly told: SituationOrGroup | null;
  readonly language: Language;
  readonly leftOut: LeftOut;
  readonly readers: Pick<Readers, "commonness">;
  /** Something heavy was said lately. */
  readonly isHeavy: boolean;
}

/** Moves of first words: what caught the person is theirs to say, and is likely one of these. */
const FIRST_WORDS: ReadonlySet<string> = new Set(["in_first", "opener"]);
/** The gap for it. */
const CAUGHT = "what";
const MAX_TAPS = 3;
const QUOTED: Readonly<Record<Language, string>> = { ru: "«{words}»", en: "“{words}”" };

/** A few words of theirs that the person can tap, between quotes, the likeliest to be taken up first. [CO191] */
export function tapsIn({
  read,
  language,
  leftOut,
  readers,
}: Pick<Chat, "read" | "language" | "leftOut" | "readers">): readonly string[] {
  return phrasesIn(nearIn(read.utterances), language, leftOut, readers)
    .slice(0, MAX_TAPS)
    .map((words) => QUOTED[language].replace("{words}", () => words));
}

/** A gap for what caught the person, with those words to tap: in first words, and where a message takes up what they tell. [CO191] [CO217] */
export function caughtGap(gap: Gap, move: string, taps: readonly string[]): Gap {
  const isCaught = gap.id === TAKEN_UP || (gap.id === CAUGHT && FIRST_WORDS.has(move));
  return isCaught && taps.length > 1 ? { ...gap, choices: taps } : gap;
}

function phrasesIn(
  { theirs, mine }: { readonly theirs: readonly string[]; readonly mine: readonly string[] },
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

/** The last messages that were read well: what lies further back has been answered. */
function nearIn(utterances: readonly Utterance[]) {
  const near = clearOnly(utterances.slice(-NEAR));
  const of = (isMine: boolean) =>
    near
      .filter(({ speaker, text }) => (speaker === "me") === isMine && text !== "")
      .slice(-LATEST)
      .map(({ text }) => text);
  return { theirs: of(false), mine: of(true) };
}

/** What a choice is said with. */
interface Saying {
  readonly tone: Tone;
  readonly seed: string;
  readonly take: number;
}

/** The message that takes one of the things they leave to choose between; null where they leave none. */
export function choosing({
  read,
  told,
  language,
  isHeavy,
}: Pick<Chat, "read" | "told" | "language" | "isHeavy">): (saying: Saying) => string | null {
  const asFound = footingOf(told, read.row.move);
  // «How are you lol» behind hard news: the news is answered first.
  const footing = asFound === "asked" && isHeavy ? "hard" : asFound;
  // “Whatsapp or signal?” is answered by moving there.
  const isContact = told === "contact" && saysIn(read.asked?.words ?? "", "about_contact");
  if (footing === null || !CHOOSES.has(footing) || isContact) return () => null;
  const choices = choicesLeft(read.asked, read.days, nearIn(read.utterances).theirs);
  const meets = read.asked?.meets === true || footing === "open" || footing === "hint";
  return (saying) => choiceTaken(choices, saying.tone, language, { ...saying, meets });
}
