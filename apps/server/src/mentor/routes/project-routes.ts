// Projects over HTTP.
import { changeProjectSchema, createProjectSchema, MAX_SEARCH_LENGTH } from "@fitil/contracts";
import type { FastifyInstance } from "fastify";
import type { MentorServices } from "../mentor-services.ts";
import { idIn, readBody } from "./read-body.ts";

/** Adds everything below /api/mentor/projects. */
export function projectRoutes(app: FastifyInstance, { edge, guard, projects }: MentorServices): void {
  app.get<{ Querystring: { search?: unknown } }>("/api/mentor/projects", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const { search = "" } = request.query;
    if (typeof search !== "string" || search.length > MAX_SEARCH_LENGTH)
      return edge.refuse(request, reply, "request/bad");
    return reply.send(await projects.list(caller.userId, search));
  });

  app.post("/api/mentor/projects", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    if (caller.isGuest) return edge.refuse(request, reply, "user/guest");
    const body = readBody(createProjectSchema, request.body);
    if (!body.ok) return edge.refuse(request, reply, body.code);
    const { name, notes = "" } = body.data;
    const made = await projects.create(caller.userId, { name, notes });
    return made === null ? edge.refuse(request, reply, "request/too_many") : reply.code(201).send(made);
  });

  app.get("/api/mentor/projects/:id", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const id = idIn(request.params);
    const found = id === null ? null : await projects.find(caller.userId, id);
    return found === null ? edge.refuse(request, reply, "mentor/not_found") : reply.send(found);
  });

  app.patch("/api/mentor/projects/:id", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const body = readBody(changeProjectSchema, request.body);
    if (!body.ok) return edge.refuse(request, reply, body.code);
    const id = idIn(request.params);
    const changed = id === null ? null : await projects.change(caller.userId, id, body.data);
    return changed === null ? edge.refuse(request, reply, "mentor/not_found") : reply.send(changed);
  });

  app.delete("/api/mentor/projects/:id", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const id = idIn(request.params);
    const removed = id !== null && (await projects.remove(caller.userId, id));
    return removed ? reply.code(204).send() : edge.refuse(request, reply, "mentor/not_found");
  });
}
