// A guest's one try of the mentor (GU3), in place of what members have: one charged answer each, and so many a day for a
// network, or whoever comes back as another guest would have as many as they like. Members' requests are somebody else's.
import type { Database } from "../db/database.ts";
import { rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { Clock } from "../ports/process.ts";
import type { MentorAllowance } from "../ports/mentor-requests.ts";
import type { SharedPlaces, SharedSite } from "../ports/shared-site.ts";
import { DAY_MS, MINUTE_MS } from "../ports/process.ts";

export interface TriesDeps {
  readonly database: Database;
  readonly clock: Pick<Clock, "now">;
  /** Whether the host gives anything for free. */
  readonly hasTry: boolean;
  /** The other processes of the site; null where there are none. */
  readonly shared?: Pick<SharedSite, "places"> | null;
}

const MAX_A_DAY = 10;
/** An answer takes no longer; until then a try counts here, charged or not. */
const HOLD_MS = 15 * MINUTE_MS;

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
  const shared = deps.shared ? triesTogether(deps, deps.shared.places) : null;
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
    return triers.size >= MAX_A_DAY ? "mentor/guest_tries_over" : null;
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
      const barred = code ?? (await shared?.hold(userId, guest.address, answerId)) ?? null;
      if (barred !== null) return { ok: false, code: barred };
      held.set(userId, { answerId, address: guest.address, since: clock.now() });
      return { ok: true };
    },
    async charge(userId, answerId) {
      const mine = held.get(userId);
      // They may have signed up while it was written: it was the guest's answer all the same.
      if (mine?.answerId !== answerId) return members.charge(userId, answerId);
      const order = { userId, answerId, address: mine.address, at: clock.now() };
      await database.atomically(() => noteTry(database, order));
      shared?.free(userId, mine.address, answerId);
    },
    release(userId, answerId) {
      const mine = held.get(userId);
      if (mine?.answerId !== answerId) return members.release(userId, answerId);
      held.delete(userId);
      shared?.free(userId, mine.address, answerId);
    },
  };
}

/** What is held by all processes of the site together; while they cannot be asked, each holds for itself. */
function triesTogether({ database, clock }: TriesDeps, places: SharedPlaces) {
  const free = (userId: string, address: string, answerId: string) => {
    for (const done of [places.free(`try:${userId}`, answerId), places.free(`tries:${address}`, userId)])
      // What is not let go of now is void by itself, as every shared place.
      done.catch(() => undefined);
  };
  return {
    free,
    async hold(userId: string, address: string, answerId: string): Promise<Refusal | null> {
      const had = new Set(await triersOf(database, address, clock.now()));
      had.delete(userId);
      // Null where the others cannot be asked: each process then holds for itself.
      const mine = await places.take(`try:${userId}`, answerId, 1).catch(() => null);
      if (mine !== null && mine.kind !== "taken") return "mentor/guest_try_used";
      // As above.
      const all = await places.take(`tries:${address}`, userId, MAX_A_DAY - had.size).catch(() => null);
      if (all === null || all.kind === "taken") return null;
      free(userId, address, answerId);
      return all.kind === "held" ? "mentor/guest_try_used" : "mentor/guest_tries_over";
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
    .limit(MAX_A_DAY + 1)
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
