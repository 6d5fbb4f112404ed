import type { RoomSummary } from "@fitil/contracts";
import { describe, expect, it } from "vitest";
import { readGiftTime } from "./gift-time.ts";
import { canSit, places } from "./room-rules.ts";
import { safeLink } from "./safe-link.ts";

const room: RoomSummary = {
  id: "room01",
  name: "Стол",
  stakes: 0,
  playerCount: 2,
  maxPlayers: 4,
  isGameInProgress: false,
};

describe("a row of the list (§5)", () => {
  it("can be pressed while there is room", () => expect(canSit(room, false)).toBe(true));
  it.each([
    ["a game is in progress", { ...room, isGameInProgress: true }, false],
    ["the room is full", { ...room, playerCount: 4 }, false],
    ["the list is in background mode", room, true],
  ])("is blocked when %s", (_why, blocked, background) => expect(canSit(blocked, background)).toBe(false));
  it("shows taken and free places", () => expect(places(room)).toEqual(["blue", "red", null, null]));
});

describe("community links", () => {
  it.each([
    ["https://t.me/fitil", "https://t.me/fitil"],
    ["javascript:alert(1)", null],
    ["data:text/html,x", null],
    ["not a link", null],
    [null, null],
  ])("%s becomes %s", (text, href) => expect(safeLink(text)).toBe(href));
});

it("[CH6] a refused gift names the time of the next one", () => {
  const failure = { status: 409, message: "…", retryAfterMs: null };
  expect(readGiftTime({ ...failure, code: "user/gift_not_yet", body: { nextAt: 5 } })).toBe(5);
  expect(readGiftTime({ ...failure, code: "user/gift_not_needed", body: { nextAt: null } })).toBeNull();
  expect(readGiftTime({ ...failure, code: "user/gift_not_yet", body: "?" })).toBeNull();
});
