// An emulated connection by hand: one request whose answer goes on, and requests that bring commands.
import { EMULATION_PATHS } from "../transport/emulation/serve-emulation.ts";

interface Line {
  readonly connect?: { readonly session: string; readonly node: string };
  readonly [part: string]: unknown;
}

/** The stream's status, what has come on it, and how to say something. */
export class RawStream {
  readonly status: number;
  readonly headers: Headers;
  readonly #base: string;
  readonly #reader: ReadableStreamDefaultReader<string> | undefined;
  #text = "";

  private constructor(base: string, response: Response) {
    this.status = response.status;
    this.headers = response.headers;
    this.#base = base;
    this.#reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  }

  /** Opens one; `first` is its connect. */
  static async open(
    base: string,
    first: object | string = { id: 1, connect: { token: "ann" } },
    init: RequestInit & { readonly path?: string } = {},
  ): Promise<RawStream> {
    const body = typeof first === "string" ? first : JSON.stringify(first);
    const path = init.path ?? EMULATION_PATHS.httpStream;
    return new RawStream(base, await fetch(base + path, { method: "POST", body, ...init }));
  }

  /** Reads until what came ends with this, or the stream ends; returns all of it. */
  async until(end: string): Promise<string> {
    while (!this.#text.includes(end)) {
      const read = await this.#reader?.read();
      if (read === undefined || read.done) break;
      this.#text += read.value;
    }
    return this.#text;
  }

  /** Reads the connect reply. */
  async session(): Promise<{ readonly session: string; readonly node: string }> {
    const text = await this.until("\n");
    const { connect } = JSON.parse(text.split("\n")[0] ?? "") as Line;
    if (connect === undefined) throw new Error(`no connect reply: ${text}`);
    return connect;
  }

  /** Reads to the end of the stream. */
  rest(): Promise<string> {
    return this.until("\0");
  }

  /** Brings commands in a request of their own; returns its status. */
  async say(envelope: { session: string; node: string; data?: string } | string): Promise<number> {
    const body =
      typeof envelope === "string" ? envelope : JSON.stringify({ ...envelope, data: envelope.data ?? "{}" });
    const response = await fetch(this.#base + EMULATION_PATHS.emulation, { method: "POST", body });
    await response.text();
    return response.status;
  }

  /** Hangs up. */
  async leave(): Promise<void> {
    await this.#reader?.cancel();
  }
}
