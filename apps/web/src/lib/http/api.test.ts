import { VirtualClock } from "@fitil/testkit";
import { describe, expect, it } from "vitest";
import { createApi } from "./api.ts";

function setUp(answer: (url: string, authorization: string | null) => Response | Promise<Response>) {
  const sent: { url: string; headers: Headers; body: string | null; cache: string | undefined }[] = [];
  let signedOut = 0;
  const clock = new VirtualClock();
  const api = createApi({
    clock,
    language: () => "en",
    token: (fresh) => Promise.resolve({ ok: true, value: fresh ? "fresh" : "kept" }),
    onUnauthorized: () => void signedOut++,
    fetch: (async (url: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      sent.push({ url, headers, body: typeof init.body === "string" ? init.body : null, cache: init.cache });
      return answer(url, headers.get("authorization"));
    }) as typeof fetch,
  });
  return { api, sent, clock, signedOut: () => signedOut };
}

const ok = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });
const no = (status: number, code: string) =>
  new Response(JSON.stringify({ error: "Слова.", code }), { status });

describe("calls", () => {
  it("carry the bearer token and the language", async () => {
    const { api, sent } = setUp(() => ok({ id: "r" }));
    await api.createTable({ stakes: 100, name: "Стол" });
    expect(sent[0]?.headers.get("authorization")).toBe("Bearer kept");
    expect(sent[0]?.headers.get("accept-language")).toBe("en");
    expect(JSON.parse(sent[0]?.body ?? "")).toEqual({ stakes: 100, name: "Стол" });
  });

  it("ask for nobody's token where none is needed", async () => {
    const { api, sent } = setUp(() => ok([]));
    await api.tables();
    expect(sent[0]?.headers.has("authorization")).toBe(false);
  });

  it("pass on the server's words and code", async () => {
    const { api } = setUp(() => no(409, "rooms/too_many_tables"));
    const result = await api.createTable({ stakes: 0 });
    expect(result.ok ? null : [result.failure.code, result.failure.message]).toEqual([
      "rooms/too_many_tables",
      "Слова.",
    ]);
  });

  it("try once more with a fresh token before a 401 signs the person out (§8)", async () => {
    const renewed = setUp((_url, authorization) =>
      authorization === "Bearer fresh" ? ok({ Name: "Я" }) : no(401, "auth/unauthorized"),
    );
    expect((await renewed.api.me()).ok).toBe(true);
    expect(renewed.signedOut()).toBe(0);
    const gone = setUp(() => no(401, "auth/unauthorized"));
    expect((await gone.api.me()).ok).toBe(false);
    expect(gone.signedOut()).toBe(1);
  });

  it("retry who-am-I and the connection token on 5xx, 429 and a lost network", async () => {
    for (const name of ["me", "connectionToken"] as const) {
      const broken = [no(503, "server/internal"), no(429, "request/too_many")];
      const { api, clock } = setUp(() => {
        const next = broken.shift();
        return next ?? ok({ token: "t" });
      });
      const result = api[name]();
      await clock.advance(0);
      await clock.advance(5_000);
      expect((await result).ok, name).toBe(true);
    }
  });

  it("never take the version from a cache (§7)", async () => {
    const { api, sent } = setUp(() => ok({ version: "1" }));
    await api.version("rnd");
    expect(sent[0]?.url).toBe("/api/public/version?cb=rnd");
    expect(sent[0]?.cache).toBe("no-store");
    expect(sent[0]?.headers.get("cache-control")).toBe("no-cache");
  });

  it("survive an answer that is no JSON", async () => {
    const { api } = setUp(() => new Response("<html>", { status: 502 }));
    const result = await api.tables();
    expect(result.ok ? null : result.failure).toMatchObject({ status: 502, code: "unknown", message: null });
  });
});
