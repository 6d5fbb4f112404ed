// The mentor's texts by area. They stand in a namespace of their own, "mentor", and no page of the game ever fetches one.
import type { chat } from "./ru/mentor/chat.ts";
import type { landing } from "./ru/mentor/landing.ts";
import type { legal } from "./ru/mentor/legal.ts";
import type { plans } from "./ru/mentor/plans.ts";
import type { shell } from "./ru/mentor/shell.ts";
import type { signIn } from "./ru/mentor/sign-in.ts";
import type { worked } from "./ru/mentor/worked.ts";
import type { Words } from "./texts.ts";

/** Every text of the mentor, as Russian has it. */
export interface MentorTexts {
  chat: typeof chat;
  landing: typeof landing;
  legal: typeof legal;
  plans: typeof plans;
  shell: typeof shell;
  signIn: typeof signIn;
  worked: typeof worked;
}
/** The same shape for another language; plural forms are its own. */
export type MentorWords = Words<MentorTexts>;
export type MentorArea = keyof MentorTexts;
