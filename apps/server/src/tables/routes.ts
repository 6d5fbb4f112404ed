// The HTTP calls about tables. Thin: the directory decides, the edge answers refusals in the caller's language.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { playSchema } from "@fitil/contracts";
import type { Code, CreatedTable, FoundTable } from "@fitil/contracts";
import type { Account } from "../ports/sessions.ts";
import type { Tables } from "./tables.ts";

/** What these routes need of the HTTP edge. */
interface TablesEdge {
  /** Who the bearer token speaks for; null when it has already been answered with 401. */
  account(request: FastifyRequest, reply: FastifyReply): Promise<Account | null>;
  /** Answers with the code's status and its text in the caller's language. */
  refuse(request: FastifyRequest, reply: FastifyReply, code: Code): FastifyReply;
}

/** Adds GET and POST /api/rooms, GET /api/rooms/:id, and POST /api/play. `balance`: a person's chips. */
export function tableRoutes(
  app: FastifyInstance,
  tables: Pick<Tables, "list" | "create" | "play" | "invitation">,
  balance: (userId: string) => Promise<number>,
  edge: TablesEdge,
): void {
  app.get("/api/rooms", async (_request, reply) => reply.send(tables.list()));
  app.get<{ Params: { id: string } }>("/api/rooms/:id", async (request, reply) => {
    const invitation = tables.invitation(request.params.id);
    return invitation === null ? edge.refuse(request, reply, "room/not_found") : reply.send(invitation);
  });
  app.post("/api/rooms", async (request, reply) => {
    const account = await edge.account(request, reply);
    if (account === null) return reply;
    const created = await tables.create(account, request.body);
    if (!created.ok) return edge.refuse(request, reply, created.code);
    return reply.code(201).send({ id: created.id } satisfies CreatedTable);
  });
  app.post("/api/play", async (request, reply) => {
    const account = await edge.account(request, reply);
    if (account === null) return reply;
    const wanted = playSchema.safeParse(request.body ?? {});
    if (!wanted.success) return edge.refuse(request, reply, "rooms/bad_stake");
    const { stakes = 0 } = wanted.data;
    if (stakes > 0 && (await balance(account.userId)) < stakes)
      return edge.refuse(request, reply, "user/not_enough_chips");
    const found = await tables.play(account, stakes);
    if (!found.ok) return edge.refuse(request, reply, found.code);
    return reply.send({ roomId: found.id } satisfies FoundTable);
  });
}
