// Cookies travel by themselves, so a page of another site must not be able to make calls with them. Programs send no
// Origin and are let through: they have no cookies of anybody's.
import type { FastifyInstance, FastifyRequest } from "fastify";
import { CodedError } from "../../errors.ts";
import type { SiteAddress } from "./site-address.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A call that changes nothing, whatever its method is: any page may make it. */
    changesNothing?: true;
  }
}

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses changing calls that a foreign page made: `request/forbidden_origin`. */
export function checkOrigins(app: FastifyInstance, site: SiteAddress): void {
  app.addHook("onRequest", async (request) => {
    if (SAFE_METHODS.has(request.method) || request.routeOptions.config.changesNothing === true) return;
    if (isForeignPage(request, site)) throw new CodedError("request/forbidden_origin");
  });
}

/** Whether another site's page made the request. Browsers name the page's origin; where one does not, it still says so. */
export function isForeignPage(request: FastifyRequest, site: SiteAddress): boolean {
  const { headers } = request;
  const { origin } = headers;
  if (origin !== undefined) return !site.isOwn(origin, request);
  return headers["sec-fetch-site"] === "cross-site" || headers["sec-fetch-site"] === "same-site";
}

// A stranger's name that leads to this server's address (DNS rebinding, a forged Host) would make the stranger's pages
// "same origin" with ours. So only the site's own names are served: PUBLIC_URL's, loopback names, plain IP addresses.

/** Balancers and scrapers call by whatever internal name they know, and these answers are nobody's own and change nothing. */
const FOR_MACHINES = new Set(["/healthz", "/readyz", "/metrics"]);

/** Refuses requests under a foreign name: `request/misdirected` (421, RFC 9110 §15.5.20). */
export function checkHosts(app: FastifyInstance, site: SiteAddress): void {
  app.addHook("onRequest", async (request) => {
    if (site.isServed(request.raw) || FOR_MACHINES.has(request.routeOptions.url ?? "")) return;
    throw new CodedError("request/misdirected");
  });
}
