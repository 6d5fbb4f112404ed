// A client of the real hub without a network: raw commands out, replies and pushes in. For tests.
import type { Hub, TransportSource } from "@fitil/realtime";

/** What came of a command. */
export interface Reply {
  readonly error?: { readonly code: number; readonly message: string; readonly temporary?: boolean };
  readonly subscribe?: { readonly data?: unknown };
  readonly connect?: { readonly client: string; readonly data?: unknown };
}

/** A publication as a test looks at it. */
export type Heard = Record<string, unknown> & { readonly type: string };

/** One connection. */
export class RawClient {
  readonly userId: string;
  /** Publications by channel, in order. */
  readonly heard = new Map<string, Heard[]>();
  /** The client's `message` events. */
  readonly messages: Heard[] = [];
  closed: { readonly code: number; readonly reason: string } | null = null;
  clientId = "";
  readonly #source: TransportSource;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  readonly #meanwhile: (reply: Promise<Reply>) => Promise<Reply>;
  #lastId = 0;

  /** `meanwhile`: lets time pass until a reply is there; without it a test moves time itself. */
  constructor(
    hub: Hub,
    userId: string,
    meanwhile: (reply: Promise<Reply>) => Promise<Reply> = (reply) => reply,
  ) {
    this.userId = userId;
    this.#meanwhile = meanwhile;
    this.#source = hub.open({
      frame: (text) => {
        for (const line of text.split("\n")) if (line !== "") this.#take(line);
      },
      closed: (code, reason) => {
        this.closed = { code, reason };
        for (const answer of this.#waiting.values()) answer({ error: { code, message: reason } });
        this.#waiting.clear();
      },
    });
  }

  /** Says who it is; the site under test takes the token for the user id. */
  async connect(): Promise<Reply> {
    const reply = await this.request({ connect: { token: this.userId } });
    this.clientId = reply.connect?.client ?? "";
    return reply;
  }

  /** Subscribes; the reply's `data` is in `reply.subscribe.data`. */
  subscribe(channel: string): Promise<Reply> {
    return this.request({ subscribe: { channel } });
  }

  unsubscribe(channel: string): Promise<Reply> {
    return this.request({ unsubscribe: { channel } });
  }

  /** Publishes; resolves with the error code, 0 when it was taken. */
  async publish(channel: string, data: unknown): Promise<number> {
    return (await this.request({ publish: { channel, data } })).error?.code ?? 0;
  }

  /** Sends one command, as known clients write it, and waits for its reply, or for the end of the connection. */
  request(command: Record<string, unknown>): Promise<Reply> {
    const id = ++this.#lastId;
    return this.#meanwhile(this.#send(id, JSON.stringify({ ...command, id })));
  }

  #send(id: number, line: string): Promise<Reply> {
    return new Promise((resolve) => {
      if (this.closed) {
        resolve({ error: { code: this.closed.code, message: this.closed.reason } });
        return;
      }
      this.#waiting.set(id, resolve);
      this.#source.receive(line);
    });
  }

  /** The network goes away without a word. */
  lose(): void {
    this.closed ??= { code: 1006, reason: "" };
    this.#source.lost(1006, "");
    for (const answer of this.#waiting.values()) answer({ error: { code: 1006, message: "" } });
    this.#waiting.clear();
  }

  /** What was heard on a channel, all of it or one type. */
  events(channel: string, type?: string): Heard[] {
    const all = this.heard.get(channel) ?? [];
    return type === undefined ? all : all.filter((event) => event.type === type);
  }

  #take(line: string): void {
    const reply = JSON.parse(line) as Record<string, unknown> & { id?: number };
    if (reply.id !== undefined) {
      this.#waiting.get(reply.id)?.(reply as Reply);
      this.#waiting.delete(reply.id);
      return;
    }
    const push = reply["push"] as
      | { channel?: string; pub?: { data: Heard }; message?: { data: Heard } }
      | undefined;
    if (push?.message) this.messages.push(push.message.data);
    if (!push?.channel || !push.pub) return;
    const list = this.heard.get(push.channel) ?? [];
    list.push(push.pub.data);
    this.heard.set(push.channel, list);
  }
}
