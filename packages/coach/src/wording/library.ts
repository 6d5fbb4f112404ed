// All that the mentor has to say in each language: whole messages, and its own sentences. Data alone.
import type { Case } from "../cases/case.ts";
import casesEn from "../cases/data/cases.en.json" with { type: "json" };
import casesRu from "../cases/data/cases.ru.json" with { type: "json" };
import type { Language } from "../transcript/transcript.ts";
import tellingEn from "./data/telling.en.json" with { type: "json" };
import tellingRu from "./data/telling.ru.json" with { type: "json" };
import { particularCases } from "./particulars/particulars.ts";
import { situationCases } from "./situation-words.ts";
import type { CoreTelling } from "./summary/tell.ts";

const CASES = {
  ru: [...(casesRu as readonly Case[]), ...situationCases("ru"), ...particularCases("ru")],
  en: [...(casesEn as readonly Case[]), ...situationCases("en"), ...particularCases("en")],
};
const TELLING = { ru: tellingRu as CoreTelling, en: tellingEn as CoreTelling };

/** All whole messages of a language. */
export const casesOf = (language: Language): readonly Case[] => CASES[language];
/** The mentor's own sentences in a language. */
export const coreTelling = (language: Language): CoreTelling => TELLING[language];
