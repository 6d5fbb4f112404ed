// The mentor's answer in its fixed shape (MS3): what is going on, a verdict, three options.
import { z } from "zod";
import { GAP_ID, hasItsGaps } from "./gap-text.ts";
import { mentorLanguageSchema, transcriptSchema } from "./transcript.ts";
import {
  HELP_KINDS,
  INTENTS,
  MIN_CHOICES,
  MAX_CHOICE_LENGTH,
  MAX_CONTEXT_LENGTH,
  MAX_WAIT_DAYS,
  MAX_CHOICES,
  REFINES,
  TONES,
  UNDERSTANDINGS,
  VERDICTS,
} from "./limits.ts";

export { INTENTS, REFINES, TONES, VERDICTS } from "./limits.ts";

export const intentSchema = z.enum(INTENTS);
export type Intent = z.infer<typeof intentSchema>;

export const verdictSchema = z.enum(VERDICTS);
export type Verdict = z.infer<typeof verdictSchema>;

export const toneSchema = z.enum(TONES);
export type Tone = z.infer<typeof toneSchema>;

const choicesSchema = z
  .array(z.string().trim().min(1).max(MAX_CHOICE_LENGTH))
  .min(MIN_CHOICES)
  .max(MAX_CHOICES);

/** What only the person knows: `{gap:ID}` stands in the text where their own words go. The same id is the same gap. */
const gapSchema = z.object({
  id: z.string().regex(GAP_ID),
  /** What belongs there, in the person's language. */
  hint: z.string().trim().min(1).max(MAX_CHOICE_LENGTH),
  /** In the language of the chat. */
  choices: choicesSchema.exactOptional(),
});

/** One question to the person when understanding is not good enough; the answer comes back as words of theirs. */
export const asksSchema = z.object({
  question: z.string().trim().min(1),
  choices: choicesSchema,
  /** Whether an answer in one's own words makes sense too. */
  free: z.boolean(),
});
export type Asks = z.infer<typeof asksSchema>;

/** With the verdict `wait`: after how many days it makes sense to write. */
export const waitDaysSchema = z.int().min(1).max(MAX_WAIT_DAYS);

export const understoodSchema = z.enum(UNDERSTANDINGS);
export type Understood = z.infer<typeof understoodSchema>;

const optionFields = z.object({
  tone: toneSchema,
  /** The message itself, in the language of the chat; can be sent as it stands where it has no gaps. */
  text: z.string().min(1),
  /** The gaps of `text`; absent where there are none. */
  gaps: z.array(gapSchema).min(1).exactOptional(),
  /** Which hook it picks up and why that should work. */
  why: z.string().min(1),
  /** Where the fact in `why` comes from. */
  source: z.string(),
});
/** An option while it is written: anything may still be missing, but no gap that the text has reached. */
export const growingOptionSchema = optionFields.partial();
export const adviceOptionSchema = optionFields.refine(({ text, gaps }) => hasItsGaps(text, gaps), {
  path: ["gaps"],
  error: "expects a gap for every mark of the text, and a mark for every gap",
});
export type AdviceOption = z.infer<typeof adviceOptionSchema>;

/** Somewhere to turn to. */
const helpContactSchema = z.object({
  name: z.string().min(1),
  /** A telephone number, or an address that begins with https://. */
  value: z.string().min(1),
  /** When somebody answers; absent where it is not known. */
  hours: z.string().optional(),
  /** The organisation's own site, or who runs the number. */
  source: z.string().min(1),
});
/** What is said instead of messages when somebody is in danger or the wish itself would hurt somebody (MF1). Costs nothing. */
export const helpSchema = z.object({
  kind: z.enum(HELP_KINDS),
  text: z.string().min(1),
  contacts: z.array(helpContactSchema),
});
export type Help = z.infer<typeof helpSchema>;

export const adviceSchema = z.object({
  /** Absent where nobody judged it. */
  understood: understoodSchema.exactOptional(),
  asks: asksSchema.exactOptional(),
  /** 2–4 sentences that quote the chat. */
  summary: z.string().min(1),
  verdict: verdictSchema,
  waitDays: waitDaysSchema.exactOptional(),
  options: z.tuple([adviceOptionSchema, adviceOptionSchema, adviceOptionSchema]),
});
export type Advice = z.infer<typeof adviceSchema>;

/** Answer of `POST /api/mentor/advice`: three options, or help and none. */
export const adviceAnswerSchema = z.union([
  adviceSchema,
  adviceSchema.extend({ options: z.tuple([]), help: helpSchema }),
]);
export type AdviceAnswer = z.infer<typeof adviceAnswerSchema>;

export const adviceRequestSchema = z
  .object({
    intent: intentSchema,
    transcript: transcriptSchema.optional(),
    context: z.string().max(MAX_CONTEXT_LENGTH).optional(),
    locale: mentorLanguageSchema.optional(),
    /** What should be different; `previous` is the answer that it is wanted of. */
    refine: z.enum(REFINES).optional(),
    previous: adviceSchema.optional(),
  })
  .refine(({ refine, previous }) => (refine === undefined) === (previous === undefined), {
    path: ["previous"],
    error: "expects refine and previous together",
  });
export type AdviceRequest = z.infer<typeof adviceRequestSchema>;
export type Refine = (typeof REFINES)[number];
