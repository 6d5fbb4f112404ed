// [CO113] What remembered lines say of a text, on vectors of two numbers, and that training is the same each time.
import { describe, expect, it } from "vitest";
import { fitKernel, kernelOf, kernelScore, rowFor } from "../../train/fit-kernel.ts";
import { createKernel, likeness, stepped } from "./kernel.ts";

const angle = (degrees: number) =>
  Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180));
const base64 = (bytes: readonly number[]) => Buffer.from(Uint8Array.from(bytes)).toString("base64");

describe("a second opinion", () => {
  it("[CO113] a text is judged by the remembered lines that are like it, one of the same writer first", () => {
    const written = {
      label: "any",
      // (1, 0) speaks for the label, (0, 1) against it; both are the first writer's.
      lines: base64([0x04, 0x40]),
      writers: "00",
      worth: base64([100, 0, 256 - 100, 255]),
      worthScale: 0.02,
      bias: 0.1,
    };
    const vectors: Readonly<Record<string, Float32Array>> = { near: angle(10), far: angle(80) };
    const kernel = createKernel(written, { dims: 2, vectorOf: (text) => vectors[text]! });
    expect(kernel.scoreOf("near", 0)).toBeGreaterThan(1);
    expect(kernel.scoreOf("far", 0)).toBeLessThan(-0.8);
    expect(kernel.scoreOf("near", 1) - 0.1).toBeCloseTo((kernel.scoreOf("near", 0) - 0.1) * 0.7, 5);
    expect(() => createKernel({ ...written, writers: "0" }, { dims: 2, vectorOf: () => angle(0) })).toThrow();
  });

  it("[CO113] likeness is one for the same line and falls with the angle", () => {
    const [one, near, far] = [stepped(angle(0)), stepped(angle(30)), stepped(angle(90))];
    expect(likeness(one, one, true)).toBeCloseTo(1, 10);
    expect(likeness(one, near, true)).toBeGreaterThan(likeness(one, far, true));
    expect(likeness(one, one, false)).toBeLessThan(1);
  });

  it("[CO113] is learnt from lines, the same each time, and not from those that are left out", () => {
    const lines = Array.from({ length: 60 }, (_, at) => ({
      meaning: stepped(angle(at * 3)),
      writer: at % 2,
      // A label that no line parts: it holds in the middle.
      holds: at > 20 && at < 40,
    }));
    const rows = kernelOf(lines);
    const learnt = fitKernel(lines, rows, () => true);
    expect(fitKernel(lines, rows, () => true)).toEqual(learnt);
    for (const degrees of [0, 30, 90, 150, 175]) {
      const line = { meaning: stepped(angle(degrees)), writer: 0, holds: false };
      const score = kernelScore(learnt, rowFor(line, lines, learnt));
      expect(score > 0, String(degrees)).toBe(degrees === 90);
    }
    const left = fitKernel(lines, rows, (at) => !lines[at]!.holds);
    expect(lines.every(({ holds }, at) => !holds || left.worth[at] === 0)).toBe(true);
  });
});
