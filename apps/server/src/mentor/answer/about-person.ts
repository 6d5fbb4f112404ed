// What the mentor is told about whoever asks (MC3): how to call them and how to speak of them, before what they wrote
// themselves. In words, so that every mentor reads it alike.
import type { MentorLanguage } from "@fitil/contracts";
import type { Person } from "../store/people.ts";

const CALLED = { ru: "Меня зовут", en: "My name is" } as const;
const I_AM = {
  ru: { woman: "Я женщина.", man: "Я мужчина." },
  en: { woman: "I am a woman.", man: "I am a man." },
} as const;

/** The profile with name and gender in its first line, as far as the person has said them; may be empty. Pure. */
export function aboutPerson(
  { called, gender, profile }: Pick<Person, "called" | "gender" | "profile">,
  locale: MentorLanguage,
): string {
  const said = [
    ...(called === "" ? [] : [`${CALLED[locale]} ${called}.`]),
    ...(gender === null || gender === "unsaid" ? [] : [I_AM[locale][gender]]),
  ].join(" ");
  return [said, profile].filter((part) => part !== "").join("\n");
}
