// Who is here as a guest, from which network, and since when nobody has seen them (GU1, GU2). Counted in the database, so that
// a restart or a second process does not forget. Knows neither how guests sign in nor what they do.
import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../db/database.ts";
import { firstRow, rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { Env } from "../env.ts";
import { CodedError } from "../errors.ts";
import { networkOf } from "../http/caller/client-address.ts";
import type { GuestBook, PersonalData } from "../ports/people.ts";
import type { Clock } from "../ports/process.ts";
import type { MentorAllowance } from "../ports/mentor-requests.ts";
import type { SharedSite } from "../ports/shared-site.ts";
import { createGuestAllowance } from "./tries.ts";
import { DAY_MS, HOUR_MS } from "../ports/process.ts";

export interface GuestsDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Keys the digests of networks. */
  readonly secrets: { readonly identity: string };
  /** The other processes of the site; null where there are none. */
  readonly shared?: SharedSite | null;
  /** A host that gives nothing for free gives no try of the mentor either. */
  readonly env: Pick<Env, "mentorFreeRequests">;
}

/** Guests, and what only the account pages and the sweep need of them. */
export interface Guests extends GuestBook, PersonalData {
  /** Somebody who was not seen for a week, or null. They may have signed up meanwhile: ask the identity. */
  forsaken(): Promise<string | null>;
  /** Forgets what no limit asks for any more. Call now and then. */
  forgetExpired(): Promise<void>;
  /** The mentor's allowance of everybody: a guest's one try (GU3), and `members` for the rest. */
  allowance(members: MentorAllowance): MentorAllowance;
}

const KEPT_MS = 7 * DAY_MS;
const MAX_AN_HOUR = 10;
const MAX_AT_ONCE = 100;
/** PERF: being seen is written down once in so long. */
const SEEN_EVERY_MS = HOUR_MS;
/** Any number that nobody else locks by; the network's digest tells the locks apart. */
const ARRIVAL_LOCK = 728_130_447;

/** The digest that stands for a caller's network. Pure. */
function networkDigest(secret: string, address: string): string {
  return createHmac("sha256", secret)
    .update(`network of guests\n${networkOf(address)}`)
    .digest("base64url");
}

/** The guests of a migrated database. */
export function createGuestBook({ database, clock, secrets, env, shared = null }: GuestsDeps): Guests {
  const { identity: secret } = secrets;
  const hasTry = env.mentorFreeRequests !== 0;
  const { kysely } = database;
  const guest = (userId: string) => kysely.selectFrom("guest").where("user_id", "=", userId);
  return {
    section: "guest",
    allowance: (members) => createGuestAllowance({ database, clock, hasTry, shared }, members),
    async mayCome(address) {
      const network = networkDigest(secret, address);
      refuse(await database.atomically(() => waitOf(database, network, clock.now())));
    },
    async admit(userId, address) {
      const network = networkDigest(secret, address);
      const at = clock.now();
      refuse(await database.atomically(() => admit(database, { userId, network, at })));
    },
    async seen(userId) {
      const at = clock.now();
      const known = await guest(userId).select("seen_at").executeTakeFirst();
      if (known === undefined || known.seen_at > at - SEEN_EVERY_MS) return;
      await kysely.updateTable("guest").set({ seen_at: at }).where("user_id", "=", userId).execute();
    },
    async forsaken() {
      const found = await kysely
        .selectFrom("guest")
        .select("user_id")
        .where("seen_at", "<=", clock.now() - KEPT_MS)
        .orderBy("seen_at")
        .limit(1)
        .executeTakeFirst();
      return found?.user_id ?? null;
    },
    async forgetExpired() {
      const now = clock.now();
      for (const [kind, keptMs] of [
        ["arrival", HOUR_MS],
        ["try", DAY_MS],
      ] as const)
        await kysely
          .deleteFrom("guest_use")
          .where("kind", "=", kind)
          .where("at", "<=", now - keptMs)
          .execute();
    },
    record: async (userId) => (await guest(userId).select(["seen_at", "tried"]).executeTakeFirst()) ?? null,
    *erasure(userId) {
      yield* rows(kysely.deleteFrom("guest").where("user_id", "=", userId));
    },
  };
}

/** Writes a guest down, once. Returns the milliseconds to wait when there are too many, 0 when they are in. */
function* admit(
  database: Database,
  { userId, network, at }: { readonly userId: string; readonly network: string; readonly at: number },
): Work<number> {
  const { kysely, kind } = database;
  // One arrival of a network at a time; SQLite lets one transaction in at a time anyhow.
  if (kind === "postgres")
    yield* rows(
      kysely.selectNoFrom(
        sql`pg_advisory_xact_lock(${sql.lit(ARRIVAL_LOCK)}, hashtext(${network}))`.as("turn"),
      ),
    );
  const known = kysely.selectFrom("guest").select("user_id").where("user_id", "=", userId);
  if ((yield* firstRow(known)) !== undefined) return 0;
  const waitMs = yield* waitOf(database, network, at);
  if (waitMs > 0) return waitMs;
  const arrival = { kind: "arrival", user_id: userId, address: network, at } as const;
  yield* rows(
    kysely
      .insertInto("guest_use")
      .values(arrival)
      .onConflict((known) => known.doNothing()),
  );
  yield* rows(
    kysely.insertInto("guest").values({ user_id: userId, address: network, seen_at: at, tried: null }),
  );
  return 0;
}

/** How long a network's next guest has to wait, in milliseconds. */
function* waitOf({ kysely }: Database, network: string, now: number): Work<number> {
  const lately = yield* rows(
    kysely
      .selectFrom("guest_use")
      .select("at")
      .where("address", "=", network)
      .where("kind", "=", "arrival")
      .where("at", ">", now - HOUR_MS)
      .orderBy("at", "desc")
      .limit(MAX_AN_HOUR),
  );
  const oldest = lately[MAX_AN_HOUR - 1];
  if (oldest !== undefined) return oldest.at + HOUR_MS - now;
  const present = yield* firstRow(
    kysely
      .selectFrom("guest")
      .select(({ fn }) => fn.countAll<number>().as("guests"))
      .where("address", "=", network),
  );
  return Number(present?.guests ?? 0) < MAX_AT_ONCE ? 0 : HOUR_MS;
}

function refuse(waitMs: number): void {
  if (waitMs > 0) throw new CodedError("user/too_many_guests", { retryAfterS: Math.ceil(waitMs / 1000) });
}
