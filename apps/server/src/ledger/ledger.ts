// The ledger: the only place where chips move. Each method is one transaction on either database (CH2); what a
// transaction does stands in accounts.ts and escrow.ts. Must never hold a balance in memory.
import type { Database } from "../db/database.ts";
import { behindFence, forgetFences } from "../db/fence.ts";
import type { Ledger } from "../ports/ledger.ts";
import type { Clock, Random } from "../ports/process.ts";
import { forgetDaily } from "./daily-grants.ts";
import { giveGift, giveStart, openAccount, releaseAccount } from "./accounts.ts";
import { payGame, refundGame, stakeGame, takeGameOver } from "./escrow.ts";
import { forgetNewcomerGains, judgeAmongNewcomers } from "./newcomers.ts";
import { historyPage } from "./history.ts";

export interface LedgerDeps {
  readonly database: Database;
  readonly clock: Clock;
  readonly random: Random;
  /** Names this process; games staked here are its own until they are settled. */
  readonly ownerId: string;
  /** Whether another process still runs its games; those are left alone. */
  readonly isOwnerAlive: (ownerId: string) => Promise<boolean>;
}

/** The ledger, and what only the account pages and the figures need of it. */
export interface AccountLedger extends Ledger {
  /** Gives a guest who has signed up the starting chips, as `open` would have; never twice (GU5). */
  giveStart(userId: string, holder: string): Promise<void>;
  /** Takes the person off their account; chips and entries stay, nobody's. Throws `user/in_game` while a stake of theirs is in escrow. */
  release(userId: string): Promise<void>;
  /** Forgets what the daily rules (CH6, CH7) do not ask for any more. Call now and then. */
  forgetExpired(): Promise<void>;
  /** Movements written by this process since its start. */
  movements(): number;
}

const ACCOUNT_ID_BYTES = 12;

/** Makes the ledger on a migrated database. */
export function createLedger(deps: LedgerDeps): AccountLedger {
  const { database, clock, ownerId } = deps;
  let movements = 0;
  const counted = <T>(result: T, moved: boolean): T => {
    if (moved) movements += 1;
    return result;
  };

  return {
    async open(userId, holder) {
      const accountId = `user:${Buffer.from(deps.random.bytes(ACCOUNT_ID_BYTES)).toString("base64url")}`;
      const order = { userId, accountId, holder, at: clock.now() };
      counted(undefined, await database.atomically(() => openAccount(database, order)));
    },
    async giveStart(userId, holder) {
      const order = { userId, holder, at: clock.now() };
      counted(undefined, await database.atomically(() => giveStart(database, order)));
    },
    balance: (userId) => balanceOf(database, userId),
    async stake(gameId, userIds, stake, fence) {
      if (stake === 0 || userIds.length === 0) return { ok: true, pot: 0 };
      if (!Number.isSafeInteger(stake) || stake < 0 || new Set(userIds).size !== userIds.length)
        throw new Error(`Game ${gameId} asked for an impossible stake`);
      const at = clock.now();
      const order = { gameId, userIds, stake, ownerId, at };
      const { moved, ...result } = await behindFence(database, { fence, at }, () =>
        stakeGame(database, order),
      );
      return counted(result, moved === true);
    },
    async pay(gameId, winnerId, fence) {
      const at = clock.now();
      const { prize, moved } = await behindFence(database, { fence, at }, () =>
        payGame(database, { gameId, winnerId, at }),
      );
      return counted(prize, moved);
    },
    async refund(gameId, fence) {
      const at = clock.now();
      const moved = await behindFence(database, { fence, at }, () => refundGame(database, { gameId, at }));
      counted(undefined, moved);
    },
    takeOver: (fence, gameId) =>
      behindFence(database, { fence, at: clock.now() }, () => takeGameOver(database, { gameId, ownerId })),
    async refundUnfinished() {
      let games = 0;
      for (const gameId of await orphanedGames(deps)) {
        const at = clock.now();
        if (await database.atomically(() => refundGame(database, { gameId, at }))) games += counted(1, true);
      }
      return games;
    },
    async gift(userId, holder) {
      const order = { userId, holder, at: clock.now() };
      const result = await database.atomically(() => giveGift(database, order));
      return counted(result, result.ok);
    },
    async mayTakeSlot(userId, otherIds) {
      const [all, at] = [[userId, ...otherIds], clock.now()];
      const verdicts = await database.atomically(() => judgeAmongNewcomers(database, all, at));
      return !verdicts.get(userId)?.takesNoSlot;
    },
    history: (userId, before, limit) => historyPage(database, { userId, before, limit }),
    audit: () => audit(database),
    async forgetExpired() {
      const now = clock.now();
      await database.atomically(function* () {
        yield* forgetDaily(database, now);
        yield* forgetNewcomerGains(database, now);
        yield* forgetFences(database, now);
      });
    },
    async release(userId) {
      await database.atomically(() => releaseAccount(database, userId));
    },
    movements: () => movements,
  };
}

async function balanceOf({ kysely }: Database, userId: string): Promise<number> {
  const account = await kysely
    .selectFrom("ledger_account")
    .select("balance")
    .where("user_id", "=", userId)
    .where("currency", "=", "chips")
    .executeTakeFirst();
  return account?.balance ?? 0;
}

/** Unsettled games whose process is gone. */
async function orphanedGames(deps: LedgerDeps): Promise<string[]> {
  const open = await deps.database.kysely
    .selectFrom("ledger_game")
    .select(["game_id", "owner_id"])
    .where("settled_at", "is", null)
    .where("owner_id", "<>", deps.ownerId)
    .execute();
  const alive = new Map<string, boolean>();
  for (const { owner_id } of open)
    if (!alive.has(owner_id)) alive.set(owner_id, await deps.isOwnerAlive(owner_id));
  return open.filter(({ owner_id }) => alive.get(owner_id) === false).map(({ game_id }) => game_id);
}

async function audit({ kysely }: Database): Promise<{ issued: number; held: number; inEscrow: number }> {
  const sums = await kysely
    .selectFrom("ledger_account")
    .select(["kind", (eb) => eb.cast<number>(eb.fn.sum("balance"), "bigint").as("chips")])
    .where("currency", "=", "chips")
    .groupBy("kind")
    .execute();
  const chips = (kind: string) => sums.find((sum) => sum.kind === kind)?.chips ?? 0;
  return { issued: -chips("issuer"), held: chips("user"), inEscrow: chips("escrow") };
}
