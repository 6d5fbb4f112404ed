// A chat removed for good: bit by bit, because a database that frees a hundred megabytes in one statement holds the loop that
// serves games for as long as that takes.
import type { Database } from "../../db/database.ts";
import { yieldToLoop } from "../../runtime/event-loop-yield.ts";
import { firstRow } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";
import { forgetChat } from "./quotas.ts";

/** Pieces and messages freed in one turn. */
const PIECES_A_TURN = 4;
const MESSAGES_A_TURN = 50;

/** Removes the chat with all its messages, and takes it off its person's count. Nobody may be able to write to it any more. */
export async function eraseChat(database: Database, id: string): Promise<void> {
  await eraseMessages(database, id);
  await database.atomically(function* (): Work<void> {
    const chat = yield* firstRow(
      database.kysely.deleteFrom("mentor_chat").where("id", "=", id).returning(["user_id", "size"]),
    );
    if (chat !== undefined) yield* forgetChat(database, chat);
  });
}

/** Removes the messages of a chat, children before their parents. */
export async function eraseMessages({ kysely }: Database, chatId: string): Promise<void> {
  // Without its row a piece means nothing: whoever reads meanwhile sees fewer messages, and no torn one.
  for (;;) {
    const last = await kysely
      .selectFrom("mentor_message")
      .select("place")
      .where("chat_id", "=", chatId)
      .orderBy("place", "desc")
      .limit(MESSAGES_A_TURN)
      .execute();
    const from = last.at(-1)?.place;
    if (from === undefined) break;
    await kysely
      .deleteFrom("mentor_message")
      .where("chat_id", "=", chatId)
      .where("place", ">=", from)
      .execute();
    await yieldToLoop();
  }
  for (;;) {
    const pieces = await kysely
      .selectFrom("mentor_message_piece")
      .select(["message_id", "place"])
      .where("chat_id", "=", chatId)
      .limit(PIECES_A_TURN)
      .execute();
    if (pieces.length === 0) return;
    for (const { message_id, place } of pieces)
      await kysely
        .deleteFrom("mentor_message_piece")
        .where("chat_id", "=", chatId)
        .where("message_id", "=", message_id)
        .where("place", "=", place)
        .execute();
    await yieldToLoop();
  }
}
