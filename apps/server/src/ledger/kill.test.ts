// [CH4] A process that moves chips is killed at any moment: the books are right, and what was in escrow comes back once.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { migrate } from "../db/migrate.ts";
import { openSqlite } from "../db/sqlite.ts";
import { countingRandom } from "../testing/chance.ts";
import { findLedgerFaults } from "./audit-ledger.ts";
import { createLedger } from "./ledger.ts";

const CHURN = join(import.meta.dirname, "../testing/ledger-churn.ts");
/** How many progress lines to wait for in each round before the kill. */
const ROUNDS = [1, 3, 2];

describe("the ledger after kill -9", () => {
  const folder = mkdtempSync(join(tmpdir(), "fitil-kill-"));
  const path = join(folder, "fitil.sqlite");
  afterAll(() => rmSync(folder, { recursive: true }));

  it("[CH4] has every chip, and nobody's stake is stuck", async () => {
    for (const [round, lines] of ROUNDS.entries()) {
      await churnAndKill(`process-${round}`, lines);
      const database = openSqlite(path);
      await migrate(database);
      expect(await findLedgerFaults(database)).toEqual([]);
      const ledger = createLedger({
        database,
        clock: new VirtualClock(Date.now()),
        random: countingRandom(),
        ownerId: "the-next",
        isOwnerAlive: async () => false,
      });
      const before = await ledger.audit();
      const refunded = await ledger.refundUnfinished();
      expect(refunded > 0).toBe(before.inEscrow > 0);
      expect(await ledger.refundUnfinished()).toBe(0);
      const after = await ledger.audit();
      expect([after.inEscrow, after.held]).toEqual([0, after.issued]);
      expect(await findLedgerFaults(database)).toEqual([]);
      await database.close();
    }
  });

  async function churnAndKill(ownerId: string, lines: number): Promise<void> {
    const child = spawn(process.execPath, [CHURN, path, ownerId], { stdio: ["ignore", "pipe", "inherit"] });
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
