// The binary encoding at the edge of a transport. Inside, the hub knows lines of JSON alone: whoever wants the other
// encoding pays for it, and nobody else.
import { readDelimited, readFlat } from "./reader.ts";
import { COMMAND, EMULATION_REQUEST, REPLY } from "./schema.ts";
import { writeDelimited } from "./writer.ts";

/** A frame of commands as lines of JSON; undefined = malformed. */
export function commandLines(frame: Uint8Array): string | undefined {
  return readDelimited(frame, COMMAND)?.join("\n");
}

/** Lines of replies and pushes as one binary frame. */
export function replyFrame(lines: string): Buffer {
  return Buffer.concat(
    lines
      .split("\n")
      .map((line) => writeDelimited(JSON.parse(line) as Readonly<Record<string, unknown>>, REPLY)),
  );
}

/** A batch of commands of a session over HTTP; undefined = malformed. */
export function readBinaryEnvelope(
  body: Uint8Array,
): { readonly session: string; readonly node: string; readonly data: Uint8Array } | undefined {
  const { fields, isWhole } = readFlat(body, EMULATION_REQUEST);
  const destination = destinationOf(fields);
  const data = fields.get("data");
  return !isWhole || destination === undefined || data === undefined ? undefined : { ...destination, data };
}

/** Whom the beginning of such a batch names; undefined = nobody. */
export function readBinaryDestination(
  head: Uint8Array,
): { readonly session: string; readonly node: string } | undefined {
  return destinationOf(readFlat(head, EMULATION_REQUEST).fields);
}

function destinationOf(
  fields: ReadonlyMap<string, Uint8Array>,
): { readonly session: string; readonly node: string } | undefined {
  const [session, node] = [fields.get("session"), fields.get("node")];
  if (session === undefined || node === undefined) return undefined;
  return { session: Buffer.from(session).toString(), node: Buffer.from(node).toString() };
}
