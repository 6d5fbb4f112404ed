// Whole matches for tests: sitting down, starting, and falling at a chosen time.
import { expect } from "vitest";
import { gameEventSchema } from "@fitil/contracts";
import type { Finish, Stake } from "@fitil/contracts";
import type { Guest, Site } from "./table-site.ts";

/** People who sit at one table, in character order 1, 2, …. */
export interface Party {
  readonly room: string;
  readonly guests: readonly Guest[];
}

/** Seats these people at a new table, each with the next character; nobody has pressed start yet. */
export async function seatParty(site: Site, users: readonly string[], stakes: Stake = 0): Promise<Party> {
  const room = site.table({ stakes });
  const guests: Guest[] = [];
  for (const [index, user] of users.entries()) {
    const guest = await site.guest(user, room);
    expect(await guest.select(index + 1)).toBe(0);
    guests.push(guest);
  }
  return { room, guests };
}

/** Seats them and plays the countdown out: the game runs. */
export async function startParty(site: Site, users: readonly string[], stakes: Stake = 0): Promise<Party> {
  const party = await seatParty(site, users, stakes);
  expect(await party.guests[0]?.act({ type: "start_game" })).toBe(0);
  if (users.length > 1) await site.clock.advance(5_000);
  return party;
}

/** These people bomb themselves until they fall, all at the same instants: three bombs, about six seconds. */
export async function fallTogether(site: Site, guests: readonly Guest[]): Promise<void> {
  for (let bomb = 0; bomb < 3; bomb++) {
    for (const guest of guests) expect(await guest.act({ type: "place_bomb" })).toBe(0);
    await site.clock.advance(2_000);
  }
}

/** How everybody came out of a game, as its `game_over` tells it. */
export function finishesOf(over: unknown): readonly Finish[] {
  const event = gameEventSchema.parse(over);
  if (event.type !== "game_over") throw new Error(`${event.type} is no end`);
  return event.places;
}

/** A small die (mulberry32): the same seed gives the same throws, each 0..sides-1. */
export function createDie(seed: number): (sides: number) => number {
  let state = seed >>> 0;
  return (sides) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % sides;
  };
}
