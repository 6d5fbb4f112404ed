// Reminders after «Подожди» (MK12): one a chat, set by its person for an answer of that chat.
import { MAX_REMINDER_DAYS, SHOWN_REMINDERS } from "@fitil/contracts";
import type { ChatSummary, Reminder } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";
import { firstRow } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";
import { presentChats, summary } from "./chats.ts";
import { DAY_MS } from "../../ports/process.ts";

export interface Reminders {
  /** Chats of theirs that have one, the earliest first; at most `SHOWN_REMINDERS`. */
  list(userId: string): Promise<ChatSummary[]>;
  /** Sets it, in the place of an earlier one. Null when there is no such chat of theirs, or no such answer in it. */
  set(userId: string, chatId: string, reminder: Reminder): Promise<ChatSummary | null>;
  /** Removes it, if there is one. Null when there is no such chat of theirs. */
  remove(userId: string, chatId: string): Promise<ChatSummary | null>;
}

/** Whether a reminder may be set for this time: it is ahead, and not too far. */
export function isAhead(at: number, now: number): boolean {
  return at > now && at <= now + MAX_REMINDER_DAYS * DAY_MS;
}

/** The reminders of a migrated database. */
export function createReminders({ database }: { readonly database: Database }): Reminders {
  const { kysely } = database;
  const change = (userId: string, chatId: string, reminder: Reminder | null) =>
    database.atomically(function* (): Work<ChatSummary | null> {
      if (reminder !== null && !(yield* hasAnswer(database, chatId, reminder.messageId))) return null;
      const mine = kysely
        .updateTable("mentor_chat")
        .set({ remind_at: reminder?.at ?? null, remind_message_id: reminder?.messageId ?? null })
        .where("user_id", "=", userId)
        .where("id", "=", chatId)
        .where("deleted_at", "is", null)
        .returning("id");
      if ((yield* firstRow(mine)) === undefined) return null;
      const changed = yield* firstRow(presentChats(database, userId).where("mentor_chat.id", "=", chatId));
      return changed === undefined ? null : summary(changed);
    });
  return {
    async list(userId) {
      const found = await presentChats(database, userId)
        .where("mentor_chat.remind_at", "is not", null)
        .orderBy("mentor_chat.remind_at")
        .orderBy("mentor_chat.id")
        .limit(SHOWN_REMINDERS)
        .execute();
      return found.map(summary);
    },
    set: change,
    remove: (userId, chatId) => change(userId, chatId, null),
  };
}

function* hasAnswer({ kysely }: Database, chatId: string, id: string): Work<boolean> {
  const answer = kysely
    .selectFrom("mentor_message")
    .select("id")
    .where("chat_id", "=", chatId)
    .where("id", "=", id)
    .where("role", "=", "assistant");
  return (yield* firstRow(answer)) !== undefined;
}
