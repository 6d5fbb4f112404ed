// Shared places and counts in Redis: each step is one script.
import type { PlaceTaken } from "../../ports/shared-site.ts";
import type { ShareRegister } from "../ports.ts";
import type { RedisConnection } from "./redis-client.ts";
import { PREFIX } from "./scripts.ts";

/** How long what was left may be picked up. */
const LEFT_S = "600";

/** Places and counts that all processes on one Redis share. */
export class RedisShare implements ShareRegister {
  readonly #redis: RedisConnection;

  constructor(redis: RedisConnection) {
    this.#redis = redis;
  }

  async take(
    nodeId: string,
    { key, item, most }: { readonly key: string; readonly item: string; readonly most: number },
  ): Promise<PlaceTaken> {
    const args = [key, item, nodeId, String(most)];
    const [kind, holder] = await this.#redis.run<readonly string[]>("takePlace", ...args);
    if (kind === "held" && holder !== undefined) return { kind, nodeId: holder };
    return { kind: kind === "full" ? "full" : "taken" };
  }

  async free(nodeId: string, key: string, item: string): Promise<void> {
    await this.#redis.run("freePlace", key, item, nodeId);
  }

  async holder(key: string, item: string): Promise<string | null> {
    return await this.#redis.run<string | null>("placeHolder", key, item);
  }

  async leave(key: string, text: string): Promise<void> {
    await this.#redis.command("SET", `${PREFIX}left:${key}`, text, "EX", LEFT_S);
  }

  async pickUp(key: string): Promise<string | null> {
    return await this.#redis.command<string | null>("GETDEL", `${PREFIX}left:${key}`);
  }

  async add(key: string, amount: number, windowMs: number): Promise<{ count: number; leftMs: number }> {
    const args = [key, String(amount), String(windowMs)];
    const [count, leftMs] = await this.#redis.run<readonly [number, number]>("addCount", ...args);
    return { count: Number(count), leftMs: Math.max(0, Number(leftMs)) };
  }
}
