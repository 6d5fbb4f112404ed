// Chats, projects and messages of the mentor. Messages form a tree: an edited message or a regenerated answer is a new
// child of the same parent, and `leafId` names the branch that was looked at last (MC1).
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
import { mentorModelSchema } from "./me.ts";
import { otherPersonSchema } from "./other-person.ts";
import { mentorLanguageSchema, transcriptSchema } from "./transcript.ts";
import { sentMarkSchema } from "./sent.ts";
import { MAX_CHAT_TITLE, MAX_MESSAGE_LENGTH, MAX_PROJECT_NAME, MAX_PROJECT_NOTES } from "./limits.ts";

export {
  CHAT_PAGE,
  MAX_CHAT_MESSAGES,
  MAX_CHAT_TITLE,
  MAX_CHATS,
  MAX_MESSAGE_LENGTH,
  MAX_PROJECT_NAME,
  MAX_PROJECT_NOTES,
  MAX_REMINDER_DAYS,
  MAX_SEARCH_LENGTH,
  MAX_STORED_BYTES,
  NEARLY_FULL,
  SHOWN_REMINDERS,
  UNDO_DELETE_MS,
} from "./limits.ts";

const idSchema = z.string().regex(/^[A-Za-z0-9_-]{6,64}$/);
const title = z.string().trim().min(1).max(MAX_CHAT_TITLE);

/**
 * When to write again, and which answer has the messages. Body of `PUT /api/mentor/chats/:id/reminder`, which sets it or sets it
 * anew; `DELETE` removes it. Both answer with the chat's summary.
 */
export const reminderSchema = z.object({
  /** Milliseconds since 1970: ahead, at most `MAX_REMINDER_DAYS`. */
  at: z.int().positive(),
  messageId: idSchema,
});
export type Reminder = z.infer<typeof reminderSchema>;

/** Of what a search found: the words around the place, as they were written. `hit` is empty where the place cannot be told. */
export const foundLineSchema = z.object({
  before: z.string(),
  hit: z.string(),
  after: z.string(),
  /** The message it stands in; absent in a project's notes. */
  messageId: z.string().exactOptional(),
});
export type FoundLine = z.infer<typeof foundLineSchema>;

export const chatSummarySchema = z.object({
  id: z.string(),
  title: z.string(),
  projectId: z.string().nullable(),
  /** Milliseconds since 1970. */
  createdAt: z.number(),
  updatedAt: z.number(),
  /** Absent where none is set; it stays when it is due. */
  reminder: reminderSchema.exactOptional(),
  /** Absent where nothing is known of whom the chat is with. */
  them: otherPersonSchema.exactOptional(),
  /** Of a chat that a search found by more than its title: the newest line in which the rarest of the words stands. */
  found: foundLineSchema.exactOptional(),
});
export type ChatSummary = z.infer<typeof chatSummarySchema>;
/**
 * Answer of `GET /api/mentor/chats`: newest first, at most 100; `?before=` takes the last one's `updatedAt`. Also of
 * `GET /api/mentor/reminders`: chats with a reminder, the earliest first, at most `SHOWN_REMINDERS`.
 */
export const chatListSchema = z.array(chatSummarySchema);

export const createChatSchema = z.object({
  title: title.optional(),
  projectId: idSchema.nullable().optional(),
});
/** `restored` takes a deletion back; `leafId` remembers the branch. */
export const changeChatSchema = z.object({
  title: title.optional(),
  projectId: idSchema.nullable().optional(),
  leafId: idSchema.optional(),
  them: otherPersonSchema.optional(),
  restored: z.literal(true).optional(),
});
export type ChangeChat = z.infer<typeof changeChatSchema>;

export const projectSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** What the person wrote about somebody; used in every answer of the project's chats. */
  notes: z.string(),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** Of a project that a search found by its notes. */
  found: foundLineSchema.exactOptional(),
});
export type Project = z.infer<typeof projectSchema>;
const projectName = z.string().trim().min(1).max(MAX_PROJECT_NAME);
export const createProjectSchema = z.object({
  name: projectName,
  notes: z.string().max(MAX_PROJECT_NOTES).optional(),
});
export const changeProjectSchema = z.object({
  name: projectName.optional(),
  notes: z.string().max(MAX_PROJECT_NOTES).optional(),
  restored: z.literal(true).optional(),
});

/** Answer of `GET /api/mentor/trash`: what was deleted and can still be brought back by `restored`, deleted last first. */
export const trashSchema = z.object({
  chats: z.array(z.object({ id: z.string(), title: z.string(), deletedAt: z.number() })),
  projects: z.array(z.object({ id: z.string(), name: z.string(), deletedAt: z.number() })),
});
export type Trash = z.infer<typeof trashSchema>;

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

/**
 * Answer of `GET /api/mentor/chats/:id`: every branch; parents stand before their children. A long chat comes in pages, the
 * newest first: where there are messages before these, `?before=` takes `before` and gives them.
 */
export const chatSchema = chatSummarySchema.extend({
  leafId: z.string().nullable(),
  before: z.int().positive().optional(),
  messages: z.array(mentorMessageSchema),
  /** An answer is being written: `GET …/stream` joins it. */
  answering: z.boolean(),
});
export type Chat = z.infer<typeof chatSchema>;

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
