// Firebase's identity tokens, and what our own server is told by them: that somebody has signed out.
import { FirebaseError } from "firebase/app";
import { signOut } from "firebase/auth";
import type { Auth } from "firebase/auth";
import type { Clock } from "../clock.ts";
import { call, NETWORK_LOST } from "../http/http.ts";
import type { Failure, Result } from "../http/http.ts";
import { withRetries } from "../http/retry.ts";

export interface FirebaseTokenDeps {
  readonly auth: Auth;
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly language: () => string;
}

export interface FirebaseTokens {
  /** The identity token, null for nobody; a failure when Firebase could not be asked. */
  readonly token: (fresh?: boolean) => Promise<Result<string | null>>;
  /** One of our server's identity calls, by the token of the person signed in. Never rejects. */
  readonly tell: (path: string, body: object) => Promise<Result<unknown>>;
  /** Leaves Firebase on this device at once, and tells the server as soon as it can be. */
  readonly signOut: () => Promise<void>;
}

const LOST: Failure = { status: 0, code: NETWORK_LOST, message: null, retryAfterMs: null, body: null };

/** Builds them over one page's Firebase. */
export function createFirebaseTokens({ auth, clock, language, ...ports }: FirebaseTokenDeps): FirebaseTokens {
  const token: FirebaseTokens["token"] = async (fresh = false) => {
    await auth.authStateReady();
    try {
      return { ok: true, value: (await auth.currentUser?.getIdToken(fresh)) ?? null };
    } catch (error) {
      if (error instanceof FirebaseError && error.code !== "auth/network-request-failed")
        return { ok: true, value: null };
      return { ok: false, failure: LOST };
    }
  };
  const post = (bearer: string, path: string, body: object) =>
    call(ports.fetch, `/api/auth${path}`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "accept-language": language(),
        authorization: `Bearer ${bearer}`,
      },
      body: JSON.stringify(body),
    });
  return {
    token,
    async tell(path, body) {
      const known = await token();
      return known.ok ? post(known.value ?? "", path, body) : known;
    },
    async signOut() {
      const last = await token();
      await signOut(auth);
      const bearer = last.ok ? last.value : null;
      if (bearer === null) return;
      // Also when the network is away just now; unless somebody has signed in meanwhile.
      await withRetries(
        clock,
        () => post(bearer, "/sign-out", {}),
        () => auth.currentUser === null,
      );
    },
  };
}
