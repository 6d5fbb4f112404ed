// Who may talk to the mentor: people who are signed in and have confirmed that they are 18 (MF1). Every route asks here
// first, and works with the person it gets from here and nobody else's.
import type { FastifyReply, FastifyRequest } from "fastify";
import { networkOf } from "../http/caller/client-address.ts";
import type { ClientAddress } from "../http/caller/client-address.ts";
import type { Edge } from "../http/caller/edge.ts";
import { languageOf } from "../http/language.ts";
import type { Caller } from "./caller.ts";
import type { People } from "./store/people.ts";

export interface Guard {
  /** Somebody signed in; null when it has been answered with 401. */
  known(request: FastifyRequest, reply: FastifyReply): Promise<Caller | null>;
  /** Somebody signed in and of age; null when it has been answered with 401 or `mentor/adults_only`. */
  adult(request: FastifyRequest, reply: FastifyReply): Promise<Caller | null>;
}

/** The guard over a site's accounts. */
export function createGuard(deps: {
  readonly edge: Edge;
  readonly people: People;
  readonly clientAddress: ClientAddress;
}): Guard {
  const { edge, people, clientAddress } = deps;
  const known: Guard["known"] = async (request, reply) => {
    const account = await edge.account(request, reply);
    if (account === null) return null;
    const { userId, isGuest } = account;
    const person = await people.find(userId);
    const locale = person.locale ?? languageOf(request.headers["accept-language"]);
    // No user id has a space.
    const limitKey = isGuest ? `guests of ${networkOf(clientAddress(request.raw))}` : userId;
    return { userId, isGuest, limitKey, person, email: isGuest ? null : account.email, locale };
  };
  return {
    known,
    async adult(request, reply) {
      const caller = await known(request, reply);
      if (caller === null || caller.person.adult) return caller;
      edge.refuse(request, reply, "mentor/adults_only");
      return null;
    },
  };
}
