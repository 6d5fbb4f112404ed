// Requests of the mentor: the ledger's other currency (MP2). Same accounts, same double entry, same guards; chips never
// become requests or the other way round. What writes runs inside a transaction that the caller opened.
import type { Database } from "../db/database.ts";
import type { RequestsMovementKind } from "../db/schema.ts";
import { firstRow, rows } from "../db/work.ts";
import type { Work } from "../db/work.ts";
import type { Random } from "../ports/process.ts";
import type { Credits } from "../ports/mentor-requests.ts";
import { lockAccountsOf, postMovement, REQUESTS_ISSUER } from "./posting.ts";

const ACCOUNT_ID_BYTES = 12;

interface RequestsAccount {
  readonly id: string;
  readonly balance: number;
}

interface Transfer {
  readonly account: RequestsAccount;
  readonly key: string;
  readonly kind: RequestsMovementKind;
  /** Into the account above zero, out of it below. */
  readonly amount: number;
  readonly at: number;
}

/** Makes the requests' side of the ledger on a migrated database. */
export function createCredits(deps: { readonly database: Database; readonly random: Random }): Credits {
  const { database } = deps;
  return {
    read: (userId) => readAccount(database, userId),
    *grantFree({ userId, amount, at }) {
      const account = yield* openAccount(deps, userId);
      if (account === null) return;
      // The key is the account's: once for each, whoever asks how often.
      yield* transferOnce(database, { account, key: freeKey(account.id), kind: "free", amount, at });
    },
    *grant({ userId, key, amount, at }) {
      const account = yield* openAccount(deps, userId);
      return account !== null && (yield* transferOnce(database, { account, key, kind: "pack", amount, at }));
    },
    *take({ userId, key, kind, most, at }) {
      const account = yield* lockAccount(database, userId);
      if (account === null) return 0;
      const taken = Math.min(most, account.balance);
      return (yield* transferOnce(database, { account, key, kind, amount: -taken, at })) ? taken : 0;
    },
    isDone: (key) => isDone(database, key),
    *isMember(userId) {
      return (yield* firstRow(lockAccountsOf(database, [userId]))) !== undefined;
    },
    history: (userId) => readHistory(database, userId),
  };
}

function freeKey(accountId: string): string {
  return `free:${accountId}`;
}

async function readAccount({ kysely }: Database, userId: string) {
  const account = await kysely
    .selectFrom("ledger_account")
    .select(["id", "balance"])
    .where("user_id", "=", userId)
    .where("currency", "=", "requests")
    .executeTakeFirst();
  if (!account) return null;
  const granted = await kysely
    .selectFrom("ledger_movement")
    .select("key")
    .where("key", "=", freeKey(account.id))
    .executeTakeFirst();
  return { balance: account.balance, freeGranted: granted !== undefined };
}

/** The person's account, locked, opened if need be; null for somebody who has no chips account: they are gone. */
function* openAccount(
  { database, random }: { readonly database: Database; readonly random: Random },
  userId: string,
): Work<RequestsAccount | null> {
  // The chips account's lock lets one in at a time, and keeps the deletion of the account out meanwhile.
  if ((yield* firstRow(lockAccountsOf(database, [userId]))) === undefined) return null;
  const known = yield* lockAccount(database, userId);
  if (known !== null) return known;
  const id = `requests:${Buffer.from(random.bytes(ACCOUNT_ID_BYTES)).toString("base64url")}`;
  const opened = {
    id,
    kind: "user",
    user_id: userId,
    game_id: null,
    balance: 0,
    currency: "requests",
  } as const;
  yield* rows(database.kysely.insertInto("ledger_account").values(opened));
  return { id, balance: 0 };
}

function* lockAccount({ kysely, kind }: Database, userId: string): Work<RequestsAccount | null> {
  const account = yield* firstRow(
    kysely
      .selectFrom("ledger_account")
      .select(["id", "balance"])
      .where("user_id", "=", userId)
      .where("currency", "=", "requests")
      .$if(kind === "postgres", (query) => query.forUpdate()),
  );
  return account ?? null;
}

function* isDone({ kysely }: Database, key: string): Work<boolean> {
  const movements = kysely.selectFrom("ledger_movement").select("key").where("key", "=", key);
  return (yield* firstRow(movements)) !== undefined;
}

/** Moves requests between the issuer and a locked account, once for a key. Returns whether anything moved. */
function* transferOnce(database: Database, transfer: Transfer): Work<boolean> {
  const { account, key, kind, amount, at } = transfer;
  if (amount === 0 || (yield* isDone(database, key))) return false;
  const postings = [
    { accountId: REQUESTS_ISSUER, amount: -amount },
    { accountId: account.id, amount },
  ];
  yield* postMovement(database.kysely, { key, kind, gameId: null, at, postings });
  return true;
}

async function readHistory({ kysely }: Database, userId: string) {
  return kysely
    .selectFrom("ledger_posting")
    .innerJoin("ledger_account", "ledger_account.id", "ledger_posting.account_id")
    .innerJoin("ledger_movement", "ledger_movement.key", "ledger_posting.movement_key")
    .select(["ledger_movement.at", "ledger_movement.kind"])
    .select(["ledger_posting.amount", "ledger_posting.balance"])
    .where("ledger_account.user_id", "=", userId)
    .where("ledger_account.currency", "=", "requests")
    .orderBy("ledger_posting.id")
    .$narrowType<{ kind: RequestsMovementKind }>()
    .execute();
}
