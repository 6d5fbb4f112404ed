// A guest's one try of the mentor (GU3), in place of what members have: one charged answer each, and so many a day for a
// network, or whoever comes back as another guest would have as many as they like. Members' requests are somebody else's.
import type { Database } from "../db/database.ts";
import { rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { Clock, MentorAllowance } from "../ports.ts";

export interface TriesDeps {
  readonly database: Database;
  readonly clock: Pick<Clock, "now">;
  /** Whether the host gives anything for free. */
  readonly hasTry: boolean;
}

const DAY_MS = 86_400_000;
const MOST_A_DAY = 10;
/** An answer takes no longer; until then a try counts here, charged or not. */
const HOLD_MS = 15 * 60_000;

interface Held {
  readonly answerId: string;
  /** The guest's network. */
  readonly address: string;
  readonly since: number;
}

type Refusal = "mentor/guest_try_used" | "mentor/guest_tries_over";

/** The allowance of guests and members: `members` answers for everybody who is no guest. */
export function createGuestAllowance(deps: TriesDeps, members: MentorAllowance): MentorAllowance {
  const { database, clock } = deps;
  const held = new Map<string, Held>();
  const forget = () => {
    for (const [userId, { since }] of held) if (since + HOLD_MS <= clock.now()) held.delete(userId);
  };
  const guestOf = (userId: string) =>
    database.kysely
      .selectFrom("guest")
      .select(["address", "tried"])
      .where("user_id", "=", userId)
      .executeTakeFirst();
  /** Why there is no try for them, or null. Everything that is asked of `held` is asked after the last wait. */
  const refusalFor = async (
    userId: string,
    { address, tried }: { address: string; tried: string | null },
    answerId: string | null,
  ): Promise<Refusal | null> => {
    const triers = new Set(await triersOf(database, address, clock.now()));
    forget();
    const mine = held.get(userId);
    if (!deps.hasTry || tried !== null || (mine !== undefined && mine.answerId !== answerId))
      return "mentor/guest_try_used";
    for (const [other, one] of held) if (one.address === address) triers.add(other);
    triers.delete(userId);
    return triers.size >= MOST_A_DAY ? "mentor/guest_tries_over" : null;
  };

  return {
    async state(userId) {
      const guest = await guestOf(userId);
      if (guest === undefined) return members.state(userId);
      const refusal = await refusalFor(userId, guest, null);
      return { plan: "free", requestsLeft: refusal === null ? 1 : 0 };
    },
    async hold(userId, answerId) {
      const guest = await guestOf(userId);
      if (guest === undefined) return members.hold(userId, answerId);
      const code = await refusalFor(userId, guest, answerId);
      if (code !== null) return { ok: false, code };
      held.set(userId, { answerId, address: guest.address, since: clock.now() });
      return { ok: true };
    },
    async charge(userId, answerId) {
      const mine = held.get(userId);
      // They may have signed up while it was written: it was the guest's answer all the same.
      if (mine?.answerId !== answerId) return members.charge(userId, answerId);
      const order = { userId, answerId, address: mine.address, at: clock.now() };
      await database.atomically(() => noteTry(database, order));
    },
    release(userId, answerId) {
      if (held.get(userId)?.answerId === answerId) held.delete(userId);
      else members.release(userId, answerId);
    },
  };
}

/** Whose try was had in this network within a day. */
async function triersOf({ kysely }: Database, address: string, now: number): Promise<string[]> {
  const tries = await kysely
    .selectFrom("guest_use")
    .select("user_id")
    .where("address", "=", address)
    .where("kind", "=", "try")
    .where("at", ">", now - DAY_MS)
    .limit(MOST_A_DAY + 1)
    .execute();
  return tries.map(({ user_id }) => user_id);
}

function* noteTry(
  { kysely }: Database,
  order: {
    readonly userId: string;
    readonly answerId: string;
    readonly address: string;
    readonly at: number;
  },
): Work<void> {
  const { userId, answerId, address, at } = order;
  yield* rows(
    kysely
      .updateTable("guest")
      .set({ tried: answerId })
      .where("user_id", "=", userId)
      .where("tried", "is", null),
  );
  yield* rows(
    kysely
      .insertInto("guest_use")
      .values({ kind: "try", user_id: userId, address, at })
      .onConflict((known) => known.doNothing()),
  );
}
