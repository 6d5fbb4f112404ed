// What ends by itself: deleted chats and projects when their deletion can no longer be taken back, kept pictures when
// their days are over (MF2).
import { KEPT_PICTURE_DAYS, UNDO_DELETE_MS } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";
import { eraseChat } from "./erase-chat.ts";
import { DAY_MS } from "../../ports/process.ts";

/** Removes what has ended. `now` in ms since 1970. */
export async function forgetEnded(database: Database, now: number): Promise<void> {
  const { kysely } = database;
  const deletedBefore = now - UNDO_DELETE_MS;
  const ended = await kysely
    .selectFrom("mentor_chat")
    .select("id")
    .where("deleted_at", "<=", deletedBefore)
    .execute();
  for (const { id } of ended) await eraseChat(database, id);
  await kysely.deleteFrom("mentor_project").where("deleted_at", "<=", deletedBefore).execute();
  const keptSince = now - KEPT_PICTURE_DAYS * DAY_MS;
  await kysely.deleteFrom("mentor_picture").where("created_at", "<=", keptSince).execute();
}
