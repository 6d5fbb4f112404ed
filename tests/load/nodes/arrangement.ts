// One way of being a site: so many processes, with a Redis of their own or none, and the people who play at them.
import { startRedis } from "@fitil/testkit";
import { startServer } from "../../site/server-process.ts";
import type { ServerProcess } from "../../site/server-process.ts";
import { generate } from "../server/run-once.ts";
import type { Measured } from "../server/task.ts";

const PROBE_TABLES = 2;

/** Who is compared. */
export interface Arrangement {
  readonly name: string;
  /** What its processes are called, each with its number. */
  readonly nodes: string;
  readonly processes: number;
  readonly hasRedis: boolean;
  /** Everybody is connected where their table is. */
  readonly isPlaced: boolean;
}

/** The first one is what the others are compared with. */
export const ARRANGEMENTS: readonly Arrangement[] = [
  { name: "one process", nodes: "alone", processes: 1, hasRedis: false, isPlaced: true },
  { name: "one process and Redis", nodes: "redis", processes: 1, hasRedis: true, isPlaced: true },
  {
    name: "two processes, people where their table is",
    nodes: "placed",
    processes: 2,
    hasRedis: true,
    isPlaced: true,
  },
  {
    name: "two processes, people anywhere",
    nodes: "anywhere",
    processes: 2,
    hasRedis: true,
    isPlaced: false,
  },
];

/** A site whose people sit at their tables. */
export interface SeatedSite {
  /** Begins all games; resolves when everybody walks, which they do for the warm-up and the seconds. */
  begin(): Promise<void>;
  /** What came of it. */
  readonly measured: Promise<Measured>;
}

/** A site that runs. */
export interface ArrangedSite {
  readonly arrangement: Arrangement;
  readonly pids: readonly number[];
  /** Null: it has none. */
  readonly redisPid: number | null;
  readonly players: number;
  /** Lets everybody sit down; resolves when they do. */
  seat(): Promise<SeatedSite>;
  stop(): Promise<void>;
}

/** What all arrangements of a run have in common. */
export interface ArrangedRun {
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** At each process. */
  readonly tables: number;
  readonly warmUpMs: number;
  readonly seconds: number;
  /** A folder for processor profiles, or null. */
  readonly profile: string | null;
}

/** Starts its processes; null where the machine has no Redis. */
export async function openArrangement(
  arrangement: Arrangement,
  run: ArrangedRun,
): Promise<ArrangedSite | null> {
  const { processes, hasRedis, isPlaced, nodes } = arrangement;
  const redis = hasRedis ? await startRedis() : null;
  if (hasRedis && redis === null) return null;
  const servers: ServerProcess[] = [];
  const stop = async () => {
    // A profile is written by whoever ends by itself.
    await Promise.all(servers.map((server) => (run.profile === null ? server.kill() : server.stop())));
    await redis?.stop();
  };
  try {
    for (let number = 0; number < processes; number += 1)
      servers.push(
        await startServer(settingsOf(run, redis?.url ?? null, `${nodes}${number}`), run.dataDir, "sources"),
      );
  } catch (error) {
    await stop();
    throw error;
  }
  const pids = servers.map(({ child }) => child.pid!);
  const tables = run.tables * processes;
  const seat = async (): Promise<SeatedSite> => {
    const task = {
      system: "fitil",
      saying: "courses",
      address: servers[0]!.address,
      serverPid: pids[0]!,
      dataDir: run.dataDir,
      tables,
      probeTables: PROBE_TABLES,
      warmUpMs: run.warmUpMs,
      seconds: run.seconds,
      site: {
        addresses: servers.map(({ address }) => address),
        pids,
        isPlaced,
      },
    } as const;
    const [seated, begun, walking] = [promised(), promised(), promised()];
    const conductor = {
      seated() {
        seated.resolve();
        return begun.promise;
      },
      walking: () => walking.resolve(),
    };
    const measured = generate(task, conductor);
    // Whoever waits for it later hears of it then: all sites are ended first.
    measured.catch(() => undefined);
    // Who cannot even sit down ends before.
    await Promise.race([seated.promise, measured]);
    const begin = () => {
      begun.resolve();
      return walking.promise;
    };
    return { begin, measured };
  };
  return { arrangement, pids, redisPid: redis?.pid() ?? null, players: tables * 4, seat, stop };
}

function promised(): PromiseWithResolvers<void> {
  return Promise.withResolvers<void>();
}

function settingsOf(run: ArrangedRun, redisUrl: string | null, name: string): Record<string, string> {
  return {
    NODE_ENV: "production",
    LOG_LEVEL: "warn",
    DATABASE_URL: run.databaseUrl,
    TRUSTED_PROXIES: "127.0.0.1",
    ...(redisUrl !== null && { REDIS_URL: redisUrl, NODE_ID: name }),
    ...(run.profile !== null && {
      NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${run.profile}/${name}`,
    }),
  };
}
