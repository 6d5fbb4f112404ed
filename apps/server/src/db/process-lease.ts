// Which processes on one PostgreSQL are alive: each holds an advisory lock on a connection of its own, and the database
// drops it the moment the process is gone.
import pg from "pg";

/** This process's sign of life, and a look at those of others. */
export interface SignOfLife {
  readonly isAlive: (ownerId: string) => Promise<boolean>;
  close(): Promise<void>;
}

/** Takes this process's advisory lock, and looks at those of others. Takes the lock again after a lost connection. */
export async function showSignOfLife(
  url: string,
  ownerId: string,
  onLost: (error: Error) => void,
): Promise<SignOfLife> {
  let closed = false;
  let client = await hold();

  async function hold(): Promise<pg.Client> {
    const held = new pg.Client({ connectionString: url, keepAlive: true });
    held.on("error", (error) => {
      if (!closed) onLost(error);
    });
    await held.connect();
    await held.query("select pg_advisory_lock(hashtextextended($1, 0))", [lockName(ownerId)]);
    return held;
  }

  async function isFree(other: string): Promise<boolean> {
    const name = lockName(other);
    const taken = await client.query<{ free: boolean }>(
      "select pg_try_advisory_lock(hashtextextended($1, 0)) as free",
      [name],
    );
    if (taken.rows[0]?.free !== true) return false;
    await client.query("select pg_advisory_unlock(hashtextextended($1, 0))", [name]);
    return true;
  }

  return {
    async isAlive(other) {
      if (other === ownerId) return true;
      try {
        return !(await isFree(other));
      } catch {
        // The connection broke: hold a new one before judging anybody.
        await client.end().catch(() => undefined);
        client = await hold();
        return !(await isFree(other));
      }
    },
    async close() {
      closed = true;
      await client.end();
    },
  };
}

function lockName(ownerId: string): string {
  return `fitil-owner:${ownerId}`;
}
