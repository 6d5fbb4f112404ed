// An account's first visit: its player is made, with a name that nobody has, and chips. A guest who has signed up becomes a member; a
// closed account's token makes nothing.
import type { Database } from "../db/database.ts";
import { rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { Visit } from "../http/caller/edge.ts";
import type { GuestBook } from "../ports/people.ts";
import type { Clock, Random } from "../ports/process.ts";
import type { Account } from "../ports/sessions.ts";
import { isClosed } from "./closed-accounts.ts";
import { insertPlayer } from "./new-player.ts";

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
  if (await isClosed(deps.database, account.userId, deps.clock.now())) return false;
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

/** The provider's picture, if a page may show it. */
function pictureOf({ photoURL }: Account): string | null {
  if (photoURL === null || photoURL.length > MAX_PHOTO_URL_LENGTH) return null;
  return URL.parse(photoURL)?.protocol === "https:" ? photoURL : null;
}
