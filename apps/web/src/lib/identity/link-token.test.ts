import { describe, expect, it } from "vitest";
import { linkToken, withoutLinkToken } from "./link-token.ts";

describe("linkToken", () => {
  it.each([
    ["https://a.b/#signInToken=abc", "abc"],
    ["https://a.b/?signInToken=abc&version=1", "abc"],
    ["https://a.b/?signInToken=query#signInToken=fragment", "fragment"],
    ["https://a.b/#other=1", null],
    ["https://a.b/#signInToken=", null],
    ["no address", null],
  ])("of %s is %s", (url, token) => expect(linkToken(url, "signInToken")).toBe(token));
});

it("a used link leaves nothing in the address", () => {
  expect(withoutLinkToken("https://a.b/?version=7&signInToken=x#signInToken=y", ["signInToken"])).toBe(
    "https://a.b/?version=7",
  );
  expect(withoutLinkToken("https://a.b/#verifyToken=y&keep=1", ["verifyToken"])).toBe("https://a.b/#keep=1");
});
