// An endless HTTP answer as a session's transport: the half that goes to the client. What the client says comes in requests of
// their own (serve-emulation.ts).
import type { ServerResponse } from "node:http";
import type { CloseAdvice } from "../../protocol/codes.ts";
import type { Core } from "../../session/core.ts";
import { sessionLost } from "../../session/end-session.ts";
import type { Cancel } from "../../schedule/ports.ts";
import { replyFrame } from "../../protocol/protobuf/frames.ts";
import type { Encoding } from "../../protocol/wire.ts";
import type { Session, Transport } from "../../session/session.ts";

/** How lines are wrapped on the way: bare, in the binary encoding, or as events of a `text/event-stream`. */
export interface StreamForm {
  readonly encoding: Encoding;
  readonly contentType: string;
  /** Sent before anything else, so that everybody in between opens up. */
  readonly preamble: string;
  /** `lines` are one or several lines of JSON joined by line breaks; what is written for them. */
  wrap(lines: string): string | Buffer;
}

export const HTTP_STREAM: StreamForm = {
  encoding: "json",
  contentType: "application/json",
  preamble: "",
  wrap: (lines) => `${lines}\n`,
};

export const BINARY_HTTP_STREAM: StreamForm = {
  encoding: "protobuf",
  contentType: "application/octet-stream",
  preamble: "",
  wrap: replyFrame,
};

export const SSE: StreamForm = {
  encoding: "json",
  contentType: "text/event-stream",
  preamble: "\r\n",
  wrap: (lines) => `data: ${lines.replaceAll("\n", "\n\ndata: ")}\n\n`,
};

/** An answer that goes on until either side ends it. */
export class StreamConnection implements Transport {
  blocked = false;
  readonly encoding: Encoding;
  readonly #core: Core;
  readonly #response: ServerResponse;
  readonly #form: StreamForm;
  readonly #onGone: () => void;
  #cutLater: Cancel | undefined;

  /** `gone` is called once, when the socket is closed for good. */
  constructor(core: Core, response: ServerResponse, form: StreamForm, gone: () => void) {
    this.#core = core;
    this.#response = response;
    this.#form = form;
    this.encoding = form.encoding;
    this.#onGone = gone;
    core.sockets.add(this);
  }

  /** Sends the head of the answer; from now on it belongs to this session. */
  start(session: Session): void {
    const response = this.#response;
    response.on("error", () => undefined);
    response.on("close", () => this.#gone(session));
    response.on("drain", () => {
      this.blocked = false;
      session.outbox.drained();
    });
    response.writeHead(200, {
      "content-type": this.#form.contentType,
      "cache-control": "private, no-cache, no-store, must-revalidate, max-age=0",
      // For balancers that would collect the answer first (nginx).
      "x-accel-buffering": "no",
      connection: "close",
    });
    response.flushHeaders();
    if (this.#form.preamble !== "") response.write(this.#form.preamble);
  }

  opened(): void {
    // A stranger could say nothing but its connect here: there is nothing to lift.
  }

  write(text: string, bytes: number): void {
    if (this.#response.writableEnded) return;
    const { counters } = this.#core;
    counters.framesOut += 1;
    counters.bytesOut += bytes;
    if (!this.#response.write(this.#form.wrap(text))) this.blocked = true;
  }

  /** There are no close frames here: the last line tells the code and the reason. */
  close(why: CloseAdvice): void {
    const { code, reason } = why;
    this.#response.end(this.#form.wrap(JSON.stringify({ push: { disconnect: { code, reason } } })));
    this.#cutLater ??= this.#core.clock.after(this.#core.limits.closeTimeoutMs, () =>
      this.#response.destroy(),
    );
  }

  #gone(session: Session): void {
    this.#cutLater?.();
    sessionLost(this.#core, session, CONNECTION_LOST.code, CONNECTION_LOST.reason);
    this.#onGone();
    this.#core.socketGone(this);
  }
}

/** The far end hung up, which is all that a client can do here; never sent. */
const CONNECTION_LOST = { code: 1006, reason: "connection lost" } satisfies CloseAdvice;
