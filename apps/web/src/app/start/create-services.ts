// Joins the calls and the identity, once the server has said which identity it uses.
import type { AuthConfig } from "@fitil/contracts";
import { createApi } from "../../lib/http/api.ts";
import type { Api } from "../../lib/http/api.ts";
import { browserClock } from "../../lib/clock.ts";
import { fetchEarly } from "../../lib/http/early-answers.ts";
import { createEmbeddedClient } from "../../lib/identity/embedded-client.ts";
import type { IdentityClient } from "../../lib/identity/identity-client.ts";
import { signInByPopup } from "../../lib/identity/popup.ts";
import type { Services } from "../../lib/services.tsx";
import { browserStorage } from "../../lib/device/storage.ts";

/** The calls that need nobody: everything before the identity is known. */
export function createOpenApi(language: () => string): Api {
  return createApi({
    fetch: fetchEarly,
    clock: browserClock,
    language,
    token: () => Promise.resolve({ ok: true, value: null }),
    onUnauthorized: () => undefined,
  });
}

/** The services of this page. Firebase is fetched only where the server uses it. */
export async function createServices(authConfig: AuthConfig, language: () => string): Promise<Services> {
  const identity = await createIdentity(authConfig, language);
  const api = createApi({
    fetch: (...args) => fetch(...args),
    clock: browserClock,
    language,
    token: (fresh) => identity.token(fresh),
    onUnauthorized: () => void identity.signOut(),
  });
  return { api, authConfig, identity, clock: browserClock, storage: browserStorage };
}

async function createIdentity(config: AuthConfig, language: () => string): Promise<IdentityClient> {
  if (config.mode === "firebase" && config.firebase !== undefined) {
    const { createFirebaseClient } = await import("../../lib/identity/firebase-client.ts");
    return createFirebaseClient({
      fetch: (...args) => fetch(...args),
      clock: browserClock,
      config: config.firebase,
      storage: browserStorage,
      language,
      continueUrl: () => location.href,
    });
  }
  return createEmbeddedClient({
    fetch: fetchEarly,
    clock: browserClock,
    storage: browserStorage,
    language,
    openPopup: signInByPopup,
    address: () => location.href,
  });
}
