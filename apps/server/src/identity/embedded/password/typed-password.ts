// Whoever confirms an address owns the mailbox, but the password may be a stranger's: anybody can register somebody's
// address. So the browser that typed a password gets a signed cookie about it, and only where that comes back does a
// confirmation keep the password. The cookie names no account, opens nothing and is bound to the very hash that is stored.
import { createHmac, timingSafeEqual } from "node:crypto";
import { readCookie, signInCookie } from "../../../http/caller/cookies.ts";

const NAME = "fitil.typed";

export interface TypedPasswords {
  /** The Set-Cookie value for a browser that typed the password with this stored `hash`. */
  cookie(email: string, hash: string): string;
  /** Whether the browser with this Cookie header typed it. */
  isTyped(cookies: string | null | undefined, email: string, hash: string): boolean;
}

/** Signs with the installation's identity secret. A cookie lasts `maxAgeS`: as long as a confirmation link. */
export function createTypedPasswords(options: {
  readonly secret: string;
  readonly maxAgeS: number;
  readonly secure: boolean;
}): TypedPasswords {
  const sign = (email: string, hash: string) =>
    createHmac("sha256", options.secret)
      .update(`typed password\n${email.toLowerCase()}\n${hash}`)
      .digest("base64url");
  return {
    cookie: (email, hash) => signInCookie(NAME, sign(email, hash), options),
    isTyped(cookies, email, hash) {
      const shown = Buffer.from(readCookie(cookies, NAME) ?? "");
      const right = Buffer.from(sign(email, hash));
      return shown.length === right.length && timingSafeEqual(shown, right);
    },
  };
}
