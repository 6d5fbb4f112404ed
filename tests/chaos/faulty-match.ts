// One paid match of two people on two processes, with a fault in its middle: how long nothing moved, whether both kept their
// seats, and whether the prize was paid once.
import { setTimeout as wait } from "node:timers/promises";
import { call } from "../site/account.ts";
import type { SignedIn } from "../site/account.ts";
import type { ServerProcess } from "../site/server-process.ts";
import { connectGuest } from "../site/table-guest.ts";
import type { TableGuest } from "../site/table-guest.ts";

const STAKE = 100;
const NOTICED_BY_MS = 15_000;

/** What came of it. */
export interface Outcome {
  /** From the fault until somebody who kept their connection, or dialled again, heard of the running game. */
  readonly toPictureMs: number;
  readonly sameSeat: boolean;
  readonly settledOnce: boolean;
}

/** Who plays, and where: `owner` has the table, the second person is at `other`. */
export interface FaultyMatch {
  readonly people: readonly [SignedIn, SignedIn];
  readonly owner: ServerProcess;
  readonly other: ServerProcess;
  /** Does the damage, and resolves when it is done (not when it is over). */
  readonly damage: () => Promise<void>;
  /** Does the owner's process end by it? Then the first person dials the other one. */
  readonly isOwnerGone: boolean;
}

/** Plays it. Rejects when nobody hears of the game for 15 s. */
export async function playThrough(match: FaultyMatch): Promise<Outcome> {
  const { people, owner, other, damage, isOwnerGone } = match;
  const [ann, bob] = people;
  const [annHad = 0, bobHad = 0] = await chipsOf(other, people);
  const body = { stakes: STAKE };
  const made = await call<{ id: string }>(owner.address, "/api/rooms", {
    method: "POST",
    token: ann.token,
    body,
  });
  let first = connectGuest(owner.address, ann);
  const second = connectGuest(other.address, bob);
  try {
    await Promise.all([first.join(made.id), second.join(made.id)]);
    await first.act({ type: "select_character", characterId: 1, eyeVariant: 1 });
    await second.act({ type: "select_character", characterId: 2, eyeVariant: 2 });
    await second.act({ type: "start_game" });
    await second.event(({ type }) => type === "game_started");
    await wait(300);
    const moved = nextMove(second);
    const startedAt = performance.now();
    await damage();
    if (isOwnerGone) {
      first.close();
      first = connectGuest(other.address, ann);
      await first.join(made.id);
    }
    const walking = walk(first);
    await Promise.race([
      moved,
      wait(NOTICED_BY_MS, undefined, { ref: false }).then(() => Promise.reject(new Error("nothing moved"))),
    ]);
    const toPictureMs = Math.round(performance.now() - startedAt);
    clearInterval(walking);
    const sameSeat = await acts(first, { type: "place_bomb" });
    await acts(first, { type: "leave_room" });
    const over = await second.event(({ type }) => type === "game_over");
    const after = await chipsOf(other, people);
    const settledOnce =
      after.join() === [annHad - STAKE, bobHad + STAKE].join() &&
      over.type === "game_over" &&
      over.winnerPrize === 2 * STAKE;
    return { toPictureMs, sameSeat, settledOnce };
  } finally {
    first.close();
    second.close();
  }
}

/** Free chips of both. */
async function chipsOf(server: ServerProcess, people: readonly SignedIn[]): Promise<number[]> {
  return Promise.all(
    people.map(
      async ({ token }) => (await call<{ Chips: number }>(server.address, "/api/user/me", { token })).Chips,
    ),
  );
}

/** Steps to and fro on the first character's free cells, twenty times a second. */
function walk(guest: TableGuest): NodeJS.Timeout {
  let step = 0;
  return setInterval(() => {
    const x = (step++ % 4) / 20;
    const orientation = x < 0.1 ? "left" : "right";
    guest.act({ type: "player_state", id: 1, x, y: 0, orientation }).catch(() => undefined);
  }, 50);
}

/** Resolves when the guest hears of the other one's next step. */
function nextMove(guest: TableGuest): Promise<void> {
  return new Promise((resolve) => {
    guest.listen((event) => {
      if (event.type === "player_state" && event.id === 1 && event.corrected !== true) resolve();
    });
  });
}

/** Tries a wish for as long as the table has no owner. */
async function acts(guest: TableGuest, action: Parameters<TableGuest["act"]>[0]): Promise<boolean> {
  for (let tries = 0; tries < 20; tries += 1) {
    try {
      await guest.act(action);
      return true;
    } catch {
      await wait(100);
    }
  }
  return false;
}
