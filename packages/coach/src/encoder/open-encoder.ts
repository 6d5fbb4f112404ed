// The encoder of this process. Its weights are a file of thirteen megabytes, and this package reads no files: whoever runs the coach gives
// the bytes once, at the start. Without them the coach reads as it would without an encoder; tests of single rules do.
import { fromBase64 } from "../words/base64.ts";
import { recalling } from "../words/recall.ts";
import kernel from "./data/kernel.json" with { type: "json" };
import { createEncoder } from "./encoder.ts";
import { readEncoderModel } from "./model-file.ts";
import { createTokenizer } from "./tokenizer.ts";
import { chatVectors, cutChat, type EncodedChat } from "./windows.ts";

type ReadsChats = (chat: EncodedChat) => Float32Array;

let reads: ReadsChats | null = null;

/**
 * Opens the encoder for the whole process; the returned function takes it away again.
 * @throws EncoderFileError where the bytes are not the encoder's file, whole and unchanged
 * @throws Error where one is open: which of two is used would depend on who came first
 */
export function useEncoder(bytes: Uint8Array): () => void {
  if (reads !== null) throw new Error("The coach has its encoder already");
  reads = openReading(bytes);
  return () => {
    reads = null;
  };
}

/** A chat's five windows of 384 numbers one after another (`WINDOWS`), not to be changed; null where no encoder was given. */
export function chatVectorsOf(chat: EncodedChat): Float32Array | null {
  return reads === null ? null : reads(chat);
}

function openReading(bytes: Uint8Array): ReadsChats {
  const model = readEncoderModel(bytes);
  const tokenize = createTokenizer(model.vocabulary);
  const encoder = createEncoder(model, fromBase64(kernel.wasm));
  // PERF: safety and the answer ask about the same chat.
  const read = recalling((chat: string) => chatVectors(encoder, tokenize, JSON.parse(chat) as EncodedChat));
  return (chat) => read(JSON.stringify(cutChat(chat)));
}
