// How many answers somebody may still get, and charging them (MP1, MP2). Requests are the ledger's; Pro's answers are
// counted a UTC day. What is being written at the moment is held in memory, and by the processes of a site together.
import { PRO_REQUESTS_PER_DAY } from "@fitil/contracts";
import type { MentorPlan } from "@fitil/contracts";
import type { Database } from "../db/database.ts";
import { firstRow, rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { Clock } from "../ports/process.ts";
import type { Credits, MentorAllowance } from "../ports/mentor-requests.ts";
import type { SharedSite } from "../ports/shared-site.ts";
import type { Terms } from "./prices.ts";
import { givesPro } from "./entitlement.ts";
import { entitlementsOfUser } from "./store.ts";
import { createKeyedMutex } from "../runtime/keyed-mutex.ts";
import { DAY_MS, MINUTE_MS } from "../ports/process.ts";

export interface AllowanceDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly credits: Credits;
  readonly terms: Terms;
  /** The other processes of the site; null where there are none. */
  readonly shared?: Pick<SharedSite, "places"> | null;
}

/** An answer takes no longer; a hold that nobody let go of is forgotten then. */
const HOLD_MS = 15 * MINUTE_MS;

/** What somebody has at this moment. */
interface Purse {
  readonly plan: MentorPlan;
  /** Requests in the ledger. */
  readonly requests: number;
  /** Answers of Pro that are left today; 0 without Pro. */
  readonly proLeft: number;
}

/** Makes the allowance on a migrated database. */
export function createAllowance(deps: AllowanceDeps): MentorAllowance {
  const { database, clock, terms } = deps;
  const places = deps.shared?.places ?? null;
  const mutex = createKeyedMutex();
  const held = new Map<string, Map<string, number>>();
  const holdsOf = (userId: string) => {
    const mine = held.get(userId) ?? new Map<string, number>();
    for (const [answerId, since] of mine) if (since + HOLD_MS <= clock.now()) mine.delete(answerId);
    return mine;
  };
  const release = (userId: string, answerId: string) => {
    const mine = held.get(userId);
    mine?.delete(answerId);
    if (mine?.size === 0) held.delete(userId);
    // What is not let go of now is void with its process, or in 15 minutes.
    places?.free(`held:${userId}`, answerId).catch(() => undefined);
  };

  return {
    async state(userId) {
      if (terms.free === null) return { plan: "self-hosted", requestsLeft: null };
      const { plan, requests, proLeft } = await readPurse(deps, userId);
      return { plan, requestsLeft: proLeft > 0 ? null : requests };
    },
    async hold(userId, answerId) {
      if (terms.free === null) return { ok: true };
      // In turn: what a charge takes is seen by whoever asks after it.
      return mutex.runExclusive(userId, async () => {
        const { requests, proLeft } = await readPurse(deps, userId);
        const mine = holdsOf(userId);
        if (!mine.has(answerId) && mine.size >= requests + proLeft)
          return { ok: false, code: "mentor/no_requests_left" };
        // While the others cannot be asked, each process counts for itself.
        const together = await places?.take(`held:${userId}`, answerId, requests + proLeft).catch(() => null);
        if (together?.kind === "full") return { ok: false, code: "mentor/no_requests_left" };
        mine.set(answerId, clock.now());
        held.set(userId, mine);
        return { ok: true };
      });
    },
    async charge(userId, answerId) {
      if (terms.free === null) return;
      await mutex.runExclusive(userId, async () => {
        const order = { userId, answerId, at: clock.now() };
        await database.atomically(() => chargeAnswer(deps, order));
        release(userId, answerId);
      });
    },
    release,
  };
}

/** Pro pays first, then the ledger; with neither left the answer is a present, because nothing goes below zero (BL3). */
function* chargeAnswer(
  { database, credits }: AllowanceDeps,
  { userId, answerId, at }: { readonly userId: string; readonly answerId: string; readonly at: number },
): Work<void> {
  const { kysely } = database;
  const key = `answer:${answerId}`;
  const under = kysely.selectFrom("billing_pro_answer").select("day").where("answer_id", "=", answerId);
  if ((yield* firstRow(under)) !== undefined || (yield* credits.isDone(key))) return;
  const pro = (yield* entitlementsOfUser(database, userId)).some((entitlement) => givesPro(entitlement, at));
  const day = dayOf(at);
  if (pro && (yield* answersOn(database, userId, day)) < PRO_REQUESTS_PER_DAY) {
    const answer = { answer_id: answerId, user_id: userId, day };
    yield* rows(
      kysely
        .insertInto("billing_pro_answer")
        .values(answer)
        .onConflict((conflict) => conflict.doNothing()),
    );
    return;
  }
  yield* credits.take({ userId, key, kind: "answer", most: 1, at });
}

/** Reads it, after giving the free requests to whoever has not had them (MP1). */
async function readPurse(deps: AllowanceDeps, userId: string): Promise<Purse> {
  const { database, clock, credits, terms } = deps;
  const at = clock.now();
  const amount = terms.free ?? 0;
  let account = await credits.read(userId);
  if (amount > 0 && account?.freeGranted !== true) {
    await database.atomically(() => credits.grantFree({ userId, amount, at }));
    account = await credits.read(userId);
  }
  const { proLeft, bought } = await database.atomically(() => readBought(database, userId, at));
  const plan = proLeft === null ? (bought ? "credits" : "free") : "pro";
  return { plan, requests: account?.balance ?? 0, proLeft: proLeft ?? 0 };
}

/** Answers of Pro left today (null without Pro), and whether a pack was bought that was not paid back whole. */
function* readBought(
  database: Database,
  userId: string,
  now: number,
): Work<{ proLeft: number | null; bought: boolean }> {
  const entitlements = yield* entitlementsOfUser(database, userId);
  if (entitlements.some((entitlement) => givesPro(entitlement, now))) {
    const used = yield* answersOn(database, userId, dayOf(now));
    return { proLeft: Math.max(0, PRO_REQUESTS_PER_DAY - used), bought: true };
  }
  const pack = yield* firstRow(
    database.kysely
      .selectFrom("billing_checkout")
      .innerJoin("billing_person", "billing_person.reference", "billing_checkout.reference")
      .select("billing_checkout.session_id")
      .where("billing_person.user_id", "=", userId)
      .whereRef("billing_checkout.granted", ">", "billing_checkout.clawed")
      .limit(1),
  );
  return { proLeft: null, bought: pack !== undefined };
}

function* answersOn({ kysely }: Database, userId: string, day: number): Work<number> {
  const counted = yield* firstRow(
    kysely
      .selectFrom("billing_pro_answer")
      .select(({ fn }) => fn.countAll<number>().as("answers"))
      .where("user_id", "=", userId)
      .where("day", "=", day),
  );
  return Number(counted?.answers ?? 0);
}

/** Days since 1970, UTC. */
function dayOf(at: number): number {
  return Math.floor(at / DAY_MS);
}
