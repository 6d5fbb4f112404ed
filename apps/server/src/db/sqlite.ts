// The embedded database: one connection of node:sqlite that every slice and the identity library share. A transaction of
// ours runs without a pause; a lock of another process makes callers wait and never the event loop.
import { CompiledQuery, Kysely } from "kysely";
import type { Clock, Log } from "../ports/process.ts";
import type { Database } from "./database.ts";
import { DatabaseHealth, refusalFrom } from "./database-health.ts";
import { SqliteConnection } from "./sqlite-connection.ts";
import { QueueingSqliteDialect } from "./sqlite-driver.ts";
import { SqliteQueue } from "./sqlite-queue.ts";
import type { Tables } from "./schema.ts";
import type { Work } from "./work.ts";

/**
 * Opens (or makes) the database file `path`; ":memory:" lives as long as the process. Commits survive a kill and a power
 * cut. `deps`: a clock that never jumps and the log of troubles; without them nobody waits for a locked file.
 * Throws SQLite's error when the file cannot be opened or written.
 */
export function openSqlite(
  path: string,
  deps: { readonly clock: Clock; readonly log: Log } | null = null,
): Database {
  return databaseOver(new SqliteConnection(path), deps);
}

/** The database behind a connection, which it owns from now on and closes. `deps` as in `openSqlite`. */
export function databaseOver(
  connection: SqliteConnection,
  deps: { readonly clock: Clock; readonly log: Log } | null = null,
): Database {
  const health = new DatabaseHealth(deps);
  const queue = new SqliteQueue(deps?.clock ?? null, health);
  const kysely = new Kysely<Tables>({ dialect: new QueueingSqliteDialect({ connection, queue, health }) });
  health.probeWith(() => touch(connection));
  return {
    kind: "sqlite",
    kysely,
    health,
    async atomically(work) {
      try {
        return await queue.run("write", () => runWithoutPause(connection, work));
      } catch (cause) {
        throw refusalFrom(cause, health);
      }
    },
    async close() {
      health.close();
      await kysely.destroy();
      connection.close();
    },
  };
}

/** SAFETY: no await in here. Whoever shares the connection can neither write into this transaction nor roll it back. */
function runWithoutPause<T>(connection: SqliteConnection, work: () => Work<T>): T {
  connection.begin();
  try {
    const steps = work();
    let step = steps.next([]);
    while (!step.done) step = steps.next(connection.run(step.value).rows);
    connection.commit();
    return step.value;
  } catch (cause) {
    connection.rollback();
    throw cause;
  }
}

/** The smallest write that reaches the disk; false while a transaction with pauses is open. */
async function touch(connection: SqliteConnection): Promise<boolean> {
  if (connection.isTransaction) return false;
  const [row] = connection.run(CompiledQuery.raw("pragma user_version")).rows as { user_version: number }[];
  connection.execute(`pragma user_version = ${row?.user_version ?? 0}`);
  return true;
}
