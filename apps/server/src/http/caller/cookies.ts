// Cookies of our own, beside the ones the identity library keeps: what one looks like when it is set, and when it comes back.

export interface CookieOptions {
  /** Seconds that the browser keeps it. */
  readonly maxAgeS: number;
  /** Sent over https only. */
  readonly secure: boolean;
}

/** A Set-Cookie value for the sign-in calls alone; no script sees it, no other site's page sends it. `value` needs no quoting. */
export function signInCookie(name: string, value: string, { maxAgeS, secure }: CookieOptions): string {
  const ends = secure ? "; Secure" : "";
  return `${name}=${value}; Max-Age=${maxAgeS}; Path=/api/auth; HttpOnly; SameSite=Lax${ends}`;
}

/** The value of a cookie in a Cookie header, or null. */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const pair of (header ?? "").split(";")) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim();
  }
  return null;
}
