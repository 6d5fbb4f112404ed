// A batch of commands of a session over HTTP, as it comes in one request: which session of which node, and what it says.
import { readBinaryEnvelope, readBinaryDestination } from "../../protocol/protobuf/frames.ts";

/** A session, and the process that holds its stream. */
export interface Destination {
  readonly node: string;
  readonly session: string;
}

/** Commands in the session's encoding, and where they have to go. */
export interface Envelope extends Destination {
  readonly data: Uint8Array;
}

const SESSION = /"session"\s*:\s*"([^"\\]*)"/;
const NODE = /"node"\s*:\s*"([^"\\]*)"/;

/** A whole body; undefined = it is of another shape. */
export function readEnvelope(body: Uint8Array, isBinary: boolean): Envelope | undefined {
  if (isBinary) return readBinaryEnvelope(body);
  let parsed: unknown;
  try {
    parsed = JSON.parse(utf8Text(body) ?? "");
  } catch {
    // Not JSON: refused by the caller.
    return undefined;
  }
  if (typeof parsed !== "object" || parsed === null) return undefined;
  const { session, node, data } = parsed as Partial<Record<keyof Envelope, unknown>>;
  if (typeof session !== "string" || typeof node !== "string" || typeof data !== "string") return undefined;
  return { session, node, data: Buffer.from(data) };
}

/** Whom the beginning of a body names: every known client writes that in front of the data; undefined = nobody. */
export function readDestination(head: Uint8Array, isBinary: boolean): Destination | undefined {
  if (isBinary) return readBinaryDestination(head);
  const text = Buffer.from(head).toString("latin1");
  const [session, node] = [SESSION, NODE].map((name) => name.exec(text)?.[1]);
  return session === undefined || node === undefined ? undefined : { session, node };
}

/** Bytes as text; undefined = they are no UTF-8. */
export function utf8Text(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    // No UTF-8.
    return undefined;
  }
}
