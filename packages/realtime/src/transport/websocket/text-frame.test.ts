// Text frames made in one string, at every length where their form changes.
import { expect, it } from "vitest";
import { asciiFrame, MAX_ASCII_FRAME } from "./text-frame.ts";

it("[RT40] an ASCII message has the shortest head for its length", () => {
  const headOf = (length: number) => {
    const message = "a".repeat(length);
    const frame = Buffer.from(asciiFrame(message), "latin1");
    expect(frame.subarray(-length || frame.length).toString()).toBe(message);
    return [...frame.subarray(0, frame.length - length)];
  };
  expect(headOf(0)).toEqual([0x81, 0]);
  expect(headOf(125)).toEqual([0x81, 125]);
  expect(headOf(126)).toEqual([0x81, 126, 0, 126]);
  expect(headOf(MAX_ASCII_FRAME)).toEqual([0x81, 126, 255, 255]);
});
