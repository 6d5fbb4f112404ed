// The end of an account: everything that anybody keeps of a person, in one transaction. By the person's own hand, or because
// a guest has not been seen for long.
import type { Database } from "../db/database.ts";
import type { Work } from "../db/work.ts";
import type { GuestBook, PersonalData } from "../ports/people.ts";
import type { Identity } from "../ports/sessions.ts";
import type { PlayerAccounts } from "./players.ts";

export interface CloseAccountDeps {
  readonly database: Database;
  readonly identity: Identity;
  readonly players: Pick<PlayerAccounts, "erasure">;
  /** What other slices keep about people. */
  readonly alsoKept: readonly PersonalData[];
  /** Lets go of the person's chips, inside the deletion's transaction. Throws `user/in_game` while a stake of theirs is in escrow. */
  readonly releaseChips: (userId: string) => Work<void>;
  /** Whether the person's game still runs. */
  readonly isInGame: (userId: string) => boolean | Promise<boolean>;
  /** An account is gone: its seat and its connections go too. */
  readonly accountClosed: (userId: string) => void;
}

/** Closes it at once. Throws `user/in_game` while a game of theirs is not settled. */
export async function closeAccount(deps: CloseAccountDeps, userId: string): Promise<void> {
  for (const kept of deps.alsoKept) await kept.eraseBulk?.(userId);
  await deps.database.atomically(function* (): Work<void> {
    for (const kept of deps.alsoKept) yield* kept.erasure(userId);
    yield* deps.players.erasure(userId);
    yield* deps.releaseChips(userId);
    yield* deps.identity.erasure(userId);
  });
  deps.accountClosed(userId);
}

/** Who is a guest, and when they were last seen. */
interface ForsakenGuests extends Pick<GuestBook, "seen" | "erasure"> {
  forsaken(): Promise<string | null>;
}

/** Closes the accounts of guests whom nobody has seen for a week (GU2); returns how many. One that plays is left for another week. */
export async function closeForsaken(deps: CloseAccountDeps, guests: ForsakenGuests): Promise<number> {
  let closed = 0;
  for (let userId = await guests.forsaken(); userId !== null; userId = await guests.forsaken()) {
    const forsaken = userId;
    if (await deps.isInGame(forsaken)) await guests.seen(forsaken);
    // Signed up, and never here since: nobody's to delete.
    else if (!(await deps.identity.isGuest(forsaken)))
      await deps.database.atomically(() => guests.erasure(forsaken));
    else {
      await closeAccount(deps, forsaken);
      closed += 1;
    }
  }
  return closed;
}
