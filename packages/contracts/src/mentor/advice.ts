// The mentor's answer in its fixed shape (MS3): what is going on, a verdict, three options.
import { z } from "zod";
import { mentorLanguageSchema, transcriptSchema } from "./transcript.ts";
import { INTENTS, MAX_CONTEXT_LENGTH, TONES, VERDICTS } from "./limits.ts";

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

export const adviceSchema = z.object({
  /** 2–4 sentences that quote the chat. */
  summary: z.string().min(1),
  verdict: verdictSchema,
  options: z.tuple([adviceOptionSchema, adviceOptionSchema, adviceOptionSchema]),
});
export type Advice = z.infer<typeof adviceSchema>;

export const adviceRequestSchema = z.object({
  intent: intentSchema,
  transcript: transcriptSchema.optional(),
  context: z.string().max(MAX_CONTEXT_LENGTH).optional(),
  locale: mentorLanguageSchema.optional(),
});
export type AdviceRequest = z.infer<typeof adviceRequestSchema>;
