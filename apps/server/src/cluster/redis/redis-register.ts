// The register of nodes and tables in Redis: each method is one script or one command.
import type {
  Beat,
  Claim,
  ClusterRegister,
  TableLocation,
  Saved,
  TableRecord,
  TableWrite,
} from "../ports.ts";
import type { RedisConnection } from "./redis-client.ts";
import { redisRefusal } from "./redis-refusals.ts";
import { PREFIX } from "./scripts.ts";

/** A register that all processes on one Redis share. */
export class RedisRegister implements ClusterRegister {
  readonly #redis: RedisConnection;
  /** Which contents of the register each of our nodes has joined. */
  readonly #generations = new Map<string, string>();

  constructor(redis: RedisConnection) {
    this.#redis = redis;
  }

  async join(nodeId: string): Promise<void> {
    try {
      this.#generations.set(nodeId, await this.#redis.run<string>("join", nodeId));
    } catch (cause) {
      // A process that cannot enter at all does not start.
      throw redisRefusal(cause);
    }
  }

  async beat(nodeId: string): Promise<Beat> {
    const generation = this.#generations.get(nodeId) ?? "";
    const found = await this.#redis.run<string | string[]>("beat", nodeId, generation);
    if (found === "evicted" || found === "forgotten") return { kind: found };
    return { kind: "living", counters: countersIn(typeof found === "string" ? [] : found) };
  }

  async evict(nodeId: string, counterSeen: number): Promise<boolean> {
    return (await this.#redis.run<number>("evict", nodeId, String(counterSeen))) === 1;
  }

  async create(nodeId: string, tableId: string, { row, checkpoint }: TableRecord): Promise<number | null> {
    return epochIn(await this.#redis.run<string | null>("create", nodeId, tableId, row, checkpoint));
  }

  async claim(nodeId: string, tableId: string): Promise<Claim | null> {
    const found = await this.#redis.run<readonly [string, string, string] | null>("claim", nodeId, tableId);
    if (found === null) return null;
    const [epoch, row, checkpoint] = found;
    return { epoch: Number(epoch), record: { row, checkpoint } };
  }

  async save(writes: readonly (TableWrite & { readonly epoch: number })[]): Promise<readonly Saved[]> {
    const args: string[] = [];
    for (const { tableId, epoch, number, row, text, isWhole } of writes)
      args.push(tableId, String(epoch), String(number), isWhole ? "whole" : "piece", text, row ?? "");
    return await this.#redis.run<readonly Saved[]>("save", ...args);
  }

  async hand(tableId: string, epoch: number, toNodeId: string): Promise<boolean> {
    return (await this.#redis.run<number>("hand", tableId, String(epoch), toNodeId)) === 1;
  }

  async adopt(nodeId: string, tableId: string, epoch: number, record: TableRecord): Promise<number | null> {
    const { row, checkpoint } = record;
    const args = [nodeId, tableId, String(epoch), row, checkpoint];
    return epochIn(await this.#redis.run<string | null>("adopt", ...args));
  }

  async drop(tableId: string, epoch: number): Promise<boolean> {
    return (await this.#redis.run<number>("drop", tableId, String(epoch))) === 1;
  }

  async claimable(nodeId: string): Promise<readonly string[] | null> {
    return await this.#redis.run<string[] | null>("claimable", nodeId);
  }

  async location(tableId: string): Promise<TableLocation | null> {
    const found = await this.#redis.command<string | null>("HGET", `${PREFIX}rows`, tableId);
    return found === null ? null : locationIn(found);
  }

  async locations(): Promise<ReadonlyMap<string, TableLocation>> {
    const found = await this.#redis.command<string[] | Record<string, string>>("HGETALL", `${PREFIX}rows`);
    return new Map(pairsOf(found).map(([id, text]) => [id, locationIn(text)]));
  }

  async watch(changed: (tableId: string, location: TableLocation | null) => void): Promise<void> {
    await this.#redis.listen(`${PREFIX}all`, (text) => {
      const end = text.indexOf(" ");
      if (end < 0) changed(text, null);
      else changed(text.slice(0, end), locationIn(text.slice(end + 1)));
    });
  }
}

function epochIn(found: string | null): number | null {
  return found === null ? null : Number(found);
}

function countersIn(found: readonly string[]): ReadonlyMap<string, number> {
  return new Map(pairsOf(found).map(([nodeId, counter]) => [nodeId, Number(counter)]));
}

/** A hash comes as a list of names and values, or, in Redis's newer protocol, as an object of them. */
function pairsOf(found: readonly string[] | Readonly<Record<string, string>>): (readonly [string, string])[] {
  const texts = Array.isArray(found) ? found.map(String) : Object.entries(found).flat();
  return Array.from({ length: texts.length / 2 }, (_, at) => [texts[2 * at] ?? "", texts[2 * at + 1] ?? ""]);
}

/** Owner, epoch and row with a space between. */
function locationIn(text: string): TableLocation {
  const [ownerId = "", epoch = ""] = text.split(" ", 2);
  return { ownerId, epoch: Number(epoch), row: text.slice(ownerId.length + epoch.length + 2) };
}
