// The digest that stands for an account's holder in the books: whoever has the database but not the secret cannot tell
// whether an address was ever here.
import { createHmac } from "node:crypto";
import type { Account } from "../ports.ts";

/** Makes the digest of accounts' holders; the same holder gives the same text as long as the secret stands. */
export function createHolderDigest(secret: string): (account: Pick<Account, "holder">) => string {
  return ({ holder }) =>
    createHmac("sha256", secret).update(`holder of chips\n${holder}`).digest("base64url");
}
