// How every refusal leaves the server: one shape, the code's status, the caller's language, no stack trace.
import { CODES } from "@fitil/contracts";
import type { Code } from "@fitil/contracts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CodedError } from "../../errors.ts";
import type { Log } from "../../ports/process.ts";
import { languageOf } from "../language.ts";
import { messageFor } from "./messages.ts";

/** Answers with the code's status and its text in the caller's language. `facts` go into the body as well. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  code: Code,
  facts: Readonly<Record<string, unknown>> = {},
): FastifyReply {
  const error = messageFor(code, languageOf(request.headers["accept-language"]));
  return reply
    .code(CODES[code].status)
    .header("cache-control", "no-store")
    .send({ error, code, ...facts });
}

/** Turns whatever is thrown while a request is served into a coded answer; only our own faults are logged. */
export function handleErrors(app: FastifyInstance, log: Log): void {
  app.setErrorHandler((error: FastifyError | CodedError, request, reply) => {
    if (error instanceof CodedError) {
      if (error.retryAfterS !== undefined) reply.header("retry-after", String(error.retryAfterS));
      return refuse(request, reply, error.code, error.facts);
    }
    const code = codeOf(error);
    if (code === "server/internal")
      log.error({ err: error, method: request.method, route: request.routeOptions.url }, "a request failed");
    return refuse(request, reply, code);
  });
}

/** The framework's own refusals, by its codes. */
function codeOf(error: FastifyError): Code {
  switch (error.code) {
    case "FST_ERR_CTP_BODY_TOO_LARGE":
      return "request/too_large";
    case "FST_ERR_CTP_INVALID_MEDIA_TYPE":
      return "request/unsupported_media";
    default: {
      const status = error.statusCode ?? 500;
      return status >= 400 && status < 500 ? "request/bad" : "server/internal";
    }
  }
}
