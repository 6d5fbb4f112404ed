// [CH4] The server is killed at random moments of matches with stakes; afterwards all chips add up to what was issued
// and nobody's stake is stuck. KILLS sets how often in the long form, KILLS_SEED repeats a run.
import { setTimeout as wait } from "node:timers/promises";
import { call, renew, signUp } from "../site/account.ts";
import type { SignedIn } from "../site/account.ts";
import { removeData, startServer } from "../site/server-process.ts";
import { connectGuest } from "../site/table-guest.ts";
import type { TableGuest } from "../site/table-guest.ts";
import type { Attack } from "./attack.ts";
import { readBooks } from "./books.ts";

const KILLS = { short: 3, long: Number(process.env["KILLS"] ?? 100) };
const SEED = Number(process.env["KILLS_SEED"] ?? 20_261_120);
/** Lives of one data folder. Whoever won enough from newcomers plays no more (CH7), and a kill without a game proves little. */
const MAX_LIVES = 25;
/** Data folders that live beside each other: a life mostly waits for a countdown. */
const SITES_AT_ONCE = 6;
const PEOPLE = 8;
const ISSUED = PEOPLE * 1000;
const STAKE = 100;
/** A kill falls somewhere between «both sat down» and well into the game: countdown 5 s, then play. */
const LATEST_KILL_MS = 9_000;
/** Only against waiting for ever for games to begin: a machine with other things to do takes its time. */
const GAMES_WITHIN_MS = 60_000;
/**
 * The wire's codes for whoever has won enough from newcomers today (CH7), has left too many games, or stood up for that when
 * somebody else sat down (SN4): the rules at work.
 */
const BY_THE_RULES: ReadonlySet<number> = new Set([407, 409, 403]);

export const kills: Attack = {
  name: "kills",
  tries: "kills the server in the middle of games with stakes, so that chips vanish or appear [CH4]",
  async run(scale) {
    const sites = Math.ceil(KILLS[scale] / MAX_LIVES);
    const waiting = Array.from({ length: sites }, (_, site) => ({
      seed: SEED + site,
      lives: Math.min(MAX_LIVES, KILLS[scale] - site * MAX_LIVES),
    }));
    const figures = { kills: 0, seed: SEED, gamesBegun: 0, gamesInTheMiddle: 0 };
    const faults: string[] = [];
    const liveOn = async (): Promise<void> => {
      for (let site = waiting.shift(); site && faults.length === 0; site = waiting.shift()) {
        const { seed } = site;
        faults.push(...(await killAgainAndAgain(site, figures)).map((fault) => `seed ${seed}, ${fault}`));
      }
    };
    await Promise.all(Array.from({ length: SITES_AT_ONCE }, liveOn));
    // Of the kills that wait for a game, some must have met one: or nothing was proved.
    if (figures.gamesInTheMiddle === 0) faults.push("no kill fell into a game");
    return { held: faults.length === 0, figures, ...(faults.length > 0 && { why: faults.join("; ") }) };
  },
};

interface Figures {
  kills: number;
  gamesBegun: number;
  gamesInTheMiddle: number;
}

/** All lives of one data folder, counted in `figures` one by one; returns what was wrong, and ends at the first. */
async function killAgainAndAgain(
  { seed, lives }: { readonly seed: number; readonly lives: number },
  figures: Figures,
): Promise<string[]> {
  const first = await startServer();
  const { dataDir } = first;
  try {
    const people = await Promise.all(
      Array.from({ length: PEOPLE }, async (_, index) => {
        const email = `guest${index}@example.com`;
        const account = { name: `Гость ${index}`, email, password: `long-enough-${index}-x` };
        return await signUp(first.address, account);
      }),
    );
    await first.stop();
    const chance = mulberry32(seed);
    for (let life = 0; life < lives; life += 1) {
      const came = await liveAndDie(dataDir, people, { chance, waits: life % 2 === 0 });
      figures.kills += 1;
      figures.gamesBegun += came.gamesBegun;
      figures.gamesInTheMiddle += came.inEscrow > 0 ? 1 : 0;
      if (came.faults.length > 0) return [`life ${life}: ${came.faults.join("; ")}`];
    }
    return await lastLife(dataDir, people);
  } finally {
    await first.kill();
    removeData(dataDir);
  }
}

interface Life {
  readonly gamesBegun: number;
  /** Chips that lay in escrows when the kill came. */
  readonly inEscrow: number;
  readonly faults: readonly string[];
}

