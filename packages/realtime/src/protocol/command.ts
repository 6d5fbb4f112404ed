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

/** What a request is read with; undefined = it is none. */
type Reader<Kind extends string> = (
  id: number,
  request: Fields,
) => Extract<Command, { kind: Kind }> | undefined;

/** How each command is read, in the order in which they count when a line holds several. */
const READERS: { readonly [Kind in Exclude<Command["kind"], "pong">]: Reader<Kind> } = {
  connect: readConnect,
  ping: (id) => ({ kind: "ping", id }),
  subscribe: inChannel(readSubscribe),
  unsubscribe: inChannel((id, channel) => ({ kind: "unsubscribe", id, channel })),
  publish: inChannel((id, channel, request) => ({ kind: "publish", id, channel, data: request.any("data") })),
  presence: inChannel((id, channel) => ({ kind: "presence", id, channel })),
  presence_stats: inChannel((id, channel) => ({ kind: "presence_stats", id, channel })),
  history: inChannel(readHistory),
  rpc: (id, request) => ({ kind: "rpc", id, method: request.text("method"), data: request.any("data") }),
  send: (id, request) => ({ kind: "send", id, data: request.any("data") }),
  refresh: (id, request) => ({ kind: "refresh", id, token: request.text("token") }),
  sub_refresh: inChannel((id, channel, request) => ({
    kind: "sub_refresh",
    id,
    channel,
    token: request.text("token"),
  })),
};
const KINDS = Object.entries(READERS);

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
  for (const [kind, read] of KINDS) {
    if (!fields.has(kind)) continue;
    if (id === 0 && kind !== "send") return undefined;
    const request = fields.part(kind);
    const command = request === undefined ? undefined : read(id, request);
    return fields.fit ? command : undefined;
  }
  return fields.names().length === 0 ? { kind: "pong" } : undefined;
}

/** Reads a request that has to name a channel. */
function inChannel<Read extends Command>(
  read: (id: number, channel: string, request: Fields) => Read | undefined,
): (id: number, request: Fields) => Read | undefined {
  return (id, request) => {
    const channel = request.text("channel");
    return channel === "" ? undefined : read(id, channel, request);
  };
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

function readHistory(id: number, channel: string, request: Fields): Extract<Command, { kind: "history" }> {
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
