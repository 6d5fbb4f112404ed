// The chats of one person in which all sought words stand (MC1, MK6): their titles, then their messages, newest chat first,
// slice by slice. A slice is bounded, and everybody else's have their turn between two of one search. What is looked
// through is bounded by what one person may keep (MK10), and nobody else's rows are touched.
import { CHAT_PAGE } from "@fitil/contracts";
import type { FoundLine } from "@fitil/contracts";
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Database } from "../../db/database.ts";
import { standsIn, lineAt, PIECE } from "./found-line.ts";
import type { Searched } from "./found-line.ts";
import { holds, soughtIn } from "./sought-words.ts";
import type { SoughtWord } from "./sought-words.ts";

/** What there is to look in. */
export type SearchedDatabase = Pick<Database, "kind" | "kysely">;

/** Looks through one slice when it is its turn. */
export type InTurn = <T>(look: () => Promise<T>) => Promise<T>;

export interface SearchQuery {
  /** Never empty. */
  readonly search: string;
  /** The `updatedAt` of the last one of the page before. */
  readonly before: number | null;
  readonly projectId: string | null;
}

/** Bytes of a slice: some ten milliseconds of a database's time. */
const SLICE_BYTES = 2_000_000;
const SLICE_CHATS = 100;
/** A chat costs something, however short it is. */
const CHAT_BYTES = 1_000;

/** A chat that holds all the words, and where one of them stands; null where its title has them all. */
export interface FoundChat {
  readonly id: string;
  readonly line: FoundLine | null;
}

interface Chat {
  readonly id: string;
  readonly size: number;
  /** Words that were not found in it yet. */
  missing: readonly SoughtWord[];
  /** The newest message in which the longest of the words stands that its title has not. */
  spot: { readonly word: SoughtWord; readonly place: number } | null;
}

/** The first `CHAT_PAGE` that hold all the words, last talked in first. */
export async function findChats(
  database: SearchedDatabase,
  inTurn: InTurn,
  { userId, query }: { readonly userId: string; readonly query: SearchQuery },
): Promise<FoundChat[]> {
  const sought = soughtIn(query.search);
  const chats = await chatsOf(database, userId, { ...query, words: sought.words });
  const whole: Chat[] = [];
  for (const slice of slicesOf(chats)) {
    await searchSlice(database, inTurn, slice);
    whole.push(...slice.filter(({ missing }) => missing.length === 0));
    if (whole.length >= CHAT_PAGE) break;
  }
  const found: FoundChat[] = [];
  for (const { id, spot } of whole.slice(0, CHAT_PAGE)) {
    const line = spot === null ? null : await inTurn(() => lineAt(database, { chatId: id, ...spot }, sought));
    found.push({ id, line });
  }
  return found;
}

async function chatsOf(
  { kysely }: SearchedDatabase,
  userId: string,
  { before, projectId, words }: SearchQuery & { readonly words: readonly SoughtWord[] },
): Promise<Chat[]> {
  const rows = await kysely
    .selectFrom("mentor_chat")
    .leftJoin("mentor_project", (join) =>
      join
        .onRef("mentor_project.id", "=", "mentor_chat.project_id")
        .on("mentor_project.deleted_at", "is", null),
    )
    .select(["mentor_chat.id", "mentor_chat.title_search", "mentor_chat.size"])
    .where("mentor_chat.user_id", "=", userId)
    .where("mentor_chat.deleted_at", "is", null)
    .$if(before !== null, (some) => some.where("mentor_chat.updated_at", "<", before))
    .$if(projectId !== null, (some) => some.where("mentor_project.id", "=", projectId))
    .orderBy("mentor_chat.updated_at", "desc")
    .orderBy("mentor_chat.id")
    .execute();
  return rows.map(({ id, title_search, size }) => ({
    id,
    size,
    missing: words.filter((word) => !holds(title_search, word)),
    spot: null,
  }));
}

/** Chats that are looked through together, in their order; a large one stands alone. */
function* slicesOf(chats: readonly Chat[]): Generator<Chat[], void, undefined> {
  let slice: Chat[] = [];
  let bytes = 0;
  for (const chat of chats) {
    const cost = chat.missing.length === 0 ? 0 : CHAT_BYTES + chat.size;
    if (slice.length > 0 && (bytes + cost > SLICE_BYTES || slice.length === SLICE_CHATS)) {
      yield slice;
      slice = [];
      bytes = 0;
    }
    slice.push(chat);
    bytes += cost;
  }
  if (slice.length > 0) yield slice;
}

