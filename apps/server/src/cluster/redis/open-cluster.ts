// A node on Redis: the connection, and everything of the cluster on it. Loaded only where there is a Redis.
import type { Clock, Log } from "../../ports.ts";
import { ClusterNode } from "../cluster-node.ts";
import { connectRedis } from "./redis-client.ts";
import { RedisPeople } from "./redis-people.ts";
import { RedisRegister } from "./redis-register.ts";
import { redisWire } from "./redis-wire.ts";

/** Connects, and makes a node that has not joined yet. Throws a `StartRefusal` where Redis cannot be used. */
export async function openCluster(options: {
  readonly url: string;
  /** What only processes of this site have in common. */
  readonly site: string;
  readonly name: string;
  readonly freshId: () => string;
  readonly clock: Clock;
  readonly log: Log;
}): Promise<{ readonly node: ClusterNode; close(): void }> {
  const { url, site, log } = options;
  let node: ClusterNode | null = null;
  const redis = await connectRedis({
    url,
    site,
    onTrouble(error) {
      if (error !== null)
        return log.error({ err: error }, "Redis is away: matches stand still until it is back");
      log.warn({}, "Redis is back");
      node?.healed();
    },
  });
  const made = new ClusterNode({
    ...options,
    register: new RedisRegister(redis),
    people: new RedisPeople(redis),
    wire: redisWire(redis),
  });
  node = made;
  return {
    node: made,
    close() {
      made.stop();
      redis.close();
    },
  };
}
