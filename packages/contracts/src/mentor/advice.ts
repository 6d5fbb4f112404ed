// The mentor's answer in its fixed shape (MS3): what is going on, a verdict, three options.
import { z } from "zod";
import { mentorLanguageSchema, transcriptSchema } from "./transcript.ts";
import { HELP_KINDS, INTENTS, MAX_CONTEXT_LENGTH, TONES, VERDICTS } from "./limits.ts";

export { INTENTS, MAX_CONTEXT_LENGTH, TONES, VERDICTS } from "./limits.ts";

export const intentSchema = z.enum(INTENTS);
export type Intent = z.infer<typeof intentSchema>;

export const verdictSchema = z.enum(VERDICTS);
export type Verdict = z.infer<typeof verdictSchema>;

export const toneSchema = z.enum(TONES);
export type Tone = z.infer<typeof toneSchema>;

export const adviceOptionSchema = z.object({
  tone: toneSchema,
  /** The message itself, in the language of the chat. */
  text: z.string().min(1),
  /** Which hook it picks up and why that should work. */
  why: z.string().min(1),
  /** Where the fact in `why` comes from. */
  source: z.string(),
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
  /** 2–4 sentences that quote the chat. */
  summary: z.string().min(1),
  verdict: verdictSchema,
  options: z.tuple([adviceOptionSchema, adviceOptionSchema, adviceOptionSchema]),
});
export type Advice = z.infer<typeof adviceSchema>;

/** Answer of `POST /api/mentor/advice`: three options, or help and none. */
export const adviceAnswerSchema = z.union([
  adviceSchema,
  adviceSchema.extend({ options: z.tuple([]), help: helpSchema }),
]);
export type AdviceAnswer = z.infer<typeof adviceAnswerSchema>;

export const adviceRequestSchema = z.object({
  intent: intentSchema,
  transcript: transcriptSchema.optional(),
  context: z.string().max(MAX_CONTEXT_LENGTH).optional(),
  locale: mentorLanguageSchema.optional(),
});
export type AdviceRequest = z.infer<typeof adviceRequestSchema>;
