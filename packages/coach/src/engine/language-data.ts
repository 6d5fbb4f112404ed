// What the core knows of each language: data alone. A third language is a third column here and its files.
import casesEn from "../cases/data/cases.en.json" with { type: "json" };
import casesRu from "../cases/data/cases.ru.json" with { type: "json" };
import echoEn from "./data/echo.en.json" with { type: "json" };
import echoRu from "./data/echo.ru.json" with { type: "json" };
import momentsEn from "./data/moments.en.json" with { type: "json" };
import momentsRu from "./data/moments.ru.json" with { type: "json" };
import placesEn from "./data/places.en.json" with { type: "json" };
import placesRu from "./data/places.ru.json" with { type: "json" };
import tellingEn from "./data/telling.en.json" with { type: "json" };
import tellingRu from "./data/telling.ru.json" with { type: "json" };
import type { EchoWords } from "./echo.ts";
import type { Case } from "../cases/case.ts";
import type { CoreTelling } from "./tell.ts";
import type { Language } from "../transcript/transcript.ts";
import type { MomentWords } from "./moments.ts";
import type { PlaceWords } from "./places.ts";
import { situationCases } from "./situation-words.ts";

export const LANGUAGES = ["ru", "en"] as const;

const CASES = {
  ru: [...(casesRu as readonly Case[]), ...situationCases("ru")],
  en: [...(casesEn as readonly Case[]), ...situationCases("en")],
};
const TELLING = { ru: tellingRu as CoreTelling, en: tellingEn as CoreTelling };

/** All whole messages of a language. */
export const casesOf = (language: Language): readonly Case[] => CASES[language];
/** How a language names days and hours. */
export const momentWords = (language: Language): MomentWords => (language === "ru" ? momentsRu : momentsEn);
/** How a language names places to meet. */
export const placeWords = (language: Language): readonly PlaceWords[] =>
  language === "ru" ? placesRu : placesEn;
/** The mentor's own sentences in a language. */
export const coreTelling = (language: Language): CoreTelling => TELLING[language];
/** How a language names things that can be said back. */
export const echoWords = (language: Language): EchoWords => (language === "ru" ? echoRu : echoEn);
