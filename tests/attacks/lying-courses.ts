// Courses that lie: into a wall for minutes, to and fro at every chance, from a place far away, headings that do not exist, numbers without
// end. Each is refused by a code or a correction, nobody else notices, and what is remembered does not grow.
import type { CharacterId } from "@fitil/engine";
import type { GameAction, PlayerState } from "@fitil/contracts";
import { residentBytes } from "../load/server/process-cost.ts";
import { call, type SignedIn, signUp } from "../site/account.ts";
import { removeData, startServer } from "../site/server-process.ts";
import { connectGuest, type TableGuest } from "../site/table-guest.ts";
import type { Attack, Verdict } from "./attack.ts";

/** How long each way of lying goes on. */
const LIE_MS = { short: 400, long: 15_000 };
const LIES_A_SECOND = 60;
/** An honest walker says a place so often, and is so far then: 2 cells a second of the 3 allowed. */
const STEP_MS = 100;
const STEP_CELLS = 0.2;
/** What every spawn keeps free each way (BD4). */
const ARM_CELLS = 2;
/** Three cells a second, what the budget of half a second gives at once, and the bench's own delays (PL3). */
const FASTEST_CELLS_A_MS = 3 / 1000;
const GIVEN_CELLS = 1.5 + 1;
const BAD_REQUEST = 107;
const TOO_MANY = 111;
const MORE_MEMORY_MB = 96;

const NAMES = [
  ["Лживый", "Сосед"],
  ["Ходок", "Путник"],
] as const;
const HUGE = 1e308;
const UNKNOWN: readonly unknown[] = ["UP", "north", "", "__proto__", 3, {}, [], ["up"], true, HUGE];

/** One lie as it is said; whatever a type forbids is said nevertheless. */
type Lie = Readonly<Record<string, unknown>>;

/** What a walker or a liar sees of their own words. */
interface Answers {
  readonly codes: Map<number, number>;
  corrections: number;
}

const LIES: Readonly<Record<string, (turn: number) => Lie>> = {
  intoAWall: () => ({ x: 0, y: 0, orientation: "up", heading: "up" }),
  toAndFro: (turn) => ({ x: 0, y: 0, orientation: "right", heading: turn % 2 === 0 ? "right" : "left" }),
  fromFarAway: (turn) => ({ x: turn % 17, y: 10, orientation: "down", heading: "down" }),
  unknownHeading: (turn) => ({ x: 0, y: 0, orientation: "up", heading: UNKNOWN[turn % UNKNOWN.length] }),
  withoutEnd: (turn) => ({ x: turn % 2 === 0 ? HUGE : -HUGE, y: HUGE, orientation: "up", heading: "right" }),
};

/** A liar at a table of two, and two honest ones at another. */
export const lyingCourses: Attack = {
  name: "lying-courses",
  tries: "says one course and walks another, from places and into headings that do not exist",
  async run(scale) {
    const server = await startServer({ LOG_LEVEL: "fatal" });
    const guests: TableGuest[] = [];
    try {
      const seated = await seatTwoTables(server.address, guests);
      const [liar, neighbour, ...others] = seated as [Seat, Seat, Seat, Seat];
      const honest = [neighbour, ...others].map((seat) => walk(seat));
      const told = watchPlaces(neighbour.guest);
      const pid = server.child.pid as number;
      await lie(liar, "intoAWall", LIE_MS.short);
      const before = residentBytes(pid);
      const figures: Record<string, number> = {};
      const answers = new Map<string, Answers>();
      for (const name of Object.keys(LIES)) {
        const answer = await lie(liar, name, LIE_MS[scale]);
        answers.set(name, answer);
        figures[`${name}Words`] = [...answer.codes.values()].reduce((sum, count) => sum + count, 0);
        figures[`${name}Corrections`] = answer.corrections;
      }
      figures["moreMemoryMb"] = Math.round((residentBytes(pid) - before) / 2 ** 20);
      figures["leaps"] = told.leaps();
      const walks = await Promise.all(honest.map((stop) => stop()));
      figures["honestCorrections"] = walks.reduce((sum, { corrections }) => sum + corrections, 0);
      figures["honestRefused"] = walks.reduce((sum, walked) => sum + refusedOf(walked), 0);
      return judge(figures, answers);
    } finally {
      for (const guest of guests) guest.close();
      await server.kill();
      removeData(server.dataDir);
    }
  },
};

function judge(figures: Readonly<Record<string, number>>, answers: ReadonlyMap<string, Answers>): Verdict {
  const broken = (why: string): Verdict => ({ held: false, figures, why });
  for (const [name, { codes }] of answers)
    for (const code of codes.keys())
      if (code !== 0 && code !== BAD_REQUEST && code !== TOO_MANY)
        return broken(`${name} was answered by ${code}`);
  if ((answers.get("unknownHeading")?.codes.get(0) ?? 0) > 0)
    return broken("a heading that does not exist was taken");
  if (figures["fromFarAwayCorrections"] === 0) return broken("a place far away was not corrected");
  if (figures["withoutEndCorrections"] === 0) return broken("a place without end was not corrected");
  if (figures["leaps"] !== 0) return broken("the neighbour was told of a leap");
  if (figures["honestCorrections"] !== 0 || figures["honestRefused"] !== 0)
    return broken("an honest walker was corrected or refused");
  if (Number(figures["moreMemoryMb"]) > MORE_MEMORY_MB) return broken("memory grew");
  return { held: true, figures };
}

