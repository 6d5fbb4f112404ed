// The guard of every call that needs a person: bearer token in, account out, and the player behind it made when it is
// the first time. Routes of all slices get it from app.ts.
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Account, Identity } from "../../ports/sessions.ts";
import type { ClientAddress } from "./client-address.ts";
import { languageOf } from "../language.ts";
import type { Language } from "../language.ts";
import { refuse } from "../refusals/refuse.ts";
import type { SessionStreams } from "./session-streams.ts";

/** From where somebody calls, and in which language. */
export interface Visit {
  readonly address: string;
  readonly language: Language;
}

export interface FirstVisit {
  /**
   * Makes the player behind a verified account when it is the first time. False: the account was closed a moment ago. Throws
   * `user/too_many_guests` for a guest who is one too many.
   */
  ensure(account: Account, visit: Visit): Promise<boolean>;
}

export interface Edge {
  /** Who the bearer token speaks for; null when it has already been answered with 401. */
  account(request: FastifyRequest, reply: FastifyReply): Promise<Account | null>;
  /** Answers with the code's status and its text in the caller's language. */
  refuse: typeof refuse;
}

const BEARER = /^Bearer ([A-Za-z0-9._~+/=-]+)$/i;
const MAX_TOKEN_LENGTH = 8_192;

export interface EdgeDeps {
  readonly identity: Identity;
  readonly players: FirstVisit;
  /** Hears by which session each call was let in. */
  readonly streams: SessionStreams;
  readonly clientAddress: ClientAddress;
}

/** Makes the guard. */
export function createEdge({ identity, players, streams, clientAddress }: EdgeDeps): Edge {
  return {
    async account(request, reply) {
      const account = await accountOf(request, identity);
      const language = languageOf(request.headers["accept-language"]);
      const visit = { address: clientAddress(request.raw), language };
      if (account !== null && (await players.ensure(account, visit))) {
        streams.known(reply, account);
        return account;
      }
      reply.header("www-authenticate", "Bearer");
      refuse(request, reply, "auth/unauthorized");
      return null;
    },
    refuse,
  };
}

async function accountOf(request: FastifyRequest, identity: Identity): Promise<Account | null> {
  const { authorization } = request.headers;
  if (authorization === undefined || authorization.length > MAX_TOKEN_LENGTH) return null;
  const token = BEARER.exec(authorization)?.[1];
  if (token === undefined) return null;
  const verified = await identity.verify(token);
  return verified.ok ? verified.account : null;
}
