// Several of the product's own processes that are one site: a real Redis and a real PostgreSQL under them, each thrown away
// afterwards.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres, startRedis } from "@fitil/testkit";
import type { TestPostgres, TestRedis } from "@fitil/testkit";
import { removeData, startServer } from "../site/server-process.ts";
import type { ServerProcess } from "../site/server-process.ts";

/** The site. */
export interface SharedSite {
  readonly redis: TestRedis;
  readonly postgres: TestPostgres;
  readonly processes: ServerProcess[];
  /** Starts one more process. */
  start(name: string): Promise<ServerProcess>;
  /** Ends everything that still runs. */
  stop(): Promise<void>;
}

/** Starts a Redis, a PostgreSQL and a process for each name; null where the machine has not both. */
export async function startSharedSite(names: readonly string[]): Promise<SharedSite | null> {
  const [redis, postgres] = await Promise.all([startRedis(), startPostgres()]);
  if (redis === null || postgres === null) {
    await Promise.all([redis?.stop(), postgres?.stop()]);
    return null;
  }
  const dataDir = mkdtempSync(join(tmpdir(), "fitil-shared-"));
  const processes: ServerProcess[] = [];
  const start = async (name: string) => {
    const env = {
      DATABASE_URL: postgres.addressOf("postgres"),
      REDIS_URL: redis.url,
      NODE_ID: name,
      LOG_LEVEL: "warn",
    };
    const server = await startServer(env, dataDir);
    processes.push(server);
    return server;
  };
  const stop = async () => {
    await Promise.all(processes.map((server) => server.kill()));
    await Promise.all([redis.stop(), postgres.stop()]);
    removeData(dataDir);
  };
  try {
    await Promise.all(names.map((name) => start(name)));
  } catch (error) {
    await stop();
    throw error;
  }
  return { redis, postgres, processes, start, stop };
}
