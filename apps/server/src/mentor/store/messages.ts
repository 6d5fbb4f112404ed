// The messages of a chat: a tree (MC1). An edited message or a regenerated answer is a new child of the same parent; a
// parent always stands there before its child, so that no circle can be made. Asked only for chats found to be one's own.
import type { MentorMessage, MessageMetadata, MessagePart, OtherPerson } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";
import { firstRow, rows } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";
import type { WrittenJson } from "../../http/json-stream.ts";
import { yieldToLoop } from "../../runtime/event-loop-yield.ts";
import { searchLines, searchText } from "../plain-text.ts";
import { freshTime, themColumns } from "./chats.ts";
import { isOfSomethingGone } from "./gone.ts";
import { dropPieces, isLong, readPieces, writePieces } from "./message-pieces.ts";
import type { MessageText } from "./message-pieces.ts";
import { pageOf, writtenMessages } from "./message-pages.ts";
import type { MessagePage, MessageRange } from "./message-pages.ts";
import { linesOf } from "../search/message-words.ts";
import { countMessage, sizeOf } from "./quotas.ts";

/** A message without what is in it: enough to find one's way in the tree. */
export interface MessageOutline extends Pick<MentorMessage, "id" | "role" | "metadata"> {
  /** A transcript may be in it; where this is false there is none. */
  readonly bringsTranscript: boolean;
}

export interface Messages {
  /** Every branch, parents before their children. */
  outline(chatId: string): Promise<MessageOutline[]>;
  /** The message with all that is in it; null when it is not there. */
  find(chatId: string, id: string): Promise<MentorMessage | null>;
  /** The newest page of a chat, or the one that ends before the place `before`. */
  page(chatId: string, before: number | null): Promise<MessagePage>;
  /** Messages of the chat as JSON, in the order of their places, read while they are sent. */
  written(chatId: string, range: MessageRange): AsyncIterable<WrittenJson>;
  /**
   * Adds a message under its parent, makes it the leaf and the chat the person's latest, and names a chat that has no
   * title yet; what its transcript says of whom the chat is with is the chat's from now on. False when the chat or the parent is gone. Throws `mentor/chat_full` and `mentor/storage_full` (MK10).
   */
  add(message: NewMessage): Promise<boolean>;
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
    async outline(chatId) {
      const messages: MessageOutline[] = [];
      for (let last = 0; ;) {
        const found = await kysely
          .selectFrom("mentor_message")
          .select(["id", "role", "metadata", "place", "brings_transcript"])
          .where("chat_id", "=", chatId)
          .where("place", ">", last)
          .orderBy("place")
          .limit(OUTLINES_A_TURN)
          .execute();
        for (const { id, role, metadata, brings_transcript } of found)
          messages.push({
            id,
            role,
            metadata: JSON.parse(metadata) as MessageMetadata,
            bringsTranscript: brings_transcript !== 0,
          });
        last = found.at(-1)?.place ?? 0;
        if (found.length < OUTLINES_A_TURN) return messages;
        await yieldToLoop();
      }
    },
    async find(chatId, id) {
      const row = await inChat(chatId).where("id", "=", id).executeTakeFirst();
      if (row === undefined) return null;
      if (row.parts !== "") return shown(row);
      let parts = "";
      for await (const piece of readPieces(database, chatId, id)) parts += piece;
      return shown({ ...row, parts });
    },
    page: (chatId, before) => pageOf(database, chatId, before),
    written: (chatId, range) => writtenMessages(database, chatId, range),
    async add(added) {
      const { userId, chatId, message } = added;
      const text = {
        parts: JSON.stringify(message.parts),
        search: await searchLines(linesOf(message.parts)),
      };
      const size = sizeOf(text);
      if (!isLong(text)) return addPresent(database, added, { ...text, size });
      const place = { userId, chatId, messageId: message.id };
      // Those of an attempt that the server's end cut off.
      await dropPieces(database, place);
      let stored = false;
      try {
        await writePieces(database, place, text);
        stored = await addPresent(database, added, { ...IN_PIECES, size });
        return stored;
      } finally {
        if (!stored) await dropPieces(database, place);
      }
    },
  };
}

/** Their rows are short. */
const OUTLINES_A_TURN = 500;

/** A row whose message lies in pieces. */
const IN_PIECES: MessageText = { parts: "", search: "" };

interface SizedText extends MessageText {
  /** Bytes, what lies in pieces too. */
  readonly size: number;
}

/** Adds the message; false, too, when its chat goes in the same moment. */
async function addPresent(database: Database, added: NewMessage, text: SizedText): Promise<boolean> {
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
  { parts, search, size }: SizedText,
): Work<boolean> {
  const { kysely } = database;
  const { createdAt, parentId } = message.metadata;
  const chat = yield* firstRow(
    kysely.selectFrom("mentor_chat").select("title").where("id", "=", chatId).where("user_id", "=", userId),
  );
  if (chat === undefined) return false;
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
  const isAnswer = message.role === "assistant";
  const place = yield* countMessage(database, { userId, chatId, size, isAnswer });
  yield* rows(
    kysely.insertInto("mentor_message").values({
      chat_id: chatId,
      id: message.id,
      parent_id: parentId,
      place,
      role: message.role,
      parts,
      metadata: JSON.stringify(message.metadata),
      search,
      size,
      brings_transcript: message.parts.some(({ type }) => type === "data-transcript") ? 1 : 0,
      created_at: createdAt,
    }),
  );
  const name = chat.title === "" ? title : chat.title;
  const them = themIn(message);
  const at = yield* freshTime(database, userId, createdAt);
  yield* rows(
    kysely
      .updateTable("mentor_chat")
      .set({ leaf_id: message.id, title: name, title_search: searchText(name), updated_at: at })
      .$if(them !== null, (update) => update.set(them === null ? {} : themColumns(them)))
      .where("id", "=", chatId),
  );
  return true;
}

/** Whom the message's transcript says the chat is with; null where it does not say. */
export function themIn({ parts }: Pick<MentorMessage, "parts">): OtherPerson | null {
  const part = parts.findLast((one) => one.type === "data-transcript");
  return part?.data.transcript.them ?? null;
}

function shown({ id, role, parts, metadata }: Row): MentorMessage {
  return {
    id,
    role,
    metadata: JSON.parse(metadata) as MessageMetadata,
    parts: JSON.parse(parts) as MessagePart[],
  };
}
