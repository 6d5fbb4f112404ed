// What every model is told about its work (MS3, MS4, MF1): texts of data/system-prompt.json, line by line. Fixed by language and shape, so that
// providers can cache it; nothing a person wrote may ever stand here.
import { listFacts } from "@fitil/coach";
import { VERDICTS } from "@fitil/contracts";
import type { MentorLanguage } from "@fitil/contracts";
import { NO_FACT } from "../advice-shape.ts";
import TEXTS from "./data/system-prompt.json" with { type: "json" };

const WHO = TEXTS.who.join("\n");
const TALK = TEXTS.talk.join("\n");
const ADVICE = TEXTS.advice
  .join("\n")
  .replace("{verdicts}", () => VERDICTS.join(", "))
  .replace("{no_fact}", () => NO_FACT)
  .replace("{facts}", () => factsByName());

/** Each fact that may be named, a line each. */
function factsByName(): string {
  return listFacts()
    .map(({ id, sentence }) => `- ${id}: ${sentence.en}`)
    .join("\n");
}

/** The instructions of one kind of answer in one language. */
export function systemPrompt(shape: "advice" | "talk", locale: MentorLanguage): string {
  const speaks = TEXTS.speaks.replace("{language}", () => TEXTS.languages[locale]);
  return [WHO, speaks, shape === "advice" ? ADVICE : TALK].join("\n\n");
}
