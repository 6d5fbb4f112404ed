// What the encoder costs (EN2, EN5): its opening, a chat of the usual and of the greatest length, its memory; and what the vocabulary loses of
// chats kept aside. One JSON line per figure. Run with --expose-gc.
import { readFileSync } from "node:fs";
import process from "node:process";
import { createEncoder, MOST_PIECES } from "../src/encoder/encoder.ts";
import kernel from "../src/encoder/data/kernel.json" with { type: "json" };
import { readEncoderModel } from "../src/encoder/model-file.ts";
import { createTokenizer } from "../src/encoder/tokenizer.ts";
import { chatPieces, chatVectors } from "../src/encoder/windows.ts";
import { fromBase64 } from "../src/words/base64.ts";
import { readChatsAside } from "../train/labelled-chats.ts";

const ROUNDS = 25;
const UNKNOWN = 3;
/** A usual chat, and a note and a chat that are both longer than is read. */
const LENGTHS = [84, 190, MOST_PIECES];

const print = (line: Readonly<Record<string, unknown>>) => console.log(JSON.stringify(line));
const rounded = (value: number) => Number(value.toFixed(1));

function timed<Made>(run: () => Made): { readonly made: Made; readonly ms: number } {
  const from = performance.now();
  const made = run();
  return { made, ms: rounded(performance.now() - from) };
}

globalThis.gc?.();
const before = process.memoryUsage().rss;
const file = timed(() => readFileSync(new URL("../src/encoder/data/encoder.bin", import.meta.url)));
const model = timed(() => readEncoderModel(file.made));
const tokenizer = timed(() => createTokenizer(model.made.vocabulary));
const encoder = timed(() => createEncoder(model.made, fromBase64(kernel.wasm)));
print({ figure: "opening", file: file.ms, check: model.ms, tokenizer: tokenizer.ms, weights: encoder.ms });

const chats = [...readChatsAside("ru"), ...readChatsAside("en")];
const read = timed(() => chats.forEach((chat) => chatVectors(encoder.made, tokenizer.made, chat)));
const cut = chats.map((chat) => chatPieces(tokenizer.made, chat).pieces);
const pieces = cut.flat();
print({
  figure: "chats aside",
  chats: chats.length,
  meanMs: rounded(read.ms / chats.length),
  meanPieces: rounded(pieces.length / chats.length),
  unknown: pieces.filter((piece) => piece === UNKNOWN).length,
});
for (const length of LENGTHS) {
  const some = pieces.slice(0, length);
  const ms = Array.from({ length: ROUNDS }, () => timed(() => encoder.made.encode(some)).ms);
  ms.sort((one, other) => one - other);
  print({ figure: "encode", pieces: length, least: ms[0], median: ms[Math.floor(ROUNDS / 2)] });
}
globalThis.gc?.();
print({ figure: "memory", rssMb: rounded((process.memoryUsage().rss - before) / 1e6) });
