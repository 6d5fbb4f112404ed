// Everything the mentor keeps about a person: to be taken along, and to be gone at once (MF2).
import { KEPT_PICTURE_DAYS } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";
import { rows } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";
import { yieldToLoop } from "../../runtime/event-loop-yield.ts";
import { eraseMessages } from "./erase-chat.ts";
import { WHOLE_CHAT } from "./message-pages.ts";
import type { Messages } from "./messages.ts";

/**
 * All of it, for export; deleted chats and projects too while they are still here. Messages and pictures are lists that are
 * read while they are sent (`jsonStream`). Null when there is nothing.
 */
export async function recordOf(
  { kysely }: Database,
  messages: Messages,
  userId: string,
): Promise<Record<string, unknown> | null> {
  const me = await kysely
    .selectFrom("mentor_person")
    .select(["profile", "called", "gender", "locale", "adult_at"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (me === undefined) return null;
  const projects = await kysely
    .selectFrom("mentor_project")
    .select(["id", "name", "notes", "created_at", "updated_at", "deleted_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const chats = await kysely
    .selectFrom("mentor_chat")
    .select(["id", "title", "project_id", "leaf_id", "created_at", "updated_at", "deleted_at"])
    .select(["remind_at", "remind_message_id", "them_name", "them_gender"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  return { me, projects, chats: talksOf(messages, chats), pictures: picturesOf(kysely, userId) };
}

async function* talksOf<Chat extends { readonly id: string }>(
  messages: Messages,
  chats: readonly Chat[],
): AsyncGenerator<object, void, undefined> {
  for (const chat of chats) yield { ...chat, messages: messages.written(chat.id, WHOLE_CHAT) };
}

async function* picturesOf(
  kysely: Database["kysely"],
  userId: string,
): AsyncGenerator<object, void, undefined> {
  const kept = await kysely
    .selectFrom("mentor_picture")
    .select(["id", "mime", "size", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  for (const picture of kept) {
    const found = await kysely
      .selectFrom("mentor_picture")
      .select("bytes")
      .where("id", "=", picture.id)
      .executeTakeFirst();
    // Deleted a moment ago.
    if (found === undefined) continue;
    yield { ...picture, kept_days: KEPT_PICTURE_DAYS, base64: Buffer.from(found.bytes).toString("base64") };
  }
}

/** Takes out what is bulky, in short turns, ahead of the transaction that takes out the rest. */
export async function eraseBulk(database: Database, userId: string): Promise<void> {
  const { kysely } = database;
  const chats = await kysely.selectFrom("mentor_chat").select("id").where("user_id", "=", userId).execute();
  for (const { id } of chats) await eraseMessages(database, id);
  const pictures = await kysely
    .selectFrom("mentor_picture")
    .select("id")
    .where("user_id", "=", userId)
    .execute();
  for (const { id } of pictures) {
    await kysely.deleteFrom("mentor_picture").where("id", "=", id).execute();
    await yieldToLoop();
  }
}

/** Takes all of it out, inside a transaction of the caller's. What hangs on the person's row goes with it. */
export function* erasureOf({ kysely }: Database, userId: string): Work<void> {
  yield* rows(kysely.deleteFrom("mentor_person").where("user_id", "=", userId));
}
