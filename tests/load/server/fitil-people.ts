// The people who play the load: put into the data folder before the server starts, through the server's own slices. Signing up
// thousands over HTTP would only measure scrypt; whoever opens tables signs up over HTTP nevertheless.
import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Database } from "../../../apps/server/src/db/database.ts";
import { migrate } from "../../../apps/server/src/db/migrate.ts";
import { openPostgres } from "../../../apps/server/src/db/postgres.ts";
import { openSqlite } from "../../../apps/server/src/db/sqlite.ts";
import { rows } from "../../../apps/server/src/db/work.ts";
import type { Work } from "../../../apps/server/src/db/work.ts";
import {
  type ConnectionTokens,
  createConnectionTokens,
} from "../../../apps/server/src/identity/sessions/connection-token.ts";
import { loadSecrets } from "../../../apps/server/src/identity/secrets.ts";
import type { Account } from "../../../apps/server/src/ports/sessions.ts";
import { createGuestBook } from "../../../apps/server/src/guest-book/guest-book.ts";
import { createLedger } from "../../../apps/server/src/ledger/ledger.ts";
import { createFairPlay } from "../../../apps/server/src/ledger/newcomers.ts";
import { createPlayers } from "../../../apps/server/src/players/players.ts";

const clock = {
  now: () => Date.now(),
  after: (delayMs: number, task: () => void) => {
    const timer = setTimeout(task, delayMs);
    return () => clearTimeout(timer);
  },
};
const SESSION_MS = 86_400_000;
const random = { bytes: (length: number): Uint8Array => randomBytes(length) };

/** The person with this number, and the session that they connect by. */
export function personSession(number: number): { readonly userId: string; readonly sessionId: string } {
  return { userId: `load-person-${number}`, sessionId: `load-session-${number}` };
}

/** Makes `count` people for a data folder that no server is using, in its own database or in a PostgreSQL. */
export async function makePeople(dataDir: string, count: number, postgresUrl?: string): Promise<void> {
  loadSecrets(dataDir, random);
  const database =
    postgresUrl === undefined
      ? openSqlite(join(dataDir, "fitil.sqlite"))
      : openPostgres(postgresUrl, () => undefined);
  await migrate(database);
  const ledger = createLedger({ database, clock, random, ownerId: "load", isOwnerAlive: async () => false });
  const openChips = ({ userId, holder }: Account) => ledger.open(userId, holder);
  const players = createPlayers({
    database,
    clock,
    random,
    openChips,
    startChips: async () => undefined,
    guests: createGuestBook({
      database,
      clock,
      secrets: { identity: "load" },
      env: { mentorFreeRequests: null },
    }),
    fairPlay: createFairPlay(database),
    standings: { *noteRated() {} },
  });
  for (let number = 0; number < count; number++) {
    const session = personSession(number);
    const name = `Игрок ${number}`;
    const nobody = { email: null, photoURL: null, isGuest: false };
    const visit = { address: "127.0.0.1", language: "ru" } as const;
    await players.ensure({ ...session, ...nobody, name, holder: session.userId }, visit);
  }
  await database.atomically(function* () {
    for (let number = 0; number < count; number++) yield* signIn(database, number);
  });
  await database.close();
}

function* signIn({ kysely }: Database, number: number): Work<void> {
  const { userId, sessionId } = personSession(number);
  const now = new Date().toISOString();
  const times = { createdAt: now, updatedAt: now };
  const email = `${userId}@example.org`;
  yield* rows(
    kysely
      .insertInto("auth_user")
      .values({ id: userId, name: "", email, emailVerified: 1, isAnonymous: 0, image: null, ...times }),
  );
  const expiresAt = new Date(Date.now() + SESSION_MS).toISOString();
  const from = { ipAddress: null, userAgent: null };
  yield* rows(
    kysely
      .insertInto("auth_session")
      .values({ id: sessionId, token: sessionId, userId, expiresAt, ...from, ...times }),
  );
}

/** The signer of connection tokens of a data folder's server. */
export function connectionTokensOf(dataDir: string): ConnectionTokens {
  return createConnectionTokens(loadSecrets(dataDir, random).connection, clock);
}
