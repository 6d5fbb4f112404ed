// What the mentor is told about the one a chat is with (MC3), before what the person noted about them. In words, as with the
// person themself, so that every mentor reads it alike.
import type { MentorLanguage, OtherPerson } from "@fitil/contracts";

const NAMED = {
  ru: {
    woman: (name: string) => `Её зовут ${name}, она женщина.`,
    man: (name: string) => `Его зовут ${name}, он мужчина.`,
    unsaid: (name: string) => `Собеседника зовут ${name}.`,
  },
  en: {
    woman: (name: string) => `Her name is ${name}, she is a woman.`,
    man: (name: string) => `His name is ${name}, he is a man.`,
    unsaid: (name: string) => `The name of the other person is ${name}.`,
  },
} as const;
const UNNAMED = {
  ru: { woman: "Она женщина.", man: "Он мужчина.", unsaid: "" },
  en: { woman: "She is a woman.", man: "He is a man.", unsaid: "" },
} as const;

/** The notes with name and gender in their first line, as far as they are known; may be empty. Pure. */
export function aboutOther(them: OtherPerson | null, notes: string, locale: MentorLanguage): string {
  const gender = them?.gender ?? "unsaid";
  const name = them?.name ?? "";
  const said = name === "" ? UNNAMED[locale][gender] : NAMED[locale][gender](name);
  return [said, notes].filter((part) => part !== "").join("\n");
}
