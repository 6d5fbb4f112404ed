// Finished games as the rest of the server sees them: where tables hand them over, the calls about them, and what is kept of a person.
import type { FinishedGame } from "@fitil/contracts";
import type { FastifyInstance } from "fastify";
import type { Database } from "../db/database.ts";
import type { ClientAddress } from "../http/caller/client-address.ts";
import type { Edge } from "../http/caller/edge.ts";
import { yieldToLoop } from "../runtime/event-loop-yield.ts";
import type { Env } from "../env.ts";
import type { GameArchive, Standings } from "../ports/games.ts";
import type { PersonalData, Players } from "../ports/people.ts";
import type { Clock, Log } from "../ports/process.ts";
import { createArchive } from "./archive.ts";
import { gameRoutes } from "./game-routes.ts";
import { eraseFromGames, forgetGames, personRecord, readGame, readReplay, writeGame } from "./game-store.ts";
import { readRecord } from "./standings/read-standings.ts";
import { presentGame } from "./present-game.ts";
import { createReplayWorker } from "./replay-worker.ts";
import type { ReplayWorker } from "./replay-worker.ts";
import { standingRoutes } from "./standings/standing-routes.ts";
import { noteRated } from "./standings/write-standings.ts";

export interface GamesDeps {
  readonly database: Database;
  readonly clock: Clock;
  /** Never jumps. */
  readonly steadyClock: Clock;
  readonly log: Log;
  readonly env: Pick<Env, "vipPlayers">;
  /** Plays matches again; tests bring their own. */
  readonly replayWorker?: ReplayWorker | undefined;
}

export interface Games extends PersonalData {
  readonly archive: GameArchive;
  readonly standings: Standings;
  readonly linked: LinkedGames;
  addRoutes(app: FastifyInstance, edge: Edge, clientAddress: ClientAddress, players: Players): void;
  /** Forgets games that nobody keeps, a few at a time. Call now and then. */
  forgetExpired(): Promise<void>;
  /** Resolves when everything handed over is kept. */
  drain(): Promise<void>;
  /** Keeps what is still to be kept, and ends the replays' thread. */
  close(): Promise<void>;
}

/** What links to games and people may tell (RP4). */
export interface LinkedGames {
  /** A finished game of a public table; null: none. */
  game(gameId: string): Promise<FinishedGame | null>;
  /** Its replay as JSON; null: it has none. */
  replay(gameId: string): Promise<Uint8Array | null>;
  /** What somebody has done in their games with others. */
  record(
    userId: string,
  ): Promise<{ readonly games: number; readonly wins: number; readonly bestStreak: number }>;
}

/** Turns of forgetting in one call. */
const MAX_TURNS = 20;

/** The finished games of a migrated database. */
export function createGames(deps: GamesDeps): Games {
  const { database, clock, steadyClock, log } = deps;
  const worker = deps.replayWorker ?? createReplayWorker();
  const archive = createArchive({
    clock: steadyClock,
    worker,
    log,
    async write(game, sealed) {
      await database.atomically(() => writeGame(database, game, sealed));
    },
  });
  return {
    archive,
    section: "games",
    standings: { noteRated: (entry) => noteRated(database, entry) },
    linked: {
      async game(gameId) {
        const found = await readGame(database, gameId);
        return found === null || found.game.is_private === 1 ? null : presentGame(found, false);
      },
      async replay(gameId) {
        const kept = await readReplay(database, gameId);
        return kept && worker.ask({ kind: "open", ...kept, encoding: "identity" });
      },
      record: (userId) => readRecord(database, userId),
    },
    addRoutes(app, edge, clientAddress, players) {
      gameRoutes(app, { edge, database, clock: steadyClock, worker, clientAddress });
      standingRoutes(app, { edge, database, clock, players, vipPlayers: deps.env.vipPlayers });
    },
    async forgetExpired() {
      for (let turn = 0; turn < MAX_TURNS; turn++) {
        if ((await forgetGames(database, clock.now())) === 0) return;
        await yieldToLoop();
      }
    },
    record: (userId) => personRecord(database, userId),
    erasure: (userId) => eraseFromGames(database, userId),
    drain: () => archive.drain(),
    async close() {
      await archive.drain();
      await worker.close();
    },
  };
}
