// A large answer as JSON, written piece by piece while it is sent: a long chat or a whole account in one piece would hold
// the loop for as long as it takes to write. Small answers need none of this.
import { Readable } from "node:stream";
import { createTurns } from "./turns.ts";

/** Content type of what `jsonStream` writes. */
export const JSON_TYPE = "application/json; charset=utf-8";

const PIECE_LENGTH = 65_536;

/** The value as `JSON.stringify` writes it, as a stream of UTF-8. What is no plain data is written whole. */
export function jsonStream(value: unknown): Readable {
  return Readable.from(piecesOf(value), { objectMode: false });
}

async function* piecesOf(value: unknown): AsyncGenerator<string, void, undefined> {
  const turns = createTurns();
  let piece = "";
  for (const part of partsOf(value)) {
    piece += part;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    await turns.after(piece.length);
    piece = "";
  }
  if (piece !== "") yield piece;
}

function* partsOf(value: unknown): Generator<string, void, undefined> {
  if (typeof value === "string" && value.length > PIECE_LENGTH) yield* partsOfText(value);
  else if (Array.isArray(value)) yield* partsOfList(value);
  else if (isPlain(value)) yield* partsOfRecord(value);
  else yield JSON.stringify(value) ?? "null";
}

function* partsOfText(text: string): Generator<string, void, undefined> {
  yield '"';
  for (let at = 0; at < text.length; at += PIECE_LENGTH)
    yield JSON.stringify(text.slice(at, at + PIECE_LENGTH)).slice(1, -1);
  yield '"';
}

function* partsOfList(items: readonly unknown[]): Generator<string, void, undefined> {
  let before = "[";
  for (const item of items) {
    yield before;
    yield* partsOf(item);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

function* partsOfRecord(record: object): Generator<string, void, undefined> {
  let before = "{";
  for (const [key, value] of Object.entries(record)) {
    if (value === undefined || typeof value === "function") continue;
    yield `${before}${JSON.stringify(key)}:`;
    yield* partsOf(value);
    before = ",";
  }
  yield before === "{" ? "{}" : "}";
}

function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null || "toJSON" in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
