// Rounds of paid matches with a fault in each of several moments: while stakes are taken, in the middle of the match again and again,
// and while the prize is paid.
import { setTimeout as wait } from "node:timers/promises";
import { readSharedBooks } from "./books.ts";
import type { SharedBooks } from "./books.ts";
import type { ChaosSite } from "./chaos-site.ts";
import type { SiteFault } from "./faults.ts";
import { PlayedTable, stillMissing, until } from "./played-table.ts";

/** Faults in one round: one that meets the stakes (in every third round), those in the match, and one that meets the prize. */
const IN_A_MATCH = 4;
const STAKES_EVERY = 3;
/** A little before the countdown's end. */
const STAKES_AT_MS = 4_600;
/** A pause that a fault brings about has begun by then. */
const BEGINS_WITHIN_MS = 1_500;
const MOVES_WITHIN_MS = 20_000;
/** A dead process's games are given back after 45 s at most. */
const SETTLED_WITHIN_MS = 60_000;

/** Goes on over all faults: whose turn it is to start and to win. */
let rounds = 0;

/** How long nothing moved for people, in ms. */
interface Pauses {
  /** At a table whose owner was struck. */
  readonly toPictureMsP50: number | null;
  readonly toPictureMsP99: number | null;
  readonly toPictureMsMost: number | null;
  /** For those who were connected to the process that was struck and dial again, or wait for it: with the unmodified client. */
  readonly redialMsP50: number | null;
  readonly redialMsP99: number | null;
  readonly redialMsMost: number | null;
  /** And those of them who dial again as soon as our page. */
  readonly pageRedialMsP50: number | null;
  readonly pageRedialMsP99: number | null;
  readonly pageRedialMsMost: number | null;
}

/** What the books say of the games since. */
interface GamesInBooks {
  readonly games: number;
  readonly settledOnce: number;
  readonly refunds: number;
  readonly chipsWhole: boolean;
}

/** What came of a fault, as it is printed. */
export interface Suffered extends Pauses, GamesInBooks {
  readonly chaos: string;
  readonly times: number;
  /** Of these, so many in the middle of a match. */
  readonly inMatch: number;
  /** Times that all of the table's four went on in their seats. */
  readonly sameSeat: number;
  readonly acts: number;
  readonly ownersOverlapped: number;
  readonly corrections: number;
  readonly held: boolean;
  readonly faults?: readonly string[];
}

/** What is to be suffered: these faults in turn, so many in all. */
export interface Suffering {
  readonly name: string;
  readonly faults: readonly SiteFault[];
  readonly times: number;
  /** Faults meet the taking of stakes and the paying of prizes, too. */
  readonly meetsBooks: boolean;
  /** No round begins after this moment of `performance.now()`. */
  readonly endsAt?: number;
}

/** Strikes so many times; every game is settled when it resolves. */
export async function sufferAll(site: ChaosSite, suffering: Suffering): Promise<Suffered> {
  const { name, times, endsAt = Number.POSITIVE_INFINITY } = suffering;
  const before = await readSharedBooks(site.postgres);
  const corrections = () => site.players.reduce((sum, player) => sum + player.corrections, 0);
  const correctedBefore = corrections();
  const actsBefore = site.acts();
  const tally: Tally = {
    struck: 0,
    inMatch: 0,
    sameSeat: 0,
    pauses: [],
    redials: [],
    pageRedials: [],
    faults: [],
  };
  while (tally.struck < times && performance.now() < endsAt) {
    rounds += 1;
    try {
      await playRound(site, suffering, { round: rounds, tally });
    } catch (error) {
      tally.faults.push(String(error));
      // What stays of a round that broke must not spoil the next one.
      for (const player of site.players) player.drop();
      await site.whole().catch((cause: unknown) => {
        throw new Error(`After ${tally.faults.join("; ")}`, { cause });
      });
      if (tally.faults.length > 3) break;
    }
  }
  await allSettled(site);
  const games = gamesSince(before, await readSharedBooks(site.postgres));
  const acts = site.acts();
  const ownersOverlapped = acts.overlapped - actsBefore.overlapped;
  return {
    chaos: name,
    times: tally.struck,
    inMatch: tally.inMatch,
    ...pausesOf(tally),
    sameSeat: tally.sameSeat,
    ...games,
    acts: acts.acts - actsBefore.acts,
    ownersOverlapped,
    corrections: corrections() - correctedBefore,
    held:
      games.chipsWhole &&
      games.settledOnce === games.games &&
      ownersOverlapped === 0 &&
      tally.sameSeat === tally.inMatch &&
      tally.faults.length === 0,
    ...(tally.faults.length > 0 && { faults: tally.faults }),
  };
}

