// What stands in the bundle for the server's slow password hashing. PERF: each of a test's hundreds of people would take a tenth of a
// second to register; passwords as they are really stored are proved on the sources (password-hashing.test.ts, main.test.ts).
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, string, number, { N: number }, Buffer>(scrypt);
const BYTES = 16;
/** The least that scrypt can do. */
const COST = { N: 2 };

/** Under the real one's name; stored as salt and key, like there. */
export const scryptHashing = {
  async hash(password: string): Promise<string> {
    const salt = randomBytes(BYTES).toString("hex");
    return `${salt}:${(await derive(password, salt, BYTES, COST)).toString("hex")}`;
  },
  async verify({ hash, password }: { readonly hash: string; readonly password: string }): Promise<boolean> {
    const [salt = "", key = ""] = hash.split(":");
    const stored = Buffer.from(key, "hex");
    return stored.length === BYTES && timingSafeEqual(stored, await derive(password, salt, BYTES, COST));
  },
};
