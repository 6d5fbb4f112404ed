// What was deleted and can still be brought back (MC1): for ten minutes it waits here, then it is erased.
import { UNDO_DELETE_MS } from "@fitil/contracts";
import type { Trash } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";

/** More than a thumb deletes in ten minutes. */
const MAX_SHOWN = 50;

/** The chats and projects of a person that were deleted less than ten minutes before `now`, deleted last first. */
export async function trashOf({ kysely }: Database, userId: string, now: number): Promise<Trash> {
  const since = now - UNDO_DELETE_MS;
  const [chats, projects] = await Promise.all([
    kysely
      .selectFrom("mentor_chat")
      .select(["id", "title", "deleted_at"])
      .where("user_id", "=", userId)
      .where("deleted_at", ">", since)
      .orderBy("deleted_at", "desc")
      .orderBy("id")
      .limit(MAX_SHOWN)
      .execute(),
    kysely
      .selectFrom("mentor_project")
      .select(["id", "name", "deleted_at"])
      .where("user_id", "=", userId)
      .where("deleted_at", ">", since)
      .orderBy("deleted_at", "desc")
      .orderBy("id")
      .limit(MAX_SHOWN)
      .execute(),
  ]);
  return {
    chats: chats.map(({ id, title, deleted_at }) => ({ id, title, deletedAt: deleted_at ?? since })),
    projects: projects.map(({ id, name, deleted_at }) => ({ id, name, deletedAt: deleted_at ?? since })),
  };
}
