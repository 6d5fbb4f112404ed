// Cookies travel by themselves, so a page of another site must not be able to make calls with them. Programs send no
// Origin and are let through: they have no cookies of anybody's.
import type { FastifyInstance, FastifyRequest } from "fastify";
import { CodedError } from "../errors.ts";
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
