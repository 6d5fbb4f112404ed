// Real time for networks that break WebSockets: one endless answer to the client (SSE or HTTP streaming), and a request for
// each batch of its commands. To the session it is a connection like any other.
import { STATUS_CODES, type IncomingMessage, type ServerResponse } from "node:http";
import { acceptConnection } from "../accept.ts";
import { addressOf, countAddress, foreign, makeRoom, refusalStatus } from "../admission.ts";
import { CLOSES } from "../../protocol/codes.ts";
import type { Core } from "../../session/core.ts";
import { endSession } from "../../session/end-session.ts";
import type { EmulateOptions, EmulationHandler, EmulationPeers } from "../entry-options.ts";
import { commandLines } from "../../protocol/protobuf/frames.ts";
import type { Session } from "../../session/session.ts";
import { admitFrame, requestBounds } from "../frame-size.ts";
import { type Destination, readDestination, readEnvelope, utf8Text } from "./envelope.ts";
import type { MaybePromise } from "../../schedule/maybe-promise.ts";
import { collectBody } from "./request-body.ts";
import {
  BINARY_HTTP_STREAM,
  HTTP_STREAM,
  SSE,
  StreamConnection,
  type StreamForm,
} from "./stream-connection.ts";

/** Where ordinary clients of the protocol look for these transports. */
export const EMULATION_PATHS = {
  sse: "/connection/sse",
  httpStream: "/connection/http_stream",
  emulation: "/emulation",
} as const;

const METHODS = "GET, POST, OPTIONS";

interface Served {
  readonly core: Core;
  readonly options: EmulateOptions;
}

/** Takes connections over SSE and HTTP streaming (RT47–RT51). */
export function serveEmulation(core: Core, options: EmulateOptions): EmulationHandler {
  const served = { core, options };
  return (request, response) => {
    const path = request.url?.split("?", 1)[0];
    if (path === EMULATION_PATHS.sse) enter(served, request, response, SSE);
    else if (path === EMULATION_PATHS.httpStream)
      enter(served, request, response, isBinary(request) ? BINARY_HTTP_STREAM : HTTP_STREAM);
    else if (path === EMULATION_PATHS.emulation) enter(served, request, response, undefined);
    else return false;
    return true;
  };
}

/** What all three paths ask of a request. Without a form it brings commands of a session that is there already. */
function enter(
  served: Served,
  request: IncomingMessage,
  response: ServerResponse,
  form: StreamForm | undefined,
): void {
  response.on("error", () => undefined);
  const status = foreign(served.options, request);
  if (status !== undefined) return refuse(response, status);
  shareWith(request.headers.origin, response);
  const { method } = request;
  if (method === "OPTIONS") return void response.writeHead(204).end();
  const takesGet = form === SSE;
  if (method !== "POST" && !(takesGet && method === "GET")) {
    response.setHeader("allow", takesGet ? METHODS : "POST, OPTIONS");
    return refuse(response, 405);
  }
  // An event source knows text alone.
  if (form === SSE && isBinary(request)) return refuse(response, 415);
  const work =
    form === undefined ? receiveCommands(served, request, response) : open(served, request, response, form);
  work.catch((error: unknown) => {
    served.core.fail(error, "emulation");
    response.destroy();
  });
  return undefined;
}

function isBinary(request: IncomingMessage): boolean {
  return request.headers["content-type"]?.startsWith("application/octet-stream") === true;
}

/** A page of another origin that is let in has to be allowed to read the answer. */
function shareWith(origin: string | undefined, response: ServerResponse): void {
  if (origin === undefined) return;
  response.setHeader("access-control-allow-origin", origin);
  response.setHeader("access-control-allow-headers", "content-type");
  response.setHeader("access-control-allow-methods", METHODS);
  response.setHeader("vary", "origin");
}

