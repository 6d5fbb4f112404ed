// What is said on a drawn screenshot: a conversation from a seed, with everything that makes reading hard.
import { createSeededChance } from "./seeded-chance.ts";
import type { SeededChance } from "./seeded-chance.ts";
import { EMOJI_EN, LONG_EN, MIDDLE_EN, NAMES_EN, SHORT_EN } from "./phrases-en.ts";
import { EMOJI_RU, LONG_RU, MIDDLE_RU, MIXED_RU, NAMES_RU, SHORT_RU } from "./phrases-ru.ts";

export type CorpusLanguage = "ru" | "en";

export interface ScriptMessage {
  readonly speaker: "me" | "them";
  readonly text: string;
  /** Clock time, `H:MM` with 24 hours. */
  readonly time: string;
  /** Text of the message that this one answers, shown as a quote. */
  readonly quote: string | null;
  /** Emoji that somebody put under it. */
  readonly reaction: string | null;
  /** A date or a word of the service stands above it. */
  readonly separator: "day" | "system" | null;
}

export interface ChatScript {
  readonly language: CorpusLanguage;
  readonly partner: string;
  readonly messages: readonly ScriptMessage[];
}

/** What a theme wants of its talk. */
export interface ScriptStyle {
  /** The talk goes on in both languages. */
  readonly mixed?: boolean;
  /** Share of messages that answer a quoted one, 0–1. */
  readonly quotes?: number;
}

/** A conversation of `count` messages (≥ 1); the same seed and style give the same one. */
export function createChatScript(
  seed: number,
  language: CorpusLanguage,
  count: number,
  { mixed = false, quotes = 0.1 }: ScriptStyle = {},
): ChatScript {
  const chance = createSeededChance(seed);
  const messages: ScriptMessage[] = [];
  const used = new Set<string>();
  let speaker: "me" | "them" = chance.happens(0.5) ? "me" : "them";
  let minutes = 7 * 60 + chance.below(600);
  for (let index = 0; index < count; index += 1) {
    if (index > 0 && chance.happens(0.62)) speaker = speaker === "me" ? "them" : "me";
    minutes = Math.min(minutes + chance.below(index % 7 === 0 ? 90 : 6), 23 * 60 + 59);
    const earlier = messages.filter((message) => message.speaker !== speaker);
    messages.push({
      speaker,
      text: mixed ? pickEither(chance, used) : pickText(chance, language, used),
      time: `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, "0")}`,
      quote: earlier.length > 0 && chance.happens(quotes) ? chance.pick(earlier.slice(-4)).text : null,
      reaction: chance.happens(0.1) ? chance.pick(["❤️", "😂", "👍", "🔥"]) : null,
      separator: chance.happens(0.09) ? (chance.happens(0.75) ? "day" : "system") : null,
    });
  }
  return { language, partner: chance.pick(language === "ru" ? NAMES_RU : NAMES_EN), messages };
}

function pickEither(chance: SeededChance, used: Set<string>): string {
  for (;;) {
    const text = pickText(chance, chance.happens(0.5) ? "ru" : "en", used);
    if (!LOOK_ALIKES_ONLY.test(text)) return text;
  }
}

/** Nobody can tell by looking at it whether «ок» is Russian; in a talk of both languages it is not said. */
const LOOK_ALIKES_ONLY = /^[^\p{L}]*(?:[ABCEHKMOPTXaceopxyАВЕКМНОРСТХаеорсух][^\p{L}]*)+$/u;

function pickText(chance: SeededChance, language: CorpusLanguage, used: Set<string>): string {
  for (let attempt = 0; ; attempt += 1) {
    const text = drawText(chance, language);
    if (used.has(text) && attempt < 20) continue;
    used.add(text);
    return text;
  }
}

function drawText(chance: SeededChance, language: CorpusLanguage): string {
  const dice = chance.next();
  const russian = language === "ru";
  if (dice < 0.2) return chance.pick(russian ? SHORT_RU : SHORT_EN);
  if (dice < 0.32) return chance.pick(russian ? EMOJI_RU : EMOJI_EN);
  if (dice < 0.36 && russian) return chance.pick(MIXED_RU);
  if (dice < 0.52) return chance.pick(russian ? LONG_RU : LONG_EN);
  return chance.pick(russian ? MIDDLE_RU : MIDDLE_EN);
}
