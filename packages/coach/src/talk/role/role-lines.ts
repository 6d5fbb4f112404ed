// What the mentor says while it plays the other person, and how it reviews the scene. Data only; lines of the role keep
// clear of past tense, so they fit whoever is played. Marks: {about}, {ask}, {quote} of the person's line.
import type { SceneLevel } from "@fitil/contracts";
import type { QuestionKind } from "../../message/question-kind.ts";
import type { Language } from "../../transcript/transcript.ts";
import en from "../data/role.en.json" with { type: "json" };
import enAnswers from "../data/role-answers.en.json" with { type: "json" };
import ruAnswers from "../data/role-answers.ru.json" with { type: "json" };
import ru from "../data/role.ru.json" with { type: "json" };

export interface RoleLines {
  /** {scene} in the person's own words, {part} the mentor's part. */
  readonly start: readonly string[];
  /** {scene} where nothing was said of it. */
  readonly bare: string;
  /** Whom the mentor plays. */
  readonly part: { readonly her: string; readonly him: string; readonly them: string };
  readonly opening: { readonly warm: readonly string[]; readonly cool: readonly string[] };
  readonly greeted: readonly string[];
  readonly onTopic: readonly string[];
  readonly asked: readonly string[];
  readonly told: readonly string[];
  readonly short: readonly string[];
  readonly looks: readonly string[];
  readonly pressed: readonly string[];
  readonly invitedYes: readonly string[];
  /** The invitation has a time in it. */
  readonly invitedFixed: readonly string[];
  readonly invitedEarly: readonly string[];
  readonly cool: readonly string[];
  readonly busyLines: readonly string[];
  /** What is said when a level is chosen. */
  readonly levelSet: Readonly<Record<SceneLevel, string>>;
  readonly review: {
    readonly nothing: string;
    readonly grade: { readonly strong: string; readonly even: string; readonly shaky: string };
    readonly intro: string;
    readonly best: string;
    readonly bestWhy: {
      readonly invite: string;
      readonly topic: string;
      readonly question: string;
      readonly warm: string;
    };
    readonly weak: string;
    readonly weakWhy: {
      readonly short: string;
      readonly long: string;
      readonly pressure: string;
      readonly looks: string;
      readonly noQuestion: string;
    };
    readonly invitedWell: string;
    readonly invited: string;
    readonly notInvited: string;
    readonly tooManyQuestions: string;
    readonly next: string;
    /** {line} in place of a line that pushed, and of one that was merely weak. */
    readonly instead: string;
    readonly betterThanPressure: readonly string[];
    readonly betterThanWeak: readonly string[];
  };
}

/** How a question of a kind is answered. */
export interface RoleAnswers {
  readonly sincere: readonly string[];
  readonly playful: readonly string[];
  /** The question back. */
  readonly back: readonly string[];
}

/** Kinds of questions that are answered from a list; to the others the person's own scene must answer. */
type AnsweredKind = Exclude<QuestionKind, "open" | "how" | "contact">;

export const ROLE_LINES: Readonly<Record<Language, RoleLines>> = { ru, en };

/** Answers to questions of a kind; they hold for whoever is played. */
export const ROLE_ANSWERS: Readonly<Record<Language, Readonly<Record<AnsweredKind, RoleAnswers>>>> = {
  ru: ruAnswers,
  en: enAnswers,
};
