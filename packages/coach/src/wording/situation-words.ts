// What the mentor says, offers and asks by the situation of a chat: whole sentences and messages of data/situations.*.json, written by
// people who imagined it. A situation's messages join the library of cases under a move of its own.
import type { Case } from "../cases/case.ts";
import type { Gap, Tone } from "../advice/advice.ts";
import { TONES } from "../advice/advice.ts";
import type { SituationId } from "../learnt/situation.ts";
import { moveOf, type SituationOrGroup } from "../deciding/situation.ts";
import type { Language } from "../transcript/transcript.ts";
import en from "./data/situations.en.json" with { type: "json" };
import ru from "./data/situations.ru.json" with { type: "json" };
import { type Facts, holdAll } from "../chat/talk-facts.ts";

/** A message; one with a condition fits only talks of which it holds, one with words only where they have just said one (`cases/case.ts`). */
export type WrittenMessage =
  | string
  | {
      readonly say: string;
      readonly gaps?: readonly Gap[];
      readonly when?: readonly string[];
      readonly words?: readonly string[];
      readonly near?: readonly string[];
    };

/** A sentence about a situation; one with a condition is said only where it holds, and before any without. */
type WrittenSummary = string | { readonly say: string; readonly when: readonly string[] };

interface WrittenSituation {
  /** The answer to tap to the mentor's question; of situations alone. */
  readonly tap?: string;
  /** The mentor's question; of holding back alone. */
  readonly question?: string;
  readonly summary: readonly WrittenSummary[];
  readonly messages: Readonly<Record<Tone, readonly WrittenMessage[]>>;
  /** Why a message of a tone works. */
  readonly why: Readonly<Record<Tone, readonly string[]>>;
}

type Written = Readonly<Record<SituationOrGroup, WrittenSituation>>;

const WRITTEN: Readonly<Record<Language, Written>> = { ru, en };

/** The sentences about a situation, in the person's language: those that know most of this talk. */
export function summariesOf(
  told: SituationOrGroup,
  locale: Language,
  facts: Facts | null = null,
): readonly string[] {
  const fitting = WRITTEN[locale][told].summary
    .map((line) => (typeof line === "string" ? { say: line, when: [] } : line))
    .filter(({ when }) => when.length === 0 || (facts !== null && holdAll(when, facts)));
  const most = Math.max(...fitting.map(({ when }) => when.length));
  return fitting.filter(({ when }) => when.length === most).map(({ say }) => say);
}

/** Why a message of a tone works in a situation, in the person's language. */
export function reasonsOf(told: SituationOrGroup, tone: Tone, locale: Language): readonly string[] {
  return WRITTEN[locale][told].why[tone];
}

/** The mentor's question where it holds back. */
export function situationQuestion(locale: Language): string {
  return WRITTEN[locale].held_back.question ?? "";
}

/** A situation as an answer to tap. */
export function tapOf(id: SituationId, locale: Language): string {
  return WRITTEN[locale][id].tap ?? "";
}

/** All messages of situations in a language, as cases. */
export function situationCases(language: Language): readonly Case[] {
  return Object.entries(WRITTEN[language]).flatMap(([told, { messages }]) =>
    casesUnder(moveOf(told as SituationOrGroup), messages),
  );
}

/** Written messages as cases of a move. */
export function casesUnder(
  move: string,
  messages: Readonly<Record<Tone, readonly WrittenMessage[]>>,
): readonly Case[] {
  return TONES.flatMap((tone) =>
    messages[tone].map((message): Case => {
      const { say, gaps, when, words, near } = typeof message === "string" ? { say: message } : message;
      return {
        move,
        tone,
        register: "plain",
        say,
        ...(gaps === undefined ? {} : { gaps }),
        ...(when === undefined ? {} : { when }),
        ...(words === undefined ? {} : { words }),
        ...(near === undefined ? {} : { near }),
      };
    }),
  );
}
