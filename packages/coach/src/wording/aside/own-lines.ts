// Messages that carry the person's note: its own answer instead of an empty frame, or the clauses of it to tap. Data in data/own-words.json. [CO225]
import type { Gap, Tone } from "../../advice/advice.ts";
import type { Language } from "../../transcript/transcript.ts";
import { choose } from "../../words/choose.ts";
import data from "../data/own-words.json" with { type: "json" };
import type { Footing } from "../footing.ts";
import type { OwnAnswer } from "./own-words.ts";

/** A message and its gaps. */
export interface Said {
  readonly text: string;
  readonly gaps: readonly Gap[];
}

/** What a message is said with. */
export interface Saying {
  readonly tone: Tone;
  readonly language: Language;
  readonly seed: string;
  readonly take: number;
}

const ANSWER = "{gap:answer}";
/** Where the answer is the message; elsewhere it stands in one. */
const ANSWERING: ReadonlySet<Footing> = new Set(["asked", "unsure", "talk"]);
/** Where a reproach waits for it. */
const RIFTS: ReadonlySet<Footing> = new Set(["mixed", "unsure", "asked"]);

/** The message that is the person's answer; null where what is going on has a message of its own, which the answer joins. */
export function ownLine(
  { first, all, choices }: OwnAnswer,
  footing: Footing | null,
  isAsked: boolean,
  { tone, language, seed, take }: Saying,
): Said | null {
  if (footing === null || !(isAsked ? ANSWERING : RIFTS).has(footing)) return null;
  const lines = data.lines[language][isAsked ? "asked" : "rift"][tone];
  const line = choose(lines, `${seed}/${tone}/own`, take);
  const gap = choices.length > 1 ? ANSWER : first;
  const put = (words: string) => (_: string, before: string) => before + opening(words, before);
  const text = line
    .replace(/(^|.*?)\{gap\}/u, put(gap))
    .replace(/(^|.*?)\{all\}/u, put(all))
    .replace(/(^|.*?)\{first\}/u, put(first));
  return { text, gaps: text.includes(ANSWER) ? [gapOf(choices, language)] : [] };
}

/** The message with the answer in the place that was left for it, or behind it. */
export function withOwn(
  said: Said,
  { first, all, choices }: OwnAnswer,
  { tone }: Pick<Saying, "tone">,
): Said {
  if (!said.text.includes(ANSWER)) return said;
  if (tone === "playful" && choices.length > 1)
    return {
      ...said,
      gaps: said.gaps.map((gap) => (gap.id === "answer" ? { ...gap, choices } : gap)),
    };
  const before = said.text.slice(0, said.text.indexOf(ANSWER));
  const words = opening(tone === "sincere" ? all : first, before);
  return {
    text: said.text.replace(ANSWER, () => words),
    gaps: said.gaps.filter(({ id }) => id !== "answer"),
  };
}

function gapOf(choices: readonly string[], language: Language): Gap {
  return { id: "answer", hint: data.hint[language], choices };
}

/** What opens a sentence begins with a capital. */
function opening(words: string, before: string): string {
  const isFirst = /(^|[.!?…]\s)$/u.test(before);
  return isFirst && !words.startsWith("{") ? words.charAt(0).toUpperCase() + words.slice(1) : words;
}
