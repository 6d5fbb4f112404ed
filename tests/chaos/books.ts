// The books of a shared site, read from PostgreSQL alone: is every game settled once, and does every chip lie somewhere?
import type { TestPostgres } from "@fitil/testkit";

export interface SharedBooks {
  readonly games: number;
  /** Games whose stakes lie in escrow. */
  readonly open: number;
  /** Games with exactly one prize or one refund. */
  readonly settledOnce: number;
  readonly refunds: number;
  /** All that was issued lies with people or in escrow, each movement adds up, each balance is the sum of its postings. */
  readonly isWhole: boolean;
}

/** Reads them. */
export async function readSharedBooks(postgres: TestPostgres): Promise<SharedBooks> {
  const number = async (sql: string) => Number((await postgres.ask(sql))[0] ?? 0);
  const total = (kinds: string) =>
    number(
      `select coalesce(sum(p.amount), 0) from ledger_posting p join ledger_account a on a.id = p.account_id where a.kind in (${kinds})`,
    );
  const unbalanced = await number(
    "select count(*) from (select 1 from ledger_posting group by movement_key having sum(amount) <> 0) as wrong",
  );
  const drifted = await number(
    "select count(*) from (select 1 from ledger_account a left join ledger_posting p on p.account_id = a.id group by a.id, a.balance having a.balance <> coalesce(sum(p.amount), 0)) as wrong",
  );
  const issued = -(await total("'issuer'"));
  const held = await total("'user', 'escrow'");
  return {
    games: await number("select count(*) from ledger_game"),
    open: await number("select count(*) from ledger_game where settled_at is null"),
    settledOnce: await number(
      "select count(*) from (select game_id from ledger_movement where kind in ('prize', 'refund') group by game_id having count(*) = 1) as once",
    ),
    refunds: await number("select count(*) from ledger_movement where kind = 'refund'"),
    isWhole: unbalanced === 0 && drifted === 0 && issued === held && issued > 0,
  };
}
