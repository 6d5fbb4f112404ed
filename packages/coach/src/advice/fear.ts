// Confidence coaching (MS4): names what the person fears, shows it from another side, offers a small step and lines to say.
import { FEARS, FEAR_SIGNS } from "../lines/fears.ts";
import type { FearId, FearWords } from "../lines/fears.ts";
import type { Language } from "../transcript/transcript.ts";
import { has, wordPattern } from "../words/pattern.ts";
import type { Advice, AdviceOption, Tone } from "./advice.ts";
import { bridged } from "./bridge.ts";
import { TONES } from "./compose.ts";
import { bareQuestion } from "./draft-bare.ts";
import { quotable } from "./fill.ts";
import type { Material } from "./material.ts";
import { pick } from "./material.ts";
import { nameHook } from "./naming.ts";
import type { Move } from "./verdict.ts";
import { factOf } from "../facts/facts.ts";
import type { FactId } from "../facts/facts.ts";
import { say, tellingIn } from "../telling/say.ts";
import { summarise } from "./summarise.ts";

const signs = FEAR_SIGNS.map(([id, words]) => [id, wordPattern(words)] as const);
const FACTS: Readonly<Record<Tone, FactId>> = {
  playful: "negativity",
  sincere: "half_answered",
  direct: "specific_question",
};

/** What the person is afraid of, by their words; `general` when they name nothing known. */
export function fearIn(words: string): FearId {
  return signs.find(([, pattern]) => has(words, pattern))?.[0] ?? "general";
}

/** The words about a fear in a language. */
export function fearWords(fear: FearId, language: Language): FearWords {
  return FEARS[language][fear];
}

/** Advice for someone who is afraid; the verdict is to act, in small. */
export function adviseOnFear(
  material: Material,
  fear: FearId,
  move: Move,
  contextOnly: boolean,
  context: string,
): Advice {
  const words = fearWords(fear, material.locale);
  const said = quotable(context, 80);
  const named = material.locale === "ru" ? `${words.name}: «${said}».` : `${words.name}: “${said}”.`;
  const read = contextOnly
    ? ""
    : ` ${summarise(material, move, false, context).split(/(?<=[.!?])\s/)[0] ?? ""}`;
  const [first, second, third] = TONES.map((tone) => optionOf(material, fear, tone, said));
  if (!first || !second || !third) throw new Error("Three tones give three options");
  const summary = `${said === "" ? `${words.name}.` : named}${read} ${words.view} ${words.step}`;
  return { summary, verdict: "write_now", options: [first, second, third] };
}

function optionOf(material: Material, fear: FearId, tone: Tone, said: string): AdviceOption {
  const { lines } = fearWords(fear, material.language);
  const thread = tone === "direct" ? material.second : material.main;
  const topic = thread?.topic ?? null;
  const place = TONES.indexOf(tone);
  const fact = factOf(FACTS[tone]);
  const telling = tellingIn(material.locale);
  const ask = topic ? pick(material, "fear/ask", topic.ask, 0, place) : bareQuestion(material, tone, 0);
  const ground =
    thread === null || topic === null
      ? say(telling.ground.mood[0] ?? "", { e: said === "" ? "…" : quotable(said, 50) })
      : nameHook(material, thread, "fear/hook", telling.hooks.context, place);
  return {
    tone,
    text: `${pick(material, `${tone}/fear`, lines[tone], 0)} ${bridged(material, thread, ask, 0, place)}`,
    why: `${ground} ${pick(material, `${tone}/reason`, telling.reason.fear[tone], 0)} ${fact.sentence[material.locale]}`,
    source: fact.source[material.locale],
  };
}
