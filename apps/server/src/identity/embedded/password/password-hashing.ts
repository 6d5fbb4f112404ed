// How a password becomes what is stored of it: the identity library's own scrypt. Slow on purpose, so it comes in as a port:
// tests of everything else bring a quick one.
import { hashPassword, verifyPassword } from "better-auth/crypto";

export interface PasswordHashing {
  /** What is stored of a password, salted: never the same text twice. */
  hash(password: string): Promise<string>;
  /** Whether `hash` was made of this password. */
  verify(call: { readonly hash: string; readonly password: string }): Promise<boolean>;
}

/** The library's own: scrypt with N = 2^14, r = 16, p = 1, on libuv's threads; some 60 ms and 32 MB a password. */
export const scryptHashing: PasswordHashing = { hash: hashPassword, verify: verifyPassword };
