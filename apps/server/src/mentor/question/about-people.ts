// What the mentor is told about the two people of a chat (MC3): how to call them and how to speak of them, before what the person wrote of
// themselves and noted about the other one. In words, so that every mentor reads it alike.
import type { MentorLanguage, OtherPerson } from "@fitil/contracts";
import type { MentorPerson } from "../store/people.ts";
import WORDS from "./data/question-words.json" with { type: "json" };

/** The profile of whoever asks, with name and gender in its first line, as far as they have said them; may be empty. Pure. */
export function aboutPerson(
  { called, gender, profile }: Pick<MentorPerson, "called" | "gender" | "profile">,
  locale: MentorLanguage,
): string {
  const { I } = WORDS[locale];
  const name = called === "" ? "" : withName(I.called, called);
  return lines([name, I[gender ?? "unsaid"]].filter(isSaid).join(" "), profile);
}

/** The notes about whom the chat is with, with name and gender in their first line, as far as they are known; may be empty. Pure. */
export function aboutOther(them: OtherPerson | null, notes: string, locale: MentorLanguage): string {
  const { named, unnamed } = WORDS[locale];
  const gender = them?.gender ?? "unsaid";
  const name = them?.name ?? "";
  return lines(name === "" ? unnamed[gender] : withName(named[gender], name), notes);
}

/** A name that holds signs of a replacement pattern stays what it is. */
function withName(text: string, name: string): string {
  return text.replace("{name}", () => name);
}

function lines(...parts: readonly string[]): string {
  return parts.filter(isSaid).join("\n");
}

const isSaid = (part: string): boolean => part !== "";
