import { describe, expect, it } from "vitest";
import { call, isTransient, NETWORK_LOST } from "./http.ts";
import type { Result } from "./http.ts";

const answering = (response: Response): Promise<Result<unknown>> =>
  call((() => Promise.resolve(response)) as typeof fetch, "/api/user/me", {});

/** An answer whose head has come and whose body never does, as when the page is left meanwhile. */
const breakingOff = (status: number): Response =>
  new Response(
    new ReadableStream({
      start: (body) => body.error(new TypeError("network error")),
    }),
    { status },
  );

describe("one call", () => {
  it("takes an answer that breaks off for a lost network, not for a refusal: it must sign nobody out", async () => {
    const result = await answering(breakingOff(200));
    expect(result).toMatchObject({ ok: false, failure: { status: 0, code: NETWORK_LOST } });
    expect(!result.ok && isTransient(result.failure)).toBe(true);
  });

  it("asks again when somebody in between has answered", async () => {
    const result = await answering(new Response("<html>Sign in to the Wi-Fi</html>", { status: 200 }));
    expect(result).toMatchObject({ ok: false, failure: { status: 200, code: "network/garbled" } });
    expect(!result.ok && isTransient(result.failure)).toBe(true);
  });

  it("believes a refusal, with words and without", async () => {
    const said = await answering(Response.json({ error: "Нет.", code: "user/in_game" }, { status: 409 }));
    expect(said).toMatchObject({
      ok: false,
      failure: { status: 409, code: "user/in_game", message: "Нет." },
    });
    for (const mute of [
      breakingOff(401),
      new Response("", { status: 401 }),
      new Response("?", { status: 401 }),
    ]) {
      const result = await answering(mute);
      expect(result).toMatchObject({ ok: false, failure: { status: 401, code: "unknown", message: null } });
      expect(!result.ok && isTransient(result.failure)).toBe(false);
    }
  });

  it("knows an empty answer from a garbled one", async () => {
    expect(await answering(new Response("", { status: 200 }))).toEqual({ ok: true, value: null });
  });
});
