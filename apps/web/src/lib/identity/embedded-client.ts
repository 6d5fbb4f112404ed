// The embedded identity service, by its plain HTTP calls: its own client weighs more than all of the sign-in screen.
import { EMAIL_LINK_PARAM, VERIFY_EMAIL_PARAM } from "@fitil/contracts";
import type { Clock } from "../clock.ts";
import { call, isRecord } from "../http/http.ts";
import type { Failure, Result } from "../http/http.ts";
import { withRetries } from "../http/retry.ts";
import { STORED } from "../device/storage.ts";
import type { Storage } from "../device/storage.ts";
import { embeddedErrorCode } from "./auth-errors.ts";
import { createEmbeddedAccess } from "./embedded-access.ts";
import { refused, SUCCESS } from "./identity-client.ts";
import type { AuthOutcome, IdentityClient } from "./identity-client.ts";
import { linkToken, returnPath } from "./link-token.ts";
import type { PopupOutcome } from "./popup.ts";
import { createSessionToken } from "./session-token.ts";
import type { SessionToken } from "./session-token.ts";
import { createStateHolder } from "./state-holder.ts";
import type { StateHolder } from "./state-holder.ts";

const BASE = "/api/auth";
const PASSWORD_VOID: AuthOutcome = { ok: true, notice: "password-void" };

/** What the adapter needs from outside. */
export interface EmbeddedDeps {
  readonly fetch: typeof fetch;
  readonly clock: Clock;
  readonly storage: Storage;
  readonly language: () => string;
  readonly openPopup: () => Promise<PopupOutcome>;
  /** The address of the present page: a mailed link leads back to it. */
  readonly address: () => string;
}

/** Starts the adapter: asks at once whether the cookie still stands for somebody. */
export function createEmbeddedClient(deps: EmbeddedDeps): IdentityClient {
  const holder = createStateHolder(deps.storage);
  const session = createSessionToken({ ...deps, base: BASE });
  const post = poster(deps);
  const returnTo = () => returnPath(deps.address());
  const entered = () => enteredBy(session, holder, "signed-in");
  const enter = async (path: string, body: object): Promise<AuthOutcome> => {
    const answer = await post(path, body);
    if (!answer.ok) return refusedBy(answer.failure);
    return isRecord(answer.value) && answer.value["passwordVoid"] === true ? PASSWORD_VOID : entered();
  };
  void begin(deps.clock, session, holder);
  const access = createEmbeddedAccess({
    get: (path) => call(deps.fetch, `${BASE}${path}`, { credentials: "same-origin", cache: "no-store" }),
    post,
    onSignedOut() {
      session.forget();
      holder.set("signed-out");
    },
  });

  return {
    ...access,
    async enterAsGuest() {
      const answer = await post("/sign-in/anonymous", {});
      return answer.ok ? enteredBy(session, holder, "guest") : refusedBy(answer.failure);
    },
    async signInWithGoogle() {
      const outcome = await deps.openPopup();
      if (outcome.status === "error") return refused(embeddedErrorCode(outcome.code, 400));
      return outcome.passwordVoid ? PASSWORD_VOID : entered();
    },
    signInWithPassword: (email, password) =>
      // An address that was never confirmed gets its letter again.
      enter("/sign-in/email", { email, password, callbackURL: returnTo() }),
    async register({ email, password, name }) {
      const answer = await post("/sign-up/email", { email, password, name, callbackURL: returnTo() });
      if (!answer.ok) return refusedBy(answer.failure);
      // With verification the service answers without a session: the letter comes first.
      const waits = isRecord(answer.value) && answer.value["token"] === null;
      return waits ? { ok: true, notice: "confirm-email" } : entered();
    },
    async sendEmailLink(email) {
      const answer = await post("/sign-in/magic-link", { email, callbackURL: returnTo() });
      if (!answer.ok) return refusedBy(answer.failure);
      deps.storage.set(STORED.emailForLink, email);
      return SUCCESS;
    },
    isEmailLink: (url) => linkToken(url, EMAIL_LINK_PARAM) !== null,
    async completeEmailLink(email, url) {
      const token = linkToken(url, EMAIL_LINK_PARAM) ?? "";
      const outcome = await enter("/email-link/complete", { email, token });
      if (outcome.ok) deps.storage.remove(STORED.emailForLink);
      return outcome;
    },
    isConfirmLink: (url) => linkToken(url, VERIFY_EMAIL_PARAM) !== null,
    confirmEmail: (url) =>
      enter("/verify-email/complete", { token: linkToken(url, VERIFY_EMAIL_PARAM) ?? "" }),
    resume: entered,
    async signOut() {
      const token = session.forget();
      holder.set("signed-out");
      // The cookie must go, also when the network is away just now; unless somebody has signed in meanwhile, here or in another window.
      await withRetries(
        deps.clock,
        () => post("/sign-out", { token }),
        () => holder.get() === "signed-out",
      );
    },
    token: (fresh) => session.get(fresh),
    onChange: (listener) => holder.listen(listener),
  };
}

type Post = (path: string, body: object) => Promise<Result<unknown>>;

function poster(deps: EmbeddedDeps): Post {
  return (path, body) =>
    call(deps.fetch, `${BASE}${path}`, {
      method: "POST",
      credentials: "same-origin",
      headers: { "content-type": "application/json", "accept-language": deps.language() },
      body: JSON.stringify(body),
    });
}

/** The first question of a page: is anybody here? */
async function begin(clock: Clock, session: SessionToken, holder: StateHolder): Promise<void> {
  const likely = await withRetries(clock, () => session.whoIsLikely());
  const who = likely.ok ? likely.value : "nobody";
  const first = who === "nobody" ? null : await withRetries(clock, () => session.get(true));
  if (holder.get() !== "loading") return;
  if (!first?.ok || first.value === null) holder.set("signed-out");
  else holder.set(who === "guest" ? "guest" : "signed-in");
}

/** After a call that set the session cookie: somebody is signed in now. */
async function enteredBy(
  session: SessionToken,
  holder: StateHolder,
  as: "guest" | "signed-in",
): Promise<AuthOutcome> {
  session.forget();
  const token = await session.get(true);
  if (!token.ok) return refused("network-request-failed");
  if (token.value === null) return refused("unknown");
  holder.set(as);
  return SUCCESS;
}

function refusedBy(failure: Failure): AuthOutcome {
  return refused(embeddedErrorCode(failure.code, failure.status), failure.message);
}
