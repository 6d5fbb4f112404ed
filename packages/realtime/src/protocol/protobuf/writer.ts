// JSON values to binary messages, by the schema. What the schema does not know is left out; what comes in is the hub's own.
import type { FieldType, Message } from "./schema.ts";

const VARINT = 0;
const LENGTH = 2;

type Json = Readonly<Record<string, unknown>>;

/** One message behind its length. `value` is a reply of the hub's, parsed. */
export function writeDelimited(value: Json, schema: Message): Buffer {
  return delimited(writeMessage(value, schema));
}

function writeMessage(value: Json, schema: Message): Buffer {
  const parts: Buffer[] = [];
  for (const [number, [name, type, asText]] of schema) {
    const text = asText === undefined ? undefined : value[asText];
    if (text !== undefined) writeField(parts, number, text, "string");
    const field = value[name];
    if (field === undefined) continue;
    if (typeof type === "object" && "list" in type) {
      for (const item of field as readonly Json[])
        parts.push(tag(number, LENGTH), delimited(writeMessage(item, type.list)));
    } else if (typeof type === "object" && "map" in type) {
      for (const [key, item] of Object.entries(field as Json))
        parts.push(tag(number, LENGTH), delimited(writeEntry(key, item, type.map)));
    } else writeField(parts, number, field, type);
  }
  return Buffer.concat(parts);
}

function writeEntry(key: string, value: unknown, values: Message | "string"): Buffer {
  const parts: Buffer[] = [];
  writeField(parts, 1, key, "string");
  writeField(parts, 2, value, values === "string" ? "string" : { message: values });
  return Buffer.concat(parts);
}

function writeField(
  parts: Buffer[],
  number: number,
  value: unknown,
  type: Exclude<FieldType, { readonly list: Message } | { readonly map: unknown }>,
): void {
  if (type === "bool" || type === "integer") {
    // Zero is what an absent field means.
    if (Number(value) !== 0) parts.push(tag(number, VARINT), varint(Number(value)));
    return;
  }
  parts.push(tag(number, LENGTH), delimited(bytesOf(value, type)));
}

function bytesOf(value: unknown, type: "string" | "json" | "bytes" | { readonly message: Message }): Buffer {
  if (typeof type === "object") return writeMessage(value as Json, type.message);
  return Buffer.from(type === "json" ? JSON.stringify(value) : String(value));
}

function tag(number: number, wire: number): Buffer {
  return varint(number * 8 + wire);
}

function delimited(bytes: Buffer): Buffer {
  return Buffer.concat([varint(bytes.length), bytes]);
}

/** A whole number from 0 to 2^53. */
function varint(value: number): Buffer {
  const bytes: number[] = [];
  let rest = value;
  while (rest >= 0x80) {
    bytes.push((rest % 0x80) | 0x80);
    rest = Math.floor(rest / 0x80);
  }
  bytes.push(rest);
  return Buffer.from(bytes);
}
