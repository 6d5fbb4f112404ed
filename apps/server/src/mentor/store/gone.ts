// Writes that come a moment too late: what they hang on was deleted after it was found. The database refuses them.

/** SQLITE_CONSTRAINT_FOREIGNKEY. */
const SQLITE_NO_PARENT = 787;
/** foreign_key_violation. */
const POSTGRES_NO_PARENT = "23503";

/** What a write was to change is not there any more, where the database has no constraint to say so. */
export class GoneMeanwhile extends Error {
  constructor() {
    super("What was to be written to is gone");
    this.name = "GoneMeanwhile";
  }
}

/** Whether a write failed because the person, chat or project that it belongs to is no longer there. */
export function isOfSomethingGone(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  return (
    cause instanceof GoneMeanwhile ||
    ("errcode" in cause && cause.errcode === SQLITE_NO_PARENT) ||
    ("code" in cause && cause.code === POSTGRES_NO_PARENT)
  );
}