/** Somebody who plays. */
interface Seat {
  readonly guest: TableGuest;
  readonly id: CharacterId;
}

/** Four people in two running games: characters 1 and 2 of each. */
async function seatTwoTables(address: string, guests: TableGuest[]): Promise<Seat[]> {
  const tables = await Promise.all([
    seatTable(address, NAMES[0], guests),
    seatTable(address, NAMES[1], guests),
  ]);
  const seats = tables.flat();
  await Promise.all(seats.map(({ guest }) => guest.event((event) => event.type === "game_started")));
  return seats;
}

/** Two people with these names at a table of their own, whose game begins. */
async function seatTable(
  address: string,
  names: readonly [string, string],
  guests: TableGuest[],
): Promise<Seat[]> {
  const people: SignedIn[] = [];
  for (const name of names) {
    const account = {
      name,
      email: `${encodeURIComponent(name).replaceAll("%", "").toLowerCase()}@example.org`,
      password: "a long way home",
    };
    people.push(await signUp(address, account));
  }
  const made = { method: "POST", token: people[0]!.token, body: { stakes: 0 } };
  const { id: roomId } = await call<{ id: string }>(address, "/api/rooms", made);
  const seats: Seat[] = [];
  for (const [index, person] of people.entries()) {
    const guest = connectGuest(address, person);
    const id = (index + 1) as CharacterId;
    guests.push(guest);
    await guest.join(roomId);
    await guest.act({ type: "select_character", characterId: id, eyeVariant: 1 });
    seats.push({ guest, id });
  }
  await seats[0]!.guest.act({ type: "start_game" });
  return seats;
}

/** Says something and notes the code of the answer; resolves when it has come. */
async function say({ guest }: Seat, action: Lie, { codes }: Answers): Promise<void> {
  const code = await guest.act(action as unknown as GameAction).then(
    () => 0,
    (error: { code: number }) => error.code,
  );
  codes.set(code, (codes.get(code) ?? 0) + 1);
}

function listenForCorrections({ guest }: Seat): Answers {
  const answers: Answers = { codes: new Map(), corrections: 0 };
  guest.listen((event) => {
    if (event.type === "player_state" && event.corrected === true) answers.corrections += 1;
  });
  return answers;
}

/** Lies 60 times a second for so long, and waits for the answers. */
async function lie(liar: Seat, name: string, forMs: number): Promise<Answers> {
  const answers = listenForCorrections(liar);
  const open: Promise<void>[] = [];
  const words = Math.ceil((forMs * LIES_A_SECOND) / 1000);
  for (let turn = 0; turn < words; turn++) {
    open.push(say(liar, { type: "player_state", id: liar.id, ...LIES[name]!(turn) }, answers));
    await new Promise((resolve) => setTimeout(resolve, 1000 / LIES_A_SECOND));
  }
  await Promise.all(open);
  return answers;
}

/**
 * Walks to and fro on the free arm of the spawn, by courses, until stopped. Says a place when the last one was answered: what waits
 * at a server that does not get its turn would come to it as one leap.
 */
function walk(seat: Seat): () => Promise<Answers> {
  const answers = listenForCorrections(seat);
  let open = Promise.resolve();
  let isOpen = false;
  const isLeft = seat.id === 1;
  let at = 0;
  let way = 1;
  const timer = setInterval(() => {
    if (isOpen) return;
    isOpen = true;
    at = Math.round((at + way * STEP_CELLS) * 1000) / 1000;
    if (at >= ARM_CELLS || at <= 0) way = -way;
    const heading = way > 0 === isLeft ? "right" : "left";
    const place = isLeft ? { x: at, y: 0 } : { x: 16 - at, y: 10 };
    const word = { type: "player_state", id: seat.id, ...place, orientation: heading, heading };
    open = say(seat, word, answers).then(() => void (isOpen = false));
  }, STEP_MS);
  return async () => {
    clearInterval(timer);
    await open;
    return answers;
  };
}

/** Counts what one is told of somebody else's places that are further apart than anybody walks. */
function watchPlaces(guest: TableGuest): { leaps(): number } {
  let last: (Pick<PlayerState, "x" | "y"> & { atMs: number }) | null = null;
  let leaps = 0;
  guest.listen((event) => {
    if (event.type !== "player_state" || event.corrected === true) return;
    const { x, y } = event;
    const atMs = performance.now();
    if (last !== null) {
      const reach = GIVEN_CELLS + (atMs - last.atMs) * FASTEST_CELLS_A_MS;
      if (Math.abs(x - last.x) + Math.abs(y - last.y) > reach) leaps += 1;
    }
    last = { x, y, atMs };
  });
  return { leaps: () => leaps };
}

function refusedOf({ codes }: Answers): number {
  return [...codes].reduce((sum, [code, count]) => (code === 0 ? sum : sum + count), 0);
}
