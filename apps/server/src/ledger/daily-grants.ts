// What one holder may have once in 24 hours, the starting chips (CH1, CH7) and the gift (CH6), however many accounts
// they open one after another. A holder is a keyed digest: nothing here says who it is. Everything runs inside a
// transaction that the caller opened, or is forgotten by the sweep.
import { GIFT_PERIOD_MS } from "@fitil/contracts";
import type { Database } from "../db/database.ts";
import { firstRow, rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";

/** What is asked for: whose, what, and when (ms since 1970). */
export interface GrantClaim {
  readonly holder: string;
  readonly kind: "grant" | "gift";
  readonly at: number;
}

/** Takes it for this day. Returns null when it is theirs now, or when it is possible again, ms since 1970. Two claims at once: one gets it. */
export function* claimDaily({ kysely }: Database, claim: GrantClaim): Work<number | null> {
  const taken = yield* firstRow(
    kysely
      .insertInto("daily_grant")
      .values(claim)
      .onConflict((conflict) =>
        conflict
          .columns(["holder", "kind"])
          .doUpdateSet({ at: claim.at })
          .where("daily_grant.at", "<=", claim.at - GIFT_PERIOD_MS),
      )
      .returning("at"),
  );
  if (taken) return null;
  const last = yield* firstRow(
    kysely
      .selectFrom("daily_grant")
      .select("at")
      .where("holder", "=", claim.holder)
      .where("kind", "=", claim.kind),
  );
  return (last?.at ?? claim.at) + GIFT_PERIOD_MS;
}

/** Forgets what no rule asks for any more. `now` in ms since 1970. */
export function* forgetDaily({ kysely }: Database, now: number): Work<void> {
  yield* rows(kysely.deleteFrom("daily_grant").where("at", "<=", now - GIFT_PERIOD_MS));
}
