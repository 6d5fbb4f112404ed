// Which names this site answers to, and where its mails lead.
import type { IncomingMessage } from "node:http";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp } from "../../testing/test-app.ts";
import type { TestApp } from "../../testing/test-app.ts";
import { createSiteAddress, isPrivateHost } from "./site-address.ts";

const LISTENING = "http://127.0.0.1:3000";
const PROXY = "10.0.0.1";

const request = (host?: string, forwarded?: { host: string; by: string }) =>
  ({
    headers: {
      ...(host !== undefined && { host }),
      ...(forwarded !== undefined && { "x-forwarded-host": forwarded.host }),
    },
    socket: { remoteAddress: forwarded?.by ?? "198.51.100.1" },
  }) as unknown as IncomingMessage;

function site(publicUrl: string | null, listening = LISTENING) {
  return createSiteAddress({ publicUrl, listening: () => listening, trustedProxies: [PROXY] });
}

describe("the site's address", () => {
  it("is PUBLIC_URL when there is one", () => {
    const play = site("https://play.example.org");
    expect(play.originOf(request("evil.example"))).toBe("https://play.example.org");
    expect(play.mailOriginOf(request("evil.example"))).toBe("https://play.example.org");
    expect([
      play.isOwn("https://play.example.org", request("x")),
      play.isOwn("http://x", request("x")),
    ]).toEqual([true, false]);
    expect(play.secure).toBe(true);
  });

  it("is otherwise the request's own, but mails lead only where nobody else can be", () => {
    const home = site(null);
    expect(home.originOf(request("203.0.113.5:3000"))).toBe("http://203.0.113.5:3000");
    expect(home.mailOriginOf(request("203.0.113.5:3000"))).toBe(LISTENING);
    expect(home.mailOriginOf(request("evil.example"))).toBe(LISTENING);
    expect(home.mailOriginOf(request("192.168.1.7:3000"))).toBe("http://192.168.1.7:3000");
    expect(home.mailOriginOf(request("localhost:5173"))).toBe("http://localhost:5173");
    for (const bad of [undefined, "", "a b", "x/y", "x@y", "[::g]", "localhost:99999"])
      expect([bad, home.originOf(request(bad))]).toEqual([bad, LISTENING]);
  });

  it("knows private hosts", () => {
    for (const host of [
      "localhost",
      "a.localhost",
      "mypc.local",
      "127.0.0.1",
      "10.1.2.3",
      "172.31.0.1",
      "192.168.0.1",
      "[::1]",
      "fd12::1",
      "fe80::1",
    ])
      expect([host, isPrivateHost(host)]).toEqual([host, true]);
    for (const host of [
      "example.org",
      "172.32.0.1",
      "8.8.8.8",
      "2001:db8::1",
      "localhost.example",
      "10.evil.example",
    ])
      expect([host, isPrivateHost(host)]).toEqual([host, false]);
  });
});

describe("the names that are served", () => {
  const OWN = ["localhost", "localhost.:5173", "a.localhost", "127.0.0.1:3000", "192.168.1.7", "[::1]:3000"];
  const FOREIGN = [
    "evil.example",
    "localhost.evil.example",
    "127.0.0.1.evil.example",
    "xlocalhost",
    "pc.local",
  ];
  const NO_HOSTS = ["", "a b", "x/y", "localhost@evil.example", "[::g]", "localhost:99999"];

  it("are loopback names and plain IP addresses, and PUBLIC_URL's", () => {
    const [home, play] = [site(null), site("https://play.example.org")];
    for (const host of [...OWN, undefined])
      expect([host, home.isServed(request(host)), play.isServed(request(host))]).toEqual([host, true, true]);
    for (const host of [...FOREIGN, ...NO_HOSTS])
      expect([host, home.isServed(request(host)), play.isServed(request(host))]).toEqual([
        host,
        false,
        false,
      ]);
    for (const host of ["play.example.org", "PLAY.example.org.:443"])
      expect([host, home.isServed(request(host)), play.isServed(request(host))]).toEqual([host, false, true]);
  });

  it("[CL16] include the name of this very process, and pages may open WebSockets to every process", () => {
    const options = { publicUrl: "https://example.org", listening: () => LISTENING, trustedProxies: [] };
    const one = createSiteAddress({ ...options, nodeUrl: "https://one.example.org" });
    expect(one.isServed(request("one.example.org"))).toBe(true);
    expect(one.isServed(request("two.example.org"))).toBe(false);
    expect(one.isOwn("https://example.org", request("one.example.org"))).toBe(true);
    expect(one.isOwn("https://one.example.org", request("one.example.org"))).toBe(false);
    expect(one.nodeSources).toEqual(["wss://example.org:*", "wss://*.example.org:*"]);
    const here = { ...options, publicUrl: "http://127.0.0.1:8080", nodeUrl: "http://127.0.0.1:3001" };
    expect(createSiteAddress(here).nodeSources).toEqual(["ws://127.0.0.1:*"]);
    expect(createSiteAddress(options).nodeSources).toEqual([]);
  });

  it("include the name this process was told to listen on", () => {
    expect(site(null, "http://games.lan:3000").isServed(request("games.lan:3000"))).toBe(true);
  });

  it("come from X-Forwarded-Host when a trusted proxy says it, and from nobody else", () => {
    const play = site("https://play.example.org");
    const by = (peer: string, host: string, forwarded: string) =>
      play.isServed(request(host, { host: forwarded, by: peer }));
    expect(by(PROXY, "app:3000", "play.example.org")).toBe(true);
    expect(by(PROXY, "app:3000", "evil.example, play.example.org")).toBe(true);
    expect(by(PROXY, "play.example.org", "evil.example")).toBe(false);
    expect(by("198.51.100.1", "evil.example", "play.example.org")).toBe(false);
  });
});

describe("a request under a foreign name", () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await createTestApp();
  });
  afterAll(() => t.close());
  const call = (method: "GET" | "POST", url: string, headers: Record<string, string> = {}) =>
    t.call(method, url, { headers: { host: "evil.example", ...headers } });

  it("gets 421 and a sentence that names the setting, whatever it asks for", async () => {
    for (const url of ["/", "/mentor", "/api/auth/config", "/api/version", "/assets/x.js", "/nowhere"]) {
      const { status, json } = await call("GET", url);
      expect([url, status, json["code"]]).toEqual([url, 421, "request/misdirected"]);
    }
    const { status, json } = await call("POST", "/api/auth/sign-up/email", {
      origin: "http://evil.example",
      "accept-language": "en",
    });
    expect([status, json["error"]]).toEqual([
      421,
      "No site is served under this name. If the name is right, set it as PUBLIC_URL on the server.",
    ]);
  });

  it("still tells balancers and scrapers how the server is: they know it by a name of their own", async () => {
    for (const url of ["/healthz", "/readyz", "/metrics"]) expect((await call("GET", url)).status).toBe(200);
  });
});
