// Chips of games: stakes into escrow, and out of it exactly once, to the winner or back (CH3, CH4).
// Everything here runs inside a transaction that the caller opened.
import type { Database } from "../db/database.ts";
import { firstRow, rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { StakeResult } from "../ports/ledger.ts";
import { addNewcomerGain, judgeAmongNewcomers, newcomersAmong } from "./newcomers.ts";
import { lockAccountsOf, postMovement } from "./posting.ts";
import type { Movement, Posting } from "./posting.ts";

export interface StakeOrder {
  readonly gameId: string;
  readonly userIds: readonly string[];
  /** Chips from each, above 0. */
  readonly stake: number;
  /** The process that runs the game. */
  readonly ownerId: string;
  readonly at: number;
}

/** Moves every stake into the game's escrow, all or none (CH3). A second call for the same game changes nothing. */
export function* stakeGame(database: Database, order: StakeOrder): Work<StakeResult & { moved?: boolean }> {
  const { kysely } = database;
  const { gameId, userIds, stake, at } = order;
  const accounts = yield* rows(lockAccountsOf(database, userIds));
  const known = yield* firstRow(
    kysely.selectFrom("ledger_account").select("balance").where("game_id", "=", gameId),
  );
  if (known) return { ok: true, pot: known.balance };
  const able = new Map(accounts.map((account) => [account.user_id, account]));
  const poor = userIds.filter((userId) => (able.get(userId)?.balance ?? 0) < stake);
  if (poor.length > 0) return { ok: false, code: "room/not_enough_chips", userIds: poor };
  const verdicts = yield* judgeAmongNewcomers(database, userIds, at);
  const barred = userIds.filter((userId) => verdicts.get(userId)?.paysNoStake);
  if (barred.length > 0) return { ok: false, code: "room/newcomers_only", userIds: barred };
  const escrow = escrowOf(gameId);
  const game = { game_id: gameId, owner_id: order.ownerId, stake, staked_at: at, settled_at: null };
  yield* rows(kysely.insertInto("ledger_game").values(game));
  yield* rows(
    kysely
      .insertInto("ledger_account")
      .values({ id: escrow, kind: "escrow", user_id: null, game_id: gameId, balance: 0 }),
  );
  const postings: Posting[] = accounts.map(({ id }) => ({ accountId: id, amount: -stake }));
  const pot = stake * accounts.length;
  postings.push({ accountId: escrow, amount: pot });
  yield* postMovement(kysely, { key: `stake:${gameId}`, kind: "stake", gameId, at, postings });
  return { ok: true, pot, moved: true };
}

/**
 * Pays the escrow to the winner (CH4). Returns the prize; the same again for a second call, 0 when nothing was staked or
 * all went back. A winner without an account is a fault of ours, so every stake goes back.
 */
export function* payGame(
  database: Database,
  order: { readonly gameId: string; readonly winnerId: string; readonly at: number },
): Work<{ prize: number; moved: boolean }> {
  const { gameId, winnerId, at } = order;
  const open = yield* lockOpenGame(database, gameId);
  if (open === null) return { prize: yield* paidPrize(database, gameId), moved: false };
  const winner = yield* firstRow(
    database.kysely
      .selectFrom("ledger_account")
      .select("id")
      .where("user_id", "=", winnerId)
      .where("currency", "=", "chips"),
  );
  if (!winner) return { prize: 0, moved: yield* refundGame(database, { gameId, at }) };
  const prize = open.escrow;
  const postings = [
    { accountId: escrowOf(gameId), amount: -prize },
    { accountId: winner.id, amount: prize },
  ];
  yield* closeEscrow(database, { kind: "prize", gameId, at, postings });
  yield* noteNewcomersStakes(database, { ...order, stake: open.stake, stakedAt: open.stakedAt });
  return { prize, moved: true };
}

/** Gives every stake of a game back (CH4). Returns whether chips moved: false when it was settled before, or nothing was staked. */
export function* refundGame(
  database: Database,
  order: { readonly gameId: string; readonly at: number },
): Work<boolean> {
  const { gameId, at } = order;
  if ((yield* lockOpenGame(database, gameId)) === null) return false;
  const staked = yield* rows(
    database.kysely
      .selectFrom("ledger_posting")
      .select(["account_id", "amount"])
      .where("movement_key", "=", `stake:${gameId}`),
  );
  const postings = staked.map(({ account_id, amount }) => ({ accountId: account_id, amount: -amount }));
  yield* closeEscrow(database, { kind: "refund", gameId, at, postings });
  return true;
}

/** Makes a running game this process's own. False: its chips have found their owner; true also where nothing was ever staked. */
export function* takeGameOver(
  database: Database,
  order: { readonly gameId: string | null; readonly ownerId: string },
): Work<boolean> {
  const { gameId, ownerId } = order;
  if (gameId === null) return true;
  const { kysely, kind } = database;
  const game = yield* firstRow(
    kysely
      .selectFrom("ledger_game")
      .select("settled_at")
      .where("game_id", "=", gameId)
      .$if(kind === "postgres", (query) => query.forUpdate()),
  );
  if (!game) return true;
  if (game.settled_at !== null) return false;
  yield* rows(kysely.updateTable("ledger_game").set({ owner_id: ownerId }).where("game_id", "=", gameId));
  return true;
}

/** Notes what the winner has of the payers who were newcomers when they paid (CH7). */
function* noteNewcomersStakes(
  database: Database,
  game: {
    readonly gameId: string;
    readonly winnerId: string;
    readonly stake: number;
    readonly stakedAt: number;
    readonly at: number;
  },
): Work<void> {
  const { gameId, winnerId, stake, stakedAt, at } = game;
  const payers = yield* rows(
    database.kysely
      .selectFrom("ledger_posting")
      .innerJoin("ledger_account", "ledger_account.id", "ledger_posting.account_id")
      .select("ledger_account.user_id")
      .where("ledger_posting.movement_key", "=", `stake:${gameId}`),
  );
  const others = payers.flatMap(({ user_id }) => (user_id === null || user_id === winnerId ? [] : [user_id]));
  const newcomers = yield* newcomersAmong(database, others, stakedAt);
  yield* addNewcomerGain(database, { userId: winnerId, chips: stake * newcomers.size, at });
}

function escrowOf(gameId: string): string {
  return `escrow:${gameId}`;
}

/** The escrow's chips of a game that is not settled yet, locked; null when there is no such game. */
function* lockOpenGame(
  { kysely, kind }: Database,
  gameId: string,
): Work<{ escrow: number; stake: number; stakedAt: number } | null> {
  const game = yield* firstRow(
    kysely
      .selectFrom("ledger_game")
      .select(["settled_at", "stake", "staked_at"])
      .where("game_id", "=", gameId)
      .$if(kind === "postgres", (query) => query.forUpdate()),
  );
  if (!game || game.settled_at !== null) return null;
  const account = yield* firstRow(
    kysely.selectFrom("ledger_account").select("balance").where("id", "=", escrowOf(gameId)),
  );
  if (!account) throw new Error(`Game ${gameId} has no escrow`);
  return { escrow: account.balance, stake: game.stake, stakedAt: game.staked_at };
}

/** Moves a game's escrow to whom it belongs, for good: the game is settled, and its one key lets no second movement in. */
function* closeEscrow(
  { kysely }: Database,
  movement: Pick<Movement, "at" | "postings"> & {
    readonly kind: "prize" | "refund";
    readonly gameId: string;
  },
): Work<void> {
  const { gameId, at } = movement;
  yield* rows(kysely.updateTable("ledger_game").set({ settled_at: at }).where("game_id", "=", gameId));
  yield* postMovement(kysely, { key: `settle:${gameId}`, ...movement });
}

function* paidPrize({ kysely }: Database, gameId: string): Work<number> {
  const posting = yield* firstRow(
    kysely
      .selectFrom("ledger_posting")
      .innerJoin("ledger_movement", "ledger_movement.key", "ledger_posting.movement_key")
      .select("ledger_posting.amount")
      .where("ledger_movement.key", "=", `settle:${gameId}`)
      .where("ledger_movement.kind", "=", "prize")
      .where("ledger_posting.amount", ">", 0),
  );
  return posting?.amount ?? 0;
}