/** A server starts on what the last one left, people play, and it is killed. */
async function liveAndDie(
  dataDir: string,
  people: readonly SignedIn[],
  { chance, waits }: { readonly chance: () => number; readonly waits: boolean },
): Promise<Life> {
  const server = await startServer({}, dataDir);
  const faults: string[] = [];
  const guests: TableGuest[] = [];
  let gamesBegun = 0;
  try {
    const present = await withChips(server.address, people);
    faults.push(...missingChips(present));
    const rich = present.filter(({ chips }) => chips >= STAKE).map(({ person }) => person);
    const pairs = [rich.slice(0, 2), rich.slice(2, 4), rich.slice(4, 6)].filter(({ length }) => length === 2);
    guests.push(...pairs.flat().map((person) => connectGuest(server.address, person)));
    const begun = guests.map((guest) => guest.event(({ type }) => type === "game_started"));
    for (const beginning of begun) void beginning.then(() => (gamesBegun += 0.5));
    const beginnings = pairs.map((_, index) => {
      const [from, to] = [index * 2, index * 2 + 2];
      const played = playUntilTheEnd(server.address, guests.slice(from, to), chance);
      void played.then((refused) => faults.push(...refused));
      // Where somebody has won so much that no game begins (CH7), nobody waits for it.
      return Promise.race([Promise.all(begun.slice(from, to)), played]);
    });
    // Every other kill waits for stakes on the table; the others fall anywhere, into the countdown too.
    if (waits)
      await Promise.race([Promise.all(beginnings), wait(GAMES_WITHIN_MS, undefined, { ref: false })]);
    await wait(chance() * (waits ? 1_500 : LATEST_KILL_MS));
  } finally {
    await server.kill();
    for (const guest of guests) guest.close();
  }
  const books = readBooks(dataDir);
  if (books.unbalanced.length > 0)
    faults.push(`movements that do not add up: ${books.unbalanced.join(", ")}`);
  if (books.drifted.length > 0) faults.push(`balances that no posting explains: ${books.drifted.join(", ")}`);
  if (books.held + books.inEscrow !== books.issued) faults.push(`of ${books.issued} chips some are nowhere`);
  return { gamesBegun, inEscrow: books.inEscrow, faults };
}

/** One more start, and an end in order: every chip is in somebody's hands. */
async function lastLife(dataDir: string, people: readonly SignedIn[]): Promise<string[]> {
  const server = await startServer({}, dataDir);
  const faults = missingChips(await withChips(server.address, people));
  const code = await server.stop();
  if (code !== 0) faults.push(`the server ended with ${code}`);
  const { issued, held, inEscrow } = readBooks(dataDir);
  if (issued !== ISSUED || held !== ISSUED || inEscrow !== 0)
    faults.push(`issued ${issued}, held ${held}, in escrow ${inEscrow}`);
  return faults;
}

/** Right after a start nothing runs, so every chip issued is in somebody's hands. */
function missingChips(present: readonly { readonly chips: number }[]): string[] {
  const sum = present.reduce((total, { chips }) => total + chips, 0);
  return sum === ISSUED ? [] : [`people hold ${sum} of ${ISSUED} chips after the start`];
}

async function withChips(
  address: string,
  people: readonly SignedIn[],
): Promise<{ person: SignedIn; chips: number }[]> {
  return await Promise.all(
    people.map(async (known) => {
      const person = await renew(address, known);
      const me = await call<{ Chips: number }>(address, "/api/user/me", { token: person.token });
      return { person, chips: me.Chips };
    }),
  );
}

/** Two people sit down, start with a stake, and one of them leaves at a random moment; the kill may fall anywhere. Returns what the server refused. */
async function playUntilTheEnd(
  address: string,
  guests: readonly TableGuest[],
  chance: () => number,
): Promise<string[]> {
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
    // The kill cuts whatever is under way: that is the attack. Anything the server itself refused is not.
    return isProtocolRefusal(error) ? [`refused with ${error.code}`] : [];
  }
  return [];
}

/** Whether the server itself refused, and not by a rule that such play meets sooner or later. */
function isProtocolRefusal(error: unknown): error is { readonly code: number } {
  if (typeof error !== "object" || error === null || !("code" in error)) return false;
  const code = Number(error.code);
  return code >= 100 && !BY_THE_RULES.has(code);
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
