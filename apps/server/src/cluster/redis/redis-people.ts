// Newest connections and seats in Redis. A connection is forgotten a day after it was taken, a seat a day after it was last taken:
// whoever is still there then is found by their table.
import type { NewestConnection, PersonRegister } from "../ports.ts";
import type { RedisConnection } from "./redis-client.ts";
import { PREFIX } from "./scripts.ts";

const SEAT_S = "86400";

/** Where people are, for all processes on one Redis. */
export class RedisPeople implements PersonRegister {
  readonly #redis: RedisConnection;

  constructor(redis: RedisConnection) {
    this.#redis = redis;
  }

  async takeConnection(
    userId: string,
    { nodeId, clientId }: NewestConnection,
  ): Promise<{ readonly serial: number; readonly before: NewestConnection | null }> {
    const args = [userId, nodeId, clientId];
    const found = await this.#redis.run<readonly [string, string | null, string | null]>(
      "takeConnection",
      ...args,
    );
    const [serial, node, client] = found;
    const before = node === null || client === null ? null : { nodeId: node, clientId: client };
    return { serial: Number(serial), before };
  }

  async newest(userId: string): Promise<NewestConnection | null> {
    const args = [`${PREFIX}line:${userId}`, "n", "c"];
    const [nodeId, clientId] = await this.#redis.command<readonly (string | null)[]>("HMGET", ...args);
    return typeof nodeId === "string" && typeof clientId === "string" ? { nodeId, clientId } : null;
  }

  async takeSeat(userId: string, tableId: string): Promise<string | null> {
    const args = [`${PREFIX}seat:${userId}`, tableId, "EX", SEAT_S, "GET"];
    return await this.#redis.command<string | null>("SET", ...args);
  }

  async leaveSeat(userId: string, tableId: string): Promise<void> {
    await this.#redis.run("leaveSeat", userId, tableId);
  }

  async seat(userId: string): Promise<string | null> {
    return await this.#redis.command<string | null>("GET", `${PREFIX}seat:${userId}`);
  }
}
