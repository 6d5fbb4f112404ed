// [CH4] The server is killed at random moments of matches with stakes; afterwards all chips add up to what was issued
// and nobody's stake is stuck. CRASHES raises the number of kills (the soak), CRASH_SEED repeats a run.
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, register, renew, signIn } from "../site/account.ts";
import type { SignedIn } from "../site/account.ts";
import { removeData, startServer } from "../site/server-process.ts";
import { connectGuest } from "../site/table-guest.ts";
import type { TableGuest } from "../site/table-guest.ts";
import { readBooks } from "./books.ts";

const CRASHES = Number(process.env["CRASHES"] ?? 3);
const SEED = Number(process.env["CRASH_SEED"] ?? 20_261_120);
const PEOPLE = 8;
const STAKE = 100;
/** A kill falls somewhere between «both sat down» and well into the game: countdown 5 s, then play. */
const LATEST_KILL_MS = 9_000;
const DATABASE = "fitil.sqlite";

let dataDir = "";
let people: SignedIn[] = [];
const chance = mulberry32(SEED);

beforeAll(async () => {
  const server = await startServer();
  dataDir = server.dataDir;
  people = await Promise.all(
    Array.from({ length: PEOPLE }, async (_, index) => {
      const account = {
        name: `Гость ${index}`,
        email: `guest${index}@example.com`,
        password: `long-enough-${index}-x`,
      };
      await register(server.address, account);
      return await signIn(server.address, account);
    }),
  );
  await server.stop();
}, 60_000);

afterAll(() => removeData(dataDir));

it(
  `[CH4] after ${CRASHES} kills every chip is where it belongs (seed ${SEED})`,
  async () => {
    let stakesCaught = 0;
    const refused: unknown[] = [];
    for (let life = 0; life < CRASHES; life += 1) {
      const server = await startServer({}, dataDir);
      people = await Promise.all(people.map((person) => renew(server.address, person)));
      await expectWholeBooks(server.address);
      const rich = (await withChips(server.address))
        .filter(({ chips }) => chips >= STAKE)
        .map(({ person }) => person);
      const pairs = [rich.slice(0, 2), rich.slice(2, 4), rich.slice(4, 6)].filter(
        (pair) => pair.length === 2,
      );
      const guests = pairs.flat().map((person) => connectGuest(server.address, person));
      for (const [index] of pairs.entries())
        void playUntilTheEnd(server.address, guests.slice(index * 2, index * 2 + 2)).then((found) =>
          refused.push(...found),
        );
      // Every other kill waits for stakes on the table; the others fall anywhere, into the countdown too.
      if (life % 2 === 0)
        // In a long run somebody may have won so much that no game begins (CH7): then the kill falls anywhere.
        await Promise.race([
          Promise.all(guests.map((guest) => guest.event((event) => event.type === "game_started"))),
          wait(LATEST_KILL_MS),
        ]);
      await wait(chance() * (life % 2 === 0 ? 1_500 : LATEST_KILL_MS));
      await server.kill();
      for (const guest of guests) guest.close();
      const books = readBooks(dataDir, DATABASE);
      expect(books, `life ${life}`).toMatchObject({ unbalanced: [], drifted: [] });
      expect(books.held + books.inEscrow, `life ${life}`).toBe(books.issued);
      stakesCaught += books.inEscrow;
    }
    const server = await startServer({}, dataDir);
    people = await Promise.all(people.map((person) => renew(server.address, person)));
    await expectWholeBooks(server.address);
    expect(await server.stop()).toBe(0);
    expect(readBooks(dataDir, DATABASE)).toEqual({
      issued: PEOPLE * 1000,
      held: PEOPLE * 1000,
      inEscrow: 0,
      unbalanced: [],
      drifted: [],
    });
  },
  CRASHES * 30_000 + 30_000,
);

/** Right after a start nothing runs, so every chip issued is in somebody's hands. */
async function expectWholeBooks(address: string): Promise<void> {
  const sum = (await withChips(address)).reduce((total, { chips }) => total + chips, 0);
  expect(sum).toBe(PEOPLE * 1000);
}

async function withChips(address: string): Promise<{ person: SignedIn; chips: number }[]> {
  return await Promise.all(
    people.map(async (person) => {
      const me = await call<{ Chips: number }>(address, "/api/user/me", { token: person.token });
      return { person, chips: me.Chips };
    }),
  );
}

/** Two people sit down, start with a stake, and one of them leaves at a random moment; the kill may fall anywhere. Returns what the server refused. */
async function playUntilTheEnd(address: string, guests: TableGuest[]): Promise<unknown[]> {
  const [first, second] = guests;
  if (!first || !second) return [];
  try {
    const { id } = await call<{ id: string }>(address, "/api/rooms", {
      method: "POST",
      token: first.person.token,
      body: { stakes: STAKE, name: "Под обстрелом" },
    });
    for (const guest of [first, second]) await guest.join(id);
    await first.act({ type: "select_character", characterId: 1, eyeVariant: 1 });
    await second.act({ type: "select_character", characterId: 2, eyeVariant: 2 });
    await first.act({ type: "start_game" });
    await first.event((event) => event.type === "game_started");
    await first.act({ type: "place_bomb" });
    await wait(500 + chance() * 3_000);
    await (chance() < 0.5 ? first : second).act({ type: "leave_room" });
  } catch (error) {
    // The kill cuts whatever is under way: that is the test. Anything the server itself refused is not.
    return isRefusal(error) ? [error] : [];
  }
  return [];
}

function isRefusal(error: unknown): boolean {
  return typeof error === "object" && error !== null && "code" in error && Number(error.code) >= 100;
}

async function wait(ms: number): Promise<void> {
  await new Promise<void>((resolve) => setTimeout(resolve, ms));
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