async function open(
  { core, options }: Served,
  request: IncomingMessage,
  response: ServerResponse,
  form: StreamForm,
): Promise<void> {
  const address = addressOf(options, request);
  const status = refusalStatus(core, options, request, address);
  if (status !== undefined) return refuse(response, status);
  // From here on it takes a place, however slowly its first words come.
  const left = countAddress(core, address);
  const { connect } = requestBounds(core.limits);
  const first =
    request.method === "GET"
      ? asked(request, connect)
      : await collectBody(request, {
          maxBytes: connect,
          timeoutMs: core.limits.connectTimeoutMs,
          clock: core.clock,
        });
  if ("status" in first || response.destroyed) {
    left();
    return refuse(response, "status" in first ? first.status : 400);
  }
  if (core.closing) {
    left();
    return refuse(response, 503);
  }
  options.taken?.(request.socket);
  const connection = new StreamConnection(core, response, form, left);
  makeRoom(core);
  const session = acceptConnection(core, connection, {
    address,
    origin: request.headers.origin,
    secret: core.chance.secret(),
  });
  core.strangers.add(session);
  connection.start(session);
  takeFrame(core, session, first.bytes);
  return undefined;
}

/** An event source can only ask: its first commands stand in the address. */
function asked(request: IncomingMessage, maxBytes: number): { bytes: Buffer } | { status: 413 } {
  const query = (request.url ?? "").split("?", 2)[1] ?? "";
  const bytes = Buffer.from(new URLSearchParams(query).get("cf_connect") ?? "");
  return bytes.length > maxBytes ? { status: 413 } : { bytes };
}

async function receiveCommands(
  { core, options: { peers } }: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const bounds = requestBounds(core.limits);
  const binary = isBinary(request);
  const body = await collectBody(request, {
    maxBytes: bounds.commands,
    timeoutMs: core.limits.connectTimeoutMs,
    clock: core.clock,
    stranger: {
      maxBytes: bounds.envelope,
      isKnown: (head) => isHeld(core, peers, readDestination(head, binary)),
    },
  });
  if ("status" in body) return refuse(response, body.status);
  const envelope = readEnvelope(body.bytes, binary);
  if (envelope === undefined) return refuse(response, 400);
  const { node, session, data } = envelope;
  if (node === core.node) {
    const here = core.emulated.get(session);
    if (here === undefined) return refuse(response, 404);
    response.writeHead(204, { "cache-control": "no-store" }).end();
    takeFrame(core, here, data);
    return undefined;
  }
  const taken = peers !== undefined && (await attempt(core, () => peers.forward(node, session, data)));
  if (taken !== true) return refuse(response, taken === undefined ? 503 : 404);
  response.writeHead(204, { "cache-control": "no-store" }).end();
  return undefined;
}

/** Is this the name of a session, here or at another node? */
function isHeld(
  core: Core,
  peers: EmulationPeers | undefined,
  destination: Destination | undefined,
): MaybePromise<boolean> {
  if (destination === undefined) return false;
  const { node, session } = destination;
  if (node === core.node) return core.emulated.has(session);
  if (peers === undefined) return false;
  return attempt(core, () => peers.holds(node, session)).then((held) => held === true);
}

/** What the host does for us; undefined = it failed, which is reported. */
async function attempt<T>(core: Core, run: () => MaybePromise<T>): Promise<T | undefined> {
  try {
    return await run();
  } catch (error) {
    core.fail(error, "emulation");
    return undefined;
  }
}

/** Commands of this session have come, in its encoding. */
function takeFrame(core: Core, session: Session, frame: Uint8Array): void {
  if (!admitFrame(core, session, frame.length)) return;
  const text = session.transport.encoding === "protobuf" ? commandLines(frame) : utf8Text(frame);
  if (text === undefined) endSession(core, session, CLOSES.badRequest);
  else core.receive(session, text);
}

/** Commands that came to another node. False = there is no such session here. */
export function takeForwarded(core: Core, secret: string, data: Uint8Array): boolean {
  const session = core.emulated.get(secret);
  if (session !== undefined) takeFrame(core, session, data);
  return session !== undefined;
}

/** Ends the request with a status and its name, and the socket with it: what was not read is not wanted. */
function refuse(response: ServerResponse, status: number): void {
  if (response.destroyed) return;
  const text = STATUS_CODES[status] ?? "";
  response.writeHead(status, {
    "content-type": "text/plain",
    "content-length": text.length,
    "cache-control": "no-store",
    connection: "close",
  });
  response.end(text);
}
