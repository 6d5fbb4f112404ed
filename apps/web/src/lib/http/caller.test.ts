// How calls reach the server: whose token they carry, and what a refused one leads to.
import { describe, expect, it } from "vitest";
import { createCaller } from "./caller.ts";
import type { Result } from "./http.ts";

type Token = Result<string | null>;
const LOST: Token = {
  ok: false,
  failure: { status: 0, code: "network/lost", message: null, retryAfterMs: null, body: null },
};

function setUp(tokens: readonly Token[], statuses: readonly number[] = [200]) {
  const world = { unauthorized: 0, sent: [] as { path: string; headers: Headers }[] };
  const answers = [...statuses];
  const sources = [...tokens];
  const caller = createCaller({
    fetch: (async (path: string, init: RequestInit) => {
      world.sent.push({ path, headers: new Headers(init.headers) });
      return Response.json({ fine: true }, { status: answers.shift() ?? 200 });
    }) as typeof fetch,
    token: () => Promise.resolve(sources.shift() ?? LOST),
    language: () => "en",
    onUnauthorized: () => (world.unauthorized += 1),
  });
  return { caller, world };
}
const token = (value: string | null): Token => ({ ok: true, value });

describe("a stream's call", () => {
  it("carries token and language, and hands the answer over as it comes", async () => {
    const { caller, world } = setUp([token("first")]);
    const response = await caller.respond("/api/mentor/chats/1/messages", { method: "POST" });
    expect(await response.json()).toEqual({ fine: true });
    expect(world.sent[0]?.headers.get("authorization")).toBe("Bearer first");
    expect(world.sent[0]?.headers.get("accept-language")).toBe("en");
  });

  it("is tried once more with a fresh token, and then the person is signed out", async () => {
    const renewed = setUp([token("old"), token("new")], [401, 200]);
    expect((await renewed.caller.respond("/x")).status).toBe(200);
    expect(renewed.world.sent.map(({ headers }) => headers.get("authorization"))).toEqual([
      "Bearer old",
      "Bearer new",
    ]);
    expect(renewed.world.unauthorized).toBe(0);

    const refused = setUp([token("old"), token("new")], [401, 401]);
    expect((await refused.caller.respond("/x")).status).toBe(401);
    expect(refused.world.unauthorized).toBe(1);
  });

  it("of nobody is not sent", async () => {
    const { caller, world } = setUp([token(null)]);
    const response = await caller.respond("/x");
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
      401,
      "auth/unauthorized",
    ]);
    expect(world.sent).toEqual([]);
    expect(world.unauthorized).toBe(1);
  });

  it("rejects as fetch does when the token cannot be had, and signs nobody out", async () => {
    const { caller, world } = setUp([LOST]);
    await expect(caller.respond("/x")).rejects.toThrow("network/lost");
    expect(world.unauthorized).toBe(0);
  });
});

describe("a plain call", () => {
  it("tells a lost token as a lost network", async () => {
    const { caller, world } = setUp([LOST]);
    expect(await caller.personal("/x")).toEqual(LOST);
    expect(world.sent).toEqual([]);
  });

  it("for anybody carries no token", async () => {
    const { caller, world } = setUp([token("mine")]);
    expect(await caller.open("/x")).toEqual({ ok: true, value: { fine: true } });
    expect(world.sent[0]?.headers.get("authorization")).toBeNull();
  });
});
