import { describe, expect, it } from "vitest";
import { popupFeatures, readPopupMessage } from "./popup.ts";

it("the window is 500×600 in the middle of its opener (§9)", () => {
  const opener = { screenX: 100, screenY: 50, outerWidth: 1300, outerHeight: 800 };
  expect(popupFeatures(opener)).toBe("popup,width=500,height=600,left=500,top=150");
});

describe("a message from the window", () => {
  const data = { type: "fitil:sign-in-window", nonce: "n", error: null };
  const read = (origin: string, value: unknown) =>
    readPopupMessage({ origin, data: value }, "https://a.b", "n");

  it("means success when nothing failed: the session is a cookie", () =>
    expect(read("https://a.b", data)).toEqual({ status: "success", passwordVoid: false }));
  it("tells when an unproven password has ended", () =>
    expect(read("https://a.b", { ...data, passwordVoid: true })).toEqual({
      status: "success",
      passwordVoid: true,
    }));
  it("carries the provider's refusal", () =>
    expect(read("https://a.b", { ...data, error: "access_denied" })).toEqual({
      status: "error",
      code: "access_denied",
    }));
  it.each([
    ["another origin", "https://evil.b", data],
    ["another attempt", "https://a.b", { ...data, nonce: "m" }],
    ["another sender", "https://a.b", { ...data, type: "x" }],
    ["somebody who says nothing of the end", "https://a.b", { ...data, error: undefined }],
    ["no object", "https://a.b", "hello"],
  ])("is ignored from %s", (_name, origin, value) => expect(read(origin, value)).toBeNull());
});
