// The encoder's file for tests of this package: which reads no files itself.
import { readFileSync } from "node:fs";
import { fromBase64 } from "../../words/base64.ts";
import kernel from "../data/kernel.json" with { type: "json" };
import { createEncoder } from "../encoder.ts";
import { readEncoderModel } from "../model-file.ts";
import { createTokenizer } from "../tokenizer.ts";

/** The file as it is; the caller may change it. */
export const encoderBytes = (): Uint8Array =>
  new Uint8Array(readFileSync(new URL("../data/encoder.bin", import.meta.url)));

/** The vocabulary alone, without the weights. */
export function openVocabulary() {
  const { vocabulary } = readEncoderModel(encoderBytes());
  return { vocabulary, tokenize: createTokenizer(vocabulary) };
}

/** All of it. */
export function openEncoderForTests() {
  const model = readEncoderModel(encoderBytes());
  return {
    tokenize: createTokenizer(model.vocabulary),
    encoder: createEncoder(model, fromBase64(kernel.wasm)),
  };
}
