// What is stored of a replay and what is given out of it. Runs in a thread of its own: it plays matches again. Pure but for the compressor.
import { createHash } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import type { CharacterId, Replay } from "@fitil/contracts";
import {
  InputLog,
  advance,
  apply,
  createMatch,
  digestedText,
  verifyReplay,
  nextDueAt,
  packInputs,
  unpackInputs,
} from "@fitil/engine";
import type { ReplayVerdict } from "@fitil/engine";
import { deedsIn } from "./deeds.ts";
import type { Instant, MatchDeeds } from "./deeds.ts";

/** What a replay says besides its words. */
export interface ReplayFrame {
  readonly rulesVersion: number;
  readonly seed: string;
  readonly seedHash: string;
  readonly playerIds: readonly CharacterId[];
  readonly endHash: string;
}

/** How an answer's body may be encoded. */
export type BodyEncoding = "br" | "gzip" | "identity";

/** A replay, compressed, and what it is known by. */
export interface SealedReplay {
  readonly words: Uint8Array<ArrayBuffer>;
  readonly digest: string;
  readonly deeds: MatchDeeds;
}

const KEPT_QUALITY = 9;
const SENT_QUALITY = 5;

/**
 * Compresses what was said into a match, once it has been shown that it leads to the match's end. `rows`: an InputLog's. Returns the
 * verdict where it does not, which is a bug of ours.
 */
export function sealReplay(
  frame: ReplayFrame,
  rows: Float64Array,
): SealedReplay | Exclude<ReplayVerdict, "proven"> {
  const packed = packInputs(new InputLog(rows));
  // Judged is what a reader will be given, not what was put in.
  const recorded = replayOf(frame, unpackInputs(packed));
  const verdict = verifyReplay(recorded, sha256Hex);
  if (verdict !== "proven") return verdict;
  const words = Uint8Array.from(brotli(packed, KEPT_QUALITY));
  return { words, digest: recorded.digest, deeds: deedsIn(recorded.playerIds, instantsOf(recorded)) };
}

/** The JSON of `GET /api/games/:id/replay`, in this encoding. Throws when the stored words are damaged. */
export function openReplay(
  frame: ReplayFrame,
  words: Uint8Array,
  encoding: BodyEncoding,
): Uint8Array<ArrayBuffer> {
  const json = JSON.stringify(replayOf(frame, unpackInputs(brotliDecompressSync(words).toString())));
  if (encoding === "br") return Uint8Array.from(brotli(json, SENT_QUALITY));
  return Uint8Array.from(encoding === "gzip" ? gzipSync(json) : Buffer.from(json));
}

/** Lower-case hexadecimal SHA-256 of a text's UTF-8. */
export function sha256Hex(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

/** Plays the match again, instant by instant. */
function* instantsOf({ seed, playerIds, inputs }: Replay): Generator<Instant> {
  const match = createMatch({ seed, playerIds });
  const playUntil = function* (ms: number): Generator<Instant> {
    for (let due = nextDueAt(match); due !== null && due <= ms; due = nextDueAt(match))
      yield advance(match, due);
  };
  for (const { atMs, input } of inputs) {
    yield* playUntil(atMs);
    yield apply(match, input, atMs);
  }
  yield* playUntil(Number.MAX_SAFE_INTEGER);
}

function replayOf(frame: ReplayFrame, log: InputLog): Replay {
  const rest = { ...frame, playerIds: [...frame.playerIds], inputs: log.inputs() };
  return { ...rest, digest: sha256Hex(digestedText(rest)) };
}

function brotli(text: string, quality: number): Buffer {
  return brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
