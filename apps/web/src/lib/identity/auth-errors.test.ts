// What each provider calls an error, and what the screens call it.
import { describe, expect, it } from "vitest";
import { embeddedErrorCode, firebaseErrorCode, isSilent } from "./auth-errors.ts";

describe("the embedded service's errors", () => {
  it.each([
    ["auth/invalid-credentials", 401, "invalid-credentials"],
    ["auth/password-does-not-meet-requirements", 400, "password-does-not-meet-requirements"],
    ["auth/link-expired", 400, "link-expired"],
    ["auth/user-mismatch", 400, "user-mismatch"],
    ["auth/email-not-verified", 403, "email-not-verified"],
    ["auth/email-already-in-use", 409, "account-exists"],
    ["auth/invalid-email", 400, "bad-email"],
    ["user/name_taken", 409, "name-taken"],
    ["INVALID_EMAIL_OR_PASSWORD", 401, "invalid-credentials"],
    ["account_not_linked", 400, "account-not-linked"],
    ["access_denied", 400, "cancelled-popup-request"],
    ["popup-blocked", 400, "popup-blocked"],
    ["network/lost", 0, "network-request-failed"],
    ["anything", 0, "network-request-failed"],
    ["anything", 429, "too-many-attempts"],
    ["SOMETHING_NEW", 400, "unknown"],
  ])("%s with status %i is %s", (code, status, known) => expect(embeddedErrorCode(code, status)).toBe(known));
});

describe("Firebase's errors", () => {
  it.each([
    ["auth/password-does-not-meet-requirements", "password-does-not-meet-requirements"],
    ["auth/multi-factor-auth-required", "multi-factor-auth-required"],
    ["auth/user-mismatch", "user-mismatch"],
    ["auth/unauthorized-domain", "unauthorized-domain"],
    ["auth/popup-blocked", "popup-blocked"],
    ["auth/popup-closed-by-user", "popup-closed-by-user"],
    ["auth/cancelled-popup-request", "cancelled-popup-request"],
    ["auth/network-request-failed", "network-request-failed"],
    ["auth/invalid-api-key", "invalid-api-key"],
    ["auth/tenant-id-mismatch", "tenant-id-mismatch"],
    ["auth/operation-not-supported-in-this-environment", "operation-not-supported-in-this-environment"],
    ["auth/weak-password", "password-does-not-meet-requirements"],
    ["auth/invalid-credential", "invalid-credentials"],
    ["auth/email-already-in-use", "account-exists"],
    ["auth/too-many-requests", "too-many-attempts"],
    ["auth/expired-action-code", "link-expired"],
    ["auth/internal-error", "unknown"],
  ])("%s is %s", (code, known) => expect(firebaseErrorCode(code)).toBe(known));
});

it("a closed or cancelled popup is no news", () => {
  expect(isSilent("popup-closed-by-user")).toBe(true);
  expect(isSilent("cancelled-popup-request")).toBe(true);
  expect(isSilent("popup-blocked")).toBe(false);
});