function pausesOf({ pauses, redials, pageRedials }: Tally): Pauses {
  const at = (times: readonly number[], share: number) =>
    times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ?? null;
  return {
    toPictureMsP50: at(pauses, 0.5),
    toPictureMsP99: at(pauses, 0.99),
    toPictureMsMost: at(pauses, 1),
    redialMsP50: at(redials, 0.5),
    redialMsP99: at(redials, 0.99),
    redialMsMost: at(redials, 1),
    pageRedialMsP50: at(pageRedials, 0.5),
    pageRedialMsP99: at(pageRedials, 0.99),
    pageRedialMsMost: at(pageRedials, 1),
  };
}

function gamesSince(before: SharedBooks, books: SharedBooks): GamesInBooks {
  return {
    games: books.games - before.games,
    settledOnce: books.settledOnce - before.settledOnce,
    refunds: books.refunds - before.refunds,
    chipsWhole: books.isWhole,
  };
}

interface Tally {
  struck: number;
  inMatch: number;
  sameSeat: number;
  readonly pauses: number[];
  readonly redials: number[];
  readonly pageRedials: number[];
  readonly faults: string[];
}

async function playRound(
  site: ChaosSite,
  { faults, times, meetsBooks }: Suffering,
  { round, tally }: { round: number; tally: Tally },
): Promise<void> {
  await site.whole();
  // Who leaves game after game has to wait before the next one: here it is done on purpose.
  await site.postgres.ask("delete from left_game");
  const next = () => faults[tally.struck++ % faults.length]!;
  const addresses = ["p1", "p2", "p3"].map((name) => site.processOf(name).process.address);
  const tables = await Promise.all(
    [0, 4].map(async (from, index) => {
      const four = site.players.slice(from, from + 4);
      const id = await site.makeTable(addresses[(round + index) % 3]!);
      return await PlayedTable.open(id, four, four[round % 4]!);
    }),
  );
  if (meetsBooks && round % STAKES_EVERY === 1) {
    const victim = await site.ownerOf(tables[0]!.id);
    await wait(STAKES_AT_MS);
    const fault = next();
    await fault.strike(site, victim);
    await fault.mend?.(site, victim);
  }
  await Promise.all(tables.map((table) => table.begun()));
  for (let time = 0; time < IN_A_MATCH && tally.struck < (meetsBooks ? times - 1 : times); time += 1) {
    await wait(500);
    const struckTable = tables[time % 2]!;
    const victim = await site.ownerOf(struckTable.id);
    const gateways = await Promise.all(site.players.map((player) => site.gatewayOf(player)));
    const owners = await Promise.all(tables.map(({ id }) => site.ownerOf(id)));
    const since = performance.now();
    const fault = next();
    await fault.strike(site, victim);
    tally.inMatch += 1;
    const missing = await stillMissing(
      tables,
      Math.max(performance.now(), since + BEGINS_WITHIN_MS),
      MOVES_WITHIN_MS,
    );
    for (const [index, player] of site.players.entries()) {
      const pause = Math.round(PlayedTable.pause(player, since));
      const isOwnerHit = owners[Math.floor(index / 4)]?.name === victim.name;
      if (fault.isEverybodys === true) tally.pauses.push(pause);
      else if (gateways[index] === victim.name)
        (player.isPage ? tally.pageRedials : tally.redials).push(pause);
      else if (isOwnerHit) tally.pauses.push(pause);
    }
    if (missing.length === 0 && tables.every((table) => table.seated())) tally.sameSeat += 1;
    else tally.faults.push(`${missing.map(({ person }) => person.name).join()} did not go on`);
    await fault.mend?.(site, victim);
    await site.whole();
  }
  if (meetsBooks && tally.struck < times) {
    const victim = await site.ownerOf(tables[0]!.id);
    const settled = Promise.all(tables.map((table) => table.settle(table.players[round % 4]!)));
    await wait((round * 150) % 700);
    const fault = next();
    await Promise.all([fault.strike(site, victim).then(() => fault.mend?.(site, victim)), settled]);
  } else await Promise.all(tables.map((table) => table.settle(table.players[round % 4]!)));
}

async function allSettled({ postgres }: ChaosSite): Promise<void> {
  let open = Number.POSITIVE_INFINITY;
  const look = async () => {
    open = (await readSharedBooks(postgres)).open;
  };
  // The books may be struck just then: the next look is in half a second.
  const looking = setInterval(() => void look().catch(() => undefined), 500);
  try {
    await until(
      () => open === 0,
      SETTLED_WITHIN_MS,
      () => `${open} games are not settled`,
    );
  } finally {
    clearInterval(looking);
  }
}
