// The HTTP calls about how people stand. All open without an account; with one the ladder adds the own place.
import { seasonSchema } from "@fitil/contracts";
import type { Highlights, Ladder } from "@fitil/contracts";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../db/database.ts";
import type { Edge } from "../../http/caller/edge.ts";
import type { Players } from "../../ports/people.ts";
import type { Clock } from "../../ports/process.ts";
import { readHighlights, readLadder, readOwnPlace, readPlayerPage } from "./read-standings.ts";

export interface StandingRoutesDeps {
  readonly edge: Edge;
  readonly database: Database;
  readonly clock: Pick<Clock, "now">;
  readonly players: Pick<Players, "card">;
  /** Names with a VIP badge. */
  readonly vipPlayers: readonly string[];
}

/** A ladder is read from the database once in so long, however many ask. */
const FRESH_MS = 5_000;
/** Seasons remembered at once: whoever asks for many does not fill the memory. */
const MAX_REMEMBERED = 24;

/** Adds /api/ladder, /api/players/:id and /api/highlights. */
export function standingRoutes(app: FastifyInstance, deps: StandingRoutesDeps): void {
  const { edge, database, clock } = deps;
  const ladders = remembering(clock, (season: string) =>
    readLadder(database, season === "" ? null : season, clock.now()),
  );
  const highlights = remembering(clock, (): Promise<Highlights> => readHighlights(database, clock.now()));

  app.get<{ Querystring: { season?: unknown } }>("/api/ladder", async (request, reply) => {
    const asks = request.headers.authorization === undefined ? null : await edge.account(request, reply);
    if (reply.sent) return reply;
    const season = seasonSchema.optional().safeParse(request.query.season);
    if (!season.success) return edge.refuse(request, reply, "ladder/bad_season");
    const ladder = await ladders(season.data ?? "");
    if (ladder === null) return edge.refuse(request, reply, "ladder/no_season");
    const me = asks === null ? undefined : await readOwnPlace(database, ladder.season, asks.userId);
    const answer: Ladder = me === undefined ? ladder : { ...ladder, me };
    return reply.header("cache-control", "no-store").send(answer);
  });

  app.get<{ Params: { id: string } }>("/api/players/:id", async (request, reply) => {
    const card = await deps.players.card(request.params.id);
    if (card === null) return edge.refuse(request, reply, "players/not_found");
    const { userId, name, rating } = card;
    const isVip = deps.vipPlayers.includes(name);
    const page = await readPlayerPage(database, userId, { name, rating, isVip });
    return reply.header("cache-control", "no-store").send(page);
  });

  app.get("/api/highlights", async (_request, reply) =>
    reply.header("cache-control", "no-store").send(await highlights("")),
  );
}

/** `read`, asked once in `FRESH_MS` for a key. */
function remembering<T>(
  clock: Pick<Clock, "now">,
  read: (key: string) => Promise<T>,
): (key: string) => Promise<T> {
  const known = new Map<string, { readonly at: number; readonly answer: Promise<T> }>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined && clock.now() - before.at < FRESH_MS) return before.answer;
    if (known.size >= MAX_REMEMBERED) known.clear();
    const answer = read(key);
    known.set(key, { at: clock.now(), answer });
    // Whoever asked hears of the failure; the next one asks anew.
    answer.catch(() => known.delete(key));
    return answer;
  };
}
