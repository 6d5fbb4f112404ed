// Two real processes on one Redis and one PostgreSQL: two unmodified clients on different processes at one paid table, and the
// owner of the table is killed before the match begins.
import { expect, it } from "vitest";
import type { GamePicture } from "@fitil/contracts";
import { call, register, signIn } from "../site/account.ts";
import { connectGuest } from "../site/table-guest.ts";
import { startSharedSite } from "./shared-site.ts";

const accountOf = (name: string) => ({ name, email: `${name}@example.org`, password: "correct horse" });
const chipsOf = async (address: string, token: string) =>
  (await call<{ Chips: number }>(address, "/api/user/me", { token })).Chips;

it("[CL14] two clients on two processes play a paid match, though the table's owner is killed", async (context) => {
  const site = await startSharedSite(["one", "two"]);
  if (site === null) return context.skip();
  const guests: { close(): void }[] = [];
  try {
    const [one, two] = site.processes.map(({ address }) => address) as [string, string];
    const people = ["Ann", "Bob"].map(accountOf);
    await Promise.all(people.map((account) => register(one, account)));
    const [ann, bob] = await Promise.all(people.map((account) => signIn(two, account)));
    const { id: room } = await call<{ id: string }>(one, "/api/rooms", {
      method: "POST",
      token: ann!.token,
      body: { stakes: 100 },
    });
    const atOne = connectGuest(one, ann!);
    const atTwo = connectGuest(two, bob!);
    guests.push(atOne, atTwo);
    await Promise.all([atOne.join(room), atTwo.join(room)]);
    await atOne.act({ type: "select_character", characterId: 1, eyeVariant: 1 });
    await atTwo.act({ type: "select_character", characterId: 2, eyeVariant: 2 });
    await atTwo.act({ type: "start_game" });
    await atOne.event(({ type }) => type === "countdown_started");
    await site.processes[0]!.kill();
    atOne.close();
    // Where a lost client dials again, a balancer sends it to whoever lives.
    const back = connectGuest(two, ann!);
    guests.push(back);
    await back.join(room);
    const [seen, started] = (await Promise.all(
      [back, atTwo].map((guest) => guest.event(({ type }) => type === "game_started")),
    )) as GamePicture[];
    expect(seen!.gameId).toBe(started!.gameId);
    expect(started!.players.map(({ id, name }) => [id, name])).toEqual([
      [1, "Ann"],
      [2, "Bob"],
    ]);
    expect(await chipsOf(two, ann!.token)).toBe(900);
    await atTwo.act({ type: "place_bomb" });
    await back.event(({ type }) => type === "bomb_placed");
    await back.act({ type: "leave_room" });
    const over = await atTwo.event(({ type }) => type === "game_over");
    expect(over).toMatchObject({ winnerId: 2, winnerPrize: 200 });
    expect([await chipsOf(two, ann!.token), await chipsOf(two, bob!.token)]).toEqual([900, 1100]);
    expect((await fetch(`${two}/readyz`)).status).toBe(200);
  } finally {
    for (const guest of guests) guest.close();
    await site.stop();
  }
});
