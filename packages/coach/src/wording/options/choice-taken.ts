// «Вт или чт?», “a) we sprint b) Saturday”: whoever leaves a choice hears one of the two, not a question back. Each tone takes one, so
// that the person sends the one they mean. Data in data/choices.<language>.json. [CO192]
import type { Tone } from "../../advice/advice.ts";
import { choose } from "../../words/choose.ts";
import type { Language } from "../../transcript/transcript.ts";
import phraseWords from "../data/phrase-words.json" with { type: "json" };
import en from "../data/choices.en.json" with { type: "json" };
import ru from "../data/choices.ru.json" with { type: "json" };
import type { OpenQuestion } from "../../message/question-asked.ts";

/** Messages by tone with {choice}, about meeting and about anything. */
type ChoiceLines = Readonly<Record<"meets" | "any", Readonly<Record<Tone, readonly string[]>>>>;

const LINES: Readonly<Record<Language, ChoiceLines>> = { ru, en };
/** «a) бегу, b) переносим»: what is counted off. */
const COUNTED = /(?:^|[\s,.;:(])([abcабв12])\)\s*\S/giu;
const FEWEST = 2;
const OF_ME = new RegExp(phraseWords.ofMe, "iu");
/** Which of the choices a tone takes. */
const TAKES: Readonly<Record<Tone, number>> = { playful: 0, sincere: 1, direct: 0 };

/** What they leave to choose between, in their own words; none where they leave no choice. */
export function choicesLeft(
  asked: OpenQuestion | null,
  days: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  // One day alone is what the person's note has left of a choice.
  if (days.length > 0 && asked === null) return days;
  const counted = [...theirs.join("\n").matchAll(COUNTED)].map(
    ([, letter = ""]) => `${letter.toLowerCase()})`,
  );
  if (counted.length >= FEWEST) return counted;
  return asked?.kind === "pick" && !asked.choices.some(isTheirs) ? asked.choices : [];
}

/** «Пешком пойдёшь или отсеешься?», «занесу?»: what is said of me, or of themselves, is no answer of mine. */
export function isTheirs(choice: string): boolean {
  return OF_ME.test(choice);
}

/** The message that takes one of them. */
export function choiceTaken(
  choices: readonly string[],
  tone: Tone,
  language: Language,
  { seed, take, meets }: { readonly seed: string; readonly take: number; readonly meets: boolean },
): string | null {
  const choice = choices[TAKES[tone]] ?? choices[0];
  if (choice === undefined) return null;
  const said = choose(LINES[language][meets ? "meets" : "any"][tone], `${seed}/${tone}/choice`, take);
  const isFirst = said.startsWith("{choice}");
  return said.replace("{choice}", () =>
    isFirst ? choice.charAt(0).toUpperCase() + choice.slice(1) : choice,
  );
}
