// The HTTP calls about finished games. A replay opens without an account; keeping one needs a person.
import type { FinishedGame } from "@fitil/contracts";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Database } from "../db/database.ts";
import type { ClientAddress } from "../http/caller/client-address.ts";
import type { Edge } from "../http/caller/edge.ts";
import { createPersonLimit } from "../http/limits/person-limits.ts";
import type { Account } from "../ports/sessions.ts";
import type { Clock } from "../ports/process.ts";
import { keepFavourite, readGame, readReplay } from "./game-store.ts";
import { presentGame } from "./present-game.ts";
import type { BodyEncoding } from "./replay-file.ts";
import type { ReplayWorker } from "./replay-worker.ts";

export interface GameRoutesDeps {
  readonly edge: Edge;
  readonly database: Database;
  readonly clock: Clock;
  readonly worker: Pick<ReplayWorker, "ask">;
  readonly clientAddress: ClientAddress;
}

const GAME_ID = /^[A-Za-z0-9_-]{1,64}$/;
/** Replays one address may open in a minute: each costs a few milliseconds of the replays' thread. */
const REPLAYS = { most: 60, windowMs: 60_000 };
/** Nothing in a replay ever changes and nobody is named in it; it only goes one day. */
const REPLAY_CACHE = "public, max-age=3600";

/** Adds everything below /api/games. */
export function gameRoutes(app: FastifyInstance, deps: GameRoutesDeps): void {
  const { edge, database, clock } = deps;
  const limit = createPersonLimit(clock, REPLAYS);

  app.get<{ Params: { id: string } }>("/api/games/:id", async (request, reply) => {
    const asks = request.headers.authorization === undefined ? null : await edge.account(request, reply);
    if (reply.sent) return reply;
    const game = await gameFor(database, request.params.id, asks);
    if (game === null) return edge.refuse(request, reply, "games/not_found");
    return reply.header("cache-control", "no-store").send(game);
  });

  app.get<{ Params: { id: string } }>("/api/games/:id/replay", async (request, reply) => {
    const { id } = request.params;
    await limit.count(deps.clientAddress(request.raw));
    const kept = GAME_ID.test(id) ? await readReplay(database, id) : null;
    if (kept === null) {
      const game = GAME_ID.test(id) ? await readGame(database, id) : null;
      return edge.refuse(request, reply, game === null ? "games/not_found" : "games/no_replay");
    }
    const encoding = encodingOf(request);
    const body = await deps.worker.ask({ kind: "open", ...kept, encoding });
    if (encoding !== "identity") reply.header("content-encoding", encoding);
    return reply
      .header("vary", "accept-encoding")
      .header("cache-control", REPLAY_CACHE)
      .type("application/json; charset=utf-8")
      .send(Buffer.from(body));
  });

  app.put<{ Params: { id: string } }>("/api/games/:id/favourite", async (request, reply) => {
    const account = await edge.account(request, reply);
    if (account === null) return reply;
    const { id } = request.params;
    if (!GAME_ID.test(id)) return edge.refuse(request, reply, "games/not_found");
    const done = await database.atomically(() => keepFavourite(database, account.userId, id, clock.now()));
    return done === "kept" ? reply.code(204).send() : edge.refuse(request, reply, done);
  });

  app.delete<{ Params: { id: string } }>("/api/games/:id/favourite", async (request, reply) => {
    const account = await edge.account(request, reply);
    if (account === null) return reply;
    await database.kysely
      .deleteFrom("game_favourite")
      .where("user_id", "=", account.userId)
      .where("game_id", "=", request.params.id)
      .execute();
    return reply.code(204).send();
  });
}

/** The game that somebody asks for, and whether it is a favourite of theirs; null when there is none. */
async function gameFor(database: Database, id: string, asks: Account | null): Promise<FinishedGame | null> {
  const found = GAME_ID.test(id) ? await readGame(database, id) : null;
  if (found === null) return null;
  const favourite =
    asks === null
      ? undefined
      : await database.kysely
          .selectFrom("game_favourite")
          .select("at")
          .where("user_id", "=", asks.userId)
          .where("game_id", "=", id)
          .executeTakeFirst();
  return presentGame(found, favourite !== undefined);
}

function encodingOf({ headers }: FastifyRequest): BodyEncoding {
  const accepted = String(headers["accept-encoding"] ?? "");
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted) ? "gzip" : "identity";
}
