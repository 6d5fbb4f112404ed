// The engine with the sign-in of Google, or of any OpenID provider. PERF: loaded when somebody first wants it.
import type { Env } from "../env.ts";
import { createAuthEngine } from "./better-auth.ts";
import type { AuthEngine, EmbeddedOptions } from "./better-auth.ts";

/** Sets it up; with its first request it asks the provider for its discovery document. */
export async function createGoogleEngine(
  options: EmbeddedOptions,
  google: NonNullable<Env["google"]>,
): Promise<AuthEngine> {
  const { genericOAuth } = await import("better-auth/plugins");
  const provider = {
    providerId: "google",
    clientId: google.clientId,
    clientSecret: google.clientSecret,
    discoveryUrl: `${google.issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
    scopes: ["openid", "email", "profile"],
    pkce: true,
    requireIdTokenVerification: true,
  };
  return createAuthEngine(options, [genericOAuth({ config: [provider] })]);
}
