import { expect, it } from "vitest";
import { readTableLink, withoutTableLink } from "./table-link.ts";

it.each([
  ["https://a.b/", { kind: "none" }],
  ["https://a.b/?table=abc_DEF-123", { kind: "table", roomId: "abc_DEF-123" }],
  ["https://a.b/?table=", { kind: "bad" }],
  ["https://a.b/?table=../../x", { kind: "bad" }],
  ["https://a.b/?table=<img>", { kind: "bad" }],
])("[LB8] %s asks for a table or not", (url, link) => expect(readTableLink(url)).toEqual(link));

it("a followed link leaves the address", () => {
  expect(withoutTableLink("https://a.b/?table=room01&version=2")).toBe("https://a.b/?version=2");
});
