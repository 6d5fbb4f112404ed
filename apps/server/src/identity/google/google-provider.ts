// The engine with the sign-in of Google, or of any OpenID provider. PERF: loaded when somebody first wants it.
import type { Env } from "../../env.ts";
import { createAuthEngine } from "../embedded/better-auth-setup.ts";
import type { AuthEngine, EmbeddedOptions } from "../embedded/auth-engine.ts";
import { visitingGuest } from "../guests/guest-account.ts";
import type { GuestAccounts } from "../guests/guest-account.ts";

/** What the library makes of the provider's words. */
interface Profile {
  readonly email?: string | null | undefined;
  readonly emailVerified?: boolean | undefined;
  readonly image?: string | null | undefined;
}

/** Sets it up; with its first request it asks the provider for its discovery document. */
export async function createGoogleEngine(
  options: EmbeddedOptions,
  google: NonNullable<Env["google"]>,
  guestAccounts: GuestAccounts,
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
    // Of all that the library lets one hook into, this is the last moment before it looks for the address' account: a guest's
    // row has it then, and the provider's word is the proof (GU2).
    async mapProfileToUser({ email, emailVerified, image }: Profile) {
      const guestId = visitingGuest();
      if (guestId !== null && emailVerified === true && typeof email === "string")
        await guestAccounts.claim({
          guestId,
          email: email.toLowerCase(),
          hash: null,
          isMember: false,
          image: image ?? null,
        });
      return {};
    },
  };
  return createAuthEngine(options, [genericOAuth({ config: [provider] })]);
}
