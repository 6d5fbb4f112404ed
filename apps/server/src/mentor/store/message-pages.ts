// Messages read as they are sent: a page of a chat or all of it, oldest first, as the JSON that is kept, never more of it in
// memory than one stretch or one piece of a long message.
import type { Database } from "../../db/database.ts";
import { createLoopYield } from "../../runtime/event-loop-yield.ts";
import { WrittenJson } from "../../http/json-stream.ts";
import { readPieces } from "./message-pieces.ts";

/** Messages from one place of a chat to another, both included. */
export interface MessageRange {
  readonly first: number;
  readonly last: number;
}

export interface MessagePage {
  readonly range: MessageRange;
  /** Where the page before it ends; null when there is none. */
  readonly before: number | null;
}

/** What one page holds at most, but never less than one message. */
export const PAGE_MESSAGES = 500;
const PAGE_BYTES = 4_194_304;

/** How much of a chat is read in one turn, in bytes: more would be felt in a game. */
const STRETCH_BYTES = 262_144;
/** The shortest messages fill a stretch with so many. */
const STRETCH_MESSAGES = 256;

/** All there is. */
export const WHOLE_CHAT: MessageRange = { first: 0, last: Number.MAX_SAFE_INTEGER };

/** The newest page of a chat, or the one that ends before the place `before`. */
export async function pageOf(
  { kysely }: Database,
  chatId: string,
  before: number | null,
): Promise<MessagePage> {
  const end = before ?? WHOLE_CHAT.last;
  const newest = await kysely
    .selectFrom("mentor_message")
    .select(["place", "size"])
    .where("chat_id", "=", chatId)
    .where("place", "<", end)
    .orderBy("place", "desc")
    .limit(PAGE_MESSAGES + 1)
    .execute();
  let first = end;
  let bytes = 0;
  for (const [index, { place, size }] of newest.entries()) {
    bytes += size;
    if (index === PAGE_MESSAGES || (index > 0 && bytes > PAGE_BYTES))
      return { range: { first, last: end - 1 }, before: first };
    first = place;
  }
  return { range: { first, last: end - 1 }, before: null };
}

/** The messages of a range as JSON, in the order of their places. Fails when one of them goes while it is read. */
export async function* writtenMessages(
  database: Database,
  chatId: string,
  range: MessageRange,
): AsyncGenerator<WrittenJson, void, undefined> {
  const loopYield = createLoopYield();
  for (let next = range.first; next <= range.last;) {
    const stretch = await stretchFrom(database, chatId, { first: next, last: range.last });
    if (stretch === null) return;
    // Before it, too: whoever asks may just have had a long turn.
    await loopYield.after(stretch.size);
    const found = await database.kysely
      .selectFrom("mentor_message")
      .select(["id", "role", "parts", "metadata"])
      .where("chat_id", "=", chatId)
      .where("place", ">=", next)
      .where("place", "<=", stretch.last)
      .orderBy("place")
      .execute();
    for (const row of found) yield new WrittenJson(piecesOf(database, chatId, row));
    await loopYield.after(stretch.size);
    next = stretch.last + 1;
  }
}

interface Row {
  readonly id: string;
  readonly role: "user" | "assistant";
  readonly parts: string;
  readonly metadata: string;
}

async function* piecesOf(
  database: Database,
  chatId: string,
  { id, role, parts, metadata }: Row,
): AsyncGenerator<string, void, undefined> {
  yield `{"id":${JSON.stringify(id)},"role":"${role}","metadata":${metadata},"parts":`;
  if (parts === "") yield* readPieces(database, chatId, id);
  else yield parts;
  yield "}";
}

/** Where the first messages of a range end that can be read in one turn; null when there is none. */
async function stretchFrom(
  { kysely }: Database,
  chatId: string,
  { first, last }: MessageRange,
): Promise<{ readonly last: number; readonly size: number } | null> {
  const next = await kysely
    .selectFrom("mentor_message")
    .select(["place", "size"])
    .where("chat_id", "=", chatId)
    .where("place", ">=", first)
    .where("place", "<=", last)
    .orderBy("place")
    .limit(STRETCH_MESSAGES)
    .execute();
  const [opening, ...others] = next;
  if (opening === undefined) return null;
  const stretch = { last: opening.place, size: opening.size };
  for (const { place, size } of others) {
    if (stretch.size + size > STRETCH_BYTES) break;
    stretch.last = place;
    stretch.size += size;
  }
  return stretch;
}
