// A large answer as JSON, written piece by piece while it is sent: a long chat or a whole account in one piece would hold
// the loop for as long as it takes to write, and the memory for as long as somebody takes to read. Small answers need none
// of this.
import { Readable } from "node:stream";
import { createLoopYield } from "../runtime/event-loop-yield.ts";

/** Content type of what `jsonStream` writes. */
export const JSON_TYPE = "application/json; charset=utf-8";

const PIECE_LENGTH = 65_536;

/** JSON that was written before, in pieces: it goes into an answer as it is. Read once. */
export class WrittenJson {
  readonly pieces: AsyncIterable<string>;

  constructor(pieces: AsyncIterable<string>) {
    this.pieces = pieces;
  }
}

/**
 * The value as `JSON.stringify` writes it, as a stream of UTF-8. What is no plain data is written whole; an
 * `AsyncIterable` in it becomes a list and is asked for its next item only when the reader has taken the ones before, so
 * that no more than one of them is ever in memory. Fails when one of those fails.
 */
export function jsonStream(value: unknown): Readable {
  return Readable.from(piecesOf(value), { objectMode: false });
}

async function* piecesOf(value: unknown): AsyncGenerator<string, void, undefined> {
  const loopYield = createLoopYield();
  let piece = "";
  for await (const part of allPartsOf(value)) {
    piece += part;
    if (piece.length < PIECE_LENGTH) continue;
    yield piece;
    await loopYield.after(piece.length);
    piece = "";
  }
  if (piece !== "") yield piece;
}

/** What has to be waited for is found by the walk below and written here. */
async function* allPartsOf(value: unknown): AsyncGenerator<string, void, undefined> {
  let text = "";
  for (const part of partsOf(value)) {
    if (typeof part === "string") text += part;
    // PERF: one step of an asynchronous generator for many parts.
    if (typeof part === "string" && text.length < PIECE_LENGTH) continue;
    yield text;
    text = "";
    if (part instanceof WrittenJson) yield* part.pieces;
    else if (typeof part !== "string") yield* partsOfSource(part);
  }
  yield text;
}

async function* partsOfSource(items: AsyncIterable<unknown>): AsyncGenerator<string, void, undefined> {
  let before = "[";
  for await (const item of items) {
    yield before;
    yield* allPartsOf(item);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

type Part = string | WrittenJson | AsyncIterable<unknown>;

function* partsOf(value: unknown): Generator<Part, void, undefined> {
  if (typeof value === "string" && value.length > PIECE_LENGTH) yield* partsOfText(value);
  else if (Array.isArray(value)) yield* partsOfList(value);
  else if (value instanceof WrittenJson || isSource(value)) yield value;
  else if (isPlain(value)) yield* partsOfRecord(value);
  else yield JSON.stringify(value) ?? "null";
}

function* partsOfText(text: string): Generator<string, void, undefined> {
  yield '"';
  for (let at = 0; at < text.length; at += PIECE_LENGTH)
    yield JSON.stringify(text.slice(at, at + PIECE_LENGTH)).slice(1, -1);
  yield '"';
}

function* partsOfList(items: readonly unknown[]): Generator<Part, void, undefined> {
  let before = "[";
  for (const item of items) {
    yield before;
    yield* partsOf(item);
    before = ",";
  }
  yield before === "[" ? "[]" : "]";
}

function* partsOfRecord(record: object): Generator<Part, void, undefined> {
  let before = "{";
  for (const [key, value] of Object.entries(record)) {
    if (value === undefined || typeof value === "function") continue;
    yield `${before}${JSON.stringify(key)}:`;
    yield* partsOf(value);
    before = ",";
  }
  yield before === "{" ? "{}" : "}";
}

function isSource(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === "object" && value !== null && Symbol.asyncIterator in value;
}

function isPlain(value: unknown): value is object {
  if (typeof value !== "object" || value === null || "toJSON" in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
