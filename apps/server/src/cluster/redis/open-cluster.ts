// A node on Redis: the connection, and everything of the cluster on it. Loaded only where there is a Redis.
import type { Clock, Log } from "../../ports/process.ts";
import { watchClock } from "../clock-check.ts";
import { ClusterNode } from "../cluster-node.ts";
import { OwnAddress, askHealth } from "../own-address.ts";
import { connectRedis } from "./redis-client.ts";
import { RedisPeople } from "./redis-people.ts";
import { RedisRegister } from "./redis-register.ts";
import { RedisShare } from "./redis-share.ts";
import type { Wire } from "../ports.ts";
import type { RedisConnection } from "./redis-client.ts";
import { PREFIX } from "./scripts.ts";

/** A process's part of a site. */
export interface RedisCluster {
  readonly node: ClusterNode;
  /** The port is open: the process's own address is looked at. */
  listening(): void;
  close(): void;
}

/** Connects, and makes a node that has not joined yet. Throws a `StartRefusal` where Redis cannot be used. */
export async function openCluster(options: {
  readonly url: string;
  /** What only processes of this site have in common. */
  readonly site: string;
  readonly name: string;
  readonly clock: Clock;
  /** What time it is. */
  readonly wall: Pick<Clock, "now">;
  readonly log: Log;
  /** Where people are to reach this very process; null: only with all others. */
  readonly nodeUrl: string | null;
  /** As `/healthz` says it. */
  readonly processId: string;
  /** Which build of the page it serves: a part of the node's name, so that all others know. */
  readonly build: string;
}): Promise<RedisCluster> {
  const { url, site, log, clock, nodeUrl, processId, build } = options;
  const address =
    nodeUrl === null ? null : new OwnAddress({ url: nodeUrl, processId, ask: askHealth, clock, log });
  let node: ClusterNode | null = null;
  const redis = await connectRedis({
    url,
    site,
    clock,
    onTrouble(error) {
      if (error !== null)
        return log.error({ err: error }, "Redis is away: matches stand still until it is back");
      log.warn({}, "Redis is back");
      node?.healed();
    },
    onRefused(error) {
      if (error === null) return log.warn({}, "Redis takes what is written again");
      log.error({ err: error }, "Redis refuses what it is asked: matches stand still until it takes it");
    },
  });
  if (redis.mayForget)
    log.warn(
      {},
      "REDIS_URL expects a Redis that forgets nothing by itself (maxmemory-policy noeviction), but this one does when it is full",
    );
  let lives = 0;
  const made = new ClusterNode({
    ...options,
    freshId: () => `${processId}.${++lives}.${build}`,
    register: new RedisRegister(redis),
    people: new RedisPeople(redis),
    share: new RedisShare(redis),
    wire: redisWire(redis),
    address: () => address?.get() ?? null,
  });
  node = made;
  const others = async () => {
    const [seconds, micros] = await redis.command<readonly [string, string]>("TIME");
    return Number(seconds) * 1000 + Number(micros) / 1000;
  };
  const stopChecking = watchClock({ others, wall: options.wall, clock, log });
  return {
    node: made,
    listening: () => address?.start(),
    close() {
      stopChecking();
      address?.stop();
      made.stop();
      redis.close();
    },
  };
}

/** Carries texts between the processes on one Redis. */
function redisWire(redis: RedisConnection): Wire {
  return {
    async publish(channel, text) {
      await redis.command("PUBLISH", PREFIX + channel, text);
    },
    listen: (channel, heard) => redis.listen(PREFIX + channel, heard),
    unlisten: (channel) => redis.unlisten(PREFIX + channel),
  };
}
