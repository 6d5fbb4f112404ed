// Shared places and counts of a test's many processes: plain maps.
import type { PlaceTaken } from "../../ports/shared-site.ts";
import type { ShareRegister } from "../ports.ts";

/** Places and counts, in memory. Windows of counts never end. */
export class MemoryShare implements ShareRegister {
  readonly #isAlive: (nodeId: string) => boolean;
  readonly #places = new Map<string, Map<string, string>>();
  readonly #left = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** `isAlive`: is the node on the list? */
  constructor(isAlive: (nodeId: string) => boolean) {
    this.#isAlive = isAlive;
  }

  async take(
    nodeId: string,
    { key, item, most }: { readonly key: string; readonly item: string; readonly most: number },
  ): Promise<PlaceTaken> {
    const held = this.#of(key);
    const holder = held.get(item);
    if (holder !== undefined && holder !== nodeId) return { kind: "held", nodeId: holder };
    if (holder === undefined && held.size >= most) return { kind: "full" };
    held.set(item, nodeId);
    return { kind: "taken" };
  }

  async free(nodeId: string, key: string, item: string): Promise<void> {
    if (this.#of(key).get(item) === nodeId) this.#of(key).delete(item);
  }

  async holder(key: string, item: string): Promise<string | null> {
    return this.#of(key).get(item) ?? null;
  }

  async leave(key: string, text: string): Promise<void> {
    this.#left.set(key, text);
  }

  async pickUp(key: string): Promise<string | null> {
    const text = this.#left.get(key) ?? null;
    this.#left.delete(key);
    return text;
  }

  async add(key: string, amount: number, windowMs: number): Promise<{ count: number; leftMs: number }> {
    const count = (this.#counts.get(key) ?? 0) + amount;
    this.#counts.set(key, count);
    return { count, leftMs: windowMs };
  }

  #of(key: string): Map<string, string> {
    const held = this.#places.get(key) ?? new Map<string, string>();
    for (const [item, nodeId] of held) if (!this.#isAlive(nodeId)) held.delete(item);
    this.#places.set(key, held);
    return held;
  }
}
