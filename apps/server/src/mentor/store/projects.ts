// Projects: folders of chats with notes about one person (MC1). Deleting one never deletes a talk: its chats show no
// project while it is gone, and lie in it again when the deletion is taken back.
import { UNDO_DELETE_MS } from "@fitil/contracts";
import type { Project } from "@fitil/contracts";
import type { Database } from "../../db/database.ts";
import { firstRow, rows } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";
import type { Clock, Random } from "../../ports/process.ts";
import { createLoopYield } from "../../runtime/event-loop-yield.ts";
import { searchText } from "../plain-text.ts";
import { excerptOf } from "../search/excerpt.ts";
import { holds, soughtIn } from "../search/sought-words.ts";
import type { Sought } from "../search/sought-words.ts";
import { newId } from "./new-id.ts";

export interface ProjectPatch {
  readonly name?: string | undefined;
  readonly notes?: string | undefined;
  readonly restored?: true | undefined;
}

export interface Projects {
  /** The person's projects, changed last first; with `search`, those whose name and notes hold its words. */
  list(userId: string, search: string | null): Promise<Project[]>;
  find(userId: string, id: string): Promise<Project | null>;
  /** Null when the person has as many as anybody may have. */
  create(userId: string, project: { name: string; notes: string }): Promise<Project | null>;
  /** Null when there is no such project of theirs, or its deletion can no longer be taken back. */
  change(userId: string, id: string, change: ProjectPatch): Promise<Project | null>;
  /** False when there is no such project of theirs. Deleting twice is deleting once. */
  remove(userId: string, id: string): Promise<boolean>;
}

const MAX_PROJECTS = 200;

type Row = { id: string; name: string; notes: string; created_at: number; updated_at: number };

/** The projects of a migrated database. */
export function createProjects(ports: {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
}): Projects {
  const { database, clock, random } = ports;
  const { kysely } = database;
  const present = (userId: string) =>
    kysely
      .selectFrom("mentor_project")
      .select(["id", "name", "notes", "created_at", "updated_at"])
      .where("user_id", "=", userId)
      .where("deleted_at", "is", null);
  return {
    async list(userId, search) {
      const found = await present(userId).orderBy("updated_at", "desc").orderBy("id").execute();
      const sought = soughtIn(search ?? "");
      if (sought.words.length === 0) return found.map(shown);
      const loopYield = createLoopYield();
      const holding: Project[] = [];
      for (const row of found) {
        const text = searchText(`${row.name}\n${row.notes}`);
        if (sought.words.every((word) => holds(text, word))) holding.push(withLine(row, sought));
        await loopYield.after(row.notes.length);
      }
      return holding;
    },
    async find(userId, id) {
      const row = await present(userId).where("id", "=", id).executeTakeFirst();
      return row === undefined ? null : shown(row);
    },
    async create(userId, { name, notes }) {
      const now = clock.now();
      const row = {
        id: newId(random),
        name: name,
        notes: notes,
        created_at: now,
        updated_at: now,
      };
      return database.atomically(function* (): Work<Project | null> {
        const known = yield* rows(present(userId));
        if (known.length >= MAX_PROJECTS) return null;
        yield* rows(
          kysely.insertInto("mentor_project").values({ ...row, user_id: userId, deleted_at: null }),
        );
        return shown(row);
      });
    },
    change: (userId, id, change) =>
      database.atomically(() => changeProject(database, { userId, id, change, now: clock.now() })),
    async remove(userId, id) {
      const now = clock.now();
      return database.atomically(function* (): Work<boolean> {
        const mine = kysely
          .updateTable("mentor_project")
          .set((eb) => ({ deleted_at: eb.fn.coalesce("deleted_at", eb.val(now)) }))
          .where("user_id", "=", userId)
          .where("id", "=", id)
          .returning("id");
        return (yield* firstRow(mine)) !== undefined;
      });
    },
  };
}

function* changeProject(
  { kysely }: Database,
  asked: { userId: string; id: string; change: ProjectPatch; now: number },
): Work<Project | null> {
  const { userId, id, change, now } = asked;
  const row = yield* firstRow(
    kysely.selectFrom("mentor_project").selectAll().where("user_id", "=", userId).where("id", "=", id),
  );
  if (row === undefined) return null;
  if (row.deleted_at !== null && (change.restored !== true || row.deleted_at <= now - UNDO_DELETE_MS))
    return null;
  const edited = change.name !== undefined || change.notes !== undefined;
  const next = {
    name: change.name === undefined ? row.name : change.name,
    notes: change.notes === undefined ? row.notes : change.notes,
    updated_at: edited ? now : row.updated_at,
  };
  yield* rows(
    kysely
      .updateTable("mentor_project")
      .set({ ...next, deleted_at: null })
      .where("id", "=", id),
  );
  return shown({ ...row, ...next });
}

/** The project with the line of its notes in which the longest word stands that its name has not. */
function withLine(row: Row, sought: Sought): Project {
  const name = searchText(row.name);
  const word = sought.words.find((one) => !holds(name, one));
  const found = word === undefined ? null : excerptOf(row.notes.split("\n"), sought, word);
  return { ...shown(row), ...(found !== null && { found }) };
}

function shown({ id, name, notes, created_at, updated_at }: Row): Project {
  return { id, name, notes, createdAt: created_at, updatedAt: updated_at };
}
