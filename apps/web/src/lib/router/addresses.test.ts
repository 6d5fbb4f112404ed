// Steps between addresses, on a history made of an array.
import { describe, expect, it } from "vitest";
import { createAddresses } from "./addresses.ts";

function setUp(first: string) {
  const entries: { url: string; state: unknown }[] = [{ url: first, state: null }];
  let at = 0;
  let popped: () => void = () => undefined;
  const addresses = createAddresses({
    href: () => entries[at]!.url,
    state: () => entries[at]!.state,
    push(url, state) {
      entries.splice(at + 1, entries.length, { url, state });
      at += 1;
    },
    replace(url, state) {
      entries[at] = { url, state };
    },
    onPop(listener) {
      popped = listener;
      return () => undefined;
    },
  });
  const back = () => {
    at -= 1;
    popped();
  };
  return { addresses, entries, back };
}

describe("[MR1] steps between the mentor's addresses", () => {
  it("are told to whoever listens, with all parts of the address", () => {
    const { addresses } = setUp("https://a.b/mentor?version=1");
    const heard: string[] = [];
    const stop = addresses.subscribe(() => heard.push(addresses.get().pathname));
    addresses.go("/mentor/sign-in?next=%2Fx#token", { state: { left: "deleted" } });
    expect(addresses.get()).toEqual({
      pathname: "/mentor/sign-in",
      search: "?next=%2Fx",
      hash: "#token",
      state: { left: "deleted" },
      by: "push",
    });
    stop();
    addresses.go("/mentor");
    expect(heard).toEqual(["/mentor/sign-in"]);
  });

  it("go back by the browser's own buttons", () => {
    const { addresses, entries, back } = setUp("https://a.b/mentor");
    addresses.go("/mentor/chat");
    back();
    expect(addresses.get()).toMatchObject({ pathname: "/mentor", by: "pop" });
    expect(entries).toHaveLength(2);
  });

  it("leave no entry behind when they replace, or lead to where one is", () => {
    const { addresses, entries } = setUp("https://a.b/mentor");
    addresses.go("/mentor");
    addresses.go("/mentor/sign-in", { replace: true });
    expect(entries.map(({ url }) => url)).toEqual(["https://a.b/mentor/sign-in"]);
    expect(addresses.get().by).toBe("replace");
  });

  it("give the same address until the next step, so that nothing is drawn twice", () => {
    const { addresses } = setUp("https://a.b/mentor");
    expect(addresses.get()).toBe(addresses.get());
  });
});
