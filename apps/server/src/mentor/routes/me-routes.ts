// The person as the mentor sees them: plan, what is left of it, profile, language, 18+.
import { mentorMeChangeSchema } from "@fitil/contracts";
import type { MentorMe } from "@fitil/contracts";
import type { FastifyInstance } from "fastify";
import type { MentorServices } from "../mentor-services.ts";
import type { Caller } from "../caller.ts";
import { nearlyFull } from "../store/quotas.ts";
import { readBody } from "./read-body.ts";

/** Adds GET and PUT /api/mentor/me, the only calls of the mentor that somebody younger can make. */
export function meRoutes(app: FastifyInstance, services: MentorServices): void {
  const { edge, guard, people, clock } = services;

  app.get("/api/mentor/me", async (request, reply) => {
    const caller = await guard.known(request, reply);
    if (caller === null) return reply;
    // Whoever looks at the mentor is about to ask it, and should not wait for its thread then.
    services.coach.warm();
    return reply.send(await present(services, caller));
  });

  app.put("/api/mentor/me", async (request, reply) => {
    const caller = await guard.known(request, reply);
    if (caller === null) return reply;
    const body = readBody(mentorMeChangeSchema, request.body);
    if (!body.ok) return edge.refuse(request, reply, body.code);
    const person = await people.change(caller.userId, body.data, caller.locale, clock.now());
    return reply.send(await present(services, { ...caller, person, locale: person.locale ?? caller.locale }));
  });
}

async function present(
  { allowance, mentor, builtInMentor, usage }: MentorServices,
  { userId, isGuest, person, email, locale }: Caller,
): Promise<MentorMe> {
  const { plan, requestsLeft } = await allowance.state(userId);
  const { profile, called, gender, adult } = person;
  const near = nearlyFull(await usage(userId));
  return {
    plan,
    requestsLeft,
    profile,
    called,
    gender,
    email,
    locale,
    adult,
    model: isGuest ? builtInMentor.model : mentor.model,
    ...(isGuest && { isGuest }),
    ...(near !== null && { usage: near }),
  };
}
