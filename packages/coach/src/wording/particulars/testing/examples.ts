// Chats that come to a particular, and chats that look so and do not: a group of them a file and language, apart from the lines that the
// phrases were written from.
import type { Language } from "../../../transcript/transcript.ts";
import plansEn from "./plans.en.json" with { type: "json" };
import questionsEn from "./questions.en.json" with { type: "json" };
import tellingsEn from "./tellings.en.json" with { type: "json" };
import feelingsEn from "./feelings.en.json" with { type: "json" };
import gamesEn from "./games.en.json" with { type: "json" };
import beginningsEn from "./beginnings.en.json" with { type: "json" };
import plansRu from "./plans.ru.json" with { type: "json" };
import questionsRu from "./questions.ru.json" with { type: "json" };
import tellingsRu from "./tellings.ru.json" with { type: "json" };
import feelingsRu from "./feelings.ru.json" with { type: "json" };
import gamesRu from "./games.ru.json" with { type: "json" };
import beginningsRu from "./beginnings.ru.json" with { type: "json" };

/** A chat line by line, «m: …» is mine, with what the particular is that its last turn has come to; `not` where it must be another or none. */
export interface ParticularExample {
  readonly id: string;
  readonly chat: readonly string[];
  readonly note?: string;
  readonly not?: boolean;
}

/** All examples of a language. */
export const EXAMPLES: Readonly<Record<Language, readonly ParticularExample[]>> = {
  ru: [...plansRu, ...questionsRu, ...tellingsRu, ...feelingsRu, ...gamesRu, ...beginningsRu],
  en: [...plansEn, ...questionsEn, ...tellingsEn, ...feelingsEn, ...gamesEn, ...beginningsEn],
};
