// What is known of each language about days, places and things that can be said back: data alone. A third language is a third column
// here and its files.
import echoEn from "./data/echo.en.json" with { type: "json" };
import echoRu from "./data/echo.ru.json" with { type: "json" };
import momentsEn from "./data/moments.en.json" with { type: "json" };
import momentsRu from "./data/moments.ru.json" with { type: "json" };
import placesEn from "./data/places.en.json" with { type: "json" };
import placesRu from "./data/places.ru.json" with { type: "json" };
import type { Language } from "../transcript/transcript.ts";
import type { EchoWords } from "./echo.ts";
import type { MomentWords } from "./moments.ts";
import type { PlaceWords } from "./places.ts";

export const LANGUAGES = ["ru", "en"] as const;

/** How a language names days and hours. */
export const momentWords = (language: Language): MomentWords => (language === "ru" ? momentsRu : momentsEn);
/** How a language names places to meet. */
export const placeWords = (language: Language): readonly PlaceWords[] =>
  language === "ru" ? placesRu : placesEn;
/** How a language names things that can be said back. */
export const echoWords = (language: Language): EchoWords => (language === "ru" ? echoRu : echoEn);
