// For tests only: chance that is the same every time.
import type { Random } from "../ports/process.ts";

/** Bytes of a counter: different every time, the same in every run. */
export function countingRandom(): Random {
  let count = 0;
  return {
    bytes(length) {
      count += 1;
      const bytes = new Uint8Array(length);
      new DataView(bytes.buffer).setUint32(Math.max(0, length - 4), count);
      return bytes;
    },
  };
}
