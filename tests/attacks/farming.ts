// One account against fresh ones that lose on purpose: chips and rating would flow to it as fast as games can be played.
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Centrifuge } from "centrifuge";
import { openSqlite } from "../../apps/server/src/db/sqlite.ts";
import { createLedger } from "../../apps/server/src/ledger/ledger.ts";
import { connectionTokensOf, makePeople, personSession } from "../load/server/fitil-people.ts";
import { call, signUp } from "../site/account.ts";
import { removeData, startServer } from "../site/server-process.ts";
import type { Attack } from "./attack.ts";

const STAKE = 1000;
/** Three fresh accounts lose each game. */
const GAMES = 14;
/** What the rules leave to one account on its first day: the starting chips, 2000 of newcomers, and the game that went beyond. */
const MAX_CHIPS = 1000 + 2000 + 3 * STAKE;
/** 1000 to begin with, 100 of newcomers, and the game that went beyond. */
const MAX_RATING = 1000 + 100 + 115;
const NEWCOMERS_ONLY = 407;

interface Seat {
  readonly client: Centrifuge;
  act(action: object): Promise<number>;
  /** Resolves with true when the lobby or the game tells this, with false after `ms`. */
  hears(type: string, ms: number): Promise<boolean>;
}

export const farming: Attack = {
  name: "farming",
  tries: "plays for chips and rating against fresh accounts that lose on purpose",
  async run(scale) {
    const dataDir = mkdtempSync(join(tmpdir(), "fitil-farming-"));
    await makePeople(dataDir, 1 + 6 * GAMES);
    // The short form begins after a first game, which the books have seen and nobody has waited for.
    if (scale === "short") await winOnPaper(dataDir);
    const server = await startServer({}, dataDir);
    try {
      const host = { name: "Хозяин", email: "host@example.org", password: "a table for farmers" };
      const { token } = await signUp(server.address, host);
      const table = async (stakes: number) =>
        (
          await call<{ id: string }>(server.address, "/api/rooms", {
            method: "POST",
            token,
            body: { stakes },
          })
        ).id;
      const farm = createFarm(server.address, dataDir);
      const paid = await farm(await table(STAKE), 1, scale === "short" ? 1 : GAMES);
      const free = scale === "short" || !paid.refused ? null : await farm(await table(0), 1 + 3 * GAMES, 3);
      await server.stop();
      const { chips, rating } = await figuresOf(dataDir);
      const figures = { chips, rating, paidGames: paid.games, freeGames: free?.games ?? 0 };
      const held = paid.refused && chips <= MAX_CHIPS && rating <= MAX_RATING;
      return held
        ? { held, figures }
        : { held, figures, why: "fresh accounts fed one account beyond the day's limit" };
    } finally {
      await server.kill();
      removeData(dataDir);
    }
  },
};

/** Person 0 wins game after game at a table, each against three others from `from` on, until it is refused. */
function createFarm(address: string, dataDir: string) {
  return async (room: string, from: number, most: number): Promise<{ games: number; refused: boolean }> => {
    let next = from;
    const main = await sit(address, dataDir, room, 0);
    try {
      for (let games = 0; games < most; games++) {
        const losers: Seat[] = [];
        for (let index = 0; index < 3; index++) losers.push(await sit(address, dataDir, room, next++));
        for (const [index, loser] of losers.entries())
          await loser.act({ type: "select_character", characterId: index + 2, eyeVariant: 1 });
        const code = await main.act({ type: "select_character", characterId: 1, eyeVariant: 1 });
        if (code === NEWCOMERS_ONLY) return { games, refused: true };
        await main.act({ type: "start_game" });
        const begun = await main.hears("game_started", 8_000);
        for (const loser of losers) await loser.act({ type: "leave_room" });
        for (const { client } of losers) client.disconnect();
        if (!begun) return { games, refused: true };
        if (!(await main.hears("game_over", 5_000))) throw new Error("The game did not end");
      }
      return { games: most, refused: false };
    } finally {
      main.client.disconnect();
    }
  };
}

async function sit(address: string, dataDir: string, room: string, person: number): Promise<Seat> {
  const token = await connectionTokensOf(dataDir).sign(personSession(person));
  const client = new Centrifuge(`${address.replace("http", "ws")}/ws`, {
    websocket: globalThis.WebSocket,
    token,
  });
  const heard: string[] = [];
  const checks = new Set<() => void>();
  client.connect();
  for (const channel of [`lobby:state:${room}`, `game:state:${room}`]) {
    const subscription = client.newSubscription(channel);
    subscription.on("publication", ({ data }) => {
      heard.push((data as { type: string }).type);
      for (const check of checks) check();
    });
    subscription.subscribe();
    await subscription.ready(60_000);
  }
  return {
    client,
    act: (action) =>
      client.publish(`game:actions:${room}`, action).then(
        () => 0,
        (error: { code: number }) => error.code,
      ),
    hears: (type, ms) =>
      new Promise((resolve) => {
        const end = (answer: boolean) => {
          clearTimeout(timer);
          checks.delete(check);
          heard.length = 0;
          resolve(answer);
        };
        const check = () => heard.includes(type) && end(true);
        const timer = setTimeout(() => end(false), ms);
        checks.add(check);
        check();
      }),
  };
}

async function winOnPaper(dataDir: string): Promise<void> {
  const database = openSqlite(join(dataDir, "fitil.sqlite"));
  const ledger = createLedger({
    database,
    clock: { now: () => Date.now(), after: () => () => undefined },
    random: { bytes: (length) => crypto.getRandomValues(new Uint8Array(length)) },
    ownerId: "on-paper",
    isOwnerAlive: async () => true,
  });
  const people = [0, -1, -2, -3].map(
    (number) => personSession(number < 0 ? 6 * GAMES + 1 + number : number).userId,
  );
  await ledger.stake("on-paper", people, STAKE);
  await ledger.pay("on-paper", personSession(0).userId);
  await database.close();
}

async function figuresOf(dataDir: string): Promise<{ chips: number; rating: number }> {
  const database = openSqlite(join(dataDir, "fitil.sqlite"));
  const found = await database.kysely
    .selectFrom("player")
    .innerJoin("ledger_account", "ledger_account.user_id", "player.user_id")
    .select(["player.mu", "ledger_account.balance"])
    .where("player.user_id", "=", personSession(0).userId)
    .executeTakeFirstOrThrow();
  await database.close();
  return { chips: found.balance, rating: Math.round(found.mu * 40) };
}
