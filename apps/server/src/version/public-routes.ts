// What anybody may know before signing in: the version, the public configuration, how to sign in.
import type { AuthConfig, PublicConfig, SiteVersion } from "@fitil/contracts";
import type { FastifyInstance } from "fastify";
import { refuse } from "../http/refusals/refuse.ts";

export interface PublicFacts {
  /** Changes with every build of the web app. */
  readonly version: string;
  /** Have all processes of the site this version? While a deploy goes on the next call may come to another one. */
  readonly isEverybodys: () => boolean;
  readonly config: PublicConfig;
  readonly auth: AuthConfig;
}

/** Adds the three public calls. None is ever cached: they tell old pages that they are old. */
export function publicRoutes(app: FastifyInstance, facts: PublicFacts): void {
  app.get("/api/public/version", async (request, reply) =>
    facts.isEverybodys()
      ? reply.header("cache-control", "no-store").send({ version: facts.version } satisfies SiteVersion)
      : refuse(request, reply, "server/busy"),
  );
  const answers = {
    "/api/public/config": facts.config,
    "/api/auth/config": facts.auth,
  };
  for (const [path, answer] of Object.entries(answers))
    app.get(path, async (_request, reply) => reply.header("cache-control", "no-store").send(answer));
}
