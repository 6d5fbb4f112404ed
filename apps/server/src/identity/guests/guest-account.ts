// A guest's row becomes the account (GU2): the address is written into it before it is proven, and the proof, taken the way
// it is taken from everybody, makes it a member's. So the id stays, and nothing that hangs on it has to move.
import { AsyncLocalStorage } from "node:async_hooks";
import type { Database } from "../../db/database.ts";
import { firstRow, rows } from "../../db/work.ts";
import type { Work } from "../../db/work.ts";
import type { Clock, Random } from "../../ports/process.ts";
import { timeOf } from "../embedded/kept-identity.ts";

/** The address that a guest gives. */
export interface AddressClaim {
  readonly guestId: string;
  /** In small letters. */
  readonly email: string;
  /** The hash of the password they chose; null when they chose none. */
  readonly hash: string | null;
  /** Nobody has to prove an address here: they are a member at once, and their sessions as a guest end. */
  readonly isMember: boolean;
  /** A picture of them, if there is one. */
  readonly image?: string | null | undefined;
}

export interface GuestAccounts {
  /**
   * Writes the address into the guest's row, in place of any they gave before. False, and nothing changed, when somebody has
   * it already, they gave this one before and choose no password now, or they are no guest any more.
   */
  claim(claim: AddressClaim): Promise<boolean>;
}

const ACCOUNT_ID_BYTES = 18;

/** Works on a migrated database. */
export function createGuestAccounts(deps: {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
}): GuestAccounts {
  const { database, clock, random } = deps;
  const isTaken = async ({ email, guestId }: AddressClaim) => {
    const others = database.kysely.selectFrom("auth_user").select("id").where("email", "=", email);
    return (await others.where("id", "<>", guestId).executeTakeFirst()) !== undefined;
  };
  return {
    async claim(claim) {
      if (await isTaken(claim)) return false;
      const accountId = Buffer.from(random.bytes(ACCOUNT_ID_BYTES)).toString("base64url");
      try {
        return await database.atomically(() => write(database, claim, { accountId, now: clock.now() }));
      } catch (cause) {
        // Two people asked for one address at once: the unique column let one through.
        if (await isTaken(claim)) return false;
        throw cause;
      }
    },
  };
}

function* write(
  { kysely, kind }: Database,
  { guestId, email, hash, isMember, image }: AddressClaim,
  { accountId, now }: { readonly accountId: string; readonly now: number },
): Work<boolean> {
  const at = timeOf(kind, now);
  const [yes, no] = kind === "sqlite" ? [1, 0] : [true, false];
  const written = yield* firstRow(
    kysely
      .updateTable("auth_user")
      .set({
        email,
        updatedAt: at,
        ...(image !== undefined && { image }),
        ...(isMember && { isAnonymous: no }),
      })
      .where("id", "=", guestId)
      .where("isAnonymous", "=", yes)
      .$if(hash === null, (some) => some.where("email", "<>", email))
      .returning("id"),
  );
  if (written === undefined) return false;
  yield* rows(kysely.deleteFrom("auth_account").where("userId", "=", guestId));
  if (hash !== null)
    yield* rows(
      kysely.insertInto("auth_account").values({
        id: accountId,
        accountId: guestId,
        providerId: "credential",
        userId: guestId,
        password: hash,
        createdAt: at,
        updatedAt: at,
      }),
    );
  if (isMember) yield* rows(kysely.deleteFrom("auth_session").where("userId", "=", guestId));
  return true;
}

const visiting = new AsyncLocalStorage<string>();

/** Runs a call in which the guest of this id may turn out to have an address. */
export function asGuest<T>(guestId: string | null, call: () => Promise<T>): Promise<T> {
  return guestId === null ? call() : visiting.run(guestId, call);
}

/** The guest whose call this is, or null. */
export function visitingGuest(): string | null {
  return visiting.getStore() ?? null;
}
