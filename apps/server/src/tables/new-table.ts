// What making a table takes and answers: who makes it, what it is called, and which rule the wish breaks (LB1). Pure.
import type { Code } from "@fitil/contracts";
import type { Account } from "../ports/sessions.ts";

/** Whoever makes a table. */
export type TableOwner = Pick<Account, "userId" | "isGuest">;

/** A made table, or why there is none. */
export type Created =
  | { readonly ok: true; readonly id: string }
  | { readonly ok: false; readonly code: Code };

/** Characters that would break a row of the list: controls, line and paragraph separators, direction overrides. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/** A given name made fit for a row: well-formed, one line, single spaces; "" when nothing is left to see. */
export function cleanTableName(name: string): string {
  return name.toWellFormed().replace(UNSEEN, " ").replace(/\s+/gu, " ").trim();
}

/** The name of a table that was given none: the lowest number that no open table uses. */
export function defaultTableName(taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = `Стол №${number}`;
    if (!taken.has(name)) return name;
  }
}

/** Which rule of LB1 a body breaks; the stake is looked at first. */
export function codeOfIssues(issues: readonly { readonly path: readonly PropertyKey[] }[]): Code {
  const fields = issues.map((issue) => issue.path[0]);
  if (fields.includes("stakes")) return "rooms/bad_stake";
  return fields.includes("name") ? "rooms/bad_name" : "request/bad";
}
