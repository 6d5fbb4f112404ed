// The protocol's messages in their binary encoding: names as in JSON, numbers as in the official client.proto.

/** What a field holds. `json`: bytes that are the text of a JSON value; in the JSON encoding it stands there as it is. */
export type FieldType =
  | "string"
  | "json"
  | "bytes"
  | "bool"
  | "integer"
  | { readonly message: Message }
  | { readonly list: Message }
  | { readonly map: Message | "string" };

/**
 * A message: by field number, the name in JSON and the type. Under `asText` the field's bytes stand in JSON as a string: where
 * they are no value, or have to come to the far end as they are.
 */
export type Message = ReadonlyMap<number, Field>;
type Field = readonly [name: string, type: FieldType, asText?: string];

function message(fields: Readonly<Record<number, Field>>): Message {
  return new Map(Object.entries(fields).map(([number, field]) => [Number(number), field]));
}

const EMPTY = message({});
const CHANNEL = message({ 1: ["channel", "string"] });
const DATA = message({ 1: ["data", "json"] });

const SUBSCRIBE_REQUEST = message({
  1: ["channel", "string"],
  2: ["token", "string"],
  3: ["recover", "bool"],
  6: ["epoch", "string"],
  7: ["offset", "integer"],
  8: ["data", "json"],
  9: ["positioned", "bool"],
  10: ["recoverable", "bool"],
  11: ["join_leave", "bool"],
  12: ["delta", "string"],
  13: ["tf", { message: EMPTY }],
  14: ["flag", "integer"],
  15: ["type", "integer"],
});

/** What a client says. */
export const COMMAND = message({
  1: ["id", "integer"],
  4: [
    "connect",
    {
      message: message({
        1: ["token", "string"],
        2: ["data", "json"],
        3: ["subs", { map: SUBSCRIBE_REQUEST }],
        4: ["name", "string"],
        5: ["version", "string"],
        6: ["headers", { map: "string" }],
      }),
    },
  ],
  5: ["subscribe", { message: SUBSCRIBE_REQUEST }],
  6: ["unsubscribe", { message: CHANNEL }],
  7: ["publish", { message: message({ 1: ["channel", "string"], 2: ["data", "json"] }) }],
  8: ["presence", { message: CHANNEL }],
  9: ["presence_stats", { message: CHANNEL }],
  10: [
    "history",
    {
      message: message({
        1: ["channel", "string"],
        7: ["limit", "integer"],
        8: ["since", { message: message({ 1: ["offset", "integer"], 2: ["epoch", "string"] }) }],
        9: ["reverse", "bool"],
      }),
    },
  ],
  11: ["ping", { message: EMPTY }],
  12: ["send", { message: DATA }],
  13: ["rpc", { message: message({ 1: ["data", "json"], 2: ["method", "string"] }) }],
  14: ["refresh", { message: message({ 1: ["token", "string"] }) }],
  15: ["sub_refresh", { message: message({ 1: ["channel", "string"], 2: ["token", "string"] }) }],
});

/** A batch of commands of a session over HTTP. */
export const EMULATION_REQUEST = message({
  1: ["node", "string"],
  2: ["session", "string"],
  3: ["data", "bytes"],
});

const CLIENT_INFO = message({
  1: ["user", "string"],
  2: ["client", "string"],
  3: ["conn_info", "json"],
  4: ["chan_info", "json"],
});

const PUBLICATION = message({
  4: ["data", "json", "text"],
  5: ["info", { message: CLIENT_INFO }],
  6: ["offset", "integer"],
  7: ["tags", { map: "string" }],
  8: ["delta", "bool"],
  14: ["epoch", "string"],
});

const SUBSCRIBE_RESULT = message({
  1: ["expires", "bool"],
  2: ["ttl", "integer"],
  3: ["recoverable", "bool"],
  6: ["epoch", "string"],
  7: ["publications", { list: PUBLICATION }],
  8: ["recovered", "bool"],
  9: ["offset", "integer"],
  10: ["positioned", "bool"],
  11: ["data", "json"],
  12: ["was_recovering", "bool"],
  13: ["delta", "bool"],
});

const EXPIRY = { 1: ["expires", "bool"], 2: ["ttl", "integer"] } as const;
const CODE_AND_TEXT = (code: number, text: number, name: string) =>
  message({ [code]: ["code", "integer"], [text]: [name, "string"] });
const INFO = message({ 1: ["info", { message: CLIENT_INFO }] });

const PUSH = message({
  2: ["channel", "string"],
  4: ["pub", { message: PUBLICATION }],
  5: ["join", { message: INFO }],
  6: ["leave", { message: INFO }],
  7: ["unsubscribe", { message: CODE_AND_TEXT(2, 3, "reason") }],
  8: ["message", { message: DATA }],
  9: [
    "subscribe",
    {
      message: message({
        1: ["recoverable", "bool"],
        4: ["epoch", "string"],
        5: ["offset", "integer"],
        6: ["positioned", "bool"],
        7: ["data", "json"],
      }),
    },
  ],
  11: ["disconnect", { message: CODE_AND_TEXT(1, 2, "reason") }],
});

/** What the server says. */
export const REPLY = message({
  1: ["id", "integer"],
  2: [
    "error",
    { message: message({ 1: ["code", "integer"], 2: ["message", "string"], 3: ["temporary", "bool"] }) },
  ],
  4: ["push", { message: PUSH }],
  5: [
    "connect",
    {
      message: message({
        1: ["client", "string"],
        2: ["version", "string"],
        3: ["expires", "bool"],
        4: ["ttl", "integer"],
        5: ["data", "json"],
        6: ["subs", { map: SUBSCRIBE_RESULT }],
        7: ["ping", "integer"],
        8: ["pong", "bool"],
        9: ["session", "string"],
        10: ["node", "string"],
      }),
    },
  ],
  6: ["subscribe", { message: SUBSCRIBE_RESULT }],
  7: ["unsubscribe", { message: EMPTY }],
  8: ["publish", { message: EMPTY }],
  9: ["presence", { message: message({ 1: ["presence", { map: CLIENT_INFO }] }) }],
  10: [
    "presence_stats",
    { message: message({ 1: ["num_clients", "integer"], 2: ["num_users", "integer"] }) },
  ],
  11: [
    "history",
    {
      message: message({
        1: ["publications", { list: PUBLICATION }],
        2: ["epoch", "string"],
        3: ["offset", "integer"],
      }),
    },
  ],
  13: ["rpc", { message: DATA }],
  14: [
    "refresh",
    {
      message: message({
        1: ["client", "string"],
        2: ["version", "string"],
        3: ["expires", "bool"],
        4: ["ttl", "integer"],
      }),
    },
  ],
  15: ["sub_refresh", { message: message(EXPIRY) }],
});
