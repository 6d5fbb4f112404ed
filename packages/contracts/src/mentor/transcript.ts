// What every screenshot becomes (MS1) and what advice follows: one shape for the reader, the coach and the wire.
import { z } from "zod";
import { otherPersonSchema } from "./other-person.ts";
import { MAX_TRANSCRIPT_MESSAGES, MAX_TRANSCRIPT_TEXT, MENTOR_LANGUAGES } from "./limits.ts";

export {
  KEPT_PICTURE_DAYS,
  MAX_SCREENSHOT_BYTES,
  MAX_SCREENSHOTS,
  MAX_TRANSCRIPT_MESSAGES,
  MAX_TRANSCRIPT_TEXT,
  MENTOR_LANGUAGES,
} from "./limits.ts";

export const mentorLanguageSchema = z.enum(MENTOR_LANGUAGES);
export type MentorLanguage = z.infer<typeof mentorLanguageSchema>;

/** Who wrote a message: the person who brought the screenshot, the other one, or not to be told. */
export const speakerSchema = z.enum(["me", "them", "unknown"]);
export type Speaker = z.infer<typeof speakerSchema>;

export const transcriptMessageSchema = z.object({
  speaker: speakerSchema,
  /** One message as one line; empty when it was seen but could not be read, so that it can be typed in. */
  text: z.string().max(MAX_TRANSCRIPT_TEXT),
  /** How sure the reader is of the text, 0–1, 0 for an empty one; what a person typed is certain. */
  confidence: z.number().min(0).max(1).default(1),
});
export type TranscriptMessage = z.infer<typeof transcriptMessageSchema>;

/** `chat`: messages in order. `profile`: what stands on a profile, one block per message, speaker `them`. */
export const transcriptSchema = z.object({
  kind: z.enum(["chat", "profile"]),
  language: mentorLanguageSchema,
  messages: z.array(transcriptMessageSchema).max(MAX_TRANSCRIPT_MESSAGES).readonly(),
  /** Absent where nothing is known of whom the chat is with. */
  them: otherPersonSchema.exactOptional(),
});
export type Transcript = z.infer<typeof transcriptSchema>;

/** Answer of `POST /api/mentor/transcripts`; `pictures` are those the person asked to keep, in order. */
export const transcriptAnswerSchema = z.object({
  transcript: transcriptSchema,
  /** A sentence for the person: a text in the screenshot tries to command the mentor, and was read as words (MF1). */
  notice: z.string().optional(),
  pictures: z.array(z.object({ id: z.string() })).optional(),
  /** The chat talked in last that is with somebody of this name: it may be the same person. */
  seen: z.object({ chatId: z.string(), title: z.string() }).optional(),
});
export type TranscriptAnswer = z.infer<typeof transcriptAnswerSchema>;
