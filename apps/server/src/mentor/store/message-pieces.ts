// Long messages in pieces, each written and read in a turn of its own: a transcript of a megabyte in one row would hold the
// loop that serves games. Pieces are written before their message and mean nothing without it.
import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import { yieldToLoop } from "../../runtime/event-loop-yield.ts";
import { GoneMeanwhile } from "./gone.ts";

/** Signs of one piece: a database takes some two milliseconds to keep it. */
export const PIECE_LENGTH = 131_072;
/** A text that is sought may lie across two pieces; none is longer than this. */
const OVERLAP_LENGTH = 4_096;

/** A message as its row would hold it. */
export interface MessageText {
  /** JSON. */
  readonly parts: string;
  readonly search: string;
}

export interface MessagePlace {
  readonly userId: string;
  readonly chatId: string;
  readonly messageId: string;
}

/** Whether it has to be kept in pieces. */
export function isLong({ parts, search }: MessageText): boolean {
  return parts.length + search.length > PIECE_LENGTH;
}

/** Writes the pieces of a long message, and none into a chat that is gone. */
export async function writePieces(
  { kysely }: Database,
  { userId, chatId, messageId }: MessagePlace,
  text: MessageText,
): Promise<void> {
  const parts = stretchesOf(text.parts, 0);
  const search = stretchesOf(text.search, OVERLAP_LENGTH);
  for (let place = 0; place < Math.max(parts.length, search.length); place += 1) {
    const values = [
      chatId,
      messageId,
      sql`cast(${place} as bigint)`,
      parts[place] ?? "",
      search[place] ?? "",
    ];
    await yieldToLoop();
    await sql`insert into mentor_message_piece (chat_id, message_id, place, parts, search)
      select ${sql.join(values)} from mentor_chat where id = ${chatId} and user_id = ${userId}`.execute(
      kysely,
    );
  }
  await yieldToLoop();
}

/** Takes the pieces of a message away, if it did not come to be. */
export async function dropPieces({ kysely }: Database, { chatId, messageId }: MessagePlace): Promise<void> {
  await kysely
    .deleteFrom("mentor_message_piece")
    .where("chat_id", "=", chatId)
    .where("message_id", "=", messageId)
    .where((eb) => {
      const message = eb.selectFrom("mentor_message").select("id");
      return eb.not(eb.exists(message.where("chat_id", "=", chatId).where("id", "=", messageId)));
    })
    .execute();
}

/** The JSON of a message that lies in pieces, one after the other. Throws when they go while they are read. */
export async function* readPieces(
  { kysely }: Database,
  chatId: string,
  messageId: string,
): AsyncGenerator<string, void, undefined> {
  const ofMessage = kysely
    .selectFrom("mentor_message_piece")
    .where("chat_id", "=", chatId)
    .where("message_id", "=", messageId);
  const counted = await ofMessage.select(({ fn }) => fn.countAll<number>().as("pieces")).executeTakeFirst();
  const pieces = Number(counted?.pieces ?? 0);
  if (pieces === 0) throw new GoneMeanwhile();
  for (let place = 0; place < pieces; place += 1) {
    const piece = await ofMessage.select("parts").where("place", "=", place).executeTakeFirst();
    if (piece === undefined) throw new GoneMeanwhile();
    yield piece.parts;
    await yieldToLoop();
  }
}

/** A text in stretches that begin with the last `overlap` signs of the one before. Never cuts a sign in two. */
function stretchesOf(text: string, overlap: number): string[] {
  const stretches: string[] = [];
  for (let from = 0; from < text.length;) {
    const to = wholeSignAt(text, from + PIECE_LENGTH);
    stretches.push(text.slice(from, to));
    from = to < text.length ? wholeSignAt(text, to - overlap) : to;
  }
  return stretches;
}

/** `at`, or the place before it when a surrogate pair lies across it. */
function wholeSignAt(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? at - 1 : at;
}
