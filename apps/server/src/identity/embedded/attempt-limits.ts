// How often somebody may try to get in: per address and per account, counted in the database so that a restart or a
// second process does not forget. Each key is a bucket that empties steadily. Keys of accounts are digests.
import { createHash } from "node:crypto";
import { sql } from "kysely";
import type { Database } from "../../db/database.ts";
import type { Clock } from "../../ports/process.ts";

/** `burst` tries at once, then one per `everyMs`. */
export interface AttemptRule {
  readonly name: string;
  readonly burst: number;
  readonly everyMs: number;
}

type Attempt = { readonly ok: true } | { readonly ok: false; readonly retryAfterS: number };

export interface AttemptLimits {
  /** Counts one try of `who` (an address, or an account's e-mail) under a rule. */
  take(rule: AttemptRule, who: string): Promise<Attempt>;
  /** Takes one counted try back: it succeeded. */
  giveBack(rule: AttemptRule, who: string): Promise<void>;
}

/** One in so many tries also clears what has run empty. */
const SWEEP_EVERY = 100;

/** Makes the limits on a migrated database. */
export function createAttemptLimits({ kysely }: Database, clock: Clock): AttemptLimits {
  let tries = 0;
  return {
    async take(rule, who) {
      const now = clock.now();
      const key = keyOf(rule, who);
      tries += 1;
      if (tries % SWEEP_EVERY === 0)
        await kysely.deleteFrom("rate_limit").where("empty_at", "<=", now).execute();
      const room = now + (rule.burst - 1) * rule.everyMs;
      // A fuller bucket than there can be: the host's clock was set back. It counts as empty, or it would stay full till then.
      const most = now + rule.burst * rule.everyMs;
      const taken = await kysely
        .insertInto("rate_limit")
        .values({ key, empty_at: now + rule.everyMs })
        .onConflict((conflict) =>
          conflict
            .column("key")
            .doUpdateSet({
              empty_at: sql<number>`case when rate_limit.empty_at > ${now} and rate_limit.empty_at <= ${most}
                then rate_limit.empty_at else ${now} end + ${rule.everyMs}`,
            })
            .where((eb) =>
              eb.or([eb("rate_limit.empty_at", "<=", room), eb("rate_limit.empty_at", ">", most)]),
            ),
        )
        .returning("empty_at")
        .executeTakeFirst();
      if (taken) return { ok: true };
      const bucket = await kysely
        .selectFrom("rate_limit")
        .select("empty_at")
        .where("key", "=", key)
        .executeTakeFirst();
      const waitMs = (bucket?.empty_at ?? now) - room;
      return { ok: false, retryAfterS: Math.max(1, Math.ceil(waitMs / 1000)) };
    },
    async giveBack(rule, who) {
      await kysely
        .updateTable("rate_limit")
        .set({ empty_at: sql<number>`empty_at - ${rule.everyMs}` })
        .where("key", "=", keyOf(rule, who))
        .execute();
    },
  };
}

function keyOf(rule: AttemptRule, who: string): string {
  return createHash("sha256").update(`${rule.name}\n${who}`).digest("base64url");
}
