// The machine's clock is set by a day, forward and back, while two people play for chips: the game goes on at its own pace,
// nobody is thrown out, newcomers get in, and the books are right in the end.
import { rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { call, renew } from "../site/account.ts";
import type { SignedIn } from "../site/account.ts";
import { removeData, startServer } from "../site/server-process.ts";
import type { ServerProcess } from "../site/server-process.ts";
import { connectGuest } from "../site/table-guest.ts";
import type { TableGuest } from "../site/table-guest.ts";
import type { Attack, Verdict } from "./attack.ts";
import { readBooks } from "./books.ts";
import { enter, visit } from "./visit.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const JUMPS = {
  short: [DAY_MS, -DAY_MS],
  long: [DAY_MS, 0, -DAY_MS, 0, DAY_MS, -DAY_MS, DAY_MS, 0],
} as const;
const STAKE = 100;
/** How long it is looked at after each jump: everything that lived by the wall clock would have been due at once. */
const LOOK_MS = { short: 300, long: 3_000 } as const;

export const clockJumps: Attack = {
  name: "clock-jumps",
  tries: "sets the machine's clock by a day, forward and back, while people play for chips",
  async run(scale) {
    const shiftFile = join(tmpdir(), `fitil-clock-${process.pid}`);
    writeFileSync(shiftFile, "0");
    const preload = new URL("./movable-clock.ts", import.meta.url).href;
    const server = await startServer({ NODE_OPTIONS: `--import=${preload}`, CLOCK_SHIFT_FILE: shiftFile });
    try {
      return await jumpAbout(server, shiftFile, { jumps: JUMPS[scale], lookMs: LOOK_MS[scale] });
    } finally {
      await server.kill();
      removeData(server.dataDir);
      rmSync(shiftFile, { force: true });
    }
  },
};

async function jumpAbout(
  server: ServerProcess,
  shiftFile: string,
  { jumps, lookMs }: { readonly jumps: readonly number[]; readonly lookMs: number },
): Promise<Verdict> {
  const { address } = server;
  const people = [await enter(address, "first"), await enter(address, "second")] as const;
  const table = people.map((person) => connectGuest(address, person)) as [TableGuest, TableGuest];
  const faults: string[] = [];
  try {
    await startGame(address, table);
    const [first, second] = table;
    let isOver = false;
    first.listen(({ type }) => (isOver ||= type === "game_over"));
    for (const [index, jump] of jumps.entries()) {
      writeFileSync(shiftFile, String(jump));
      server.child.kill("SIGUSR2");
      await wait(lookMs);
      const fault = await lookRound(address, { first, people, jump, visitor: `visitor-${index}` });
      if (fault !== null || isOver) {
        faults.push(`jump ${index} to ${jump / HOUR_MS} h: ${fault ?? "the game ended"}`);
        break;
      }
    }
    await second.act({ type: "leave_room" });
    await first.event(({ type }) => type === "game_over");
  } finally {
    for (const guest of table) guest.close();
  }
  const code = await server.stop();
  if (code !== 0) faults.push(`the server ended with ${code}`);
  const books = readBooks(server.dataDir);
  const isWhole = books.held === books.issued && books.inEscrow === 0;
  if (!isWhole || books.unbalanced.length + books.drifted.length > 0) faults.push("the books are wrong");
  const figures = { jumps: jumps.length, hours: DAY_MS / HOUR_MS, issued: books.issued, held: books.held };
  return { held: faults.length === 0, figures, ...(faults.length > 0 && { why: faults.join("; ") }) };
}

/** What a player, the signed-in and somebody new meet now; null when nothing is amiss. */
async function lookRound(
  address: string,
  present: {
    readonly first: TableGuest;
    readonly people: readonly SignedIn[];
    readonly jump: number;
    readonly visitor: string;
  },
): Promise<string | null> {
  try {
    await present.first.act({ type: "player_state", id: 1, x: 0, y: 0, orientation: "down" });
    const renewed = await Promise.all(present.people.map((person) => renew(address, person)));
    await visit(address, present.visitor);
    const isMoved = renewed.every(
      (person) => Math.abs(issuedAt(person) - Date.now() - present.jump) < HOUR_MS,
    );
    return isMoved ? null : "the server's clock did not move";
  } catch (trouble) {
    return `somebody was refused: ${trouble instanceof Error ? trouble.message : JSON.stringify(trouble)}`;
  }
}

/** The moment at which the server says that it issued a token, milliseconds since 1970, to a second. */
function issuedAt({ token }: SignedIn): number {
  const claims = JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()) as {
    iat: number;
  };
  return claims.iat * 1000;
}

/** Both sit down with a stake, and the game begins. */
async function startGame(address: string, [first, second]: readonly [TableGuest, TableGuest]): Promise<void> {
  const { id } = await call<{ id: string }>(address, "/api/rooms", {
    method: "POST",
    token: first.person.token,
    body: { stakes: STAKE },
  });
  for (const guest of [first, second]) await guest.join(id);
  await first.act({ type: "select_character", characterId: 1, eyeVariant: 1 });
  await second.act({ type: "select_character", characterId: 2, eyeVariant: 2 });
  await first.act({ type: "start_game" });
  await first.event(({ type }) => type === "game_started");
}
