// Questions and streams from node to node, over the link's messages: each has a number of its asker's, an answer, and an end also
// when the other side is gone.
import { Readable } from "node:stream";
import type { MaybePromise } from "@fitil/realtime";
import type { Clock } from "../ports/process.ts";
import { readCallMessage } from "./call-messages.ts";
import type { CallMessage } from "./call-messages.ts";

const PATIENCE_MS = 5_000;
/** How far behind whoever reads a stream may be, in bytes. */
const MAX_BEHIND_BYTES = 1_048_576;

interface Asked {
  readonly to: string;
  settle(answer: { readonly ok: boolean; readonly payload?: unknown }): void;
}

/** What this node asks others, and what it answers. */
export class NodeCalls {
  readonly #send: (to: string, message: string, isUrgent: boolean) => void;
  readonly #clock: Clock;
  readonly #failed: (kind: string, cause: unknown) => void;
  readonly #answers = new Map<string, (payload: unknown) => MaybePromise<unknown>>();
  readonly #sources = new Map<string, (payload: unknown) => Readable | null>();
  readonly #asked = new Map<number, Asked>();
  /** Streams that come from others, by our number. */
  readonly #coming = new Map<number, { readonly from: string; readonly stream: Readable }>();
  /** Streams that others read here, by node and their number. */
  readonly #leaving = new Map<string, { readonly to: string; readonly stream: Readable }>();
  #number = 0;

  /** `failed` hears why a call of another node could not be answered here: the caller learns only that it was not. */
  constructor(deps: {
    send(to: string, message: string, isUrgent: boolean): void;
    failed(kind: string, cause: unknown): void;
    clock: Clock;
  }) {
    this.#send = (to, message, isUrgent) => deps.send(to, message, isUrgent);
    this.#failed = (kind, cause) => deps.failed(kind, cause);
    this.#clock = deps.clock;
  }

  /** As `SiteCalls` says of these. */
  serve(kind: string, answer: (payload: unknown) => MaybePromise<unknown>): void {
    this.#answers.set(kind, answer);
  }

  serveStream(kind: string, open: (payload: unknown) => Readable | null): void {
    this.#sources.set(kind, open);
  }

  async call(to: string, kind: string, payload: unknown): Promise<unknown> {
    const answer = await this.#ask(to, (number) => ({ type: "call", number, kind, payload }));
    if (!answer.ok) throw new Error(`node ${to} has not answered ${kind}`);
    return answer.payload;
  }

  async read(to: string, kind: string, payload: unknown): Promise<Readable | null> {
    let stream: Readable | null = null;
    const answer = await this.#ask(to, (number) => {
      stream = this.#receive(to, number);
      return { type: "read", number, kind, payload };
    });
    if (!answer.ok) (stream as Readable | null)?.destroy();
    return answer.ok ? stream : null;
  }

  tell(to: string, kind: string, payload: unknown): void {
    this.#say(to, { type: "tell", kind, payload });
  }

  /** Takes a message of another node's. False: it does not fit. */
  received(from: string, message: unknown): boolean {
    const said = readCallMessage(message);
    if (said === null) return false;
    switch (said.type) {
      case "call":
        void this.#answer(from, said);
        break;
      case "tell":
        void this.#heard(said.kind, said.payload);
        break;
      case "result":
        this.#asked.get(said.number)?.settle({ ok: true, payload: said.payload });
        break;
      case "opened":
        this.#asked.get(said.number)?.settle({ ok: true });
        break;
      case "failed":
        this.#asked.get(said.number)?.settle({ ok: false });
        break;
      case "read":
        this.#open(from, said);
        break;
      case "unread":
        this.#leaving.get(`${from} ${said.number}`)?.stream.destroy();
        break;
      case "part":
        this.#part(from, said.number, said.text);
        break;
      case "end":
        this.#end(from, said.number, said.isWhole);
        break;
    }
    return true;
  }

  /** What another node has said may be lost, or nothing more comes from it: nobody waits for it. */
  broken(nodeId: string): void {
    for (const asked of this.#asked.values()) if (asked.to === nodeId) asked.settle({ ok: false });
    for (const { from, stream } of this.#coming.values())
      if (from === nodeId) stream.destroy(new Error(`node ${nodeId} is gone`));
    for (const { to, stream } of this.#leaving.values()) if (to === nodeId) stream.destroy();
  }

  #ask(to: string, messageOf: (number: number) => CallMessage): Promise<{ ok: boolean; payload?: unknown }> {
    const number = ++this.#number;
    return new Promise((resolve) => {
      const settle: Asked["settle"] = (answer) => {
        stop();
        this.#asked.delete(number);
        resolve(answer);
      };
      const stop = this.#clock.after(PATIENCE_MS, () => settle({ ok: false }));
      this.#asked.set(number, { to, settle });
      this.#say(to, messageOf(number));
    });
  }

  async #answer(
    from: string,
    { number, kind, payload }: Extract<CallMessage, { type: "call" }>,
  ): Promise<void> {
    try {
      const answer = this.#answers.get(kind);
      if (answer === undefined) throw new Error(`nobody here answers ${kind}`);
      this.#say(from, { type: "result", number, payload: (await answer(payload)) ?? null });
    } catch (cause) {
      this.#failed(kind, cause);
      this.#say(from, { type: "failed", number });
    }
  }

  async #heard(kind: string, payload: unknown): Promise<void> {
    try {
      await this.#answers.get(kind)?.(payload);
    } catch {
      // Whoever tells waits for no answer.
    }
  }

  #open(from: string, { number, kind, payload }: Extract<CallMessage, { type: "read" }>): void {
    let stream: Readable | null = null;
    try {
      stream = this.#sources.get(kind)?.(payload) ?? null;
    } catch {
      // As if there were nothing.
    }
    if (stream === null) return this.#say(from, { type: "failed", number });
    const key = `${from} ${number}`;
    this.#leaving.set(key, { to: from, stream });
    this.#say(from, { type: "opened", number });
    let isWhole = false;
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => this.#say(from, { type: "part", number, text }, false));
    stream.on("end", () => void (isWhole = true));
    stream.on("error", () => undefined);
    stream.on("close", () => {
      if (this.#leaving.delete(key)) this.#say(from, { type: "end", number, isWhole }, false);
    });
  }

  #receive(from: string, number: number): Readable {
    const stream = new Readable({ read: () => undefined });
    this.#coming.set(number, { from, stream });
    stream.on("error", () => undefined);
    stream.on("close", () => {
      if (this.#coming.delete(number)) this.#say(from, { type: "unread", number });
    });
    return stream;
  }

  #part(from: string, number: number, text: string): void {
    const coming = this.#coming.get(number);
    if (coming?.from !== from) return;
    coming.stream.push(text);
    if (coming.stream.readableLength > MAX_BEHIND_BYTES) coming.stream.destroy();
  }

  #end(from: string, number: number, isWhole: boolean): void {
    const coming = this.#coming.get(number);
    if (coming?.from !== from) return;
    this.#coming.delete(number);
    if (isWhole) coming.stream.push(null);
    else coming.stream.destroy(new Error(`the stream of node ${from} broke`));
  }

  #say(to: string, message: CallMessage, isUrgent = true): void {
    this.#send(to, JSON.stringify(message), isUrgent);
  }
}
