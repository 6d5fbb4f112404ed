// [CH4] Several processes on one PostgreSQL: a dead one's stakes come back, a living one's stay, also when the database was
// away, was replaced, or had its clock set.
import { CompiledQuery } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { findLedgerFaults } from "../ledger/audit-ledger.ts";
import { createLedger } from "../ledger/ledger.ts";
import type { AccountLedger } from "../ledger/ledger.ts";
import { countingRandom } from "../testing/chance.ts";
import { postgresAddress, removePostgres } from "../testing/databases.ts";
import { openDatabase } from "./connect.ts";
import type { Database } from "./database.ts";
import { openPostgres } from "./postgres.ts";
import { openProcessLease } from "./process-lease.ts";
import type { ProcessLease } from "./process-lease.ts";

const LEASE_MS = 30_000;
const RENEW_MS = 5_000;

interface Process {
  readonly lease: ProcessLease;
  readonly ledger: AccountLedger;
}

describe("leases of processes on one PostgreSQL", () => {
  let url: string;
  let database: Database;
  let clock: VirtualClock;
  let lost: number;
  let running: Process[];

  beforeEach(async (context) => {
    const made = await postgresAddress("migrated");
    if (made === null) return context.skip();
    url = made;
    clock = new VirtualClock();
    lost = 0;
    running = [];
    database = openPostgres(url, () => undefined);
  }, 60_000);
  afterEach(async () => {
    for (const { lease } of running) await lease.close();
    await database?.close();
    await removePostgres(url);
  });

  async function start(ownerId: string): Promise<Process> {
    const lease = await openProcessLease({ url, ownerId, clock, onLost: () => (lost += 1) });
    await lease.renew();
    const isOwnerAlive = (other: string) => lease.isAlive(other);
    const ledger = createLedger({ database, clock, random: countingRandom(), ownerId, isOwnerAlive });
    running.push({ lease, ledger });
    return { lease, ledger };
  }

  const run = (text: string, ...values: unknown[]) =>
    database.kysely.executeQuery<{ count: number }>(CompiledQuery.raw(text, values));
  /** Time passes in the database: every lease there is gets older. */
  const age = (ms: number) =>
    run(`update process_lease set renewed_at = renewed_at - $1 * interval '1 millisecond'`, ms);
  /** Time passes everywhere, and these processes renew in time. */
  async function pass(ms: number, living: readonly Process[]): Promise<void> {
    for (let passed = 0; passed < ms; passed += RENEW_MS) {
      await clock.advance(RENEW_MS);
      await age(RENEW_MS);
      for (const { lease } of living) await lease.renew();
    }
  }
  /** What a failover does to everybody: all connections break at once. */
  async function breakConnections(): Promise<void> {
    const before = lost;
    await run(
      `select count(pg_terminate_backend(pid)) from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    await vi.waitFor(() => expect(lost - before).toBe(running.length), { timeout: 20_000 });
  }

  it("[CL21] a database that cannot be written is refused at the start in one sentence", async () => {
    const name = new URL(url).pathname.slice(1);
    await run(`alter database "${name}" set default_transaction_read_only = on`);
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const options = { env: { databaseUrl: url }, dataDir: "unused", ownerId: "late", log, clock };
    await expect(openDatabase(options)).rejects.toThrow(
      "DATABASE_URL expects a PostgreSQL that can be written, but this one is read-only.",
    );
  });

  it.each([
    ["is not there", { pathname: "/nothing" }, "but PostgreSQL has none of this name."],
    ["has no connections left", { username: "crowded" }, "a PostgreSQL with free connections"],
  ])("a database that %s is refused at the start in one sentence", async (_, other, sentence) => {
    await run(
      "do $$ begin create role crowded login connection limit 0; exception when duplicate_object then end $$",
    );
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    const databaseUrl = Object.assign(new URL(url), other).href;
    const options = { env: { databaseUrl }, dataDir: "unused", ownerId: "late", log, clock };
    await expect(openDatabase(options)).rejects.toThrow(sentence);
  });

  it("[CH4] a dead process's stakes come back once, a living one's stay", async () => {
    const [first, second, third] = [await start("p1"), await start("p2"), await start("p3")];
    await first.ledger.open("a", "a");
    await first.ledger.stake("g1", ["a"], 100);
    await second.ledger.stake("g2", ["a"], 250);
    await pass(LEASE_MS, [first, second, third]);
    expect(await third.ledger.refundUnfinished()).toBe(0);
    await pass(LEASE_MS, [second, third]);
    expect(await third.ledger.refundUnfinished()).toBe(1);
    expect(await third.ledger.refundUnfinished()).toBe(0);
    expect(await third.ledger.balance("a")).toBe(750);
    expect(await second.ledger.pay("g2", "a")).toBe(250);
  });

  it("[CH4] a process that is started again gets its predecessor's stakes back within a lease and a renewal", async () => {
    const killed = await start("p1");
    await killed.ledger.open("a", "a");
    await killed.ledger.stake("g1", ["a"], 100);
    const next = await start("p2");
    expect(await next.ledger.refundUnfinished()).toBe(0);
    await pass(LEASE_MS - RENEW_MS, [next]);
    expect(await next.ledger.refundUnfinished()).toBe(0);
    await pass(RENEW_MS, [next]);
    expect(await next.ledger.refundUnfinished()).toBe(1);
    expect(await next.ledger.balance("a")).toBe(1000);
  });

  it("[CH4] a process that went down in order leaves nothing to wait for", async () => {
    const [gone, other] = [await start("p1"), await start("p2")];
    await gone.ledger.open("a", "a");
    await gone.ledger.stake("g1", ["a"], 100);
    await pass(LEASE_MS, [gone, other]);
    await gone.lease.close();
    expect(await other.ledger.refundUnfinished()).toBe(1);
  });

  it("[CH4] a failover makes no living process look dead, however long it took", async () => {
    const [first, second] = [await start("p1"), await start("p2")];
    await first.ledger.open("a", "a");
    await first.ledger.stake("g1", ["a"], 100);
    await pass(LEASE_MS, [first, second]);
    await breakConnections();
    expect(await second.ledger.refundUnfinished()).toBe(0);
    // A minute without the database: nobody could renew, and every lease is old when it is back.
    await clock.advance(60_000);
    await age(60_000);
    await second.lease.renew();
    expect(await second.ledger.refundUnfinished()).toBe(0);
    await pass(RENEW_MS, [first, second]);
    expect(await second.ledger.refundUnfinished()).toBe(0);
    await pass(LEASE_MS, [first, second]);
    expect(await second.ledger.refundUnfinished()).toBe(0);
    expect(await first.ledger.pay("g1", "a")).toBe(100);
  });

  it("[CH4] a database that did not answer for a while without breaking a connection is the same", async () => {
    const [first, second] = [await start("p1"), await start("p2")];
    await first.ledger.open("a", "a");
    await first.ledger.stake("g1", ["a"], 100);
    await pass(LEASE_MS, [first, second]);
    await clock.advance(60_000);
    await age(60_000);
    await second.lease.renew();
    expect(await second.ledger.refundUnfinished()).toBe(0);
  });

  it("[CH4] whoever died during the failover is found afterwards", async () => {
    const [dead, second] = [await start("p1"), await start("p2")];
    await dead.ledger.open("a", "a");
    await dead.ledger.stake("g1", ["a"], 100);
    await pass(LEASE_MS, [dead, second]);
    await breakConnections();
    await pass(LEASE_MS + RENEW_MS, [second]);
    expect(await second.ledger.refundUnfinished()).toBe(1);
  });

  it("[CH4] a replica whose clock is behind keeps no dead process alive for long", async () => {
    const [dead, second] = [await start("p1"), await start("p2")];
    await dead.ledger.open("a", "a");
    await dead.ledger.stake("g1", ["a"], 100);
    await pass(LEASE_MS, [dead, second]);
    await age(-3_600_000);
    expect(await second.ledger.refundUnfinished()).toBe(0);
    await pass(LEASE_MS, [second]);
    expect(await second.ledger.refundUnfinished()).toBe(1);
  });

  it("[CH4] a process that was taken for dead and wakes up pays nothing twice", async () => {
    const [stopped, other] = [await start("p1"), await start("p2")];
    await stopped.ledger.open("a", "a");
    await stopped.ledger.open("b", "b");
    await stopped.ledger.stake("g1", ["a", "b"], 100);
    await pass(LEASE_MS, [stopped, other]);
    await pass(LEASE_MS, [other]);
    expect(await other.ledger.refundUnfinished()).toBe(1);
    expect(await stopped.ledger.pay("g1", "a")).toBe(0);
    await stopped.ledger.refund("g1");
    expect([await other.ledger.balance("a"), await other.ledger.balance("b")]).toEqual([1000, 1000]);
    await stopped.lease.renew();
    await stopped.ledger.stake("g2", ["a"], 100);
    expect(await other.ledger.refundUnfinished()).toBe(0);
    expect(await findLedgerFaults(database)).toEqual([]);
  });

  it("is renewed by itself, also after the connection was lost", async () => {
    const { lease } = await start("p1");
    const renewed = vi.spyOn(lease, "renew");
    lease.keep();
    await clock.advance(RENEW_MS);
    await renewed.mock.results[0]?.value;
    await breakConnections();
    await clock.advance(RENEW_MS);
    await renewed.mock.results[1]?.value;
    const { rows } = await run(`select count(*) from process_lease`);
    expect([rows[0]?.count, lost, renewed.mock.calls.length]).toEqual([1, 1, 2]);
  });

  it("cannot be opened where no database answers, and says so to nobody else", async () => {
    const nowhere = { url: "postgres://nobody@127.0.0.1:9/none", ownerId: "p", clock };
    await expect(openProcessLease({ ...nowhere, onLost: () => (lost += 1) })).rejects.toThrow("ECONNREFUSED");
    expect(lost).toBe(0);
  });
});
