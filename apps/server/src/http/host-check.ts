// A stranger's name that leads to this server's address (DNS rebinding, a forged Host) would make the stranger's pages
// "same origin" with ours. So only the site's own names are served: PUBLIC_URL's, loopback names, plain IP addresses.
import type { FastifyInstance } from "fastify";
import { CodedError } from "../errors.ts";
import type { SiteAddress } from "./site-address.ts";

/** Balancers and scrapers call by whatever internal name they know, and these answers are nobody's own and change nothing. */
const FOR_MACHINES = new Set(["/healthz", "/readyz", "/metrics"]);

/** Refuses requests under a foreign name: `request/misdirected` (421, RFC 9110 §15.5.20). */
export function checkHosts(app: FastifyInstance, site: SiteAddress): void {
  app.addHook("onRequest", async (request) => {
    if (site.isServed(request.raw) || FOR_MACHINES.has(request.routeOptions.url ?? "")) return;
    throw new CodedError("request/misdirected");
  });
}
