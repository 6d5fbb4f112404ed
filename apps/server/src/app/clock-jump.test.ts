// The host's clock is set by a day while people use the site, by hand or by a time server: nobody is locked out till the
// next day, and nobody who was signed in has to know.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { createTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { DAY_MS } from "../ports/process.ts";

const CALLS_PER_MINUTE = 60;

describe.each([
  ["back", -DAY_MS],
  ["ahead", DAY_MS],
])("the clock set %s by a day", (_way, jumpMs) => {
  let t: TestApp;
  let steadyClock: VirtualClock;

  beforeEach(async () => {
    steadyClock = new VirtualClock();
    t = await createTestApp({}, { steadyClock, callsPerMinute: CALLS_PER_MINUTE });
  });
  afterEach(() => t.close());

  const askForLink = () =>
    t.call("POST", "/api/auth/sign-in/magic-link", { body: { email: "eve@example.org" } });
  /** How many links are given before the next one is refused. */
  const askUntilRefused = async () => {
    let given = 0;
    while ((await askForLink()).status === 200) given += 1;
    expect((await askForLink()).json["code"]).toBe("request/too_many");
    // So it was the limit of links, not of calls.
    expect(given).toBeLessThan(CALLS_PER_MINUTE - 2);
    return given;
  };

  it("locks nobody out of signing in", async () => {
    const given = await askUntilRefused();
    t.pass(jumpMs);
    await steadyClock.advance(60_000);
    expect(await askUntilRefused()).toBe(given);
  });

  it("locks no address out of the API for longer than a minute", async () => {
    const ask = () => t.call("GET", "/api/rooms");
    for (let calls = 0; calls < CALLS_PER_MINUTE; calls++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
    t.pass(jumpMs);
    expect((await ask()).status).toBe(429);
    await steadyClock.advance(60_000);
    for (let calls = 0; calls < CALLS_PER_MINUTE; calls++) expect((await ask()).status).toBe(200);
    const refused = await ask();
    expect([refused.status, Number(refused.headers["retry-after"]) <= 60]).toEqual([429, true]);
  });

  it("keeps everybody signed in, with their chips", async () => {
    const { session } = await t.person("ann@example.org");
    t.pass(jumpMs);
    const { json } = await t.call("GET", "/api/auth/token", { token: session });
    const me = await t.call("GET", "/api/user/me", { token: String(json["token"]) });
    expect([me.status, me.json["Chips"]]).toEqual([200, 1000]);
    const line = await t.call("GET", "/api/centrifuge/connection_token", { token: String(json["token"]) });
    expect(line.status).toBe(200);
  });
});
