// Opens the database that the settings name, brings it to the present schema, and makes sure that nobody's running games are
// taken for a dead process's: a SQLite folder belongs to one process at a time, on PostgreSQL each process holds a lease.
import { DatabaseSync } from "node:sqlite";
import { join } from "node:path";
import { StartRefusal } from "../errors.ts";
import type { Clock, Log } from "../ports.ts";
import type { Database } from "./database.ts";
import { migrate } from "./migrate.ts";
import type { ProcessLease } from "./process-lease.ts";
import { openSqlite } from "./sqlite.ts";

interface OpenedDatabase {
  readonly database: Database;
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
  const unlock = lockFolder(options.dataDir);
  const database = openSqlite(join(options.dataDir, "fitil.sqlite"), options);
  await migrate(database);
  return {
    database,
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
    throw new StartRefusal("DATABASE_URL expects a PostgreSQL that can be reached, but it did not answer.", {
      cause,
    });
  }
  // A migration may take its time, and those who start at once wait for each other.
  const patient = openPostgres(url, lost);
  try {
    await migrate(patient);
  } finally {
    await patient.close();
  }
  await lease.renew();
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
  const lock = new DatabaseSync(join(folder, "in-use.lock"), { timeout: FOLDER_WAIT_MS });
  try {
    lock.exec("begin exclusive");
  } catch (cause) {
    lock.close();
    throw new StartRefusal(`DATA_DIR expects a folder of its own, but another server is using ${folder}.`, {
      cause,
    });
  }
  return () => lock.close();
}
