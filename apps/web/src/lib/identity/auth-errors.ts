// Every sign-in error the screens understand, and how each provider names it. Anything else is "unknown".
// Must never guess: an unmapped code stays unknown and the screen says so.

export const AUTH_ERROR_CODES = [
  "password-does-not-meet-requirements",
  "multi-factor-auth-required",
  "user-mismatch",
  "unauthorized-domain",
  "popup-blocked",
  "popup-closed-by-user",
  "cancelled-popup-request",
  "network-request-failed",
  "invalid-api-key",
  "tenant-id-mismatch",
  "operation-not-supported-in-this-environment",
  "invalid-credentials",
  "wrong-password",
  "password-not-set",
  "password-already-set",
  "sign-in-again",
  "email-not-verified",
  "too-many-attempts",
  "link-expired",
  "account-not-linked",
  "bad-email",
  "bad-name",
  "name-taken",
  "account-exists",
  "unknown",
] as const;
export type AuthErrorCode = (typeof AUTH_ERROR_CODES)[number];

/** The embedded service's own words, besides our `auth/…` codes. */
const EMBEDDED: Readonly<Record<string, AuthErrorCode>> = {
  PASSWORD_TOO_SHORT: "password-does-not-meet-requirements",
  PASSWORD_TOO_LONG: "password-does-not-meet-requirements",
  PASSWORD_COMPROMISED: "password-does-not-meet-requirements",
  INVALID_EMAIL_OR_PASSWORD: "invalid-credentials",
  INVALID_PASSWORD: "invalid-credentials",
  USER_NOT_FOUND: "invalid-credentials",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "invalid-credentials",
  EMAIL_NOT_VERIFIED: "email-not-verified",
  TOO_MANY_REQUESTS: "too-many-attempts",
  INVALID_TOKEN: "link-expired",
  EXPIRED_TOKEN: "link-expired",
  TOKEN_EXPIRED: "link-expired",
  ATTEMPTS_EXCEEDED: "link-expired",
  INVALID_EMAIL: "bad-email",
  VALIDATION_ERROR: "bad-email",
  INVALID_ORIGIN: "unauthorized-domain",
  INVALID_CALLBACK_URL: "unauthorized-domain",
  USER_ALREADY_EXISTS: "account-exists",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "account-exists",
  "auth/email-already-in-use": "account-exists",
  "auth/invalid-email": "bad-email",
  "request/bad": "bad-email",
  "user/bad_name": "bad-name",
  "user/name_taken": "name-taken",
  "request/too_many": "too-many-attempts",
  "user/too_many_guests": "too-many-attempts",
  "request/forbidden_origin": "unauthorized-domain",
  "network/lost": "network-request-failed",
  account_not_linked: "account-not-linked",
  access_denied: "cancelled-popup-request",
  email_not_found: "bad-email",
};

/** Firebase's words that are not already ours once `auth/` is taken off. */
const FIREBASE: Readonly<Record<string, AuthErrorCode>> = {
  "invalid-credential": "invalid-credentials",
  "invalid-login-credentials": "invalid-credentials",
  "wrong-password": "invalid-credentials",
  "user-not-found": "invalid-credentials",
  "requires-recent-login": "sign-in-again",
  "provider-already-linked": "password-already-set",
  "user-disabled": "invalid-credentials",
  "weak-password": "password-does-not-meet-requirements",
  "missing-password": "password-does-not-meet-requirements",
  "invalid-email": "bad-email",
  "missing-email": "bad-email",
  "email-already-in-use": "account-exists",
  "account-exists-with-different-credential": "account-not-linked",
  "too-many-requests": "too-many-attempts",
  "quota-exceeded": "too-many-attempts",
  "invalid-action-code": "link-expired",
  "expired-action-code": "link-expired",
  "unverified-email": "email-not-verified",
  "user-cancelled": "cancelled-popup-request",
  "missing-continue-uri": "unauthorized-domain",
  "unauthorized-continue-uri": "unauthorized-domain",
  "api-key-not-valid.-please-pass-a-valid-api-key.": "invalid-api-key",
};

/** Our code for an answer of the embedded service: its code and HTTP status. Pure. */
export function embeddedErrorCode(code: string, status: number): AuthErrorCode {
  const known = EMBEDDED[code] ?? ownCode(code);
  if (known !== null) return known;
  if (status === 0) return "network-request-failed";
  if (status === 429) return "too-many-attempts";
  return "unknown";
}

/** Our code for a Firebase error code such as `auth/popup-blocked`. Pure. */
export function firebaseErrorCode(code: string): AuthErrorCode {
  return FIREBASE[code.replace(/^auth\//, "")] ?? ownCode(code) ?? "unknown";
}

/** Errors that are no news: the person closed the window and knows. Pure. */
export function isSilent(code: AuthErrorCode): boolean {
  return code === "popup-closed-by-user" || code === "cancelled-popup-request";
}

function ownCode(code: string): AuthErrorCode | null {
  const bare = code.replace(/^auth\//, "");
  return AUTH_ERROR_CODES.find((known) => known === bare) ?? null;
}
