// The embedded identity service, by its plain HTTP calls: its own client weighs more than all of this screen.
// The session lives in a cookie that no script can read; what travels with calls is a short-lived identity token.
import { EMAIL_LINK_PARAM, VERIFY_EMAIL_PARAM } from "@fitil/contracts";
import { call, isRecord } from "../http.ts";
import type { Result } from "../http.ts";
import { withRetries } from "../retry.ts";
import type { Clock } from "../clock.ts";
import { STORED } from "../storage.ts";
import type { Storage } from "../storage.ts";
import { embeddedErrorCode } from "./auth-errors.ts";
import { refused, SUCCESS } from "./identity-client.ts";
import type { AuthOutcome, IdentityClient } from "./identity-client.ts";
import { linkToken } from "./link-token.ts";
import type { PopupOutcome } from "./popup.ts";
import { createStateHolder } from "./state-holder.ts";
import { tokenExpiresAt } from "./token-expiry.ts";

const BASE = "/api/auth";
/** A token is renewed this long before it ends. */
const RENEW_BEFORE_MS = 30_000;

/** What the adapter needs from outside. */
export interface EmbeddedDeps {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly language: () => string;
  readonly openPopup: (provider: string) => Promise<PopupOutcome>;
}

/** Starts the adapter: asks at once whether the cookie still stands for somebody. */
export function createEmbeddedClient(deps: EmbeddedDeps): IdentityClient {
  const holder = createStateHolder();
  let cached: { readonly token: string; readonly expiresAt: number } | null = null;
  let asking: Promise<Result<string | null>> | null = null;

  const post = (path: string, body: object) =>
    call(deps.fetch, `${BASE}${path}`, {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json", "accept-language": deps.language() },
      body: JSON.stringify(body),
    });

  const askToken = async (): Promise<Result<string | null>> => {
    const answer = await call(deps.fetch, `${BASE}/token`, { credentials: "same-origin", cache: "no-store" });
    if (!answer.ok) return answer.failure.status === 401 ? { ok: true, value: null } : answer;
    const token = isRecord(answer.value) ? answer.value["token"] : null;
    if (typeof token !== "string") return { ok: true, value: null };
    cached = { token, expiresAt: tokenExpiresAt(token) };
    return { ok: true, value: token };
  };

  const token = async (fresh = false): Promise<Result<string | null>> => {
    if (!fresh && cached !== null && cached.expiresAt - RENEW_BEFORE_MS > deps.clock.now())
      return { ok: true, value: cached.token };
    asking ??= askToken().finally(() => {
      asking = null;
    });
    return asking;
  };

  /** After a call that set the session cookie: somebody is signed in now. */
  const entered = async (): Promise<AuthOutcome> => {
    cached = null;
    const fresh = await token(true);
    if (!fresh.ok) return refused("network-request-failed");
    if (fresh.value === null) return refused("unknown");
    holder.set("signed-in");
    return SUCCESS;
  };

  const enter = async (path: string, body: object): Promise<AuthOutcome> => {
    const answer = await post(path, body);
    if (!answer.ok)
      return refused(embeddedErrorCode(answer.failure.code, answer.failure.status), answer.failure.message);
    return entered();
  };

  /** Whether the cookie stands for somebody. Asked first where nobody is expected: it is no error to be nobody. */
  const hasSession = async (): Promise<Result<boolean>> => {
    if (deps.storage.get(STORED.signedIn) !== null) return { ok: true, value: true };
    const answer = await call(deps.fetch, `${BASE}/get-session`, {
      credentials: "same-origin",
      cache: "no-store",
    });
    return answer.ok ? { ok: true, value: answer.value !== null } : answer;
  };

  const begin = async () => {
    const session = await withRetries(deps.clock, hasSession);
    const first = session.ok && session.value ? await withRetries(deps.clock, () => token(true)) : null;
    if (holder.get() !== "loading") return;
    holder.set(first?.ok && first.value !== null ? "signed-in" : "signed-out");
  };
  holder.listen((state) => {
    if (state === "signed-in") deps.storage.set(STORED.signedIn, "1");
    else if (state === "signed-out") deps.storage.remove(STORED.signedIn);
  });
  void begin();

  return {
    async signInWithGoogle() {
      const outcome = await deps.openPopup("google");
      return outcome.status === "success" ? entered() : refused(embeddedErrorCode(outcome.code, 400));
    },
    signInWithPassword: (email, password) => enter("/sign-in/email", { email, password }),
    async register({ email, password, name }) {
      const answer = await post("/sign-up/email", { email, password, name, callbackURL: "/" });
      if (!answer.ok)
        return refused(embeddedErrorCode(answer.failure.code, answer.failure.status), answer.failure.message);
      // With verification the service answers without a session: the letter comes first.
      if (isRecord(answer.value) && answer.value["token"] === null)
        return { ok: true, notice: "confirm-email" };
      return entered();
    },
    async sendEmailLink(email) {
      const answer = await post("/sign-in/magic-link", { email, callbackURL: "/" });
      if (!answer.ok)
        return refused(embeddedErrorCode(answer.failure.code, answer.failure.status), answer.failure.message);
      deps.storage.set(STORED.emailForLink, email);
      return SUCCESS;
    },
    isEmailLink: (url) => linkToken(url, EMAIL_LINK_PARAM) !== null,
    async completeEmailLink(email, url) {
      const outcome = await enter("/email-link/complete", {
        email,
        token: linkToken(url, EMAIL_LINK_PARAM) ?? "",
      });
      if (outcome.ok) deps.storage.remove(STORED.emailForLink);
      return outcome;
    },
    isConfirmLink: (url) => linkToken(url, VERIFY_EMAIL_PARAM) !== null,
    confirmEmail: (url) =>
      enter("/verify-email/complete", { token: linkToken(url, VERIFY_EMAIL_PARAM) ?? "" }),
    async signOut() {
      cached = null;
      holder.set("signed-out");
      await post("/sign-out", {});
    },
    token,
    onChange: (listener) => holder.listen(listener),
  };
}
