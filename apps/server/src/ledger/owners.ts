// Which processes are alive. SQLite belongs to one process at a time, so every other owner is dead. On PostgreSQL each
// process holds an advisory lock on a connection of its own: the server drops it the moment the process is gone.
import pg from "pg";

/** A process's sign of life. */
export interface Ownership {
  readonly isAlive: (ownerId: string) => Promise<boolean>;
  close(): Promise<void>;
}

/** For a database that only this process uses. */
export function soleOwner(ownerId: string): Ownership {
  return { isAlive: async (other) => other === ownerId, close: async () => undefined };
}

/** Takes this process's advisory lock, and looks at those of others. Takes the lock again after a lost connection. */
export async function sharedOwner(
  url: string,
  ownerId: string,
  onLost: (error: Error) => void,
): Promise<Ownership> {
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
