// The mentor's answer in its fixed shape (MS3): what is going on, a verdict, three options.
import { z } from "zod";
import { mentorLanguageSchema, transcriptSchema } from "./transcript.ts";

export const INTENTS = ["reply", "opener", "ask_out", "confidence", "role_play"] as const;
export const intentSchema = z.enum(INTENTS);
export type Intent = z.infer<typeof intentSchema>;

export const VERDICTS = ["write_now", "wait", "ask_out", "let_it_go"] as const;
export const verdictSchema = z.enum(VERDICTS);
export type Verdict = z.infer<typeof verdictSchema>;

export const TONES = ["playful", "sincere", "direct"] as const;
export const toneSchema = z.enum(TONES);
export type Tone = z.infer<typeof toneSchema>;

/** Characters of the free words that go with a question. */
export const MAX_CONTEXT_LENGTH = 4_000;

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
