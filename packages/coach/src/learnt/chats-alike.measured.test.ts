// What is written down of the chats kept aside is what the encoder and the remembered chats say.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readChatsAside } from "../../train/labelled-chats.ts";
import { useEncoder } from "../encoder/open-encoder.ts";
import { encoderBytes } from "../encoder/testing/encoder-bytes.ts";
import { LANGUAGES } from "../message/language-data.ts";
import { openChatsAlike } from "./open-situations.ts";
import { writtenScores } from "./testing/written-scores.ts";

const REMEMBERED = new URL("./data/remembered-chats.bin", import.meta.url);
/** Each takes the encoder some forty milliseconds. */
const EVERY = 41;
const aside = LANGUAGES.flatMap(readChatsAside);

describe("chats alike", () => {
  let takeAway = () => {};
  beforeAll(() => {
    takeAway = useEncoder(encoderBytes());
  });
  afterAll(() => takeAway());

  it("[CO230] say of chats aside what is written down; else run coach:train -- scores", () => {
    const alike = openChatsAlike(new Uint8Array(readFileSync(REMEMBERED)));
    for (const chat of aside.filter((_, at) => at % EVERY === 0)) {
      const found = alike(chat)!;
      const wanted = writtenScores(chat)!;
      for (let at = 0; at < wanted.length; at += 1) expect(found[at]).toBeCloseTo(wanted[at]!, 3);
    }
  });
});
