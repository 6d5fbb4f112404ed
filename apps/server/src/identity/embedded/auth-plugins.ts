// The ways in that the library has as plugins: tokens for the API, guests, links by mail.
import { anonymous } from "better-auth/plugins/anonymous";
import { bearer } from "better-auth/plugins/bearer";
import { jwt } from "better-auth/plugins/jwt";
import { magicLink } from "better-auth/plugins/magic-link";
import type { IdentityMails } from "./auth-engine.ts";

/** What tokens of the embedded identity are made out by and for. */
export const TOKEN_ISSUER = "fitil:identity";
export const AUDIENCE = "fitil:api";
export const SIGNING_ALGORITHM = "EdDSA";
const MAGIC_LINK_LIFETIME_S = 15 * 60;
const TOKEN_LIFETIME = "1h";
const DAY_S = 24 * 60 * 60;
const KEY_ROTATION_S = 30 * DAY_S;
/** A replaced key still verifies what it signed. */
export const KEY_GRACE_S = 2 * 60 * 60;

/** All of them; the mails go out by `mails`. */
export function authPlugins(mails: IdentityMails) {
  return [
    bearer(),
    guestSignIn(),
    jwt({
      schema: { jwks: { modelName: "auth_jwks" } },
      jwks: {
        keyPairConfig: { alg: SIGNING_ALGORITHM, crv: "Ed25519" },
        rotationInterval: KEY_ROTATION_S,
        gracePeriod: KEY_GRACE_S,
      },
      jwt: {
        issuer: TOKEN_ISSUER,
        audience: AUDIENCE,
        expirationTime: TOKEN_LIFETIME,
        definePayload: ({ session }) => ({ sid: session["id"] }),
      },
      disableSettingJwtHeader: true,
    }),
    magicLink({
      storeToken: "hashed",
      expiresIn: MAGIC_LINK_LIFETIME_S,
      sendMagicLink: ({ email, token, url }, context) =>
        mails.emailLink({ email, token, returnTo: returnOf(url), request: context?.request }),
    }),
  ];
}

/**
 * The library's sign-in without an address, without its hooks: those would move a guest who signs up to a new account, and
 * look the session as a guest up once more when it is over, which takes the new session's cookie away.
 */
function guestSignIn(): Omit<ReturnType<typeof anonymous>, "hooks"> {
  const { hooks: _hooks, ...plugin } = anonymous({ generateName: () => "Guest" });
  return plugin;
}

/** The page that the library's own link would lead back to. */
export function returnOf(url: string): string {
  return new URL(url).searchParams.get("callbackURL") ?? "/";
}
