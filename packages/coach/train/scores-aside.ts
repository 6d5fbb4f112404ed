// Writes down what chats alike say of the chats that are kept aside, so that tests need not encode them anew.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { useEncoder } from "../src/encoder/open-encoder.ts";
import { openChatsAlike } from "../src/learnt/open-situations.ts";
import { SCORE_STEP, scoreKey } from "../src/learnt/testing/written-scores.ts";
import { WEIGHTS } from "./encode-chats.ts";
import { readChatsAside } from "./labelled-chats.ts";
import { LANGUAGES } from "./lines.ts";

const REMEMBERED = join(import.meta.dirname, "../src/learnt/data/remembered-chats.bin");

/** The scores of every chat aside, by which it is found again. */
export function scoresAside(): Readonly<Record<string, string>> {
  const takeAway = useEncoder(readFileSync(WEIGHTS));
  const alike = openChatsAlike(readFileSync(REMEMBERED));
  const chats = LANGUAGES.flatMap(readChatsAside);
  const written = chats.map((chat) => {
    const steps = Int16Array.from(alike(chat)!, (score) => Math.round(score / SCORE_STEP));
    return [scoreKey(chat), Buffer.from(steps.buffer).toString("base64")];
  });
  takeAway();
  return Object.fromEntries(written);
}
