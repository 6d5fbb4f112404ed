// Newest connections and seats in Redis. A line is forgotten a day after it was taken, a seat a day after it was last taken:
// whoever is still there then is found by their table.
import type { Line, PersonRegister } from "../ports.ts";
import type { RedisConnection } from "./redis-client.ts";
import { PREFIX } from "./scripts.ts";

const SEAT_S = "86400";

/** Where people are, for all processes on one Redis. */
export class RedisPeople implements PersonRegister {
  readonly #redis: RedisConnection;

  constructor(redis: RedisConnection) {
    this.#redis = redis;
  }

  async takeLine(
    userId: string,
    { nodeId, clientId }: Line,
  ): Promise<{ readonly serial: number; readonly before: Line | null }> {
    const words = [userId, nodeId, clientId];
    const found = await this.#redis.run<readonly [string, string | null, string | null]>(
      "takeLine",
      ...words,
    );
    const [serial, node, client] = found;
    const before = node === null || client === null ? null : { nodeId: node, clientId: client };
    return { serial: Number(serial), before };
  }

  async line(userId: string): Promise<Line | null> {
    const words = [`${PREFIX}line:${userId}`, "n", "c"];
    const [nodeId, clientId] = await this.#redis.command<readonly (string | null)[]>("HMGET", ...words);
    return typeof nodeId === "string" && typeof clientId === "string" ? { nodeId, clientId } : null;
  }

  async takeSeat(userId: string, tableId: string): Promise<string | null> {
    const words = [`${PREFIX}seat:${userId}`, tableId, "EX", SEAT_S, "GET"];
    return await this.#redis.command<string | null>("SET", ...words);
  }

  async leaveSeat(userId: string, tableId: string): Promise<void> {
    await this.#redis.run("leaveSeat", userId, tableId);
  }

  async seat(userId: string): Promise<string | null> {
    return await this.#redis.command<string | null>("GET", `${PREFIX}seat:${userId}`);
  }
}
