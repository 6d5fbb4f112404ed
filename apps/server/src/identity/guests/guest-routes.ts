// Coming in without an address (GU1), and finding out later that it is a guest who calls.
import type { FastifyInstance, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Database } from "../../db/database.ts";
import type { GuestBook } from "../../ports/people.ts";
import { engineRequest, sendAnswer } from "../embedded/auth-answers.ts";
import type { EngineCaller } from "../embedded/auth-answers.ts";
import type { AuthEngine } from "../embedded/auth-engine.ts";
import { eraseIdentity } from "../embedded/kept-identity.ts";

export interface GuestRouteDeps extends EngineCaller {
  readonly engine: AuthEngine;
  readonly database: Database;
  readonly guests: Pick<GuestBook, "mayCome" | "admit">;
}

const madeSchema = z.object({ user: z.object({ id: z.string() }) });
const guestSchema = z.object({ user: z.object({ id: z.string(), isAnonymous: z.literal(true) }) });

/** Adds POST /api/auth/sign-in/anonymous. */
export function guestRoutes(app: FastifyInstance, deps: GuestRouteDeps): void {
  const { engine, database, guests } = deps;
  const path = "/api/auth/sign-in/anonymous";
  app.post(path, async (request, reply) => {
    const address = deps.clientAddress(request.raw);
    await guests.mayCome(address);
    const answer = await engine.handle(engineRequest(request, deps, { path }));
    if (!answer.ok) return sendAnswer(request, reply, answer);
    const { user } = madeSchema.parse(await answer.clone().json());
    try {
      await guests.admit(user.id, address);
    } catch (cause) {
      // Others came at the same moment, and this one was one too many.
      await database.atomically(() => eraseIdentity(database, user.id));
      throw cause;
    }
    return sendAnswer(request, reply, answer);
  });
}

/** The guest whose session a request carries; null for everybody else. */
export async function guestOf(
  deps: EngineCaller & { readonly engine: AuthEngine },
  request: FastifyRequest,
): Promise<string | null> {
  const { cookie, authorization } = request.headers;
  if (cookie === undefined && authorization === undefined) return null;
  const call = { path: "/api/auth/get-session", method: "GET" } as const;
  const answer = await deps.engine.handle(engineRequest(request, deps, call));
  if (!answer.ok) return null;
  const known = guestSchema.safeParse(await answer.json());
  return known.success ? known.data.user.id : null;
}
