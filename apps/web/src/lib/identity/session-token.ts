// The embedded service's session as short-lived identity tokens: asks for one, keeps it until shortly before its end.
// Never sees the session itself: that is a cookie no script can read.
import { wait } from "../clock.ts";
import type { Clock } from "../clock.ts";
import { call, isRecord } from "../http/http.ts";
import type { Result } from "../http/http.ts";
import { STORED } from "../device/storage.ts";
import type { Storage } from "../device/storage.ts";

/** A token is renewed this long before it ends. */
const RENEW_BEFORE_MS = 30_000;
/** A session that has ended may be followed by another: a guest signs up in another window, and is still here (GU2). */
const FOLLOWED_WITHIN_MS = 2_000;

export interface SessionTokenDeps {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly storage: Storage;
  /** Path of the service. */
  readonly base: string;
}

export interface SessionToken {
  /** The identity token, null for nobody; `fresh` asks even when the kept one would still do. */
  get(fresh?: boolean): Promise<Result<string | null>>;
  /** Whether there may be a session at all, and whose. It is no error to be nobody, so nobody gets no refusal either. */
  whoIsLikely(): Promise<Result<"nobody" | "guest" | "member">>;
  /** Forgets the kept token, which it returns: it names the session. */
  forget(): string | null;
}

/** Builds the source; nothing is asked before the first call. Calls at the same time share one request. */
export function createSessionToken(deps: SessionTokenDeps): SessionToken {
  let kept: { readonly token: string; readonly expiresAt: number } | null = null;
  let asking: Promise<Result<string | null>> | null = null;
  const read = (path: string) =>
    call(deps.fetch, `${deps.base}${path}`, { credentials: "same-origin", cache: "no-store" });

  const ask = async (): Promise<Result<string | null>> => {
    let answer = await read("/token");
    if (!answer.ok && answer.failure.status === 401 && kept !== null) {
      await wait(deps.clock, FOLLOWED_WITHIN_MS);
      answer = await read("/token");
    }
    if (!answer.ok) return answer.failure.status === 401 ? { ok: true, value: null } : answer;
    const token = isRecord(answer.value) ? answer.value["token"] : null;
    if (typeof token !== "string") return { ok: true, value: null };
    kept = { token, expiresAt: tokenExpiresAt(token) };
    return { ok: true, value: token };
  };

  return {
    async get(fresh = false) {
      if (!fresh && kept !== null && kept.expiresAt - RENEW_BEFORE_MS > deps.clock.now())
        return { ok: true, value: kept.token };
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
    async whoIsLikely() {
      const { storage } = deps;
      if (storage.get(STORED.signedIn) !== null)
        return { ok: true, value: storage.get(STORED.guest) === null ? "member" : "guest" };
      const answer = await read("/get-session");
      if (!answer.ok) return answer;
      const user = isRecord(answer.value) ? answer.value["user"] : null;
      if (answer.value === null) return { ok: true, value: "nobody" };
      return { ok: true, value: isRecord(user) && user["isAnonymous"] === true ? "guest" : "member" };
    },
    forget() {
      const token = kept?.token ?? null;
      kept = null;
      return token;
    },
  };
}

// When a JWT ends, read from its own claims. Never decides whether it is genuine: that is the server's business.

/** The `exp` of a JWT in milliseconds since 1970; 0 when it cannot be read. Pure. */
function tokenExpiresAt(token: string): number {
  const payload = token.split(".")[1];
  if (payload === undefined) return 0;
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
    return isRecord(claims) && typeof claims["exp"] === "number" ? claims["exp"] * 1000 : 0;
  } catch {
    // No token of ours: it is over already.
    return 0;
  }
}
