// Binary messages to JSON text. Whatever does not fit the schema or the bytes ends here.
import type { FieldType, Message } from "./schema.ts";

const VARINT = 0;
const FIXED64 = 1;
const LENGTH = 2;
const FIXED32 = 5;
const MAX_VARINT_BYTES = 10;
/** Fields and items of one message: far beyond what any client sends. */
const MAX_FIELDS = 4_096;

/** The bytes are not what the schema says. */
class Malformed extends Error {}

/** A message, or several behind their lengths, as JSON texts; undefined = malformed. Bytes that are `json` must be one value. */
export function readDelimited(bytes: Uint8Array, schema: Message): readonly string[] | undefined {
  return orUndefined(() => {
    const cursor = new Cursor(bytes);
    const texts: string[] = [];
    while (!cursor.atEnd()) texts.push(readMessage(cursor.take(cursor.length()), schema));
    return texts;
  });
}

/** Fields of one message by their names, texts and bytes alone. Of a message that is cut off or malformed, those before that. */
export function readFlat(
  bytes: Uint8Array,
  schema: Message,
): { readonly fields: ReadonlyMap<string, Uint8Array>; readonly isWhole: boolean } {
  const fields = new Map<string, Uint8Array>();
  const cursor = new Cursor(bytes);
  const isWhole = orUndefined(() => {
    while (!cursor.atEnd()) {
      const { number, wire } = cursor.tag();
      const [name] = schema.get(number) ?? [];
      if (name === undefined) cursor.skip(wire);
      else {
        cursor.expect(wire, LENGTH);
        fields.set(name, cursor.take(cursor.length()));
      }
    }
    return true;
  });
  return { fields, isWhole: isWhole === true };
}

function orUndefined<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    // TypeError: not UTF-8. SyntaxError: not JSON.
    if (error instanceof Malformed || error instanceof TypeError || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}

function readMessage(bytes: Uint8Array, schema: Message): string {
  const cursor = new Cursor(bytes);
  const fields = new Map<string, string>();
  const collected = new Map<string, string[]>();
  for (let read = 0; !cursor.atEnd(); read += 1) {
    if (read === MAX_FIELDS) throw new Malformed();
    const { number, wire } = cursor.tag();
    const field = schema.get(number);
    if (field === undefined) {
      cursor.skip(wire);
      continue;
    }
    const [name, type] = field;
    if (typeof type === "object" && !("message" in type)) {
      cursor.expect(wire, LENGTH);
      const item = cursor.take(cursor.length());
      const items = collected.get(name) ?? [];
      collected.set(name, items);
      items.push("map" in type ? readEntry(item, type.map) : readMessage(item, type.list));
      fields.set(name, "map" in type ? `{${items.join(",")}}` : `[${items.join(",")}]`);
    } else fields.set(name, readValue(cursor, wire, type));
  }
  return `{${Array.from(fields, ([name, text]) => `"${name}":${text}`).join(",")}}`;
}

function readValue(
  cursor: Cursor,
  wire: number,
  type: Exclude<FieldType, { readonly list: Message } | { readonly map: unknown }>,
): string {
  if (type === "bool" || type === "integer") {
    cursor.expect(wire, VARINT);
    const value = cursor.varint();
    return type === "bool" ? String(value !== 0n) : String(Number(BigInt.asIntN(64, value)));
  }
  cursor.expect(wire, LENGTH);
  const bytes = cursor.take(cursor.length());
  if (typeof type === "object") return readMessage(bytes, type.message);
  const text = utf8(bytes);
  if (type !== "json") return JSON.stringify(text);
  JSON.parse(text);
  // Between values a line break is only room; inside of one it would not be JSON.
  return text.replaceAll(/[\r\n]/g, " ");
}

/** An entry of a map as `"key":value`. */
function readEntry(bytes: Uint8Array, values: Message | "string"): string {
  const cursor = new Cursor(bytes);
  let key = '""';
  let value = values === "string" ? '""' : "{}";
  while (!cursor.atEnd()) {
    const { number, wire } = cursor.tag();
    if (number === 1) key = readValue(cursor, wire, "string");
    else if (number === 2)
      value = readValue(cursor, wire, values === "string" ? "string" : { message: values });
    else cursor.skip(wire);
  }
  return `${key}:${value}`;
}

/** The bytes as UTF-8. Throws a TypeError where they are none. */
function utf8(bytes: Uint8Array): string {
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
}

class Cursor {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  atEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  tag(): { number: number; wire: number } {
    const tag = Number(this.varint());
    return { number: Math.floor(tag / 8), wire: tag % 8 };
  }

  varint(): bigint {
    let value = 0n;
    for (let read = 0; read < MAX_VARINT_BYTES; read += 1) {
      const byte = this.#bytes[this.#at];
      if (byte === undefined) break;
      this.#at += 1;
      value |= BigInt(byte & 0x7f) << BigInt(7 * read);
      if (byte < 0x80) return value;
    }
    throw new Malformed();
  }

  length(): number {
    return Number(this.varint());
  }

  take(bytes: number): Uint8Array {
    const end = this.#at + bytes;
    if (end > this.#bytes.length) throw new Malformed();
    const taken = this.#bytes.subarray(this.#at, end);
    this.#at = end;
    return taken;
  }

  expect(wire: number, expected: number): void {
    if (wire !== expected) throw new Malformed();
  }

  skip(wire: number): void {
    if (wire === VARINT) this.varint();
    else if (wire === FIXED64) this.take(8);
    else if (wire === LENGTH) this.take(this.length());
    else if (wire === FIXED32) this.take(4);
    else throw new Malformed();
  }
}
