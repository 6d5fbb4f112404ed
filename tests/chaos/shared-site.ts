// Several of the product's own processes that are one site: a real Redis and a real PostgreSQL under them, each thrown away
// afterwards, and where it is wanted a real balancer before them.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres, startRedis } from "@fitil/testkit";
import type { TestPostgres, TestRedis } from "@fitil/testkit";
import { ownAddress, removeData, startServer } from "../site/server-process.ts";
import type { ServerProcess } from "../site/server-process.ts";
import { startBalancer } from "./balancer.ts";
import type { Balancer, BalancerKind } from "./balancer.ts";

/** The site. */
export interface SharedSite {
  /** Where people find it: the balancer, or the first process. */
  readonly address: string;
  readonly redis: TestRedis;
  readonly postgres: TestPostgres;
  readonly processes: ServerProcess[];
  /** Starts one more process. One of the first names starts on its old address, where the balancer looks for it. */
  start(name: string): Promise<ServerProcess>;
  /** Ends everything that still runs. */
  stop(): Promise<void>;
}

/**
 * Starts a Redis, a PostgreSQL, a process for each name, and a balancer (which wants three names); null where the machine has not all
 * of them. `env`: more variables for every process.
 */
export async function startSharedSite(
  names: readonly string[],
  options: { readonly balancer?: BalancerKind; readonly env?: Record<string, string> } = {},
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
  const start = async (name: string) => {
    const settings = {
      DATABASE_URL: postgres.addressOf("postgres"),
      REDIS_URL: redis.url,
      NODE_ID: name,
      LOG_LEVEL: "warn",
      PORT: ports.get(name) ?? "0",
      ...(balancer && { PUBLIC_URL: balancer.address, TRUSTED_PROXIES: "127.0.0.1" }),
      ...env,
    };
    const server = await startServer(settings, dataDir);
    // What it prints is the site's address; its own is what the balancer knows.
    const port = ports.get(name);
    const made = port === undefined ? server : { ...server, address: `http://127.0.0.1:${port}` };
    processes.push(made);
    return made;
  };
  const stop = async () => {
    await Promise.all(processes.map((server) => server.kill()));
    await Promise.all([redis.stop(), postgres.stop(), balancer?.stop()]);
    removeData(dataDir);
  };
  try {
    await Promise.all(names.map((name) => start(name)));
  } catch (error) {
    await stop();
    throw error;
  }
  const address = balancer?.address ?? processes[0]?.address ?? "";
  return { address, redis, postgres, processes, start, stop };
}
