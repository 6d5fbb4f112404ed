// Reads a stopped server's SQLite file and checks the books from the postings alone (CH2).
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

export interface Books {
  /** Chips issued by grants and gifts. */
  readonly issued: number;
  /** Chips in people's accounts. */
  readonly held: number;
  /** Chips in the escrows of games. */
  readonly inEscrow: number;
  /** Movements whose postings do not add up to zero; must be empty. */
  readonly unbalanced: readonly string[];
  /** Accounts whose stored balance is not the sum of their postings; must be empty. */
  readonly drifted: readonly string[];
}

/** Rebuilds every balance from the postings of the database in a data folder. Throws when there is none. */
export function readBooks(dataDir: string): Books {
  const db = new DatabaseSync(join(dataDir, "fitil.sqlite"), { readOnly: true });
  try {
    const sumOf = (kind: string): number =>
      Number(
        db
          .prepare(
            "select coalesce(sum(p.amount), 0) as total from ledger_posting p join ledger_account a on a.id = p.account_id where a.kind = ?",
          )
          .get(kind)?.["total"] ?? 0,
      );
    const column = (sql: string): string[] =>
      db
        .prepare(sql)
        .all()
        .map((row) => String(row["id"]));
    return {
      issued: -sumOf("issuer"),
      held: sumOf("user"),
      inEscrow: sumOf("escrow"),
      unbalanced: column(
        "select movement_key as id from ledger_posting group by movement_key having sum(amount) <> 0",
      ),
      drifted: column(
        "select a.id as id from ledger_account a left join ledger_posting p on p.account_id = a.id group by a.id, a.balance having a.balance <> coalesce(sum(p.amount), 0)",
      ),
    };
  } finally {
    db.close();
  }
}
