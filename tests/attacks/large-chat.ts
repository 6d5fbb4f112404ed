// A chat as large as an account could once make it, written into a data folder whose server does not run: by its calls it
// would take hours.
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export interface LargeChat {
  readonly userId: string;
  /** Messages, each the answer to the one before. */
  readonly messages: number;
  /** Signs of a message's transcript. */
  readonly length: number;
  /** What the transcripts say, again and again. */
  readonly words: string;
}

/** Signs of a piece, as the server keeps them. */
const PIECE_LENGTH = 131_072;
const LINE_LENGTH = 4_000;

/** Writes the chat and returns its id. The person must be there, and of age. */
export function writeLargeChat(dataDir: string, chat: LargeChat): string {
  const database = new DatabaseSync(join(dataDir, "fitil.sqlite"));
  try {
    database.exec("pragma foreign_keys = on; begin");
    const id = `large-chat-${chat.messages}`;
    const { parts, search } = transcriptOf(chat);
    const size = Buffer.byteLength(parts) + Buffer.byteLength(search);
    database
      .prepare(
        `insert into mentor_chat (id, user_id, title, title_search, leaf_id, messages, size, created_at, updated_at)
         values (?, ?, 'Большой', 'большой', ?, ?, ?, 1, 1)`,
      )
      .run(id, chat.userId, messageId(chat.messages), chat.messages, size * chat.messages);
    const message = database.prepare(
      `insert into mentor_message (chat_id, id, parent_id, place, role, parts, metadata, search, size, brings_transcript, created_at)
       values (?, ?, ?, ?, 'user', '', ?, '', ?, 1, 1)`,
    );
    const piece = database.prepare(
      `insert into mentor_message_piece (chat_id, message_id, place, parts, search) values (?, ?, ?, ?, ?)`,
    );
    const pieces = Math.ceil(Math.max(parts.length, search.length) / PIECE_LENGTH);
    for (let place = 1; place <= chat.messages; place += 1) {
      const parentId = place === 1 ? null : messageId(place - 1);
      message.run(
        id,
        messageId(place),
        parentId,
        place,
        JSON.stringify({ parentId, createdAt: place }),
        size,
      );
      for (let at = 0; at < pieces; at += 1)
        piece.run(id, messageId(place), at, pieceOf(parts, at), pieceOf(search, at));
    }
    database
      .prepare("update mentor_person set chats = chats + 1, size = size + ? where user_id = ?")
      .run(size * chat.messages, chat.userId);
    database.exec("commit");
    return id;
  } finally {
    database.close();
  }
}

function messageId(place: number): string {
  return `message-${place}`;
}

function pieceOf(text: string, at: number): string {
  return text.slice(at * PIECE_LENGTH, (at + 1) * PIECE_LENGTH);
}

function transcriptOf({ length, words }: LargeChat): { readonly parts: string; readonly search: string } {
  const line = words.repeat(Math.ceil(LINE_LENGTH / words.length)).slice(0, LINE_LENGTH);
  const messages = Array.from({ length: Math.ceil(length / LINE_LENGTH) }, () => ({
    speaker: "them",
    text: line,
    confidence: 1,
  }));
  const transcript = { kind: "chat", language: "ru", messages };
  return {
    parts: JSON.stringify([{ type: "data-transcript", data: { transcript } }]),
    search: messages.map(({ text }) => text).join(" "),
  };
}
