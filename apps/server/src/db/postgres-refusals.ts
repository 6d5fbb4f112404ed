// Why a PostgreSQL cannot be used, for whoever starts the process: one sentence that names what to change. Addresses hold a password, so
// none is said.
import { StartRefusal } from "../errors.ts";

/** By PostgreSQL's SQLSTATE and the operating system's names. */
const SENTENCES: Readonly<Record<string, string>> = {
  "25006": "a PostgreSQL that can be written, but this one is read-only.",
  "28P01": "a user and a password that PostgreSQL takes, but it refused them.",
  "28000": "a user whom PostgreSQL lets in from here, but it refused them (pg_hba.conf).",
  "3D000": "a database that is there, but PostgreSQL has none of this name.",
  "42501": "a user who may make tables in this database, but they may not: let them own it.",
  "53300":
    "a PostgreSQL with free connections, of which each process takes up to 12, but all are taken (max_connections, or the user's own limit).",
  "57P03": "a PostgreSQL that is ready, but this one is just starting or stopping.",
  ECONNREFUSED: "an address where a PostgreSQL listens, but nothing does there.",
  ENOTFOUND: "a machine that has this name, but nobody knows it.",
};

/** The refusal that the start ends with; null: what happened is no fault of the settings. */
export function postgresRefusal(error: unknown): StartRefusal | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const sentence = "code" in cause ? SENTENCES[String(cause.code)] : undefined;
    if (sentence !== undefined) return new StartRefusal(`DATABASE_URL expects ${sentence}`, { cause: error });
  }
  return null;
}
