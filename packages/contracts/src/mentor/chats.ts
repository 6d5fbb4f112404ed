// Chats of the mentor, as they are listed and as they are opened; `leafId` names the branch that was looked at last (MC1).
import { z } from "zod";
import { MAX_CHAT_TITLE } from "./limits.ts";
import { idSchema, mentorMessageSchema } from "./messages.ts";
import { otherPersonSchema } from "./other-person.ts";
import { foundLineSchema } from "./projects.ts";

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

/** Answer of `GET /api/mentor/trash`: what was deleted and can still be brought back by `restored`, deleted last first. */
export const trashSchema = z.object({
  chats: z.array(z.object({ id: z.string(), title: z.string(), deletedAt: z.number() })),
  projects: z.array(z.object({ id: z.string(), name: z.string(), deletedAt: z.number() })),
});
export type Trash = z.infer<typeof trashSchema>;
