// For tests only: passwords hashed in microseconds. The real hashing runs in the tests that start the product's own process.
import { createHash, randomBytes } from "node:crypto";
import type { PasswordHashing } from "../identity/password-hashing.ts";

/** Salted like the real one, and worth nothing against anybody who guesses. */
export const quickPasswords: PasswordHashing = {
  hash: async (password) => withSalt(password, randomBytes(8).toString("hex")),
  verify: async ({ hash, password }) => withSalt(password, hash.split(":")[0] ?? "") === hash,
};

function withSalt(password: string, salt: string): string {
  return `${salt}:${createHash("sha256")
    .update(`${salt}${password.normalize("NFKC")}`)
    .digest("hex")}`;
}
