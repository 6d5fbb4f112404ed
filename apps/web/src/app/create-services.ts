// Joins the calls, the identity and the line, once the server has said which identity it uses.
import type { AuthConfig } from "@fitil/contracts";
import { createApi } from "../lib/api.ts";
import type { Api } from "../lib/api.ts";
import { browserClock } from "../lib/clock.ts";
import { createEmbeddedClient } from "../lib/identity/embedded-client.ts";
import type { IdentityClient } from "../lib/identity/identity-client.ts";
import { signInByPopup } from "../lib/identity/popup.ts";
import { createConnection } from "../lib/realtime/connection.ts";
import type { Services } from "../lib/services.tsx";
import { browserStorage } from "../lib/storage.ts";

/** The calls that need nobody: everything before the identity is known. */
export function createOpenApi(language: () => string): Api {
  return createApi({
    fetch: (...args) => fetch(...args),
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
  const connection = createConnection({
    url: `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`,
    clock: browserClock,
    storage: browserStorage,
    token: async () => {
      const result = await api.connectionToken();
      // Specification §8: a refused connection token signs the person out.
      if (!result.ok) void identity.signOut();
      return result;
    },
  });
  return { api, authConfig, identity, connection, clock: browserClock, storage: browserStorage };
}

async function createIdentity(config: AuthConfig, language: () => string): Promise<IdentityClient> {
  if (config.mode === "firebase" && config.firebase !== undefined) {
    const { createFirebaseClient } = await import("../lib/identity/firebase-client.ts");
    return createFirebaseClient({
      config: config.firebase,
      storage: browserStorage,
      language,
      continueUrl: () => location.href,
    });
  }
  return createEmbeddedClient({
    fetch: (...args) => fetch(...args),
    clock: browserClock,
    storage: browserStorage,
    language,
    openPopup: signInByPopup,
  });
}
