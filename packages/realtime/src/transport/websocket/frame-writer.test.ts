// The head of a text frame, at every length where its form changes.
import { expect, it } from "vitest";
import { textHead } from "./frame-writer.ts";

it("[RT40] the head of a text frame has the shortest of the three forms of a length", () => {
  const head = (bytes: number) => [...Buffer.from(textHead(bytes), "latin1")];
  expect(head(0)).toEqual([0x81, 0]);
  expect(head(125)).toEqual([0x81, 125]);
  expect(head(126)).toEqual([0x81, 126, 0, 126]);
  expect(head(65_535)).toEqual([0x81, 126, 255, 255]);
  expect(head(65_536)).toEqual([0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0]);
  expect(head(2 ** 32 + 1)).toEqual([0x81, 127, 0, 0, 0, 1, 0, 0, 0, 1]);
});
