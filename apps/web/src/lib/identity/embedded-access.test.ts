// The embedded service's calls about a signed-in account, against a service that answers by script.
import { describe, expect, it } from "vitest";
import type { Result } from "../http/http.ts";
import { createEmbeddedAccess } from "./embedded-access.ts";

function setUp(answer: Result<unknown>) {
  const asked: unknown[] = [];
  let signedOut = 0;
  const access = createEmbeddedAccess({
    get: async (path) => (asked.push(path), answer),
    post: async (path, body) => (asked.push([path, body]), answer),
    onSignedOut: () => void (signedOut += 1),
  });
  return { access, asked, signedOut: () => signedOut };
}

const refusal = (status: number, code: string, message: string | null = null): Result<unknown> => ({
  ok: false,
  failure: { status, code, message, retryAfterMs: null, body: null },
});

describe("the account's access", () => {
  it("[SE5] [SE6] [SE7] asks the service by the session alone", async () => {
    const { access, asked } = setUp({ ok: true, value: { isSet: true, maySet: false } });
    expect(await access.passwordState()).toEqual({ ok: true, value: { isSet: true, maySet: false } });
    expect((await access.changePassword("old one", "new one")).ok).toBe(true);
    expect((await access.setPassword("new one")).ok).toBe(true);
    expect((await access.endAllSessions()).ok).toBe(true);
    expect(asked).toEqual([
      "/password",
      ["/change-password", { currentPassword: "old one", newPassword: "new one" }],
      ["/set-password", { newPassword: "new one" }],
      ["/sign-out-everywhere", {}],
    ]);
  });

  it.each([
    [400, "auth/wrong-password", "wrong-password"],
    [400, "auth/password-does-not-meet-requirements", "password-does-not-meet-requirements"],
    [409, "auth/password-already-set", "password-already-set"],
    [403, "auth/sign-in-again", "sign-in-again"],
    [429, "request/too_many", "too-many-attempts"],
    [0, "network/lost", "network-request-failed"],
  ])("a refusal %i %s is %s, and nobody is signed out for it", async (status, code, known) => {
    const { access, signedOut } = setUp(refusal(status, code, "Нет."));
    expect(await access.changePassword("a", "b")).toEqual({ ok: false, code: known, message: "Нет." });
    expect(signedOut()).toBe(0);
  });

  it("[SE4] a session that is over shows the signed-out state", async () => {
    const { access, signedOut } = setUp(refusal(401, "auth/unauthorized"));
    expect((await access.endAllSessions()).ok).toBe(false);
    expect(signedOut()).toBe(1);
  });
});
