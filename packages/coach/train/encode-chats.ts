// What the encoder makes of labelled chats, as the product would read them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chatVectorsOf, useEncoder } from "../src/encoder/open-encoder.ts";
import type { LabelledChat } from "./labelled-chats.ts";

/** Where the encoder's weights stand. */
export const WEIGHTS = join(import.meta.dirname, "../src/encoder/data/encoder.bin");

/** The vectors of chats, in their order; some forty milliseconds each. */
export function encodeChats(chats: readonly LabelledChat[]): Float32Array[] {
  const takeAway = useEncoder(readFileSync(WEIGHTS));
  const vectors = chats.map((chat) => chatVectorsOf(chat)!);
  takeAway();
  return vectors;
}
