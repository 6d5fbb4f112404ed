// The messages of a chat: a tree (MC1). An edited message or a regenerated answer is a new child of the same parent; a
// parent always stands there before its child, so that no circle can be made. Asked only for chats found to be one's own.
import type { MentorMessage, MessageMetadata, MessagePart } from "@fitil/contracts";
import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import { firstRow, rows } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";
import { createTurns } from "../../http/turns.ts";
import { searchLines, searchText } from "../plain-text.ts";
import { freshTime } from "./chats.ts";
import { isOfSomethingGone } from "./gone.ts";
import { dropPieces, isLong, readPieces, writePieces } from "./message-pieces.ts";
import type { MessageText } from "./message-pieces.ts";
import { linesOf } from "./message-words.ts";

export interface Messages {
  /** Every branch, parents before their children. */
  list(chatId: string): Promise<MentorMessage[]>;
  /**
   * Adds a message under its parent, makes it the leaf and the chat the person's latest, and names a chat that has no
   * title yet. False when the chat or the parent is gone.
   */
  add(message: NewMessage): Promise<boolean>;
  /** Remembers which option was sent; null when there is no such message with such an option. */
  markSent(chatId: string, id: string, option: number | null): Promise<MentorMessage | null>;
}

export interface NewMessage {
  readonly userId: string;
  readonly chatId: string;
  readonly message: MentorMessage;
  /** For a chat without one. */
  readonly title: string;
}

type Row = {
  id: string;
  role: "user" | "assistant";
  parent_id: string | null;
  parts: string;
  metadata: string;
};

/** The messages of a migrated database. */
export function createMessages(database: Database): Messages {
  const { kysely } = database;
  const inChat = (chatId: string) =>
    kysely
      .selectFrom("mentor_message")
      .select(["id", "role", "parent_id", "parts", "metadata"])
      .where("chat_id", "=", chatId);
  return {
    async list(chatId) {
      const turns = createTurns();
      const messages: MentorMessage[] = [];
      for (const { first, last, size } of await stretchesOf(database, chatId)) {
        // Before it, too: whoever asks may just have had a long turn.
        await turns.after(size);
        const found = await inChat(chatId)
          .where("place", ">=", first)
          .where("place", "<=", last)
          .orderBy("place")
          .execute();
        for (const row of found) messages.push(shown(await whole(database, chatId, row)));
        await turns.after(size);
      }
      return messages;
    },
    async add(added) {
      const { userId, chatId, message } = added;
      const text = {
        parts: JSON.stringify(message.parts),
        search: await searchLines(linesOf(message.parts)),
      };
      if (!isLong(text)) return addPresent(database, added, text);
      const place = { userId, chatId, messageId: message.id };
      // Those of an attempt that the server's end cut off.
      await dropPieces(database, place);
      let stored = false;
      try {
        await writePieces(database, place, text);
        stored = await addPresent(database, added, IN_PIECES);
        return stored;
      } finally {
        if (!stored) await dropPieces(database, place);
      }
    },
    markSent: (chatId, id, option) =>
      database.atomically(function* (): Work<MentorMessage | null> {
        const row = yield* firstRow(inChat(chatId).where("id", "=", id));
        if (row === undefined) return null;
        // What lies in pieces is the person's own: there is nothing of it to be sent.
        if (row.parts === "") return null;
        const message = shown(row);
        if (option !== null && !hasOption(message, option)) return null;
        const { sentOption: _before, ...rest } = message.metadata;
        const metadata: MessageMetadata = option === null ? rest : { ...rest, sentOption: option };
        yield* rows(
          kysely
            .updateTable("mentor_message")
            .set({ metadata: JSON.stringify(metadata) })
            .where("chat_id", "=", chatId)
            .where("id", "=", id),
        );
        return { ...message, metadata };
      }),
  };
}

/** How much of a chat is read in one turn, in bytes: more would be felt in a game. */
const STRETCH_BYTES = 262_144;
/** A row costs something, however short it is. */
const ROW_BYTES = 1_024;

/** A row whose message lies in pieces. */
const IN_PIECES: MessageText = { parts: "", search: "" };

/** The row with all of its message in it. */
async function whole(database: Database, chatId: string, row: Row): Promise<Row> {
  return row.parts === "" ? { ...row, parts: await readPieces(database, chatId, row.id) } : row;
}

/** The places of a chat's messages in stretches that can be read in one turn. */
async function stretchesOf({ kysely }: Database, chatId: string) {
  const rowsOfChat = await kysely
    .selectFrom("mentor_message")
    .select(["place", sql<number>`octet_length(parts)`.as("size")])
    .where("chat_id", "=", chatId)
    .orderBy("place")
    .execute();
  const stretches: { readonly first: number; last: number; size: number }[] = [];
  for (const { place, size } of rowsOfChat) {
    const open = stretches.at(-1);
    const cost = Number(size) + ROW_BYTES;
    if (open === undefined || open.size + cost > STRETCH_BYTES)
      stretches.push({ first: place, last: place, size: cost });
    else {
      open.last = place;
      open.size += cost;
    }
  }
  return stretches;
}

/** Adds the message; false, too, when its chat goes in the same moment. */
async function addPresent(database: Database, added: NewMessage, text: MessageText): Promise<boolean> {
  try {
    return await database.atomically(() => addMessage(database, added, text));
  } catch (cause) {
    if (isOfSomethingGone(cause)) return false;
    throw cause;
  }
}

function* addMessage(
  database: Database,
  { userId, chatId, message, title }: NewMessage,
  { parts, search }: MessageText,
): Work<boolean> {
  const { kysely } = database;
  const { createdAt, parentId } = message.metadata;
  const chat = yield* firstRow(
    kysely.selectFrom("mentor_chat").select("title").where("id", "=", chatId).where("user_id", "=", userId),
  );
  if (chat === undefined) return false;
  const last = yield* firstRow(
    kysely
      .selectFrom("mentor_message")
      .select((eb) => eb.fn.max("place").as("place"))
      .where("chat_id", "=", chatId),
  );
  if (parentId !== null) {
    const parent = yield* firstRow(
      kysely
        .selectFrom("mentor_message")
        .select("id")
        .where("chat_id", "=", chatId)
        .where("id", "=", parentId),
    );
    if (parent === undefined) return false;
  }
  yield* rows(
    kysely.insertInto("mentor_message").values({
      chat_id: chatId,
      id: message.id,
      parent_id: parentId,
      place: (last?.place ?? 0) + 1,
      role: message.role,
      parts,
      metadata: JSON.stringify(message.metadata),
      search,
      created_at: createdAt,
    }),
  );
  const name = chat.title === "" ? title : chat.title;
  const at = yield* freshTime(database, userId, createdAt);
  yield* rows(
    kysely
      .updateTable("mentor_chat")
      .set({ leaf_id: message.id, title: name, title_search: searchText(name), updated_at: at })
      .where("id", "=", chatId),
  );
  return true;
}

function hasOption({ parts }: MentorMessage, option: number): boolean {
  return parts.some((part) => part.type === "data-advice" && part.data.options[option]?.text !== undefined);
}

function shown({ id, role, parts, metadata }: Row): MentorMessage {
  return {
    id,
    role,
    metadata: JSON.parse(metadata) as MessageMetadata,
    parts: JSON.parse(parts) as MessagePart[],
  };
}
