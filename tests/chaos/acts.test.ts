// What the count of overlapping owners must see: otherwise a zero of it says nothing.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { countActs } from "./acts.ts";

it("[CL5] an owner that acts after its successor is seen, in whichever file and order it was noted", () => {
  const folder = mkdtempSync(join(tmpdir(), "fitil-acts-"));
  try {
    writeFileSync(join(folder, "1.acts"), "100 t 7\n200 t 7\n900 u 4\n420 t 7\n99");
    writeFileSync(join(folder, "2.acts"), "300 t 8\n400 t 8\n950 u 4\n");
    // Table t: the old epoch after the new one. Table u: one epoch in two processes.
    expect(countActs(folder)).toEqual({ acts: 7, tables: 2, overlapped: 2 });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
