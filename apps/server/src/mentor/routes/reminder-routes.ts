// Reminders over HTTP: set one for a chat, remove it, list them.
import { reminderSchema } from "@fitil/contracts";
import type { FastifyInstance } from "fastify";
import type { MentorServices } from "../mentor-services.ts";
import { isAhead } from "../store/reminders.ts";
import { named } from "../store/chats.ts";
import { idIn, readBody } from "./read-body.ts";

/** Adds …/chats/:id/reminder and /api/mentor/reminders. */
export function reminderRoutes(app: FastifyInstance, services: MentorServices): void {
  const { edge, guard, reminders, clock } = services;

  app.get("/api/mentor/reminders", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const found = await reminders.list(caller.userId);
    return reply.send(found.map((chat) => named(chat, caller.locale)));
  });

  app.put("/api/mentor/chats/:id/reminder", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const body = readBody(reminderSchema, request.body);
    if (!body.ok) return edge.refuse(request, reply, body.code);
    if (!isAhead(body.data.at, clock.now())) return edge.refuse(request, reply, "mentor/not_ahead");
    const id = idIn(request.params);
    const changed = id === null ? null : await reminders.set(caller.userId, id, body.data);
    if (changed === null) return edge.refuse(request, reply, "mentor/not_found");
    return reply.send(named(changed, caller.locale));
  });

  app.delete("/api/mentor/chats/:id/reminder", async (request, reply) => {
    const caller = await guard.adult(request, reply);
    if (caller === null) return reply;
    const id = idIn(request.params);
    const changed = id === null ? null : await reminders.remove(caller.userId, id);
    if (changed === null) return edge.refuse(request, reply, "mentor/not_found");
    return reply.send(named(changed, caller.locale));
  });
}
