// Keeps every finished game, one after the other and behind everything more urgent (RP1). Tries again while the database is away; must
// never hold up whoever hands a game over.
import { RULES_VERSION } from "@fitil/engine";
import type { GameArchive, PlayedGame } from "../ports/games.ts";
import type { Clock, Log } from "../ports/process.ts";
import type { ReplayFrame, SealedReplay } from "./replay-file.ts";
import type { ReplayWorker } from "./replay-worker.ts";

const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 30_000;
/** A database that is away for long must not fill the memory. */
const MAX_WAITING = 2_000;

export interface ArchiveDeps {
  readonly clock: Pick<Clock, "after">;
  readonly worker: Pick<ReplayWorker, "ask">;
  readonly log: Log;
  /** Writes a game down, once for its id. */
  readonly write: (game: PlayedGame, sealed: SealedReplay | null) => Promise<void>;
}

/** The archive at work. */
export interface Archive extends GameArchive {
  /** Resolves when everything handed over has been kept, or tried once more. */
  drain(): Promise<void>;
}

/** An empty archive. */
export function createArchive({ clock, worker, log, write }: ArchiveDeps): Archive {
  const queue: PlayedGame[] = [];
  let working: Promise<void> | null = null;
  let isDraining = false;
  let wake: (() => void) | null = null;

  const seal = async (game: PlayedGame): Promise<SealedReplay | null> => {
    if (game.inputs === null) return null;
    try {
      const rows = game.inputs.rows();
      const sealed = await worker.ask({ kind: "seal", frame: frameOf(game), rows });
      if (typeof sealed !== "string") return sealed;
      log.error({ gameId: game.gameId, verdict: sealed }, "a game does not come to its end again");
    } catch (error) {
      log.error({ gameId: game.gameId, err: error }, "a replay could not be made");
    }
    return null;
  };
  const sleep = (ms: number) =>
    new Promise<void>((resolve) => {
      const cancel = clock.after(ms, () => wake?.());
      wake = () => {
        cancel();
        wake = null;
        resolve();
      };
    });
  const keepOne = async (game: PlayedGame) => {
    const sealed = await seal(game);
    for (let waitMs = FIRST_RETRY_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_RETRY_MS)) {
      const isLast = isDraining;
      try {
        return await write(game, sealed);
      } catch (error) {
        log.error({ gameId: game.gameId, err: error, isLast }, "a game could not be kept");
        if (isLast) return;
      }
      if (!isDraining) await sleep(waitMs);
    }
  };
  const work = async () => {
    for (let game = queue.shift(); game; game = queue.shift()) await keepOne(game);
    working = null;
  };
  return {
    keep(game) {
      if (queue.length >= MAX_WAITING)
        return log.error({ gameId: game.gameId }, "too many games wait to be kept: this one is not");
      queue.push(game);
      working ??= Promise.resolve().then(work);
    },
    async drain() {
      isDraining = true;
      wake?.();
      await working;
    },
  };
}

function frameOf({ seed, seedHash, endHash, parts }: PlayedGame): ReplayFrame {
  const playerIds = parts.map(({ characterId }) => characterId);
  return { rulesVersion: RULES_VERSION, seed, seedHash, playerIds, endHash };
}
