// Nobody may hold a connection by sending a body drop by drop. Calls that take something large from a slow phone say so
// (`config: { slowBody: true }`) and have the server's whole request time instead.
import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../ports/process.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The body may take as long as a request may at all. */
    slowBody?: boolean;
  }
}

/** How long the body of an ordinary call may take. */
const BODY_TIMEOUT_MS = 15_000;

function hasBody(headers: IncomingHttpHeaders): boolean {
  return headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) > 0;
}

/** Hangs up on bodies that take longer than 15 s. */
export function limitSlowBodies(app: FastifyInstance, after: Clock["after"]): void {
  app.addHook("preParsing", (request, _reply, payload, done) => {
    if (hasBody(request.raw.headers) && request.routeOptions.config.slowBody !== true) {
      const cancel = after(BODY_TIMEOUT_MS, () => request.raw.destroy());
      payload.once("end", cancel);
      payload.once("close", cancel);
    }
    done(null, payload);
  });
}
