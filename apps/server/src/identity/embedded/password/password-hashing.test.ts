// What is stored of a password on a real server. Every other test brings a quick hashing of its own.
import { scryptSync } from "node:crypto";
import { describe, expect, it } from "vitest";
import { scryptHashing } from "./password-hashing.ts";

describe("the hashing of passwords", () => {
  it("is scrypt at the cost that the port promises, salted, and knows the password again", async () => {
    const password = "correct horse";
    const hash = await scryptHashing.hash(password);
    const [salt = "", key = ""] = hash.split(":");
    expect(salt).toMatch(/^[\da-f]{32}$/u);
    const cost = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };
    expect(key).toBe(scryptSync(password, salt, 64, cost).toString("hex"));
    expect(await scryptHashing.verify({ hash, password })).toBe(true);
    expect(await scryptHashing.verify({ hash, password: "correct hors" })).toBe(false);
  });
});
