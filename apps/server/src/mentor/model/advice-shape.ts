// The shape a model is asked for (MS3). Not the wire's: a field for each tone makes three options and three tones the only
// possibility, and the fact is an id of our own list, so that no model can invent a source.
import { listFacts } from "@fitil/coach";
import type { Fact } from "@fitil/coach";
import { adviceSchema, TONES, VERDICTS } from "@fitil/contracts";
import type { Advice, AdvicePart, MentorLanguage, Tone, Verdict } from "@fitil/contracts";
import { z } from "zod";

/** For an option that no fact of the list supports. */
export const NO_FACT = "none";
const factIds = [...listFacts().map(({ id }) => id), NO_FACT];

const optionShape = z.object({ text: z.string(), why: z.string(), fact: z.enum(factIds) });
/** What the model writes, in the order it is read. */
export const adviceShape = z.object({
  summary: z.string(),
  verdict: z.enum(VERDICTS),
  playful: optionShape,
  sincere: optionShape,
  direct: optionShape,
});

/** Of one option, what is there so far. */
export interface WrittenOption {
  readonly tone: Tone;
  readonly text: string | null;
  readonly why: string | null;
  readonly fact: Fact | null;
  /** Whether the model said which fact, or that none. */
  readonly complete: boolean;
}

export interface WrittenAdvice {
  readonly summary: string | null;
  readonly verdict: Verdict | null;
  /** In the order of `TONES`, those that have begun. */
  readonly options: readonly WrittenOption[];
}

const facts = new Map<unknown, Fact>(listFacts().map((fact) => [fact.id, fact]));

/** What is there of an advice, in any JSON value. Nothing is trusted. */
export function readAdvice(value: unknown): WrittenAdvice {
  const fields = recordOf(value);
  return {
    summary: textOf(fields["summary"]),
    verdict: VERDICTS.find((verdict) => verdict === fields["verdict"]) ?? null,
    options: TONES.flatMap((tone) => {
      if (typeof fields[tone] !== "object" || fields[tone] === null) return [];
      const { text, why, fact } = recordOf(fields[tone]);
      return {
        tone,
        text: textOf(text),
        why: textOf(why),
        fact: facts.get(fact) ?? null,
        complete: fact === NO_FACT || facts.has(fact),
      };
    }),
  };
}

/** The option's reason with the fact's own sentence, which no model can reword. */
export function shownReason(why: string, fact: Fact | null, locale: MentorLanguage): string {
  return fact === null ? why : `${why} ${fact.sentence[locale]}`;
}

/** The complete advice, or what is wrong with it, in words for the model. */
export function finishedAdvice(
  summary: string,
  part: AdvicePart,
): { readonly ok: true; readonly advice: Advice } | { readonly ok: false; readonly wrong: string } {
  const parsed = adviceSchema.safeParse({ summary, ...part });
  if (!parsed.success) {
    const place = parsed.error.issues[0]?.path.join(".") ?? "";
    return { ok: false, wrong: `the field ${place === "" ? "?" : place} is missing or not as asked` };
  }
  const texts = new Set(parsed.data.options.map(({ text }) => text.trim().toLowerCase()));
  if (texts.size < TONES.length) return { ok: false, wrong: "the three messages are not different" };
  return { ok: true, advice: parsed.data };
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
