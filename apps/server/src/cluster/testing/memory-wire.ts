// The wire between a test's many processes: what is published is heard in the same turn of the loop's microtasks.
import type { Wire } from "../ports.ts";

/** A wire in memory. */
export class MemoryWire implements Wire {
  readonly #listeners = new Map<string, (text: string) => void>();
  /** Loses what is published while true. */
  isCut = false;

  async publish(channel: string, text: string): Promise<void> {
    if (this.isCut) throw new Error("the wire is cut");
    queueMicrotask(() => this.#listeners.get(channel)?.(text));
  }

  async listen(channel: string, heard: (text: string) => void): Promise<void> {
    this.#listeners.set(channel, heard);
  }

  async unlisten(channel: string): Promise<void> {
    this.#listeners.delete(channel);
  }
}
