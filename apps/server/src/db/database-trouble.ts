// What a database's own errors mean to whoever waits for an answer: it is locked, full, broken or away. Everything else is
// a bug or a conflict of data, and stays what it is.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Code } from "@fitil/contracts";
import { CodedError } from "../errors.ts";

/** `locked`: somebody else writes. `full`: no space left. `broken`: reading or writing fails. `away`: cannot be reached. */
export type Trouble = "locked" | "full" | "broken" | "away";

/** SQLite's primary result codes. */
const SQLITE: Readonly<Record<number, Trouble>> = {
  5: "locked", // BUSY
  15: "locked", // PROTOCOL: two processes raced for the write-ahead log
  13: "full", // FULL
  8: "broken", // READONLY
  10: "broken", // IOERR
  11: "broken", // CORRUPT
  14: "broken", // CANTOPEN
  26: "broken", // NOTADB
};
const PRIMARY_CODE = 0xff;

/** PostgreSQL's SQLSTATE and the operating system's names. */
const NAMED: Readonly<Record<string, Trouble>> = {
  "55P03": "locked", // lock_not_available
  "57014": "locked", // query_canceled: it took longer than statement_timeout
  "53100": "full", // disk_full
  "58030": "broken", // io_error
  "25006": "away", // read_only_sql_transaction: a failover in progress
  "53300": "away", // too_many_connections
  "57P01": "away", // admin_shutdown
  "57P02": "away", // crash_shutdown
  "57P03": "away", // cannot_connect_now
  ECONNREFUSED: "away",
  ECONNRESET: "away",
  EHOSTUNREACH: "away",
  ENETUNREACH: "away",
  ENOTFOUND: "away",
  EAI_AGAIN: "away",
  EPIPE: "away",
  ETIMEDOUT: "away",
};
/** SQLSTATE class 08: connection exceptions. */
const CONNECTION_CLASS = /^08...$/;
/** What the PostgreSQL driver says without a code. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered)/;

const ANSWERS: Readonly<Record<Trouble, { readonly code: Code; readonly retryAfterS: number }>> = {
  locked: { code: "server/busy", retryAfterS: 5 },
  full: { code: "server/disk_full", retryAfterS: 60 },
  broken: { code: "server/no_database", retryAfterS: 30 },
  away: { code: "server/no_database", retryAfterS: 5 },
};

/** Somebody waited for a lock until it made no sense any more. */
export class LockWaitTooLong extends Error {
  constructor(cause: unknown) {
    super("The database was not free in time", { cause });
    this.name = "LockWaitTooLong";
  }
}

/** What an error of either database means; null for bugs and for conflicts of data. Pure. */
export function troubleOf(error: unknown): Trouble | null {
  if (!(error instanceof Error)) return null;
  if (error instanceof LockWaitTooLong) return "locked";
  if ("errcode" in error && typeof error.errcode === "number")
    return SQLITE[error.errcode & PRIMARY_CODE] ?? null;
  if ("code" in error && typeof error.code === "string") {
    if (CONNECTION_CLASS.test(error.code)) return "away";
    const named = NAMED[error.code];
    if (named) return named;
  }
  return LOST_CONNECTION.test(error.message) ? "away" : null;
}

/** Whether SQLite found that the file is no database, or a damaged one (CORRUPT, NOTADB). Pure. */
export function isForeign(error: Error): boolean {
  return (
    "errcode" in error && typeof error.errcode === "number" && [11, 26].includes(error.errcode & PRIMARY_CODE)
  );
}

/** The refusal that callers get instead; `cause` is the database's own error. */
export function refusalFor(trouble: Trouble, cause: unknown): CodedError {
  const { code, retryAfterS } = ANSWERS[trouble];
  return new CodedError(code, { retryAfterS, cause });
}

const scope = new AsyncLocalStorage<{ refusal: CodedError | null }>();

/** Remembers a refusal for a library in between that swallows it. For the drivers. */
export function noteRefusal(refusal: CodedError): void {
  const store = scope.getStore();
  if (store) store.refusal = refusal;
}

/** Runs `task` and tells, beside its result, which refusal of the database it met on the way, if any. Rejects with it first. */
export async function watchRefusals<T>(
  task: () => Promise<T>,
): Promise<{ readonly result: T; readonly refusal: CodedError | null }> {
  const store: { refusal: CodedError | null } = { refusal: null };
  try {
    const result = await scope.run(store, task);
    return { result, refusal: store.refusal };
  } catch (cause) {
    throw store.refusal ?? cause;
  }
}
