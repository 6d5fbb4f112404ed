// Reads one line from a client into a command of known shape. Unknown input ends here: what comes out is typed, and
// what does not fit is refused as a whole. Must never throw.

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

type Fields = Readonly<Record<string, unknown>>;

const MAX_ID = 0xffff_ffff;
const MAX_SUBS = 1024;
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

/** Reads one line. Undefined = not a command: close with 3501. */
export function readCommand(line: string): Command | undefined {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return undefined;
  }
  const fields = asFields(value);
  if (fields === undefined) return undefined;
  const id = fields["id"] ?? 0;
  if (typeof id !== "number" || !Number.isInteger(id) || id < 0 || id > MAX_ID) return undefined;
  for (const kind of KINDS) {
    const request = fields[kind];
    if (request === undefined || request === null) continue;
    if (id === 0 && kind !== "send") return undefined;
    const known = asFields(request);
    return known === undefined ? undefined : readRequest(kind, id, known);
  }
  return Object.keys(fields).length === 0 ? { kind: "pong" } : undefined;
}

function readRequest(kind: (typeof KINDS)[number], id: number, request: Fields): Command | undefined {
  switch (kind) {
    case "connect":
      return readConnect(id, request);
    case "ping":
      return { kind, id };
    case "rpc":
      return { kind, id, method: text(request["method"]), data: request["data"] };
    case "send":
      return { kind, id, data: request["data"] };
    case "refresh":
      return { kind, id, token: text(request["token"]) };
    case "subscribe":
    case "unsubscribe":
    case "publish":
    case "presence":
    case "presence_stats":
    case "history":
    case "sub_refresh": {
      const channel = request["channel"];
      return typeof channel === "string" && channel !== ""
        ? readChannelRequest(kind, id, channel, request)
        : undefined;
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
      return { kind, id, channel, data: request["data"] };
    case "history":
      return readHistory(id, channel, request);
    case "sub_refresh":
      return { kind, id, channel, token: text(request["token"]) };
    case "unsubscribe":
    case "presence":
    case "presence_stats":
      return { kind, id, channel };
  }
}

function readConnect(id: number, request: Fields): ConnectRequest {
  const subs = new Map<string, RecoverFrom>();
  for (const [channel, position] of Object.entries(asFields(request["subs"]) ?? {}).slice(0, MAX_SUBS)) {
    const known = asFields(position);
    if (known !== undefined) subs.set(channel, readRecover(known));
  }
  const headers: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [name, value] of Object.entries(asFields(request["headers"]) ?? {})) {
    if (typeof value === "string") headers[name] = value;
  }
  return {
    kind: "connect",
    id,
    token: text(request["token"]),
    data: request["data"],
    name: text(request["name"]),
    version: text(request["version"]),
    headers,
    subs,
  };
}

function readSubscribe(id: number, channel: string, request: Fields): SubscribeRequest {
  return {
    kind: "subscribe",
    id,
    channel,
    token: text(request["token"]),
    data: request["data"],
    positioned: request["positioned"] === true,
    recoverable: request["recoverable"] === true,
    joinLeave: request["join_leave"] === true,
    flag: count(request["flag"]),
    type: count(request["type"]),
    filtered: request["tf"] !== undefined && request["tf"] !== null,
    ...readRecover(request),
  };
}

function readRecover(request: Fields): RecoverFrom {
  return {
    recover: request["recover"] === true,
    offset: count(request["offset"]),
    epoch: text(request["epoch"]),
  };
}

function readHistory(id: number, channel: string, request: Fields): Command {
  const since = asFields(request["since"]);
  const limit = request["limit"];
  return {
    kind: "history",
    id,
    channel,
    limit: typeof limit === "number" && Number.isInteger(limit) ? limit : 0,
    since: since === undefined ? undefined : { offset: count(since["offset"]), epoch: text(since["epoch"]) },
    reverse: request["reverse"] === true,
  };
}

function asFields(value: unknown): Fields | undefined {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;
}

function text(value: unknown): string {
  return typeof value === "string" ? value : "";
}

function count(value: unknown): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0 ? value : 0;
}