/** Looks for what is missing in the chats of a slice. */
async function searchSlice(
  database: SearchedDatabase,
  inTurn: InTurn,
  slice: readonly Chat[],
): Promise<void> {
  const [first] = slice;
  if (slice.length === 1 && first !== undefined && first.size > SLICE_BYTES) {
    for (const range of await rangesOf(database, first.id)) {
      if (first.missing.length === 0) return;
      await inTurn(() => searchMessages(database, slice, range));
    }
    return;
  }
  await inTurn(() => searchMessages(database, slice, null));
}

interface Range {
  readonly first: number;
  readonly last: number;
}

/** The places of a large chat's messages in ranges that one statement may look through. */
async function rangesOf({ kysely }: SearchedDatabase, chatId: string): Promise<Range[]> {
  const messages = await kysely
    .selectFrom("mentor_message")
    .select(["place", "size"])
    .where("chat_id", "=", chatId)
    .orderBy("place", "desc")
    .execute();
  const ranges: { first: number; readonly last: number; size: number }[] = [];
  for (const { place, size } of messages) {
    const open = ranges.at(-1);
    if (open === undefined || open.size + size > SLICE_BYTES)
      ranges.push({ first: place, last: place, size });
    else {
      open.first = place;
      open.size += size;
    }
  }
  return ranges;
}

/** Strikes off what is found in the messages of these chats, short ones and those in pieces. */
async function searchMessages(
  database: SearchedDatabase,
  chats: readonly Chat[],
  range: Range | null,
): Promise<void> {
  const { kysely } = database;
  const open = chats.filter(({ missing }) => missing.length > 0);
  if (open.length === 0) return;
  const words = [...new Set(open.flatMap(({ missing }) => missing))];
  const ids = open.map(({ id }) => id);
  const inRange = range ?? { first: 0, last: Number.MAX_SAFE_INTEGER };
  const short = await sql<Found>`
    select chat_id, ${places(database, words, MESSAGE, sql`place`)} from mentor_message
    where chat_id in (${sql.join(ids)}) and place between ${inRange.first} and ${inRange.last} and search <> ''
    group by chat_id`.execute(kysely);
  strikeOff(open, words, short.rows);
  const left = open.filter(({ missing }) => missing.length > 0);
  if (left.length === 0) return;
  const long = await sql<Found>`
    select message.chat_id, ${places(database, words, PIECE, sql`message.place`)}
    from mentor_message as message
    join mentor_message_piece on mentor_message_piece.chat_id = message.chat_id
      and mentor_message_piece.message_id = message.id
    where message.chat_id in (${sql.join(left.map(({ id }) => id))})
      and message.place between ${inRange.first} and ${inRange.last} and message.parts = ''
    group by message.chat_id`.execute(kysely);
  strikeOff(left, words, long.rows);
}

/** A short message, which begins where a word does. */
const MESSAGE: Searched = { text: sql`search`, spaced: sql`' ' || search` };

type Found = { readonly chat_id: string } & Readonly<Record<`word${number}`, number>>;

/** A column for each word: the place of the newest of a chat's rows that holds it, 0 for none; places begin with 1. */
function places(
  { kind }: SearchedDatabase,
  words: readonly SoughtWord[],
  searched: Searched,
  place: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const columns = words.map(
    (word, index) =>
      sql`max(case when ${standsIn(kind, word, searched)} then ${place} else 0 end) as ${sql.ref(`word${index}`)}`,
  );
  return sql.join(columns);
}

function strikeOff(chats: readonly Chat[], words: readonly SoughtWord[], found: readonly Found[]): void {
  const byChat = new Map(found.map((row) => [row.chat_id, row]));
  for (const chat of chats) {
    const row = byChat.get(chat.id);
    if (row === undefined) continue;
    const left: SoughtWord[] = [];
    for (const word of chat.missing) {
      const place = row[`word${words.indexOf(word)}`] ?? 0;
      if (place === 0) left.push(word);
      else if (chat.spot === null || word.text.length > chat.spot.word.text.length)
        chat.spot = { word, place };
    }
    chat.missing = left;
  }
}
