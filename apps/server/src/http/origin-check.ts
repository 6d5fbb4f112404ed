// Cookies travel by themselves, so a page of another site must not be able to make calls with them. Programs send no
// Origin and are let through: they have no cookies of anybody's.
import type { FastifyInstance } from "fastify";
import { CodedError } from "../errors.ts";
import type { SiteAddress } from "./site-address.ts";

const SAFE_METHODS = new Set(["GET", "HEAD", "OPTIONS"]);

/** Refuses changing calls that a foreign page made: `request/forbidden_origin`. */
export function checkOrigins(app: FastifyInstance, site: SiteAddress): void {
  app.addHook("onRequest", async (request) => {
    if (SAFE_METHODS.has(request.method)) return;
    const { origin } = request.headers;
    if (origin !== undefined && !site.isOwn(origin, request))
      throw new CodedError("request/forbidden_origin");
  });
}
