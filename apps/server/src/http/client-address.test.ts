// Who counts as the caller.
import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createClientAddress, isNetwork } from "./client-address.ts";
import { createSiteAddress, isPrivateHost } from "./site-address.ts";

const message = (remoteAddress: string | undefined, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
  }) as unknown as IncomingMessage;

describe("the caller's address", () => {
  it("is the peer's, whatever is forwarded", () => {
    const address = createClientAddress([]);
    expect(address(message("198.51.100.1", "203.0.113.1"))).toBe("198.51.100.1");
    expect(address(message("::ffff:198.51.100.1"))).toBe("198.51.100.1");
    expect(address(message(undefined))).toBe("unknown");
  });

  it("is the nearest one that is no trusted proxy", () => {
    const address = createClientAddress(["10.0.0.0/8", "::1"]);
    expect(address(message("10.1.1.1", "1.1.1.1, 203.0.113.1, 10.2.2.2"))).toBe("203.0.113.1");
    expect(address(message("::1", "203.0.113.1"))).toBe("203.0.113.1");
    expect(address(message("198.51.100.1", "203.0.113.1"))).toBe("198.51.100.1");
    expect(address(message("10.1.1.1", "not an address"))).toBe("10.1.1.1");
    expect(address(message("10.1.1.1", ""))).toBe("10.1.1.1");
    expect(address(message("10.1.1.1", "10.3.3.3"))).toBe("10.3.3.3");
    expect(address(message("10.1.1.1", "10.3.3.3,".repeat(5000)))).toBe("10.1.1.1");
  });

  it("is the whole /64 of an IPv6 caller", () => {
    const address = createClientAddress([]);
    expect(address(message("2001:db8:1:2:3:4:5:6"))).toBe("2001:db8:1:2");
    expect(address(message("2001:db8:1:2::9"))).toBe("2001:db8:1:2");
    expect(address(message("2001:db8::9"))).toBe("2001:db8:0:0");
    expect(address(message("::1"))).toBe("0:0:0:0");
  });

  it("takes networks that are networks", () => {
    for (const good of ["10.0.0.0/8", "192.0.2.1", "::1", "fd00::/8", "0.0.0.0/0"])
      expect(isNetwork(good)).toBe(true);
    for (const bad of [
      "",
      "10.0.0.0/33",
      "10.0.0/8",
      "x",
      "::1/129",
      "10.0.0.0/8/8",
      "10.0.0.0/",
      "10.0.0.0/-1",
    ])
      expect([bad, isNetwork(bad)]).toEqual([bad, false]);
  });
});

describe("the site's address", () => {
  const request = (host?: string) => ({ headers: host === undefined ? {} : { host } });

  it("is PUBLIC_URL when there is one", () => {
    const site = createSiteAddress("https://play.example.org", () => "http://127.0.0.1:3000");
    expect(site.originOf(request("evil.example"))).toBe("https://play.example.org");
    expect(site.mailOriginOf(request("evil.example"))).toBe("https://play.example.org");
    expect([
      site.isOwn("https://play.example.org", request("x")),
      site.isOwn("http://x", request("x")),
    ]).toEqual([true, false]);
    expect(site.secure).toBe(true);
  });

  it("is otherwise the request's own, but mails lead only where nobody else can be", () => {
    const site = createSiteAddress(null, () => "http://127.0.0.1:3000");
    expect(site.originOf(request("203.0.113.5:3000"))).toBe("http://203.0.113.5:3000");
    expect(site.mailOriginOf(request("203.0.113.5:3000"))).toBe("http://127.0.0.1:3000");
    expect(site.mailOriginOf(request("evil.example"))).toBe("http://127.0.0.1:3000");
    expect(site.mailOriginOf(request("192.168.1.7:3000"))).toBe("http://192.168.1.7:3000");
    expect(site.mailOriginOf(request("localhost:5173"))).toBe("http://localhost:5173");
    for (const bad of [undefined, "", "a b", "x/y", "x@y", "[::g]", "localhost:99999"])
      expect([bad, site.originOf(request(bad))]).toEqual([bad, "http://127.0.0.1:3000"]);
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
