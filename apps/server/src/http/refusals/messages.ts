// What every refusal says to people, in both languages. Complete by type: a new code does not compile without its texts, and texts do
// not compile without their code.
import type { Code, PasswordFault } from "@fitil/contracts";
import type { Language } from "../language.ts";
import MESSAGES from "./data/messages.json" with { type: "json" };

type Text = Readonly<Record<Language, string>>;

/** A text for each of these, and for nothing else. */
type TextsFor<Known extends string, Texts> = Readonly<Record<Known, Text>> &
  Readonly<Record<Exclude<keyof Texts, Known>, never>>;

const REFUSALS: TextsFor<Code, typeof MESSAGES.refusals> = MESSAGES.refusals;
const PASSWORD_FAULTS: TextsFor<PasswordFault, typeof MESSAGES.passwordFaults> = MESSAGES.passwordFaults;

/** The sentence for a code. */
export function messageFor(code: Code, language: Language): string {
  return REFUSALS[code][language];
}

/** The sentence that says what a password lacks. */
export function passwordMessage(faults: readonly PasswordFault[], language: Language): string {
  const lacks = faults.map((fault) => PASSWORD_FAULTS[fault][language]).join(", ");
  return MESSAGES.passwordRefused[language].replace("{faults}", lacks);
}
