// A stand-in for model providers on loopback: speaks the OpenAI-compatible protocol and, as far as needed, those of OpenAI,
// Anthropic and Google; says what it is told, well or badly, and remembers what it was asked.
import { createServer } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { unscriptedAnswer } from "./fake-answers.ts";
import { framesOf, wireOf } from "./wire-frames.ts";
import type { Wire } from "./wire-frames.ts";

/** What the fake does with one request. */
export type FakeModelStep =
  /** Says the text word by word; with `wordMs` it waits that long, in real time, before each word. */
  | { readonly type: "answer"; readonly text: string; readonly wordMs?: number }
  /** Refuses with an HTTP status. */
  | { readonly type: "status"; readonly status: number; readonly headers?: Readonly<Record<string, string>> }
  /** Says the text, then nothing more, with the line open. */
  | { readonly type: "stall"; readonly text: string }
  /** Takes the request and says nothing at all. */
  | { readonly type: "silent" }
  /** Says the text, then breaks the line. */
  | { readonly type: "cut"; readonly text: string }
  /** Sends these bytes as they are, as a stream of events. */
  | { readonly type: "raw"; readonly body: string };

export interface FakeModelRequest {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The parsed JSON body. */
  readonly body: unknown;
  /** Resolves when the line is closed, by either side. */
  readonly closed: Promise<void>;
}

export interface FakeModelServer {
  /** Ends with `/v1`. */
  readonly baseUrl: string;
  /** All requests so far, oldest first. */
  readonly requests: readonly FakeModelRequest[];
  /** The next requests do these, in order; afterwards the fake answers by itself. */
  script(...steps: readonly FakeModelStep[]): void;
  /** Resolves with the request of this index (from 0) when it is there. */
  request(index: number): Promise<FakeModelRequest>;
  close(): Promise<void>;
}

/**
 * Starts the fake on a free port of 127.0.0.1.
 * @param lists what it answers GET with, by path, like the lists of models of a server on one's own machine; those are not counted as requests
 */
export async function startFakeModelServer(
  lists: Readonly<Record<string, unknown>> = {},
): Promise<FakeModelServer> {
  const steps: FakeModelStep[] = [];
  const requests: FakeModelRequest[] = [];
  const waiting: { readonly index: number; readonly resolve: (request: FakeModelRequest) => void }[] = [];
  const server = createServer((incoming, outgoing) => {
    const list = lists[incoming.url ?? ""];
    if (incoming.method === "GET" && list !== undefined) {
      outgoing.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(list));
      return;
    }
    void readBody(incoming).then(async (body) => {
      const closed = new Promise<void>((resolve) => outgoing.once("close", resolve));
      const request = { path: incoming.url ?? "", headers: incoming.headers, body, closed };
      requests.push(request);
      for (const { index, resolve } of waiting) if (index === requests.length - 1) resolve(request);
      const wire = wireOf(request.path);
      if (wire === null) return refuse(outgoing, 404, {});
      await perform(steps.shift() ?? { type: "answer", text: unscriptedAnswer(body) }, wire, outgoing);
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    script: (...more) => void steps.push(...more),
    request: (index) => {
      const known = requests[index];
      return known === undefined
        ? new Promise((resolve) => waiting.push({ index, resolve }))
        : Promise.resolve(known);
    },
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}

async function readBody(incoming: IncomingMessage): Promise<unknown> {
  let text = "";
  for await (const piece of incoming.setEncoding("utf8")) text += piece;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    // Whoever sent no JSON finds the text as it came.
    return text;
  }
}

async function perform(step: FakeModelStep, wire: Wire, outgoing: ServerResponse): Promise<void> {
  switch (step.type) {
    case "status":
      return refuse(outgoing, step.status, step.headers ?? {});
    case "silent":
      return;
    case "raw":
      open(outgoing).end(step.body);
      return;
    case "answer":
      await say(step.text, wire, outgoing, step.wordMs);
      outgoing.end(framesOf(wire).closing.join(""));
      return;
    case "stall":
      return say(step.text, wire, outgoing);
    case "cut":
      await say(step.text, wire, outgoing);
      outgoing.destroy();
      return;
  }
}

function open(outgoing: ServerResponse): ServerResponse {
  return outgoing.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
}

async function say(text: string, wire: Wire, outgoing: ServerResponse, wordMs?: number): Promise<void> {
  const { opening, piece } = framesOf(wire);
  open(outgoing).flushHeaders();
  await written(outgoing, opening.join(""));
  for (const word of text.split(/(?<=\s)/)) {
    if (wordMs !== undefined) await new Promise((passed) => setTimeout(passed, wordMs));
    if (outgoing.destroyed) return;
    await written(outgoing, piece(word));
  }
}

/** Resolves when the text has left for the line. */
function written(outgoing: ServerResponse, text: string): Promise<void> {
  return new Promise((left) => (text === "" ? left() : outgoing.write(text, () => left())));
}

function refuse(outgoing: ServerResponse, status: number, headers: Readonly<Record<string, string>>): void {
  outgoing.writeHead(status, { "content-type": "application/json", ...headers });
  const error = { message: `the fake answers ${status}`, type: "fake_error", code: status, status: "FAKE" };
  outgoing.end(JSON.stringify({ type: "error", error }));
}
