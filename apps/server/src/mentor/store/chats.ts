// Chats: their titles, projects and branches, in order of the last message, with search over all words (MC1). Every call
// asks for the person as well as for the id: what belongs to somebody else is not there (MF3).
import { CHAT_PAGE, UNDO_DELETE_MS } from "@fitil/contracts";
import type { ChangeChat, ChatSummary, MentorLanguage, OtherPerson, SpokenGender } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";
import { firstRow, rows } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";
import type { Clock, Random } from "../../ports/process.ts";
import { plainText, searchText } from "../plain-text.ts";
import type { ChatSearch } from "../search/chat-search.ts";
import { newId } from "./new-id.ts";
import { countChat } from "./quotas.ts";

export interface StoredChat extends ChatSummary {
  readonly leafId: string | null;
  readonly messageCount: number;
}

export interface ChatQuery {
  readonly search: string | null;
  /** The `updatedAt` of the last one of the page before. */
  readonly before: number | null;
  readonly projectId: string | null;
}

export interface Chats {
  /** At most `CHAT_PAGE`, last talked in first. */
  list(userId: string, query: ChatQuery): Promise<ChatSummary[]>;
  find(userId: string, id: string): Promise<StoredChat | null>;
  /** The chat talked in last that is with somebody of this name, whatever its case; null where there is none. */
  findWith(userId: string, name: string): Promise<ChatSummary | null>;
  /** Null when the project is none of theirs. Throws `mentor/too_many_chats` (MK10). */
  create(userId: string, chat: { title: string; projectId: string | null }): Promise<ChatSummary | null>;
  /** Null when the chat, the project or the message is none of theirs, or its deletion can no longer be taken back. */
  change(userId: string, id: string, change: ChangeChat): Promise<ChatSummary | null>;
  /** False when there is no such chat of theirs. Deleting twice is deleting once. */
  remove(userId: string, id: string): Promise<boolean>;
}

/** A chat's row as lists show it. */
export type StoredChatRow = {
  id: string;
  title: string;
  project_id: string | null;
  leaf_id: string | null;
  messages: number;
  created_at: number;
  updated_at: number;
  remind_at: number | null;
  remind_message_id: string | null;
  them_name: string;
  them_gender: SpokenGender | null;
};

/** The chats of a migrated database. */
export function createChats(ports: {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  readonly search: ChatSearch;
}): Chats {
  const { database, clock, random } = ports;
  const { kysely } = database;
  return {
    async list(userId, { search, before, projectId }) {
      const isSearch = search !== null && searchText(search) !== "";
      const found = isSearch ? await ports.search.find(userId, { search, before, projectId }) : null;
      if (found?.length === 0) return [];
      const lines = new Map(found?.map(({ id, line }) => [id, line]));
      const chats = await presentChats(database, userId)
        .$if(found !== null, (some) => some.where("mentor_chat.id", "in", [...lines.keys()]))
        .$if(before !== null, (some) => some.where("mentor_chat.updated_at", "<", before))
        .$if(projectId !== null, (some) => some.where("mentor_project.id", "=", projectId))
        .orderBy("mentor_chat.updated_at", "desc")
        .orderBy("mentor_chat.id")
        .limit(CHAT_PAGE)
        .execute();
      return chats.map((row) => {
        const line = lines.get(row.id) ?? null;
        return { ...summary(row), ...(line !== null && { found: line }) };
      });
    },
    async find(userId, id) {
      const row = await presentChats(database, userId).where("mentor_chat.id", "=", id).executeTakeFirst();
      return row === undefined ? null : { ...summary(row), leafId: row.leaf_id, messageCount: row.messages };
    },
    async findWith(userId, name) {
      const key = searchText(name);
      if (key === "") return null;
      const row = await presentChats(database, userId)
        .where("mentor_chat.them_key", "=", key)
        .orderBy("mentor_chat.updated_at", "desc")
        .limit(1)
        .executeTakeFirst();
      return row === undefined ? null : summary(row);
    },
    create: (userId, { title, projectId }) => {
      const id = newId(random);
      return database.atomically(function* (): Work<ChatSummary | null> {
        if (projectId !== null && !(yield* hasProject(database, userId, projectId))) return null;
        yield* countChat(database, userId);
        const at = yield* freshTime(database, userId, clock.now());
        yield* rows(
          kysely.insertInto("mentor_chat").values({
            id,
            user_id: userId,
            project_id: projectId,
            title,
            title_search: searchText(title),
            leaf_id: null,
            created_at: at,
            updated_at: at,
            deleted_at: null,
          }),
        );
        return { id, title, projectId, createdAt: at, updatedAt: at };
      });
    },
    change: (userId, id, change) =>
      database.atomically(() => changeChat(database, { userId, id, change, now: clock.now() })),
    async remove(userId, id) {
      const now = clock.now();
      return database.atomically(function* (): Work<boolean> {
        const mine = kysely
          .updateTable("mentor_chat")
          .set((eb) => ({ deleted_at: eb.fn.coalesce("deleted_at", eb.val(now)) }))
          .where("user_id", "=", userId)
          .where("id", "=", id)
          .returning("id");
        return (yield* firstRow(mine)) !== undefined;
      });
    },
  };
}

