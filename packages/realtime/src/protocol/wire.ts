// How replies and pushes are written: one line of JSON each, never with a raw line break. Zero values are left out,
// except where the client relies on them. Pure text in, pure text out.
import type { Publication } from "./publication.ts";
import type { ClientInfo } from "./client.ts";
import type { ProtocolError, UnsubscribeAdvice } from "./codes.ts";
import { RawJson } from "./raw-json.ts";

/** How messages are written on the way: lines of JSON, or Protobuf with JSON payloads inside. */
export type Encoding = "json" | "protobuf";

/** Encodes any JSON value; a `RawJson` as it is. What JSON cannot say (undefined, functions) becomes null. Throws on cycles. */
export function encodeJson(value: unknown): string {
  if (value instanceof RawJson) return value.text;
  return JSON.stringify(value) ?? "null";
}

/** A success reply. `result` is the complete result as JSON: `{}` at least, or the client's promise chain breaks. */
export function replyLine(id: number, command: string, result: string): string {
  return `{"id":${id},"${command}":${result}}`;
}

/** An error reply. */
export function errorLine(id: number, error: ProtocolError): string {
  const temporary = error.temporary === true ? ',"temporary":true' : "";
  return `{"id":${id},"error":{"code":${error.code},"message":${JSON.stringify(error.message)}${temporary}}}`;
}

/** The reply to an accepted publication: the most frequent line there is. */
export function publishedLine(id: number): string {
  return `{"id":${id},"publish":{}}`;
}

/** A publication as an object: in a push, a recovery or a history page. `epoch` only where the stream is new to the client. */
export function publicationJson(publication: Publication, epoch = ""): string {
  return `{"data":${publication.json}${publicationTail(publication, epoch)}`;
}

/** What follows the payload of a publication: `}` for most. */
export function publicationTail(publication: Publication, epoch: string): string {
  if (publication.offset === 0 && publication.info === undefined && publication.tags === undefined)
    return "}";
  let tail = "";
  if (publication.offset > 0) tail += `,"offset":${publication.offset}`;
  if (epoch !== "") tail += `,"epoch":${JSON.stringify(epoch)}`;
  if (publication.info !== undefined) tail += `,"info":${clientInfoJson(publication.info)}`;
  if (publication.tags !== undefined) tail += `,"tags":${JSON.stringify(publication.tags)}`;
  return `${tail}}`;
}

/** Somebody, as others see them. `client` and `user` are always written. */
export function clientInfoJson(info: ClientInfo): string {
  return JSON.stringify(info);
}

/** The beginning of a push to a channel by its name; the push itself and `}}` follow. */
export function pushHeadByName(channel: string): string {
  return `{"push":{"channel":${JSON.stringify(channel)},`;
}

/** The beginning of a push to a channel by its number, for clients that offered to understand it. */
export function pushHeadById(numericId: number): string {
  return `{"push":{"id":${numericId},`;
}

/** A message to one client. */
export function messageLine(json: string): string {
  return `{"push":{"message":{"data":${json}}}}`;
}

/** Tells a client that it is off a channel. */
export function unsubscribeLine(channel: string, why: UnsubscribeAdvice): string {
  return `${pushHeadByName(channel)}"unsubscribe":{"code":${why.code},"reason":${JSON.stringify(why.reason)}}}}`;
}

/** Tells a client that the server put it on a channel. `result` as in a subscribe reply. */
export function subscribeLine(channel: string, result: string): string {
  return `${pushHeadByName(channel)}"subscribe":${result}}}`;
}

/** An application-level ping: an empty reply. */
export const PING_LINE = "{}";
