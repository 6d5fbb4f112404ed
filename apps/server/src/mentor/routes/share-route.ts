// The phone's share sheet, where the page's worker is not there to take what it sends: leads to a new chat, which says that the
// pictures did not arrive. Nothing of the body is read.
import type { FastifyInstance } from "fastify";

/** Adds POST /mentor/share. Answers before the body comes. */
export function shareRoute(app: FastifyInstance): void {
  app.post(
    "/mentor/share",
    {
      // The share sheet is no page of ours, and nothing changes here.
      config: { changesNothing: true },
      onRequest: async (_request, reply) =>
        reply.header("connection", "close").redirect("/mentor/chat?shared=lost", 303),
    },
    async (_request, reply) => reply,
  );
}
