// Three messages for a move: each tone's draft is taken when it is clean, new and unlike what was sent already [CO40–CO45].
import { likeness } from "@fitil/language";
import { wordsOf } from "../words/pattern.ts";
import { plain } from "../words/plain.ts";
import type { Tone } from "./advice.ts";
import { draft } from "./draft.ts";
import type { Material } from "./material.ts";
import type { Move } from "./verdict.ts";

export const TONES: readonly Tone[] = ["playful", "sincere", "direct"];

const ATTEMPTS = 12;
const SHORTEST = 12;
/** Only the sincere one may take its time. */
const LONGEST: Readonly<Record<Tone, number>> = { playful: 220, sincere: 260, direct: 220 };

/** One text for each tone, in the order of `TONES`; all different, and none of `used` while others are left. */
export function composeTexts(material: Material, move: Move, used: readonly string[]): readonly string[] {
  const texts: string[] = [];
  for (const tone of TONES) texts.push(composeText(material, move, tone, texts, used));
  return texts;
}

function composeText(
  material: Material,
  move: Move,
  tone: Tone,
  others: readonly string[],
  used: readonly string[],
): string {
  let best = "";
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const text = draft(material, move, tone, attempt);
    const good = isGood(text, tone, material, others);
    if (good && !used.includes(text)) return text;
    if (best === "" || others.includes(best)) best = text;
  }
  return best;
}

function isGood(text: string, tone: Tone, material: Material, others: readonly string[]): boolean {
  if (text.length < SHORTEST || text.length > LONGEST[tone] || /[{}]|undefined/.test(text)) return false;
  if (others.some((other) => other === text || sharesSentence(other, text))) return false;
  return !material.own.some((own) => repeats(text, own));
}

/** Two options that end with the same question are one option. */
function sharesSentence(one: string, other: string): boolean {
  const sentences = new Set(one.split(/(?<=[.!?])\s+/));
  return other.split(/(?<=[.!?])\s+/).some((sentence) => sentence.length > 18 && sentences.has(sentence));
}

/** Whether a text says again what the person has sent. */
export function repeats(text: string, own: string): boolean {
  const sent = plain(own).trim();
  if (sent.length < 8) return false;
  if (plain(text).includes(sent) && wordsOf(sent).length >= 3) return true;
  return likeness(text, own) > 0.7 || text.split(/(?<=[.!?])\s+/).some((part) => likeness(part, own) > 0.75);
}