/** Chats that are not deleted; the project only while it is not deleted either. */
export function presentChats({ kysely }: Database, userId: string) {
  return kysely
    .selectFrom("mentor_chat")
    .leftJoin("mentor_project", (join) =>
      join
        .onRef("mentor_project.id", "=", "mentor_chat.project_id")
        .on("mentor_project.deleted_at", "is", null),
    )
    .select(["mentor_chat.id", "mentor_chat.title", "mentor_project.id as project_id"])
    .select([
      "mentor_chat.leaf_id",
      "mentor_chat.messages",
      "mentor_chat.created_at",
      "mentor_chat.updated_at",
      "mentor_chat.remind_at",
      "mentor_chat.remind_message_id",
      "mentor_chat.them_name",
      "mentor_chat.them_gender",
    ])
    .where("mentor_chat.user_id", "=", userId)
    .where("mentor_chat.deleted_at", "is", null);
}

function* changeChat(
  database: Database,
  asked: { userId: string; id: string; change: ChangeChat; now: number },
): Work<ChatSummary | null> {
  const { userId, id, change, now } = asked;
  const { kysely } = database;
  const row = yield* firstRow(
    kysely.selectFrom("mentor_chat").selectAll().where("user_id", "=", userId).where("id", "=", id),
  );
  if (row === undefined) return null;
  if (row.deleted_at !== null && (change.restored !== true || row.deleted_at <= now - UNDO_DELETE_MS))
    return null;
  const projectId = change.projectId === undefined ? row.project_id : change.projectId;
  if (projectId !== null && projectId !== row.project_id && !(yield* hasProject(database, userId, projectId)))
    return null;
  if (change.leafId !== undefined && !(yield* hasMessage(database, id, change.leafId))) return null;
  const title = change.title ?? row.title;
  yield* rows(
    kysely
      .updateTable("mentor_chat")
      .set({
        title,
        title_search: searchText(title),
        project_id: projectId,
        leaf_id: change.leafId ?? row.leaf_id,
        deleted_at: null,
        ...(change.them !== undefined && themColumns(change.them)),
      })
      .where("id", "=", id),
  );
  const changed = yield* firstRow(presentChats(database, userId).where("mentor_chat.id", "=", id));
  return changed === undefined ? null : summary(changed);
}

function* hasProject({ kysely }: Database, userId: string, id: string): Work<boolean> {
  const mine = kysely
    .selectFrom("mentor_project")
    .select("id")
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .where("deleted_at", "is", null);
  return (yield* firstRow(mine)) !== undefined;
}

function* hasMessage({ kysely }: Database, chatId: string, id: string): Work<boolean> {
  const known = kysely
    .selectFrom("mentor_message")
    .select("id")
    .where("chat_id", "=", chatId)
    .where("id", "=", id);
  return (yield* firstRow(known)) !== undefined;
}

/** Whom a chat is with, as its row keeps it. */
export function themColumns({ name, gender }: OtherPerson) {
  const shown = plainText(name);
  return { them_name: shown, them_key: searchText(shown), them_gender: gender };
}

/** Now, or just after the person's last: no two chats of one person share a time, so that pages fall between them. */
export function* freshTime({ kysely }: Database, userId: string, now: number): Work<number> {
  const last = yield* firstRow(
    kysely
      .selectFrom("mentor_chat")
      .select("updated_at")
      .where("user_id", "=", userId)
      .orderBy("updated_at", "desc")
      .limit(1),
  );
  return Math.max(now, (last?.updated_at ?? 0) + 1);
}

/** A chat as lists show it. */
export function summary(row: StoredChatRow): ChatSummary {
  const { id, title, project_id, created_at, updated_at, remind_at, remind_message_id } = row;
  const { them_name: name, them_gender: gender } = row;
  return {
    id,
    title,
    projectId: project_id,
    createdAt: created_at,
    updatedAt: updated_at,
    ...(remind_at !== null &&
      remind_message_id !== null && { reminder: { at: remind_at, messageId: remind_message_id } }),
    ...((name !== "" || gender !== null) && { them: { name, gender } }),
  };
}

/** The words. */
export const UNNAMED_CHAT = { ru: "Новый чат", en: "New chat" } as const;

/** The chat; one that has no title yet shows these words in its place. */
export function named<Shown extends Pick<ChatSummary, "title">>(chat: Shown, locale: MentorLanguage): Shown {
  return chat.title === "" ? { ...chat, title: UNNAMED_CHAT[locale] } : chat;
}
