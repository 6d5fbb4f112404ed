// The line of a chat in which a sought word was found (MK6), read from the one message that holds it.
import type { FoundLine, MessagePart } from "@fitil/contracts";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Database } from "../../db/database.ts";
import { linesOf } from "./message-words.ts";
import { excerptOf } from "./excerpt.ts";
import type { Sought, SoughtWord } from "./sought-words.ts";

export interface Spot {
  readonly chatId: string;
  /** The message's. */
  readonly place: number;
  /** Stands in it. */
  readonly word: SoughtWord;
}

/** The line at a spot with its message's id, the one with the most of what is sought if there are several; null when the message has gone since. */
export async function lineAt(
  { kind, kysely }: Pick<Database, "kind" | "kysely">,
  { chatId, place, word }: Spot,
  sought: Sought,
): Promise<FoundLine | null> {
  const message = await kysely
    .selectFrom("mentor_message")
    .select(["id", "parts"])
    .where("chat_id", "=", chatId)
    .where("place", "=", place)
    .executeTakeFirst();
  if (message === undefined) return null;
  const messageId = message.id;
  const within = (lines: readonly string[]): FoundLine | null => {
    const line = excerptOf(lines, sought, word);
    return line === null ? null : { ...line, messageId };
  };
  if (message.parts !== "") return within(linesOf(JSON.parse(message.parts) as MessagePart[]));
  // PERF: a long message is not put together for a line of it: the piece is shown as search sees it.
  const piece = await kysely
    .selectFrom("mentor_message_piece")
    .select("search")
    .where("chat_id", "=", chatId)
    .where("message_id", "=", messageId)
    .where(standsIn(kind, word, PIECE))
    .orderBy("place")
    .limit(1)
    .executeTakeFirst();
  return piece === undefined ? null : within([piece.search]);
}

/** A text to look in, and the same one with a space before its first word. */
export interface Searched {
  readonly text: RawBuilder<unknown>;
  readonly spaced: RawBuilder<unknown>;
}

/** A piece of a long message. Only the first one begins where a word does. */
export const PIECE: Searched = {
  text: sql`mentor_message_piece.search`,
  spaced: sql`case mentor_message_piece.place when 0 then ' ' || mentor_message_piece.search else mentor_message_piece.search end`,
};

/** Whether a text holds a word, as a condition. */
export function standsIn(
  kind: Database["kind"],
  { text: word, atBeginning }: SoughtWord,
  { text, spaced }: Searched,
): RawBuilder<boolean> {
  const place = sql.raw(kind === "sqlite" ? "instr" : "strpos");
  return atBeginning
    ? sql<boolean>`${place}(${spaced}, ${` ${word}`}) > 0`
    : sql<boolean>`${place}(${text}, ${word}) > 0`;
}
