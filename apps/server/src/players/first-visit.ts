// An account's first visit: its player is made, with a name that nobody has, and chips. A guest who has signed up becomes a member; a
// closed account's token makes nothing.
import { createHash, createHmac } from "node:crypto";
import { playerNameSchema } from "@fitil/contracts";
import type { Database } from "../db/database.ts";
import { lookAlikeKey } from "../db/look-alike-key.ts";
import { rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { Visit } from "../http/caller/edge.ts";
import type { Language } from "../http/language.ts";
import type { GuestBook } from "../ports/people.ts";
import type { Clock, Random } from "../ports/process.ts";
import type { Account } from "../ports/sessions.ts";
import { NEW_SKILL_ESTIMATE } from "./rating/skill-estimate.ts";
import { defaultName } from "./names.ts";

/** Longer than any token lives, so that a closed account's token cannot make it again. */
const CLOSED_MS = 70 * 60 * 1000;
const MAX_NAME_TRIES = 40;
const MAX_PHOTO_URL_LENGTH = 2000;

/** What a first visit needs. */
export interface FirstVisitDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  /** Opens the chips account of a new player; a second call changes nothing. */
  readonly openChips: (account: Account) => Promise<void>;
  /** Gives the starting chips to a guest who has signed up; a second call changes nothing. */
  readonly startChips: (account: Account) => Promise<void>;
  readonly guests: GuestBook;
}

/**
 * Makes the player of an account that comes for the first time, and brings a known one up to date; false: the account was closed just now,
 * and only its token is still about.
 */
export async function ensurePlayer(deps: FirstVisitDeps, account: Account, visit: Visit): Promise<boolean> {
  const { kysely } = deps.database;
  const photoUrl = pictureOf(account);
  const known = await kysely
    .selectFrom("player")
    .select(["photo_url", "is_guest"])
    .where("user_id", "=", account.userId)
    .executeTakeFirst();
  if (known) {
    if (known.is_guest === 1)
      await (account.isGuest ? deps.guests.seen(account.userId) : becomeMember(deps, account));
    if (known.photo_url !== photoUrl)
      await kysely
        .updateTable("player")
        .set({ photo_url: photoUrl })
        .where("user_id", "=", account.userId)
        .execute();
    return true;
  }
  const closed = await kysely
    .selectFrom("closed_account")
    .select("closed_at")
    .where("user_digest", "=", digest(account.userId))
    .where("closed_at", ">", deps.clock.now() - CLOSED_MS)
    .executeTakeFirst();
  if (closed) return false;
  if (account.isGuest) await deps.guests.admit(account.userId, visit.address);
  // Chips first: a crash in between leaves no player, so the next call does both again and neither twice.
  await deps.openChips(account);
  await insertPlayer(deps, account, { photoUrl, language: visit.language });
  return true;
}

/** A guest has signed up: they get their chips, and count as somebody who begins now (GU5). */
async function becomeMember(
  { database, clock, guests, startChips }: FirstVisitDeps,
  account: Account,
): Promise<void> {
  await startChips(account);
  await database.atomically(function* (): Work<void> {
    yield* rows(
      database.kysely
        .updateTable("player")
        .set({ is_guest: 0, created_at: clock.now() })
        .where("user_id", "=", account.userId)
        .where("is_guest", "=", 1),
    );
    yield* guests.erasure(account.userId);
  });
}

async function insertPlayer(
  deps: FirstVisitDeps,
  account: Account,
  { photoUrl, language }: { readonly photoUrl: string | null; readonly language: Language },
): Promise<void> {
  const kind = account.isGuest ? (`guest-${language}` as const) : "player";
  const wanted = playerNameSchema.safeParse(account.isGuest ? null : account.name);
  for (let attempt = 0; attempt < MAX_NAME_TRIES; attempt++) {
    const name = attempt === 0 && wanted.success ? wanted.data : defaultName(deps.random, attempt, kind);
    const inserted = await deps.database.kysely
      .insertInto("player")
      .values({
        user_id: account.userId,
        name,
        name_key: lookAlikeKey(name),
        photo_url: photoUrl,
        ...NEW_SKILL_ESTIMATE,
        created_at: deps.clock.now(),
        is_guest: account.isGuest ? 1 : 0,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("user_id")
      .executeTakeFirst();
    if (inserted) return;
    // Either the name is taken, or another call of the same person was first.
    const there = await deps.database.kysely
      .selectFrom("player")
      .select("user_id")
      .where("user_id", "=", account.userId)
      .executeTakeFirst();
    if (there) return;
  }
  throw new Error("No free name was found for a new player");
}

/** Remembers for a while that the account is closed, in the transaction that erases it. */
export function* noteClosed({ kysely }: Database, userId: string, now: number): Work<void> {
  const closed = { user_digest: digest(userId), closed_at: now };
  yield* rows(
    kysely
      .insertInto("closed_account")
      .values(closed)
      .onConflict((conflict) => conflict.column("user_digest").doUpdateSet({ closed_at: now })),
  );
}

/** Forgets closed accounts of which no token can be about any more. */
export function* forgetClosed({ kysely }: Database, now: number): Work<void> {
  yield* rows(kysely.deleteFrom("closed_account").where("closed_at", "<=", now - CLOSED_MS));
}

/** The provider's picture, if a page may show it. */
function pictureOf({ photoURL }: Account): string | null {
  if (photoURL === null || photoURL.length > MAX_PHOTO_URL_LENGTH) return null;
  return URL.parse(photoURL)?.protocol === "https:" ? photoURL : null;
}

function digest(userId: string): string {
  return createHash("sha256").update(userId).digest("base64url");
}

/**
 * Makes the digest that stands for an account's holder in the books: whoever has the database but not the secret cannot tell whether an
 * address was ever here. The same holder gives the same text as long as the secret stands.
 */
export function createHolderDigest(secret: string): (account: Pick<Account, "holder">) => string {
  return ({ holder }) =>
    createHmac("sha256", secret).update(`holder of chips\n${holder}`).digest("base64url");
}
