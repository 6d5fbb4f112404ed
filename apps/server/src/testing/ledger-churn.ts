// For tests only: a process that moves chips on a database file as fast as it can until it is killed. Prints a line per
// hundred movements, so that whoever kills it can choose when.
import { randomBytes } from "node:crypto";
import { migrate } from "../db/migrate.ts";
import { openSqlite } from "../db/sqlite.ts";
import { createLedger } from "../ledger/ledger.ts";

const [, , path = "", ownerId = ""] = process.argv;
const USERS = ["a", "b", "c", "d"];

const database = openSqlite(path);
await migrate(database);
const ledger = createLedger({
  database,
  clock: { now: () => Date.now(), after: () => () => undefined },
  random: { bytes: (length) => new Uint8Array(randomBytes(length)) },
  ownerId,
  isOwnerAlive: async (owner) => owner === ownerId,
});
for (const user of USERS) await ledger.open(user, user);
for (let game = 0; ; game++) {
  const gameId = `${ownerId}-${game}`;
  const players = USERS.slice(0, 2 + (game % 3));
  const staked = await ledger.stake(gameId, players, 100);
  if (staked.ok && game % 4 !== 3) await ledger.pay(gameId, players[game % players.length] ?? "a");
  else if (staked.ok && game % 8 === 7) await ledger.refund(gameId);
  if (!staked.ok) {
    const who = staked.userIds[0] ?? "a";
    await ledger.gift(who, who);
  }
  if (game % 50 === 0) process.stdout.write(`${game}\n`);
}
