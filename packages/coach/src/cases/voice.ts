// How the person types, so that a message of the book reads as theirs: small letters, no full stop at the end, their own smileys. [CO170]
import type { Gap } from "../advice/advice.ts";
import type { Language } from "../transcript/transcript.ts";

/** What stands where somebody smiles: an emoji, a bracket, or nothing. */
type Smile = "emoji" | "bracket" | "none";

export interface Voice {
  /** Whether sentences begin with small letters, and the last one ends in nothing. */
  readonly small: boolean;
  readonly smile: Smile;
  /** Whether “i” is written small, too. */
  readonly smallI: boolean;
}

interface Line {
  readonly speaker: string;
  readonly text: string;
}

interface Written {
  readonly text: string;
  readonly gaps: readonly Gap[];
}

const LATE = 30;
/** So many of one's own lines tell how one types. */
const ENOUGH = 2;
const MOSTLY = 0.6;
const EMOJI = /\p{Extended_Pictographic}/u;
/** «да)», «ну))», “ok :)”: no bracket that was opened before. */
const BRACKET = /(?:^|[^(\d])[:;]?-?\)+(?:\s|$|[.!?])/u;
const OPENED = /\([^)]*\)/gu;
const SMILEY = /\s*\p{Extended_Pictographic}\uFE0F?/gu;
/** A smiley between two sentences stands for the full stop of the first, one within a sentence for its comma. */
const BETWEEN = /([\p{L}\d}»”])\s*\p{Extended_Pictographic}\uFE0F?(?=\s+[\p{L}{])/gu;
const WITHIN = /([\p{L}\d}»”])\s*\p{Extended_Pictographic}\uFE0F?(?=\s+\p{Ll})/gu;
/** A line that begins small; a word that is shouted, “IN the sink”, is no capital. */
const SMALL = /^\P{L}*(?:\p{Lu}{2,}\s+)*\p{Ll}/u;
/** “I” by itself. */
const FIRST_PERSON = /(?<!\p{L})i(?=\s|'|$|[,.!?])/gu;

/** How the person types, by their own last lines; by everybody's where theirs are few. */
export function voiceOf(lines: readonly Line[]): Voice {
  const late = lines.slice(-LATE).filter(({ text }) => /\p{L}/u.test(text));
  const own = late.filter(({ speaker }) => speaker === "me");
  const told = own.length >= ENOUGH ? own : late;
  const small = told.filter(({ text }) => SMALL.test(text)).length;
  const texts = lines.slice(-LATE).map(({ text }) => text.replaceAll(OPENED, ""));
  return {
    small: told.length > 0 && small / told.length >= MOSTLY,
    smile: texts.some((text) => BRACKET.test(text))
      ? "bracket"
      : texts.some((text) => EMOJI.test(text)) || lines.length < ENOUGH
        ? "emoji"
        : "none",
    smallI: told.some(({ text }) => /(?:^|\s)i(?:\s|'|$)/u.test(text)),
  };
}

/** A message as the person would type it. */
export function inVoice({ text, gaps }: Written, voice: Voice, language: Language): Written {
  const smiled = withSmile(text, voice.smile, language);
  if (!voice.small) return { text: smiled, gaps };
  const typed = (words: string): string => {
    const low = words.toLowerCase();
    return voice.smallI ? low : low.replaceAll(FIRST_PERSON, "I");
  };
  return {
    text: typed(smiled)
      .replaceAll(" – ", " - ")
      .replace(/(?<!\.)\.$/u, ""),
    gaps: gaps.map((gap) => (gap.choices === undefined ? gap : { ...gap, choices: gap.choices.map(typed) })),
  };
}

function withSmile(text: string, smile: Smile, language: Language): string {
  if (smile === "emoji") return text;
  if (smile === "none")
    return text.replaceAll(WITHIN, "$1,").replaceAll(BETWEEN, "$1.").replaceAll(SMILEY, "");
  return text.replaceAll(SMILEY, language === "ru" ? ")" : " :)");
}
