// A fault in the rules costs one game and nothing else: the stakes go back, the table and the others go on.
import { afterEach, expect, it, vi } from "vitest";
import { VirtualClock } from "@fitil/testkit";
import { startParty } from "./testing/matches.ts";
import { openSite } from "./testing/table-site.ts";

const fault = vi.hoisted(() => ({ inInput: false, inTime: false, atStart: false }));

vi.mock("@fitil/engine", async (importOriginal) => {
  const engine = await importOriginal<typeof import("@fitil/engine")>();
  return {
    ...engine,
    createMatch: (options: Parameters<typeof engine.createMatch>[0]) => {
      if (fault.atStart) throw new Error("broken rule");
      return engine.createMatch(options);
    },
    apply: (...given: Parameters<typeof engine.apply>) => {
      if (fault.inInput) throw new Error("broken rule");
      return engine.apply(...given);
    },
    advance: (...given: Parameters<typeof engine.advance>) => {
      if (fault.inTime) throw new Error("broken rule");
      return engine.advance(...given);
    },
  };
});

afterEach(() => Object.assign(fault, { inInput: false, inTime: false, atStart: false }));

it.each(["inInput", "inTime"] as const)(
  "[CH4] a rule that throws (%s) refunds that game only",
  async (where) => {
    const clock = new VirtualClock();
    const site = openSite(clock);
    const broken = await startParty(site, ["a", "b"], 100);
    const fine = await startParty(site, ["c", "d"], 100);
    await broken.guests[0]!.act({ type: "place_bomb" });
    fault[where] = true;
    if (where === "inInput") await broken.guests[0]!.act({ type: "place_bomb" });
    else await clock.advance(2_000);
    fault[where] = false;
    await clock.advance(0);
    expect(broken.guests[1]!.client.events(broken.guests[1]!.game, "game_over")).toMatchObject([
      { winnerId: null, winnerPrize: 0 },
    ]);
    expect(site.ledger.balances.get("a")).toBe(1000);
    expect(site.ledger.balances.get("c")).toBe(900);
    expect(site.players.rated).toEqual([]);
    expect(site.tables.stats().games).toBe(1);
    expect(await fine.guests[0]!.act({ type: "place_bomb" })).toBe(0);
    expect(site.logged).toEqual(["match failed"]);
  },
);

it("[CH4] a match that cannot start gives the stakes back, and the lobby stays", async () => {
  const clock = new VirtualClock();
  const site = openSite(clock);
  fault.atStart = true;
  const { guests } = await startParty(site, ["a", "b"], 100);
  await clock.advance(0);
  expect(site.ledger.movements).toEqual(["stake game1", "refund game1"]);
  expect(guests[0]!.client.events(guests[0]!.lobby, "countdown_canceled")).toHaveLength(1);
  fault.atStart = false;
  await guests[0]!.act({ type: "start_game" });
  await clock.advance(5_000);
  expect(site.tables.stats().games).toBe(1);
});
