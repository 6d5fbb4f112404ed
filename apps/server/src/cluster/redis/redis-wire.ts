// The wire between nodes over Redis's publish and subscribe.
import type { Wire } from "../ports.ts";
import type { RedisConnection } from "./redis-client.ts";
import { PREFIX } from "./scripts.ts";

/** Carries texts between the processes on one Redis. */
export function redisWire(redis: RedisConnection): Wire {
  return {
    async publish(channel, text) {
      await redis.command("PUBLISH", PREFIX + channel, text);
    },
    listen: (channel, heard) => redis.listen(PREFIX + channel, heard),
    unlisten: (channel) => redis.unlisten(PREFIX + channel),
  };
}
