// Messages of the mentor's chats. They form a tree: an edited message or a regenerated answer is a new child of the same parent (MC1).
import { z } from "zod";
import {
  asksSchema,
  growingOptionSchema,
  helpSchema,
  intentSchema,
  understoodSchema,
  verdictSchema,
  waitDaysSchema,
} from "./advice.ts";
import { MAX_MESSAGE_LENGTH } from "./limits.ts";
import { mentorModelSchema } from "./me.ts";
import { sentMarkSchema } from "./sent.ts";
import { mentorLanguageSchema, transcriptSchema } from "./transcript.ts";

/** What names a chat, a message or a picture. */
export const idSchema = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/);

/** The verdict and the options of an answer; while it streams, options come one by one and grow. With help there are none. */
export const advicePartSchema = z.object({
  understood: understoodSchema.exactOptional(),
  asks: asksSchema.exactOptional(),
  verdict: verdictSchema.optional(),
  waitDays: waitDaysSchema.exactOptional(),
  options: z.array(growingOptionSchema).max(3),
  /** Instead of options. */
  help: helpSchema.optional(),
});
export type AdvicePart = z.infer<typeof advicePartSchema>;
export const transcriptPartSchema = z.object({
  transcript: transcriptSchema,
  /** Pictures that were kept (MF2). */
  pictureIds: z.array(idSchema).max(6).optional(),
});
export type TranscriptPart = z.infer<typeof transcriptPartSchema>;

export const messageMetadataSchema = z.object({
  parentId: z.string().nullable(),
  createdAt: z.number(),
  /** What the person wanted: of their message; of the answer where only their words told that they want a scene (MA23). */
  intent: intentSchema.optional(),
  /** Who answered; of an answer. */
  model: mentorModelSchema.optional(),
  /** The answer was stopped or broke off: what stands there is what had come. */
  cut: z.enum(["stopped", "failed"]).optional(),
  /** Which of the three options the person marked as sent last. */
  sentOption: z.int().min(0).max(2).optional(),
  /** Every option that was marked as sent, in the order of marking; `sentOption` is the last of them. */
  sent: z.array(sentMarkSchema).min(1).max(3).optional(),
});
export type MessageMetadata = z.infer<typeof messageMetadataSchema>;

/** The parts a message may have. Their names are the AI SDK's: `data-…` parts carry our own data. */
export const messagePartSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string() }),
  z.object({ type: z.literal("data-transcript"), id: z.string().optional(), data: transcriptPartSchema }),
  z.object({ type: z.literal("data-advice"), id: z.string().optional(), data: advicePartSchema }),
]);
export type MessagePart = z.infer<typeof messagePartSchema>;

/** A UI message of the AI SDK. */
export const mentorMessageSchema = z.object({
  id: z.string(),
  role: z.enum(["user", "assistant"]),
  metadata: messageMetadataSchema,
  parts: z.array(messagePartSchema),
});
export type MentorMessage = z.infer<typeof mentorMessageSchema>;

/** What a person may put into a message. */
const writtenPartSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("text"), text: z.string().max(MAX_MESSAGE_LENGTH) }),
  z.object({ type: z.literal("data-transcript"), id: z.string().optional(), data: transcriptPartSchema }),
]);
const writtenMessageSchema = z.object({
  id: idSchema.optional(),
  parts: z.array(writtenPartSchema).min(1).max(8),
});

/**
 * Body of `POST /api/mentor/chats/:id/messages`. A new message goes under `parentId` (null: the first of a branch; left
 * out: under the present leaf); `regenerate-message` answers anew the message that `messageId` (an answer, or the
 * person's own message) stands for.
 */
export const sendMessageSchema = z.discriminatedUnion("trigger", [
  z.object({
    trigger: z.literal("submit-message"),
    message: writtenMessageSchema,
    parentId: idSchema.nullable().optional(),
    intent: intentSchema.optional(),
    locale: mentorLanguageSchema.optional(),
  }),
  z.object({
    trigger: z.literal("regenerate-message"),
    messageId: idSchema,
    locale: mentorLanguageSchema.optional(),
    /** The built-in mentor answers, whichever model there is. */
    by: z.literal("built-in").optional(),
  }),
]);
export type SendMessage = z.infer<typeof sendMessageSchema>;

/** Body of `PATCH /api/mentor/chats/:id/messages/:messageId`: this option was sent and no other; null: none was. */
export const changeMessageSchema = z.object({ sentOption: z.int().min(0).max(2).nullable() });
