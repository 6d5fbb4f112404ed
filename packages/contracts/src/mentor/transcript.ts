// What every screenshot becomes (MS1) and what advice follows, on the wire. The coach has the same shape of its own.
import { z } from "zod";

export const MENTOR_LANGUAGES = ["ru", "en"] as const;
export const mentorLanguageSchema = z.enum(MENTOR_LANGUAGES);
export type MentorLanguage = z.infer<typeof mentorLanguageSchema>;

/** Screenshots of one upload, and the size of each in bytes (MC4). */
export const MAX_SCREENSHOTS = 6;
export const MAX_SCREENSHOT_BYTES = 10 * 1024 * 1024;
/** How long a picture that its owner chose to keep is kept (MF2). */
export const KEPT_PICTURE_DAYS = 30;
/** Messages of a transcript, and characters (UTF-16 units) of one. */
export const MAX_TRANSCRIPT_MESSAGES = 400;
export const MAX_TRANSCRIPT_TEXT = 4_000;

export const speakerSchema = z.enum(["me", "them", "unknown"]);
export type Speaker = z.infer<typeof speakerSchema>;

export const transcriptMessageSchema = z.object({
  speaker: speakerSchema,
  /** Empty when it was seen but could not be read. */
  text: z.string().max(MAX_TRANSCRIPT_TEXT),
  /** 0–1; what a person typed is certain. */
  confidence: z.number().min(0).max(1).default(1),
});
export type TranscriptMessage = z.infer<typeof transcriptMessageSchema>;

export const transcriptSchema = z.object({
  kind: z.enum(["chat", "profile"]),
  language: mentorLanguageSchema,
  messages: z.array(transcriptMessageSchema).max(MAX_TRANSCRIPT_MESSAGES),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** Answer of `POST /api/mentor/transcripts`; `pictures` are those the person asked to keep, in order. */
export const transcriptAnswerSchema = z.object({
  transcript: transcriptSchema,
  pictures: z.array(z.object({ id: z.string() })).optional(),
});
export type TranscriptAnswer = z.infer<typeof transcriptAnswerSchema>;
