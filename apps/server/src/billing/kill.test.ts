// [BL4] A process that handles events is killed at any moment: what is noted as handled has its effect, what is not has
// none, and telling everything again makes it whole.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { migrate } from "../db/migrate.ts";
import { openSqlite } from "../db/sqlite.ts";
import { findLedgerFaults } from "../ledger/audit-ledger.ts";
import { createCredits } from "../ledger/credits.ts";
import { createLedger } from "../ledger/ledger.ts";
import { countingRandom } from "../testing/chance.ts";
import { handleEvent } from "./bookkeeping.ts";
import { packEvent, PEOPLE } from "./testing/pack-events.ts";
import { VirtualClock } from "@fitil/testkit";

const CHURN = join(import.meta.dirname, "../testing/billing-churn.ts");
/** How many progress lines to wait for in each round before the kill. */
const ROUNDS = [1, 3, 2];

describe("events of the payment service and kill -9", () => {
  const folder = mkdtempSync(join(tmpdir(), "iskra-kill-"));
  const path = join(folder, "fitil.sqlite");
  afterAll(() => rmSync(folder, { recursive: true }));

  it("[BL4] leaves nothing half done, and the same events again give every pack once", async () => {
    await prepare();
    let told = 0;
    for (const lines of ROUNDS) {
      await churnAndKill(lines, told);
      const database = openSqlite(path);
      await migrate(database);
      expect(await findLedgerFaults(database)).toEqual([]);
      const handled = (await database.kysely.selectFrom("billing_event").select("id").execute()).map(
        ({ id }) => id,
      );
      expect(handled.length).toBeGreaterThan(told);
      const packs = handled.filter((id) => Number(id.slice(4)) % 2 === 0).length;
      const refunds = handled.length - packs;
      expect(await requestsOf(database)).toBe(50 * packs - 10 * refunds);
      // The service repeats everything that was not answered, and more.
      const credits = createCredits({ database, random: countingRandom() });
      told = handled.length + 10 + (handled.length % 2);
      for (let count = 0; count < told; count++) {
        const event = packEvent(count, PEOPLE[count % PEOPLE.length] ?? "ann");
        await database.atomically(() => handleEvent({ database, credits }, event, { at: count }));
      }
      expect(await requestsOf(database)).toBe(20 * told);
      expect(await findLedgerFaults(database)).toEqual([]);
      await database.close();
    }
  });

  async function prepare(): Promise<void> {
    const database = openSqlite(path);
    await migrate(database);
    const clock = new VirtualClock();
    const deps = { database, clock, random: countingRandom(), ownerId: "p", isOwnerAlive: async () => false };
    const ledger = createLedger(deps);
    for (const userId of PEOPLE) {
      await ledger.open(userId, userId);
      const person = { reference: `ref-${userId}`, user_id: userId, customer_id: null, created_at: 0 };
      await database.kysely.insertInto("billing_person").values(person).execute();
    }
    await database.close();
  }

  async function requestsOf({ kysely }: ReturnType<typeof openSqlite>): Promise<number> {
    const accounts = await kysely
      .selectFrom("ledger_account")
      .select("balance")
      .where("currency", "=", "requests")
      .where("kind", "=", "user")
      .execute();
    return accounts.reduce((sum, { balance }) => sum + balance, 0);
  }

  async function churnAndKill(lines: number, from: number): Promise<void> {
    const child = spawn(process.execPath, [CHURN, path, String(from)], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    const ended = new Promise<NodeJS.Signals | null>((resolve) => {
      child.once("exit", (_code, signal) => resolve(signal));
    });
    let seen = 0;
    for await (const chunk of child.stdout) {
      seen += String(chunk).split("\n").length - 1;
      if (seen >= lines) break;
    }
    child.kill("SIGKILL");
    expect(await ended).toBe("SIGKILL");
  }
});
