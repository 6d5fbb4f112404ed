// When a JWT ends, read from its own claims. Never decides whether it is genuine: that is the server's business.
import { isRecord } from "../http.ts";

/** The `exp` of a JWT in milliseconds since 1970; 0 when it cannot be read. Pure. */
export function tokenExpiresAt(token: string): number {
  const payload = token.split(".")[1];
  if (payload === undefined) return 0;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return isRecord(claims) && typeof claims["exp"] === "number" ? claims["exp"] * 1000 : 0;
  } catch {
    return 0;
  }
}
