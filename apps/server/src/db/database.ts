// The one door to the database: a Kysely instance that every slice and the identity library share, and transactions
// that cannot be torn apart by anybody else's writes. Must never hand out the connection below it.
import type { Kysely } from "kysely";
import type { DatabaseHealth } from "./database-health.ts";
import type { Tables } from "./schema.ts";
import type { Work } from "./work.ts";

export interface Database {
  readonly kind: "sqlite" | "postgres";
  readonly kysely: Kysely<Tables>;
  /** How it is doing. */
  readonly health: DatabaseHealth;
  /**
   * Runs `work` as one transaction and returns its result; a throw inside undoes everything and comes out here.
   * `work` may be called again after a conflict or a lock, so it must have no effects of its own. Rejects with
   * `server/busy`, `server/disk_full` or `server/no_database` when the database cannot do it now.
   */
  atomically<T>(work: () => Work<T>): Promise<T>;
  /** Gives back files and connections. Called once. */
  close(): Promise<void>;
}
