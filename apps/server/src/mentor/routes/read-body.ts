// Bodies and addresses of calls, parsed once: by a schema of the contracts, with what no database can hold taken out.
import type { Code } from "@fitil/contracts";
import { z } from "zod";
import { plainText } from "../plain-text.ts";

export type ParsedBody<T> =
  | { readonly ok: true; readonly data: T }
  | { readonly ok: false; readonly code: Code };

/** The body as its schema says; `mentor/text_too_long` when a text is, `request/bad` for anything else. */
export function readBody<Schema extends z.ZodType>(
  schema: Schema,
  body: unknown,
): ParsedBody<z.output<Schema>> {
  const parsed = schema.safeParse(body);
  if (!parsed.success) return { ok: false, code: codeOf(parsed.error) };
  // Some shapes take anything inside: nesting that nobody means must not exhaust the stack.
  if (isDeeperThan(parsed.data, MAX_DEPTH)) return { ok: false, code: "request/bad" };
  const kept = plain(parsed.data) as z.output<Schema>;
  // PERF: hardly anybody sends what has to be taken out.
  if (kept === parsed.data) return { ok: true, data: kept };
  // What was only characters that cannot be kept is empty now, and may be refused for it.
  const again = schema.safeParse(kept);
  return again.success ? { ok: true, data: again.data } : { ok: false, code: "request/bad" };
}

function codeOf({ issues }: z.ZodError): Code {
  const tooLong = issues.some((issue) => issue.code === "too_big" && issue.origin === "string");
  return tooLong ? "mentor/text_too_long" : "request/bad";
}

/** No body of ours is half as deep. */
const MAX_DEPTH = 32;

function isDeeperThan(value: unknown, most: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return most === 0 || Object.values(value).some((inner) => isDeeperThan(inner, most - 1));
}

/** Every text in a parsed body, however deep, as a database can hold it; the very same body when it can hold all of it. */
function plain(value: unknown): unknown {
  if (typeof value === "string") return plainText(value);
  if (Array.isArray(value)) {
    const items = value.map(plain);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const kept = entries.map(([key, inner]) => [key, plain(inner)] as const);
  return kept.some(([, inner], index) => inner !== entries[index]?.[1]) ? Object.fromEntries(kept) : value;
}

const ID = /^[A-Za-z0-9_-]{6,64}$/;

/** The id in an address; null when nothing can have such an id. */
export function idIn(params: unknown, name = "id"): string | null {
  const value = (params as Record<string, unknown> | null)?.[name];
  return typeof value === "string" && ID.test(value) ? value : null;
}
