// Sign-in with Google, or any OpenID provider, in a window of its own. Where it leads is ours to say: of what the caller
// sends, only the nonce goes along. The provider is looked up when somebody first wants it, so that the server starts
// without the network; a failed look-up is tried again with the next attempt.
import { SIGN_IN_WINDOW_END, SIGN_IN_WINDOW_START } from "@fitil/contracts";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import { CodedError } from "../../errors.ts";
import { isForeignPage } from "../../http/site/origin-check.ts";
import { engineRequest, sendAnswer } from "../embedded/auth-answers.ts";
import type { EngineCaller } from "../embedded/auth-answers.ts";
import type { AuthEngine } from "../embedded/auth-engine.ts";
import { asGuest } from "../guests/guest-account.ts";
import { guestOf } from "../guests/guest-routes.ts";
import { sendWindowEnd } from "./sign-in-window.ts";

export interface GoogleRouteDeps extends EngineCaller {
  /** Knows whose session it is without the provider. */
  readonly engine: AuthEngine;
  /** Sets up an engine that knows the provider; this asks the provider for its discovery document. */
  readonly createEngine: () => Promise<AuthEngine>;
}

const MAX_URL_LENGTH = 4_096;
const startSchema = z.object({ nonce: z.string().regex(/^[A-Za-z0-9_-]{1,64}$/) });
const providerPageSchema = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** Adds the window's start, the provider's way back and the window's end. */
export function googleRoutes(app: FastifyInstance, deps: GoogleRouteDeps): void {
  let engine: Promise<AuthEngine> | null = null;
  const ready = () => (engine ??= deps.createEngine());

  app.get(SIGN_IN_WINDOW_START, async (request, reply) => {
    if (isForeignPage(request, deps.site)) throw new CodedError("request/forbidden_origin");
    const query = startSchema.safeParse(request.query);
    if (!query.success) throw new CodedError("request/bad");
    const end = `${SIGN_IN_WINDOW_END}?${new URLSearchParams(query.data).toString()}`;
    const body = { provider: "google", callbackURL: end, errorCallbackURL: end, disableRedirect: true };
    const path = "/api/auth/sign-in/social";
    const provider = await ready();
    const answer = await provider.handle(engineRequest(request, deps, { method: "POST", path, body }));
    // A body that is no JSON is no page of the provider's.
    const page = providerPageSchema.safeParse(await answer.json().catch(() => null));
    if (answer.ok && page.success) return lead(reply, answer, page.data.url);
    engine = null;
    return lead(reply, answer, `${end}&error=provider_not_found`);
  });

  app.get("/api/auth/callback/google", async (request, reply) => {
    const path = request.url.slice(0, MAX_URL_LENGTH);
    const provider = await ready();
    const { answer, voided } = await asGuest(await guestOf(deps, request), () =>
      provider.handleProof(engineRequest(request, deps, { method: "GET", path })),
    );
    const location = answer.headers.get("location");
    if (location !== null) {
      const target = pathOn(deps, request, location);
      return lead(reply, answer, voided.password ? `${target}&passwordVoid=true` : target);
    }
    return sendAnswer(request, reply, answer);
  });

  app.get(SIGN_IN_WINDOW_END, async (_request, reply) => sendWindowEnd(keepOpener(reply)));
}

/** Sends the window on, with the cookies of the library's answer and nothing else of it. */
function lead(reply: FastifyReply, answer: Response, target: string): FastifyReply {
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) reply.header("set-cookie", cookies);
  return keepOpener(reply).header("cache-control", "no-store").redirect(target, 302);
}

/** The library's redirect as a path of this site; anything else leads to its start page. */
function pathOn({ site }: GoogleRouteDeps, request: FastifyRequest, location: string): string {
  const origin = site.originOf(request);
  const url = URL.parse(location, origin);
  return url?.origin === origin ? `${url.pathname}${url.search}` : "/";
}

/** The window comes back from the provider's origin: with the policy of our pages the browser would part it from its opener. */
function keepOpener(reply: FastifyReply): FastifyReply {
  return reply.header("cross-origin-opener-policy", "unsafe-none");
}
