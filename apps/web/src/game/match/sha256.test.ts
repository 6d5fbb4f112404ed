import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { sha256 } from "./sha256.ts";

test("[BD6] the fingerprint is the same SHA-256 that everybody else computes", () => {
  for (const text of [
    "",
    "abc",
    "0123456789abcdef0123456789abcdef",
    "Фитиль",
    "x".repeat(55),
    "x".repeat(56),
    "x".repeat(64),
    "ж".repeat(500),
  ]) {
    expect(sha256(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
  }
});
