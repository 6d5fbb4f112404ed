// How much one person may keep (MK10): chats, messages of a chat, bytes of all of it. Counted in the person's and the chat's
// own rows by the transaction that writes, so that calls at once cannot get past it and asking costs one row.
import { MAX_CHAT_MESSAGES, MAX_CHATS, MAX_STORED_BYTES, NEARLY_FULL } from "@fitil/contracts";
import type { MentorMe } from "@fitil/contracts";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Database } from "../../db/database.ts";
import { firstRow, rows } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";
import { CodedError } from "../../errors.ts";
import { GoneMeanwhile } from "./gone.ts";
import type { MessageText } from "./message-pieces.ts";

/** What guests may keep (GU4). */
const GUEST_CHATS = 3;
const GUEST_BYTES = 500_000;

/** A message costs something, however short it is: its row and its places in the indexes. */
const ROW_BYTES = 512;

/** What a person keeps at the moment, and the most bytes that they may. */
export interface Usage {
  readonly chats: number;
  readonly bytes: number;
  readonly mostBytes: number;
}

/** What the person of a row may have: a guest less than a member. Both are numbers of ours. */
function mostOf(userId: string, guests: number, members: number): RawBuilder<number> {
  return sql<number>`case when exists (select 1 from player where user_id = ${userId} and is_guest = 1)
    then ${sql.lit(guests)} else ${sql.lit(members)} end`;
}

/** What a message counts, in bytes. */
export function sizeOf({ parts, search }: MessageText): number {
  return ROW_BYTES + Buffer.byteLength(parts) + Buffer.byteLength(search);
}

/** What the person keeps; nothing where nobody is. */
export async function usageOf({ kysely }: Database, userId: string): Promise<Usage> {
  const row = await kysely
    .selectFrom("mentor_person")
    .select(["chats", "size"])
    .select(mostOf(userId, GUEST_BYTES, MAX_STORED_BYTES).as("mostBytes"))
    .where("user_id", "=", userId)
    .executeTakeFirst();
  const { chats = 0, size: bytes = 0, mostBytes = MAX_STORED_BYTES } = row ?? {};
  return { chats, bytes, mostBytes };
}

/** Counts one more chat. Throws `mentor/too_many_chats`. */
export function* countChat({ kysely }: Database, userId: string): Work<void> {
  const counted = kysely
    .updateTable("mentor_person")
    .set((eb) => ({ chats: eb("chats", "+", 1) }))
    .where("user_id", "=", userId)
    .where("chats", "<", mostOf(userId, GUEST_CHATS, MAX_CHATS))
    .returning("chats");
  if ((yield* firstRow(counted)) === undefined) yield* refuseIfThere(kysely, userId, "mentor/too_many_chats");
}

/**
 * Counts a message of `size` bytes and returns its place in the chat. An answer always has room: it was asked for while there
 * was some. Throws `mentor/chat_full` or `mentor/storage_full`, or `GoneMeanwhile` when there is no such chat of theirs.
 */
export function* countMessage(
  { kysely }: Database,
  added: {
    readonly userId: string;
    readonly chatId: string;
    readonly size: number;
    readonly isAnswer: boolean;
  },
): Work<number> {
  const { userId, chatId, size, isAnswer } = added;
  const stored = yield* firstRow(
    kysely
      .updateTable("mentor_person")
      .set((eb) => ({ size: eb("size", "+", size) }))
      .where("user_id", "=", userId)
      .$if(!isAnswer, (some) =>
        some.where("size", "<=", mostOf(userId, GUEST_BYTES - size, MAX_STORED_BYTES - size)),
      )
      .returning("size"),
  );
  if (stored === undefined) {
    yield* refuseIfThere(kysely, userId, "mentor/storage_full");
    throw new GoneMeanwhile();
  }
  const counted = yield* firstRow(
    kysely
      .updateTable("mentor_chat")
      .set((eb) => ({ messages: eb("messages", "+", 1), size: eb("size", "+", size) }))
      .where("id", "=", chatId)
      .where("user_id", "=", userId)
      .returning("messages"),
  );
  if (counted === undefined) throw new GoneMeanwhile();
  if (!isAnswer && counted.messages > MAX_CHAT_MESSAGES) throw new CodedError("mentor/chat_full");
  return counted.messages;
}

/** What to tell somebody who keeps nearly as much as they may; null as long as there is nothing to tell (MK10). */
export function nearlyFull({ chats, bytes }: Usage): NonNullable<MentorMe["usage"]> | null {
  if (chats < NEARLY_FULL * MAX_CHATS && bytes < NEARLY_FULL * MAX_STORED_BYTES) return null;
  return { chats, mostChats: MAX_CHATS, bytes, mostBytes: MAX_STORED_BYTES };
}

/** Whether an answer may still be asked for in a chat of `messages`; the code that says why not. */
export function fullness(usage: Usage, messages: number): "mentor/storage_full" | "mentor/chat_full" | null {
  if (messages >= MAX_CHAT_MESSAGES) return "mentor/chat_full";
  return usage.bytes >= usage.mostBytes ? "mentor/storage_full" : null;
}

/** Takes a chat that is gone off the person's count. */
export function* forgetChat(
  { kysely }: Database,
  chat: { readonly user_id: string; readonly size: number },
): Work<void> {
  yield* rows(
    kysely
      .updateTable("mentor_person")
      .set((eb) => ({ chats: eb("chats", "-", 1), size: eb("size", "-", chat.size) }))
      .where("user_id", "=", chat.user_id),
  );
}

/** Nothing was counted: there is no room, or nobody to count for. */
function* refuseIfThere(
  kysely: Database["kysely"],
  userId: string,
  code: "mentor/too_many_chats" | "mentor/storage_full",
): Work<void> {
  const person = yield* firstRow(
    kysely
      .selectFrom("mentor_person")
      .innerJoin("player", "player.user_id", "mentor_person.user_id")
      .select("player.is_guest")
      .where("mentor_person.user_id", "=", userId),
  );
  // A guest who fills their shelf is told what they are, not how much members have.
  if (person !== undefined) throw new CodedError(person.is_guest === 1 ? "user/guest" : code);
}
