// Several of the product's own processes that are one site: a real Redis and a real PostgreSQL under them, each thrown away
// afterwards, and where it is wanted a real balancer before them.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { startPostgres, startRedis, startTcpProxy } from "@fitil/testkit";
import type { TcpProxy, TestPostgres, TestRedis } from "@fitil/testkit";
import { ownAddress, removeData, startServer } from "../site/server-process.ts";
import type { ServerProcess } from "../site/server-process.ts";
import { startBalancer } from "./balancer.ts";
import type { Balancer, BalancerKind } from "./balancer.ts";

const MAX_STARTS = 10;

/** The site. */
export interface SharedSite {
  /** Where people find it: the balancer, or the first process. */
  readonly address: string;
  readonly redis: TestRedis;
  readonly postgres: TestPostgres;
  /** All that were started, the first ones in the order of their names. */
  readonly processes: readonly ServerProcess[];
  /** The process of this name that was started last. */
  named(name: string): ServerProcess;
  /** A process's cables to Redis and PostgreSQL, where it has its own. */
  cables(name: string): readonly TcpProxy[];
  /** Starts one more process. One of the first names starts on its old address, where the balancer looks for it. */
  start(name: string): Promise<ServerProcess>;
  /** Ends everything that still runs. */
  stop(): Promise<void>;
}

/**
 * Starts a Redis, a PostgreSQL, a process for each name, and a balancer (which wants three names); null where the machine has not all
 * of them. `env`: more variables for every process. `isCabled`: each of the first names reaches Redis and PostgreSQL by cables that can be cut.
 */
export async function startSharedSite(
  names: readonly string[],
  options: {
    readonly balancer?: BalancerKind;
    readonly env?: Record<string, string>;
    readonly isCabled?: boolean;
  } = {},
): Promise<SharedSite | null> {
  const { env = {}, balancer: kind } = options;
  const ports = new Map<string, string>();
  for (const name of names) ports.set(name, (await ownAddress()).PORT);
  const own = await ownAddress();
  const openBalancer = async (): Promise<Balancer | null> =>
    kind
      ? startBalancer(
          kind,
          Number(own.PORT),
          [...ports.values()].map((port) => `127.0.0.1:${port}`),
        )
      : null;
  const [redis, postgres, balancer] = await Promise.all([startRedis(), startPostgres(), openBalancer()]);
  if (redis === null || postgres === null || (kind && balancer === null)) {
    await Promise.all([redis?.stop(), postgres?.stop(), balancer?.stop()]);
    return null;
  }
  const dataDir = mkdtempSync(join(tmpdir(), "fitil-shared-"));
  const processes: ServerProcess[] = [];
  const newest = new Map<string, ServerProcess>();
  const cables = new Map<string, readonly TcpProxy[]>();
  if (options.isCabled === true)
    for (const name of names)
      cables.set(name, [await startTcpProxy(redis.port), await startTcpProxy(postgres.port)]);
  const start = async (name: string) => {
    const [toRedis = redis, toPostgres = postgres] = cables.get(name) ?? [];
    const settings = {
      DATABASE_URL: postgres.addressOf("postgres").replace(`:${postgres.port}/`, `:${toPostgres.port}/`),
      REDIS_URL: `redis://127.0.0.1:${toRedis.port}`,
      NODE_ID: name,
      LOG_LEVEL: "warn",
      PORT: ports.get(name) ?? "0",
      ...(balancer && { PUBLIC_URL: balancer.address, TRUSTED_PROXIES: "127.0.0.1" }),
      ...env,
    };
    const server = await startKept(settings, dataDir);
    // What it prints is the site's address; its own is what the balancer knows.
    const port = ports.get(name);
    const made = port === undefined ? server : { ...server, address: `http://127.0.0.1:${port}` };
    processes.push(made);
    newest.set(name, made);
    return made;
  };
  const stop = async () => {
    await Promise.all(processes.map((server) => server.kill()));
    await Promise.all([redis.stop(), postgres.stop(), balancer?.stop()]);
    await Promise.all([...cables.values()].flat().map((cable) => cable.stop()));
    removeData(dataDir);
  };
  try {
    const started = await Promise.allSettled(names.map((name) => start(name)));
    // Whoever is still on the way up when the site is given up would outlive it.
    for (const one of started) if (one.status === "rejected") throw one.reason;
    if (balancer) await answering(balancer.address);
  } catch (error) {
    await stop();
    throw error;
  }
  const address = balancer?.address ?? processes[0]?.address ?? "";
  // They began together, and were ready in any order.
  processes.splice(0, Infinity, ...names.map((name) => newest.get(name)!));
  const named = (name: string) => {
    const found = newest.get(name);
    if (found === undefined) throw new Error(`no process is called ${name}`);
    return found;
  };
  const cablesOf = (name: string) => cables.get(name) ?? [];
  return { address, redis, postgres, processes, named, cables: cablesOf, start, stop };
}

/**
 * As `restart: unless-stopped` of deploy/compose.yaml does it: whoever is not answered by Redis or PostgreSQL in time, on a busy machine
 * too, ends with one sentence and is started again.
 */
async function startKept(settings: Record<string, string>, dataDir: string): Promise<ServerProcess> {
  for (let starts = 1; ; starts += 1)
    try {
      return await startServer(settings, dataDir);
    } catch (error) {
      if (starts === MAX_STARTS || !String(error).includes("it did not answer")) throw error;
    }
}

/**
 * A balancer goes to whoever it has found ready. On a busy machine it takes a process that has just begun for one that hangs, and
 * cuts whoever it sent there: they ask again.
 */
async function answering(address: string): Promise<void> {
  // Whoever does not answer is asked again.
  const status = async () => (await fetch(`${address}/readyz`).catch(() => null))?.status;
  while ((await status()) !== 200) await wait(100);
}
