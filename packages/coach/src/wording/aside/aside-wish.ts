// What the person says beside the chat that they want to suggest («хочу предложить поужинать до концерта», “want to suggest meeting a bit
// before”): the message says it, in their own words, and nothing is asked instead of it. Data in data/aside-wishes.json. [CO226]
import { phrase, readText, says } from "../../safety/phrases/phrase.ts";
import type { Tone } from "../../advice/advice.ts";
import type { Language } from "../../transcript/transcript.ts";
import { choose } from "../../words/choose.ts";
import data from "../data/aside-wishes.json" with { type: "json" };
import type { Footing } from "../footing.ts";

/** Where something may be suggested: nobody is hurt, refuses or is away. */
const OPEN: ReadonlySet<Footing> = new Set([
  "open",
  "hint",
  "date",
  "asked",
  "play",
  "talk",
  "unsure",
  "tender",
]);
const SENTENCE = /(?<=[.!?…])\s+|\n+/u;
const MAX_WORDS = 9;
/** “We meet a bit before” is said otherwise than “meeting a bit before”. */
const OF_US = /^we /iu;

type Lines = Readonly<Record<Tone, readonly string[]>>;
type Written = Readonly<Record<"any", Lines>> & { readonly we?: Lines };

const LINES: Readonly<Record<Language, Written>> = { ru: data.ru.lines, en: data.en.lines };

const compile = (language: Language) => {
  const { wishes, ends, as, others } = data[language];
  return {
    wishes: wishes.map((source) => new RegExp(`(?<!\\p{L})${source}`, "iu")),
    ends: new RegExp(ends, "iu"),
    as: as.map(([from = "", to = ""]) => ({ from: new RegExp(`(?<!\\p{L})${from}(?!\\p{L})`, "giu"), to })),
    others: others.map(phrase),
  };
};
const COMPILED = new Map<Language, ReturnType<typeof compile>>();

/** What the person wants to suggest, in their own words; null where they name nothing that can be said to the other one. */
export function wishAside(note: string, language: Language): string | null {
  const words = COMPILED.get(language) ?? compile(language);
  COMPILED.set(language, words);
  for (const sentence of note.split(SENTENCE)) {
    const [whole] = words.wishes
      .map((wish) => wish.exec(sentence)?.[1])
      .filter((found) => found !== undefined);
    const [named = ""] = (whole ?? "").split(words.ends);
    const wish = words.as.reduce((text, { from, to }) => text.replaceAll(from, to), named.trim());
    const count = wish.split(/\s+/u).length;
    if (wish !== "" && count <= MAX_WORDS && !says(readText(wish), words.others)) return wish;
  }
  return null;
}

/** The message that suggests it, behind the answer to what they asked; null where nothing may be suggested now. */
export function wishLine(
  wish: string | null,
  footing: Footing | null,
  answer: string | null,
  {
    tone,
    language,
    seed,
    take,
  }: { readonly tone: Tone; readonly language: Language; readonly seed: string; readonly take: number },
): string | null {
  if (wish === null || footing === null || !OPEN.has(footing)) return null;
  const { any, we = any } = LINES[language];
  const lines = (OF_US.test(wish) ? we : any)[tone];
  const line = choose(lines, `${seed}/${tone}/wish`, take).replace("{wish}", () => wish);
  return answer === null ? line : `${answer}. ${line}`;
}
