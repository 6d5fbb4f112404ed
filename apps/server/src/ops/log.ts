// The structured log: one JSON line per entry, without secrets and without e-mails. Whatever is written passes through
// `scrub` first, so that a careless caller leaks nothing.
import { pino } from "pino";
import type { DestinationStream } from "pino";
import type { Log } from "../ports/process.ts";

const SECRET_NAMES = /pass(word|wd)?$|secret|token|authorization|cookie|api_?key|^e?mail$|^to$/i;
const EMAIL = /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu;
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const URL_PASSWORD = /(\/\/[^:/?#\s]*):[^@/?#\s]+@/g;
const MAX_DEPTH = 6;
const MAX_TEXT_LENGTH = 4_000;

/** A copy without secrets: values under telling names, and e-mails, tokens and passwords inside any text. Pure. */
export function scrub(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return scrubText(value);
  if (typeof value !== "object" || value === null) return value;
  if (depth >= MAX_DEPTH) return "[deep]";
  if (value instanceof Error) return scrubError(value, depth);
  if (Array.isArray(value)) return value.map((item) => scrub(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name,
      SECRET_NAMES.test(name) ? "[removed]" : scrub(item, depth + 1),
    ]),
  );
}

function scrubText(text: string): string {
  return text
    .slice(0, MAX_TEXT_LENGTH)
    .replace(URL_PASSWORD, "$1:[removed]@")
    .replace(EMAIL, "[e-mail]")
    .replace(JWT, "[token]");
}

function scrubError(error: Error, depth: number): Record<string, unknown> {
  const { name, message, stack, cause } = error;
  return {
    type: name,
    message: scrubText(message),
    ...(stack !== undefined && { stack: scrubText(stack) }),
    ...(cause !== undefined && { cause: scrub(cause, depth + 1) }),
  };
}

/** Makes the log. `level` as in LOG_LEVEL; writes to standard error unless a destination is given. */
export function createLog(level: string, destination?: DestinationStream): Log {
  const log = pino(
    {
      level,
      base: null,
      serializers: { err: (error: unknown) => error },
      formatters: { log: (fields) => scrub(fields) as Record<string, unknown> },
    },
    destination ?? pino.destination({ fd: 2, sync: true }),
  );
  return {
    info: (fields, message) => log.info(fields, scrubText(message)),
    warn: (fields, message) => log.warn(fields, scrubText(message)),
    error: (fields, message) => log.error(fields, scrubText(message)),
  };
}
