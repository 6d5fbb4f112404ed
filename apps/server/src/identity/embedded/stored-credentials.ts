// What the identity's library has stored of the ways in: whom a one-time link was sent to, and the hash of an address's password.
import { createHash } from "node:crypto";
import type { Database } from "../../db/database.ts";

/** The e-mail that a one-time link was sent to, or null when the link is unknown or used. Does not use it up. */
export async function emailOfLink({ kysely }: Database, token: string): Promise<string | null> {
  const identifier = `magic-link:${createHash("sha256").update(token).digest("base64url")}`;
  const link = await kysely
    .selectFrom("auth_verification")
    .select("value")
    .where("identifier", "=", identifier)
    .executeTakeFirst();
  if (!link) return null;
  const value: unknown = JSON.parse(link.value);
  if (typeof value !== "object" || value === null || !("email" in value)) return null;
  return typeof value.email === "string" ? value.email.toLowerCase() : null;
}

/** The stored hash of an address's password, or null without one. `email` in small letters. */
export async function passwordHashOf({ kysely }: Database, email: string): Promise<string | null> {
  const found = await kysely
    .selectFrom("auth_user")
    .innerJoin("auth_account", "auth_account.userId", "auth_user.id")
    .select("auth_account.password")
    .where("auth_user.email", "=", email)
    .where("auth_account.providerId", "=", "credential")
    .executeTakeFirst();
  return found?.password ?? null;
}
