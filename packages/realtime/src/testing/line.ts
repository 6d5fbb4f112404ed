// The far end of an in-process connection, for tests: sends commands as objects or raw text, keeps what comes back.
import type { Hub } from "../hub-face.ts";
import type { TransportSource } from "../transport/open-in-process.ts";
import { settle } from "./virtual-clock.ts";

/** One line from the hub, parsed. */
export type Reply = Record<string, unknown> & {
  readonly id?: number;
  readonly error?: { readonly code: number; readonly message: string; readonly temporary?: boolean };
  readonly push?: Record<string, unknown> & { readonly channel?: string; readonly id?: number };
};

/** A connection to a hub in this process. */
export class Line {
  /** Frames as they came. */
  readonly frames: string[] = [];
  closed: { readonly code: number; readonly reason: string } | undefined;
  readonly #source: TransportSource;
  #seen = 0;

  constructor(hub: Hub, from: { address?: string; origin?: string } = {}) {
    this.#source = hub.open(
      {
        frame: (text) => void this.frames.push(text),
        closed: (code, reason) => {
          this.closed = { code, reason };
        },
      },
      from,
    );
  }

  /** Sends one frame; objects become one line each. */
  async send(...commands: readonly (object | string)[]): Promise<void> {
    this.#source.receive(
      commands.map((command) => (typeof command === "string" ? command : JSON.stringify(command))).join("\n"),
    );
    await settle();
  }

  /** The network goes away. */
  async lose(code = 1006, reason = ""): Promise<void> {
    this.#source.lost(code, reason);
    await settle();
  }

  /** Everything received so far, line by line. */
  all(): Reply[] {
    return this.frames.flatMap((frame) => frame.split("\n").map((line) => JSON.parse(line) as Reply));
  }

  /** What came since the last call. */
  fresh(): Reply[] {
    const all = this.all();
    const fresh = all.slice(this.#seen);
    this.#seen = all.length;
    return fresh;
  }

  /** The reply to one command. */
  reply(id: number): Reply | undefined {
    return this.all().find((reply) => reply.id === id);
  }
}
