// For tests only: a process that gives events of the payment service to a database file as fast as it can until it is
// killed. Prints a line per few events, so that whoever kills it can choose when.
import { randomBytes } from "node:crypto";
import { handleEvent } from "../billing/bookkeeping.ts";
import { migrate } from "../db/migrate.ts";
import { openSqlite } from "../db/sqlite.ts";
import { createCredits } from "../ledger/credits.ts";
import { packEvent, PEOPLE } from "../billing/testing/pack-events.ts";

const [, , path = "", from = "0"] = process.argv;

const database = openSqlite(path);
await migrate(database);
const random = { bytes: (length: number) => new Uint8Array(randomBytes(length)) };
const credits = createCredits({ database, random });
for (let count = Number(from); ; count++) {
  const event = packEvent(count, PEOPLE[count % PEOPLE.length] ?? "ann");
  await database.atomically(() => handleEvent({ database, credits }, event, { at: Date.now() }));
  if (count % 25 === 0) process.stdout.write(`${count}\n`);
}
