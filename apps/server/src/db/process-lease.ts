// Which processes on one PostgreSQL are alive: each renews a lease in the database's own time. A database that was away
// makes every lease look old, so nobody is taken for dead before whoever looks has seen the database for as long as a lease
// lasts: by then the living have renewed theirs. A process that was taken for dead and is not can do no harm: what it owes is
// settled in the books already, and they settle a game once.
import pg from "pg";
import type { Clock } from "../ports/process.ts";

/** This process's lease, and a look at those of others. */
export interface ProcessLease {
  /** Shows now that this process lives. Rejects when the database cannot be reached. */
  renew(): Promise<void>;
  /** Renews every 5 s from now on. */
  keep(): void;
  /** False only for a process whose lease has surely run out, or was given back. */
  isAlive(ownerId: string): Promise<boolean>;
  /** Gives the lease back: whatever this process still owes is anybody's to settle. */
  close(): Promise<void>;
}

const RENEW_MS = 5_000;
/** How long a lease lasts, and how long whoever looks must have seen the database. */
const LEASE_MS = 30_000;
/** A gap in one's own renewals that says: the database was away. */
const LONGEST_GAP_MS = 3 * RENEW_MS;
/** A connection that says nothing for so long is lost. */
const ANSWER_MS = 5_000;

const RENEW = `insert into process_lease (owner_id, renewed_at) values ($1, clock_timestamp())
  on conflict (owner_id) do update set renewed_at = excluded.renewed_at`;
/** A failover may set the database's clock back: a lease from the future lasts from now on. */
const CUT_FUTURE = `update process_lease set renewed_at = clock_timestamp() where renewed_at > clock_timestamp()`;
const IS_ALIVE = `select 1 from process_lease
  where owner_id = $1 and renewed_at > clock_timestamp() - interval '${LEASE_MS} milliseconds'`;
const FORGET = `delete from process_lease where renewed_at < clock_timestamp() - interval '1 day'`;
const GIVE_BACK = `delete from process_lease where owner_id = $1`;

/**
 * Connects to the database at `url`, which has its schema or gets it before the first `renew`. Rejects when it does not
 * answer. `clock` never jumps; `onLost` hears of every lost connection.
 */
export async function openProcessLease(options: {
  readonly url: string;
  readonly ownerId: string;
  readonly clock: Clock;
  readonly onLost: (error: Error) => void;
}): Promise<ProcessLease> {
  const lease = new Lease(options);
  await lease.connect();
  return lease;
}

class Lease implements ProcessLease {
  readonly #url: string;
  readonly #ownerId: string;
  readonly #clock: Clock;
  readonly #onLost: (error: Error) => void;
  #client: pg.Client | null = null;
  /** Since when this process has seen the database without a gap, and its last renewal; clock's milliseconds. */
  #seenSince: number | null = null;
  #renewedAt: number | null = null;
  #stop: (() => void) | null = null;
  /** Before the first renewal whoever opens is told, and nobody else. */
  #isHeld = false;
  #closed = false;

  constructor(options: Parameters<typeof openProcessLease>[0]) {
    this.#url = options.url;
    this.#ownerId = options.ownerId;
    this.#clock = options.clock;
    this.#onLost = options.onLost;
  }

  async connect(): Promise<pg.Client> {
    if (this.#client) return this.#client;
    const client = new pg.Client({
      connectionString: this.#url,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    });
    // A connection that broke says so here, too, and must not take the process down.
    client.on("error", (error) => this.#lost(client, error));
    this.#client = client;
    try {
      await client.connect();
    } catch (cause) {
      this.#lost(client, cause);
      throw cause;
    }
    return client;
  }

  async renew(): Promise<void> {
    await this.#ask(RENEW, [this.#ownerId]);
    const now = this.#clock.now();
    const gap = this.#renewedAt === null || now - this.#renewedAt > LONGEST_GAP_MS;
    this.#renewedAt = now;
    this.#isHeld = true;
    if (!gap) return;
    this.#seenSince = now;
    await this.#ask(FORGET, []);
  }

  keep(): void {
    this.#stop = this.#clock.after(RENEW_MS, () => {
      // A failure was told by `onLost`; the next try opens a new connection.
      const again = () => {
        if (!this.#closed) this.keep();
      };
      void this.renew().then(again, again);
    });
  }

  async isAlive(ownerId: string): Promise<boolean> {
    if (ownerId === this.#ownerId) return true;
    const since = this.#seenSince;
    if (since === null || this.#clock.now() - since < LEASE_MS) return true;
    try {
      await this.#ask(CUT_FUTURE, []);
      return (await this.#ask(IS_ALIVE, [ownerId])) > 0;
    } catch {
      // Who cannot ask takes nobody for dead.
      return true;
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#stop?.();
    // Without the database the lease runs out by itself.
    await this.#ask(GIVE_BACK, [this.#ownerId]).catch(() => undefined);
    const client = this.#client;
    this.#client = null;
    // A connection that is broken cannot say goodbye; the database sees it end.
    await client?.end().catch(() => undefined);
  }

  /** Runs one statement and returns how many rows it touched or found. */
  async #ask(text: string, values: readonly string[]): Promise<number> {
    const client = await this.connect();
    try {
      return (await client.query(text, [...values])).rowCount ?? 0;
    } catch (cause) {
      this.#lost(client, cause);
      throw cause;
    }
  }

  #lost(client: pg.Client, cause: unknown): void {
    if (this.#client !== client) return;
    this.#client = null;
    this.#seenSince = null;
    this.#renewedAt = null;
    // What broke is told below; that a broken connection cannot be closed in order is no news.
    client.end().catch(() => undefined);
    if (this.#isHeld && !this.#closed)
      this.#onLost(cause instanceof Error ? cause : new Error(String(cause)));
  }
}
