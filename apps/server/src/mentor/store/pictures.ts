// Pictures that their owner chose to keep (MF2): encoded anew, for KEPT_PICTURE_DAYS, and never more of one person than
// fits the shelf: the oldest make room. Never on the disk as files.
import { KEPT_PICTURE_DAYS } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";
import { firstRow, rows } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";
import type { Clock, Random } from "../../ports/process.ts";
import type { MentorPicture } from "../mentor-port.ts";
import { newId } from "./new-id.ts";
import { DAY_MS } from "../../ports/process.ts";

/** Bytes of kept pictures one person can have. */
export const SHELF_BYTES = 40 * 1024 * 1024;
const KEPT_MS = KEPT_PICTURE_DAYS * DAY_MS;

export interface Pictures {
  /** Keeps the pictures and returns their ids, in order. */
  keep(userId: string, pictures: readonly MentorPicture[]): Promise<string[]>;
  find(userId: string, id: string): Promise<{ mime: string; bytes: Uint8Array } | null>;
  /** False when there is no such picture of theirs. */
  remove(userId: string, id: string): Promise<boolean>;
  /** Those of the ids that are pictures of theirs. */
  ownIds(userId: string, ids: readonly string[]): Promise<string[]>;
}

/** The pictures of a migrated database. */
export function createPictures(ports: {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
}): Pictures {
  const { database, clock, random } = ports;
  const { kysely } = database;
  const mine = (userId: string) =>
    kysely
      .selectFrom("mentor_picture")
      .where("user_id", "=", userId)
      .where("created_at", ">", clock.now() - KEPT_MS);
  return {
    async keep(userId, pictures) {
      const now = clock.now();
      const kept = pictures.map(({ bytes, mime }) => ({
        id: newId(random),
        user_id: userId,
        mime,
        size: bytes.byteLength,
        bytes,
        created_at: now,
      }));
      await database.atomically(function* (): Work<void> {
        yield* makeRoom(
          database,
          userId,
          kept.reduce((sum, { size }) => sum + size, 0),
        );
        for (const picture of kept) yield* rows(kysely.insertInto("mentor_picture").values(picture));
      });
      return kept.map(({ id }) => id);
    },
    async find(userId, id) {
      const row = await mine(userId).select(["mime", "bytes"]).where("id", "=", id).executeTakeFirst();
      return row ?? null;
    },
    remove: (userId, id) =>
      database.atomically(function* (): Work<boolean> {
        const gone = kysely
          .deleteFrom("mentor_picture")
          .where("user_id", "=", userId)
          .where("id", "=", id)
          .returning("id");
        return (yield* firstRow(gone)) !== undefined;
      }),
    async ownIds(userId, ids) {
      if (ids.length === 0) return [];
      const found = await mine(userId).select("id").where("id", "in", ids).execute();
      const own = new Set(found.map(({ id }) => id));
      return ids.filter((id) => own.has(id));
    },
  };
}

/** Takes the oldest pictures away until `bytes` more fit. */
function* makeRoom({ kysely }: Database, userId: string, bytes: number): Work<void> {
  const kept = yield* rows(
    kysely
      .selectFrom("mentor_picture")
      .select(["id", "size"])
      .where("user_id", "=", userId)
      .orderBy("created_at", "desc")
      .orderBy("id"),
  );
  let used = bytes;
  for (const { id, size } of kept) {
    used += size;
    if (used > SHELF_BYTES) yield* rows(kysely.deleteFrom("mentor_picture").where("id", "=", id));
  }
}
