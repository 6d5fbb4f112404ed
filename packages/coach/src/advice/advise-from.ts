// The built-in mentor's answer in its fixed shape (MS3, MS6).
import type { AdviceOutcome, CoachQuestion, Tone } from "./advice.ts";
import { factOf } from "../facts/facts.ts";

const TONES: readonly Tone[] = ["playful", "sincere", "direct"];

/** Reads the chat and composes a summary, a verdict and three options; `nothing_to_go_on` without chat and words. */
export function adviseFrom(question: CoachQuestion): AdviceOutcome {
  const { transcript, locale } = question;
  const last = transcript?.messages.findLast((message) => message.text.trim() !== "")?.text ?? question.context.trim();
  if (last === "") {
    const ask =
      locale === "ru"
        ? "Пришли скриншот переписки или вставь её текстом – тогда будет из чего собрать ответ."
        : "Send a screenshot of the chat or paste it as text, so that I have something to work with.";
    return { ok: false, why: "nothing_to_go_on", ask };
  }
  const fact = factOf("follow_up");
  const russian = (transcript?.language ?? locale) === "ru";
  const ways = russian
    ? ["звучит как начало истории. Чем закончилось?", "хочется узнать подробнее. Расскажешь?", "давай об этом. С чего началось?"]
    : ["sounds like the start of a story. How does it end?", "I would like to hear more. Tell me?", "let us talk about that. How did it start?"];
  const [first, second, third] = TONES.map((tone, index) => ({
    tone,
    text: `${russian ? "«" : "“"}${last.slice(0, 60)}${russian ? "»" : "”"} – ${ways[index]}`,
    why: fact.sentence[locale],
    source: fact.source[locale],
  }));
  if (!first || !second || !third) throw new Error("Three tones give three options");
  const summary =
    locale === "ru" ? `Последнее в переписке: «${last}».` : `The last thing in the chat: “${last}”.`;
  return { ok: true, advice: { summary, verdict: "write_now", options: [first, second, third] } };
}
