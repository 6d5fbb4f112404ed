// Opens the database that the settings name, brings it to the present schema, and makes sure that nobody's running games are
// taken for a dead process's: a SQLite folder belongs to one process at a time, on PostgreSQL each process holds a lease.
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { StartRefusal } from "../errors.ts";
import type { Clock, Log } from "../ports/process.ts";
import type { Database } from "./database.ts";
import { isForeign, troubleOf } from "./database-trouble.ts";
import type { Trouble } from "./database-trouble.ts";
import { migrate } from "./migrate.ts";
import { postgresRefusal } from "./postgres-refusals.ts";
import type { ProcessLease } from "./process-lease.ts";
import { openSqlite } from "./sqlite.ts";

interface OpenedDatabase {
  readonly database: Database;
  /** Where an embedded database lies. */
  readonly file?: string;
  readonly isOwnerAlive: (ownerId: string) => Promise<boolean>;
  close(): Promise<void>;
}

/** A process that is going down may still hold the folder for a moment. */
const FOLDER_WAIT_MS = 3_000;

/** Opens and migrates it. Throws a `StartRefusal` that names the variable when it cannot be had. */
export async function openDatabase(options: {
  readonly env: { readonly databaseUrl: string | null };
  readonly dataDir: string;
  readonly ownerId: string;
  readonly log: Log;
  /** Never jumps. */
  readonly clock: Clock;
}): Promise<OpenedDatabase> {
  const { databaseUrl } = options.env;
  if (databaseUrl !== null) return openShared(databaseUrl, options);
  return openEmbedded(options);
}

async function openEmbedded(options: {
  readonly dataDir: string;
  readonly ownerId: string;
  readonly log: Log;
  readonly clock: Clock;
}): Promise<OpenedDatabase> {
  const unlock = lockFolder(options.dataDir);
  const file = join(options.dataDir, "fitil.sqlite");
  let database: Database;
  try {
    database = openSqlite(file, options);
    await migrate(database);
  } catch (cause) {
    throw startRefusal(cause, file) ?? cause;
  }
  return {
    database,
    file,
    isOwnerAlive: async (ownerId) => ownerId === options.ownerId,
    async close() {
      await database.close();
      unlock();
    },
  };
}

async function openShared(
  url: string,
  deps: { readonly ownerId: string; readonly log: Log; readonly clock: Clock },
): Promise<OpenedDatabase> {
  // PERF: the driver loads only where it is used.
  const [{ openPostgres }, { openProcessLease }] = await Promise.all([
    import("./postgres.ts"),
    import("./process-lease.ts"),
  ]);
  const { ownerId, log, clock } = deps;
  const lost = (cause: Error) => log.warn({ err: cause }, "a database connection was lost");
  const database = openPostgres(url, lost, deps);
  let lease: ProcessLease;
  try {
    const onLost = (cause: Error) => database.health.failed("away", cause);
    lease = await openProcessLease({ url, ownerId, clock, onLost });
  } catch (cause) {
    await database.close();
    const silent = "DATABASE_URL expects a PostgreSQL that can be reached, but it did not answer.";
    throw postgresRefusal(cause) ?? new StartRefusal(silent, { cause });
  }
  // A migration may take its time, and those who start at once wait for each other.
  const patient = openPostgres(url, lost);
  try {
    await migrate(patient);
    await lease.renew();
  } catch (cause) {
    await Promise.all([lease.close(), database.close()]);
    throw postgresRefusal(cause) ?? cause;
  } finally {
    await patient.close();
  }
  lease.keep();
  return {
    database,
    isOwnerAlive: (other) => lease.isAlive(other),
    async close() {
      await lease.close();
      await database.close();
    },
  };
}

/** Holds a file lock that the system drops with the process, however it ends. */
function lockFolder(folder: string): () => void {
  const path = join(folder, "in-use.lock");
  try {
    const lock = new DatabaseSync(path, { timeout: FOLDER_WAIT_MS });
    lock.exec("begin exclusive");
    return () => lock.close();
  } catch (cause) {
    if (troubleOf(cause) !== "locked") throw startRefusal(cause, path) ?? cause;
    throw new StartRefusal(`DATA_DIR expects a folder of its own, but another server is using ${folder}.`, {
      cause,
    });
  }
}

/** One sentence about a database file that cannot be used; null when that is not what is wrong. */
function startRefusal(error: unknown, file: string): StartRefusal | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const trouble = troubleOf(cause);
    if (trouble !== null)
      return new StartRefusal(sentenceOn(trouble, isForeign(cause), file), { cause: error });
  }
  return null;
}

function sentenceOn(trouble: Trouble, foreign: boolean, file: string): string {
  if (trouble === "full") return `DATA_DIR expects room on its disk, but there is none left for ${file}.`;
  if (trouble === "locked")
    return `DATA_DIR expects a database that nobody else holds, but ${file} stayed locked.`;
  if (foreign) return `DATA_DIR expects a database of this server, but ${file} is none or is damaged.`;
  return `DATA_DIR expects a database that can be read and written, but ${file} is not.`;
}
