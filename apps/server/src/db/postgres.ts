// PostgreSQL behind the same door: a pool, and transactions that are tried again when the server says that two of
// them met. Loaded only when DATABASE_URL is set.
import { Kysely, sql } from "kysely";
import pg from "pg";
import type { Clock, Log } from "../ports/process.ts";
import type { Database } from "./database.ts";
import { DatabaseHealth } from "./database-health.ts";
import { refusalFor } from "./database-trouble.ts";
import { RefusingPostgresDialect } from "./postgres-driver.ts";
import type { Tables } from "./schema.ts";
import type { Work } from "./work.ts";

const INT8_OID = 20;
const MAX_CONNECTIONS = 10;
/** For a free connection of the pool as well as for a new one. */
const CONNECT_TIMEOUT_MS = 10_000;
/** Nobody waits longer for a row that somebody else holds, or for any one statement. */
const LOCK_TIMEOUT_MS = 10_000;
const STATEMENT_TIMEOUT_MS = 20_000;
const MAX_TRIES = 8;
/** serialization_failure, deadlock_detected. */
const CONFLICTS = new Set(["40001", "40P01"]);

/**
 * Opens a pool on `url` (postgres://…). Nothing connects before the first query. `onLost` hears of idle connections that
 * broke; `deps`: a clock that never jumps and the log of troubles. Without them statements and locks may take as long as they
 * like.
 */
export function openPostgres(
  url: string,
  onLost: (error: Error) => void,
  deps: { readonly clock: Clock; readonly log: Log } | null = null,
): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    ...(deps !== null && { lock_timeout: LOCK_TIMEOUT_MS, statement_timeout: STATEMENT_TIMEOUT_MS }),
    keepAlive: true,
    types: { getTypeParser },
  });
  // An idle connection that breaks must not take the process down; the next query opens a new one.
  let closing = false;
  pool.on("error", (error) => {
    if (!closing) onLost(error);
  });
  // Nor may one that breaks between two statements of a transaction: the pool listens to those that are idle, and whoever has it
  // learns of it by the next statement.
  pool.on("connect", (client) => client.on("error", () => undefined));
  const health = new DatabaseHealth(deps);
  const kysely = new Kysely<Tables>({ dialect: new RefusingPostgresDialect({ pool }, health) });
  // Taking a transaction's number is the smallest write.
  health.probeWith(async () => {
    await sql`select pg_current_xact_id()`.execute(kysely);
    return true;
  });
  return {
    kind: "postgres",
    kysely,
    health,
    atomically: (work) => runWithRetries(kysely, work),
    async close() {
      closing = true;
      health.close();
      await kysely.destroy();
    },
  };
}

/** Chips and times are whole numbers far below 2^53: bigint columns come back as numbers. */
const getTypeParser: typeof pg.types.getTypeParser = (oid: number, format?: "text" | "binary") =>
  oid === INT8_OID && format !== "binary" ? Number : pg.types.getTypeParser(oid, format as "text");

async function runWithRetries<T>(kysely: Kysely<Tables>, work: () => Work<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await runOnce(kysely, work);
    } catch (cause) {
      if (!isConflict(cause)) throw cause;
      if (tries >= MAX_TRIES) throw refusalFor("locked", cause);
    }
  }
}

function runOnce<T>(kysely: Kysely<Tables>, work: () => Work<T>): Promise<T> {
  return kysely.transaction().execute(async (transaction) => {
    const steps = work();
    let step = steps.next([]);
    while (!step.done) {
      const result = await transaction.executeQuery(step.value);
      step = steps.next(result.rows);
    }
    return step.value;
  });
}

function isConflict(cause: unknown): boolean {
  return (
    cause instanceof Error && "code" in cause && typeof cause.code === "string" && CONFLICTS.has(cause.code)
  );
}
