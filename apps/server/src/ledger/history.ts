// A person's own chip movements, newest first, page by page.
import type { LedgerEntry } from "@fitil/contracts";
import type { Database } from "../db/database.ts";
import type { ChipsMovementKind } from "../db/schema.ts";

const CURSOR = /^[1-9]\d{0,15}$/;

/** Whether a text may be a page's `before`: what an earlier page gave as `next`. */
function isHistoryCursor(text: string): boolean {
  return CURSOR.test(text);
}

/** One page of at most `limit` entries; `next` is null at the end. A `before` that is no cursor gives an empty page. */
export async function historyPage(
  { kysely }: Database,
  query: { readonly userId: string; readonly before: string | null; readonly limit: number },
): Promise<{ entries: LedgerEntry[]; next: string | null }> {
  const { userId, before, limit } = query;
  if (before !== null && !isHistoryCursor(before)) return { entries: [], next: null };
  const found = await kysely
    .selectFrom("ledger_posting")
    .innerJoin("ledger_account", "ledger_account.id", "ledger_posting.account_id")
    .innerJoin("ledger_movement", "ledger_movement.key", "ledger_posting.movement_key")
    .select(["ledger_posting.id", "ledger_posting.amount", "ledger_posting.balance"])
    .select(["ledger_movement.kind", "ledger_movement.at", "ledger_movement.game_id"])
    .where("ledger_account.user_id", "=", userId)
    .where("ledger_account.currency", "=", "chips")
    .$if(before !== null, (select) => select.where("ledger_posting.id", "<", Number(before)))
    .orderBy("ledger_posting.id", "desc")
    .limit(limit + 1)
    .$narrowType<{ kind: ChipsMovementKind }>()
    .execute();
  const entries = found.slice(0, limit).map(({ id, game_id, ...entry }) => ({
    ...entry,
    id: String(id),
    gameId: game_id,
  }));
  return { entries, next: found.length > limit ? (entries.at(-1)?.id ?? null) : null };
}
