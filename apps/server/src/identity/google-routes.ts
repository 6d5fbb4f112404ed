// Sign-in with Google, or any OpenID provider, in a popup. The provider is looked up when somebody first wants it, so
// that the server starts without the network; a failed look-up is tried again with the next attempt.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { ClientAddress } from "../http/client-address.ts";
import type { SiteAddress } from "../http/site-address.ts";
import { engineRequest, sendAnswer } from "./auth-answers.ts";
import type { AuthEngine } from "./better-auth.ts";

export interface GoogleRouteDeps {
  /** Sets up an engine that knows the provider; this asks the provider for its discovery document. */
  readonly createEngine: () => Promise<AuthEngine>;
  readonly site: SiteAddress;
  readonly clientAddress: ClientAddress;
}

const MAX_URL_LENGTH = 4_096;

/** Adds the popup's start and the provider's way back. */
export function googleRoutes(app: FastifyInstance, deps: GoogleRouteDeps): void {
  let engine: Promise<AuthEngine> | null = null;
  const forward = async (request: FastifyRequest, reply: FastifyReply) => {
    const call = {
      origin: deps.site.originOf(request),
      path: request.url.slice(0, MAX_URL_LENGTH),
      address: deps.clientAddress(request.raw),
    };
    engine ??= deps.createEngine();
    const answer = await (await engine).handle(engineRequest(request, call));
    // Only an answer that leads to the provider or back proves that it was found.
    if (!isRedirect(answer) && !answer.headers.has("set-cookie")) engine = null;
    // The popup comes back from the provider's origin: with the policy of our pages the browser would part it from its
    // opener there, and its word would never arrive.
    reply.header("cross-origin-opener-policy", "unsafe-none");
    return sendAnswer(request, reply, answer);
  };
  app.get("/api/auth/oauth-popup/start", forward);
  app.get("/api/auth/callback/google", forward);
}

function isRedirect(answer: Response): boolean {
  return answer.status >= 300 && answer.status < 400;
}
