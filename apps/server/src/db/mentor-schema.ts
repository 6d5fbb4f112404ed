// The mentor's tables as the migrations leave them: people, projects, chats, messages, pictures.
import type { Generated } from "kysely";

export interface MentorPersonTable {
  user_id: string;
  /** «Расскажи ИИ о себе». */
  profile: string;
  /** How they want to be called; empty until they say. */
  called: Generated<string>;
  /** Null until they were asked; `unsaid` where they would rather not tell. */
  gender: "woman" | "man" | "unsaid" | null;
  locale: "ru" | "en";
  /** When the person confirmed to be 18 or older. */
  adult_at: number | null;
  /** Chats, deleted ones too while they can be brought back; and the bytes of all their messages. */
  chats: Generated<number>;
  size: Generated<number>;
}

export interface MentorProjectTable {
  id: string;
  user_id: string;
  name: string;
  notes: string;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
}

export interface MentorChatTable {
  id: string;
  user_id: string;
  project_id: string | null;
  /** Empty until the first message gives one. */
  title: string;
  /** The title as search sees it. */
  title_search: string;
  /** The message whose branch was looked at last. */
  leaf_id: string | null;
  /** How many there are, and their bytes. */
  messages: Generated<number>;
  size: Generated<number>;
  created_at: number;
  updated_at: number;
  deleted_at: number | null;
  /** When to write again, and which answer has the messages; both or neither. */
  remind_at: Generated<number | null>;
  remind_message_id: Generated<string | null>;
  /** Whom it is with; empty until somebody says. */
  them_name: Generated<string>;
  /** The name as search sees it. */
  them_key: Generated<string>;
  /** Null until it was asked; `unsaid` where the person would rather not tell. */
  them_gender: Generated<"woman" | "man" | "unsaid" | null>;
}

export interface MentorMessageTable {
  chat_id: string;
  /** Unique within its chat. */
  id: string;
  parent_id: string | null;
  /** Counts up within a chat: parents stand before their children. */
  place: number;
  role: "user" | "assistant";
  /** JSON; empty when it lies in pieces. */
  parts: string;
  /** JSON. */
  metadata: string;
  /** All words of the message as search sees them; empty when they lie in pieces. */
  search: string;
  /** Bytes, what lies in pieces too. */
  size: number;
  /** 1 when there is a transcript in it; of old messages, when there may be one. */
  brings_transcript: 0 | 1;
  created_at: number;
}

export interface MentorMessagePieceTable {
  chat_id: string;
  message_id: string;
  /** Counts up from 0 within a message. */
  place: number;
  /** A stretch of the message's JSON. */
  parts: string;
  /** A stretch of its words; begins with the end of the one before. */
  search: string;
}

/** An option that its person marked as sent; the message's metadata says the same to whoever reads the chat. */
export interface MentorSentOptionTable {
  chat_id: string;
  message_id: string;
  /** Which of the three. */
  place: number;
  tone: "playful" | "sincere" | "direct" | null;
  kind: "opener" | "reply" | "invitation" | "pause" | "farewell";
  /** Null until the person tells. */
  outcome: "answered" | "silent" | null;
  sent_at: number;
}

export interface MentorPictureTable {
  id: string;
  user_id: string;
  mime: string;
  /** Bytes. */
  size: number;
  bytes: Uint8Array;
  created_at: number;
}
