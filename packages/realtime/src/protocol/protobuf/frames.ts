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
  const fields = readFlat(body, EMULATION_REQUEST);
  const [session, node, data] = ["session", "node", "data"].map((name) => fields?.get(name));
  if (session === undefined || node === undefined || data === undefined) return undefined;
  return { session: Buffer.from(session).toString(), node: Buffer.from(node).toString(), data };
}
