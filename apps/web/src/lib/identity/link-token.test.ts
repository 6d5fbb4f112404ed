import { describe, expect, it } from "vitest";
import { LINK_PARAMS, linkToken, returnPath, withoutLinkToken } from "./link-token.ts";

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
  expect(withoutLinkToken("https://a.b/?apiKey=k&oobCode=c&mode=signIn&lang=ru&version=7", LINK_PARAMS)).toBe(
    "https://a.b/?version=7",
  );
  expect(withoutLinkToken("https://a.b/#verifyToken=y&keep=1", ["verifyToken"])).toBe("https://a.b/#keep=1");
});

it.each([
  ["https://a.b/", "/"],
  ["https://a.b/?table=abcdef&version=7", "/?table=abcdef"],
  ["https://a.b/mentor/sign-in?version=7", "/mentor/sign-in"],
  [
    "https://a.b/mentor/sign-in?next=%2Fmentor%2Fplans#signInToken=x",
    "/mentor/sign-in?next=%2Fmentor%2Fplans",
  ],
])("[MR1] a link asked for at %s leads back to %s", (url, path) => expect(returnPath(url)).toBe(path));
