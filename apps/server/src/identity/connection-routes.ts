// Hands a signed-in person the short-lived token of the real-time connection.
import type { FastifyInstance } from "fastify";
import type { Edge } from "../http/edge.ts";
import type { ConnectionTokens } from "./connection-token.ts";

/** Adds GET /api/centrifuge/connection_token. */
export function connectionRoutes(app: FastifyInstance, edge: Edge, tokens: ConnectionTokens): void {
  app.get("/api/centrifuge/connection_token", async (request, reply) => {
    const account = await edge.account(request, reply);
    if (account === null) return reply;
    return reply.header("cache-control", "no-store").send({ token: await tokens.sign(account) });
  });
}
