// The people who play the load: put into the data folder before the server starts, through the server's own slices. Signing up
// thousands over HTTP would only measure scrypt; whoever opens tables signs up over HTTP nevertheless.
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { migrate } from "../../../apps/server/src/db/migrate.ts";
import { openSqlite } from "../../../apps/server/src/db/sqlite.ts";
import {
  type ConnectionTokens,
  createConnectionTokens,
} from "../../../apps/server/src/identity/connection-token.ts";
import { loadSecrets } from "../../../apps/server/src/identity/secrets.ts";
import type { Account } from "../../../apps/server/src/ports.ts";
import { createLedger } from "../../../apps/server/src/ledger/ledger.ts";
import { createPlayers } from "../../../apps/server/src/players/players.ts";

const clock = {
  now: () => Date.now(),
  after: (delayMs: number, task: () => void) => {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};
const random = { bytes: (length: number): Uint8Array => randomBytes(length) };

/** The user id of the person with this number. */
export function personId(number: number): string {
  return `load-person-${number}`;
}

/** Makes `count` people in a data folder that no server is using. */
export async function makePeople(dataDir: string, count: number): Promise<void> {
  loadSecrets(dataDir, random);
  const database = openSqlite(join(dataDir, "fitil.sqlite"));
  await migrate(database);
  const ledger = createLedger({ database, clock, random, ownerId: "load", isOwnerAlive: async () => false });
  const openChips = ({ userId, holder }: Account) => ledger.open(userId, holder);
  const players = createPlayers({ database, clock, random, openChips });
  for (let number = 0; number < count; number++) {
    const userId = personId(number);
    const name = `Игрок ${number}`;
    await players.ensure({ userId, name, email: null, holder: userId, photoURL: null });
  }
  await database.close();
}

/** The signer of connection tokens of a data folder's server. */
export function connectionTokensOf(dataDir: string): ConnectionTokens {
  return createConnectionTokens(loadSecrets(dataDir, random).connection, clock);
}
