// Which browsers have been in an account before. They carry a signed cookie about it, so that strangers who guess at the
// account, or exhaust an address that its owner shares with them, do not lock the owner's own devices out.
import { createHmac, timingSafeEqual } from "node:crypto";
import { readCookie, signInCookie } from "../../http/caller/cookies.ts";
import type { Random } from "../../ports/process.ts";

const NAME = "fitil.device";
/** The longest that browsers keep a cookie. */
const MAX_AGE_S = 400 * 24 * 60 * 60;
/** Accounts that one browser is known to; the oldest is forgotten. */
const MAX_ACCOUNTS = 5;
const DEVICE_ID = /^[\w-]{22}$/;
const TAG = /^[\w-]{43}$/;

export interface KnownDevices {
  /** The id of the browser with this Cookie header, if it has been in the account of `email`; null otherwise. */
  idOf(cookies: string | null | undefined, email: string): string | null;
  /** The Set-Cookie value that makes this browser known to the account of `email`, and keeps what it is known to already. */
  remember(cookies: string | null | undefined, email: string): string;
}

/** Signs with the installation's identity secret. The cookie names no account: it holds a random id and a digest for each. */
export function createKnownDevices(options: {
  readonly secret: string;
  readonly secure: boolean;
  readonly random: Random;
}): KnownDevices {
  const tagOf = (id: string, email: string) =>
    createHmac("sha256", options.secret)
      .update(`known device\n${id}\n${email.toLowerCase()}`)
      .digest("base64url");
  return {
    idOf(cookies, email) {
      const known = read(cookies);
      if (known === null) return null;
      const right = Buffer.from(tagOf(known.id, email));
      return known.tags.some((tag) => timingSafeEqual(Buffer.from(tag), right)) ? known.id : null;
    },
    remember(cookies, email) {
      const known = read(cookies) ?? { id: freshId(options.random), tags: [] };
      const tag = tagOf(known.id, email);
      const tags = [tag, ...known.tags.filter((other) => other !== tag)].slice(0, MAX_ACCOUNTS);
      return signInCookie(NAME, [known.id, ...tags].join("."), { ...options, maxAgeS: MAX_AGE_S });
    },
  };
}

function freshId(random: Random): string {
  return Buffer.from(random.bytes(16)).toString("base64url");
}

function read(cookies: string | null | undefined): { id: string; tags: string[] } | null {
  const [id = "", ...tags] = (readCookie(cookies, NAME) ?? "").split(".");
  return DEVICE_ID.test(id) ? { id, tags: tags.filter((tag) => TAG.test(tag)).slice(0, MAX_ACCOUNTS) } : null;
}
