// Everything the mentor keeps about a person: to be taken along, and to be gone at once (MF2).
import { KEPT_PICTURE_DAYS } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";
import { rows } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";
import { createTurns } from "../../http/turns.ts";
import type { Messages } from "./messages.ts";

/** All of it, for export; deleted chats and projects too while they are still here. Null when there is nothing. */
export async function recordOf(
  { kysely }: Database,
  messages: Messages,
  userId: string,
): Promise<Record<string, unknown> | null> {
  const me = await kysely
    .selectFrom("mentor_person")
    .select(["profile", "locale", "adult_at"])
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
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const talks: unknown[] = [];
  for (const chat of chats) talks.push({ ...chat, messages: await messages.list(chat.id) });
  const kept = await kysely
    .selectFrom("mentor_picture")
    .select(["id", "mime", "size", "created_at"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .execute();
  const turns = createTurns();
  const pictures: unknown[] = [];
  for (const picture of kept) {
    const found = await kysely
      .selectFrom("mentor_picture")
      .select("bytes")
      .where("id", "=", picture.id)
      .executeTakeFirst();
    // Deleted a moment ago.
    if (found === undefined) continue;
    const base64 = Buffer.from(found.bytes).toString("base64");
    pictures.push({ ...picture, kept_days: KEPT_PICTURE_DAYS, base64 });
    await turns.after(base64.length);
  }
  return { me, projects, chats: talks, pictures };
}

/** Takes all of it out, inside a transaction of the caller's. What hangs on the person's row goes with it. */
export function* erasureOf({ kysely }: Database, userId: string): Work<void> {
  yield* rows(kysely.deleteFrom("mentor_person").where("user_id", "=", userId));
}
