// Reads one line from a client into a command of known shape. Unknown input ends here: what comes out is typed, and
// what does not fit is refused as a whole. Must never throw.
import { Fields } from "./fields.ts";

/** A connect as it came; every part optional. */
export interface ConnectRequest {
  readonly kind: "connect";
  readonly id: number;
  readonly token: string;
  readonly data: unknown;
  readonly name: string;
  readonly version: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Positions of server-side subscriptions to catch up, by channel. */
  readonly subs: ReadonlyMap<string, RecoverFrom>;
}

/** A position to recover from. */
export interface RecoverFrom {
  readonly recover: boolean;
  readonly offset: number;
  readonly epoch: string;
}

/** A subscribe as it came. */
export interface SubscribeRequest extends RecoverFrom {
  readonly kind: "subscribe";
  readonly id: number;
  readonly channel: string;
  readonly token: string;
  readonly data: unknown;
  readonly positioned: boolean;
  readonly recoverable: boolean;
  readonly joinLeave: boolean;
  /** Bit 1: takes numeric channel ids; bit 2: wants error 112 rather than an unrecovered subscription. */
  readonly flag: number;
  /** 0 = stream; others are not served. */
  readonly type: number;
  /** Takes publications as differences to those before. */
  readonly delta: boolean;
  /** Asked for a tag filter, which is not served. */
  readonly filtered: boolean;
}

/** Everything a client can ask. */
export type Command =
  | ConnectRequest
  | SubscribeRequest
  | { readonly kind: "unsubscribe"; readonly id: number; readonly channel: string }
  | { readonly kind: "publish"; readonly id: number; readonly channel: string; readonly data: unknown }
  | { readonly kind: "rpc"; readonly id: number; readonly method: string; readonly data: unknown }
  | { readonly kind: "send"; readonly id: number; readonly data: unknown }
  | { readonly kind: "presence"; readonly id: number; readonly channel: string }
  | { readonly kind: "presence_stats"; readonly id: number; readonly channel: string }
  | {
      readonly kind: "history";
      readonly id: number;
      readonly channel: string;
      readonly limit: number;
      readonly since: { readonly offset: number; readonly epoch: string } | undefined;
      readonly reverse: boolean;
    }
  | { readonly kind: "refresh"; readonly id: number; readonly token: string }
  | { readonly kind: "sub_refresh"; readonly id: number; readonly channel: string; readonly token: string }
  | { readonly kind: "ping"; readonly id: number }
  | { readonly kind: "pong" };

const MAX_ID = 0xffff_ffff;
const MAX_SUBS = 1024;
/** The one format of differences that the protocol knows. */
const FOSSIL = "fossil";
/** In the order in which they count when a command holds several. */
const KINDS = [
  "connect",
  "ping",
  "subscribe",
  "unsubscribe",
  "publish",
  "presence",
  "presence_stats",
  "history",
  "rpc",
  "send",
  "refresh",
  "sub_refresh",
] as const;

/** Reads one line. Undefined = not a command, or a field of another type than the protocol's: close with 3501. */
export function readCommand(line: string): Command | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    // Not JSON: the caller ends the session.
    return undefined;
  }
  const fields = Fields.of(value);
  if (fields === undefined) return undefined;
  const id = fields.count("id");
  if (!fields.fit || id > MAX_ID) return undefined;
  for (const kind of KINDS) {
    if (!fields.has(kind)) continue;
    if (id === 0 && kind !== "send") return undefined;
    const request = fields.part(kind);
    const command = request === undefined ? undefined : readRequest(kind, id, request);
    return fields.fit ? command : undefined;
  }
  return fields.names().length === 0 ? { kind: "pong" } : undefined;
}

function readRequest(kind: (typeof KINDS)[number], id: number, request: Fields): Command | undefined {
  switch (kind) {
    case "connect":
      return readConnect(id, request);
    case "ping":
      return { kind, id };
    case "rpc":
      return { kind, id, method: request.text("method"), data: request.any("data") };
    case "send":
      return { kind, id, data: request.any("data") };
    case "refresh":
      return { kind, id, token: request.text("token") };
    case "subscribe":
    case "unsubscribe":
    case "publish":
    case "presence":
    case "presence_stats":
    case "history":
    case "sub_refresh": {
      const channel = request.text("channel");
      return channel === "" ? undefined : readChannelRequest(kind, id, channel, request);
    }
  }
}

type ChannelKind = Extract<Command, { channel: string }>["kind"];

function readChannelRequest(
  kind: ChannelKind,
  id: number,
  channel: string,
  request: Fields,
): Command | undefined {
  switch (kind) {
    case "subscribe":
      return readSubscribe(id, channel, request);
    case "publish":
      return { kind, id, channel, data: request.any("data") };
    case "history":
      return readHistory(id, channel, request);
    case "sub_refresh":
      return { kind, id, channel, token: request.text("token") };
    case "unsubscribe":
    case "presence":
    case "presence_stats":
      return { kind, id, channel };
  }
}

function readConnect(id: number, request: Fields): ConnectRequest {
  const subs = new Map<string, RecoverFrom>();
  const positions = request.part("subs");
  for (const channel of positions?.names().slice(0, MAX_SUBS) ?? []) {
    const position = positions?.part(channel);
    if (position !== undefined) subs.set(channel, readRecover(position));
  }
  const headers: Record<string, string> = Object.create(null) as Record<string, string>;
  const given = request.part("headers");
  for (const name of given?.names() ?? []) headers[name] = given?.text(name) ?? "";
  return {
    kind: "connect",
    id,
    token: request.text("token"),
    data: request.any("data"),
    name: request.text("name"),
    version: request.text("version"),
    headers,
    subs,
  };
}

function readSubscribe(id: number, channel: string, request: Fields): SubscribeRequest | undefined {
  const delta = request.text("delta");
  if (delta !== "" && delta !== FOSSIL) return undefined;
  return {
    kind: "subscribe",
    id,
    channel,
    token: request.text("token"),
    data: request.any("data"),
    positioned: request.flag("positioned"),
    recoverable: request.flag("recoverable"),
    joinLeave: request.flag("join_leave"),
    flag: request.integer("flag"),
    type: request.integer("type"),
    delta: delta === FOSSIL,
    filtered: request.has("tf"),
    ...readRecover(request),
  };
}

function readRecover(request: Fields): RecoverFrom {
  return {
    recover: request.flag("recover"),
    offset: request.count("offset"),
    epoch: request.text("epoch"),
  };
}

function readHistory(id: number, channel: string, request: Fields): Command {
  const since = request.part("since");
  return {
    kind: "history",
    id,
    channel,
    limit: request.integer("limit"),
    since: since === undefined ? undefined : { offset: since.count("offset"), epoch: since.text("epoch") },
    reverse: request.flag("reverse"),
  };
}
