// What anybody may know before signing in: the version, the public configuration, how to sign in.
import type { AuthConfig, PublicConfig } from "@fitil/contracts";
import type { FastifyInstance } from "fastify";

export interface PublicFacts {
  /** Changes with every build of the web app. */
  readonly version: string;
  readonly config: PublicConfig;
  readonly auth: AuthConfig;
}

/** Adds the three public calls. None is ever cached: they tell old pages that they are old. */
export function publicRoutes(app: FastifyInstance, facts: PublicFacts): void {
  const answers = {
    "/api/public/version": { version: facts.version },
    "/api/public/config": facts.config,
    "/api/auth/config": facts.auth,
  };
  for (const [path, answer] of Object.entries(answers))
    app.get(path, async (_request, reply) => reply.header("cache-control", "no-store").send(answer));
}
