// Who counts as the caller.
import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { createClientAddress, isNetwork } from "./client-address.ts";

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
