// Under which address people see the site. PUBLIC_URL settles it; without it the request's own Host does, but only a
// name that a stranger's DNS cannot lead here is served, so that no other site becomes "same origin" with this one.
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { createTrust } from "../caller/client-address.ts";

type Addressed = Pick<IncomingMessage, "headers" | "socket">;

export interface SiteAddress {
  /** The origin of the page that made this request, for cookies, redirects and origin checks. */
  originOf(request: Addressed): string;
  /** The origin that links in mails lead to: a host that the sender of the request could not have made up. */
  mailOriginOf(request: Addressed): string;
  /** Whether a page of this origin may talk to us with cookies. */
  isOwn(origin: string, request: Addressed): boolean;
  /** Whether this site is served under the name that the request asks for. */
  isServed(request: Addressed): boolean;
  /** What a page may open WebSockets to besides its own origin: every process's own address; none without NODE_URL. */
  readonly nodeSources: readonly string[];
  /** Whether people reach the site by https only. */
  readonly secure: boolean;
}

export interface SiteAddressOptions {
  /** An origin, or null when each request's own counts. */
  readonly publicUrl: string | null;
  /** Where people reach this very process, an origin under the name of `publicUrl`; null: only with all others. */
  readonly nodeUrl?: string | null;
  /** The address this process listens on, as an origin; its name is served, too. */
  readonly listening: () => string;
  /** Peers whose X-Forwarded-Host is believed. */
  readonly trustedProxies: readonly string[];
}

const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]{0,251}[a-z0-9_.])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/;

/** Makes the site's address from its settings. */
export function createSiteAddress(options: SiteAddressOptions): SiteAddress {
  const { publicUrl, nodeUrl = null, listening, trustedProxies } = options;
  const isTrusted = createTrust(trustedProxies);
  /** What was asked for: undefined when nothing was named (no browser), null when it is no host. */
  const asked = (request: Addressed): URL | null | undefined => {
    const forwarded = isTrusted(request) ? request.headers["x-forwarded-host"] : undefined;
    const host = (
      String(forwarded ?? "")
        .split(",")
        .pop()
        ?.trim() || request.headers.host
    )?.toLowerCase();
    if (host === undefined) return undefined;
    return HOST.test(host) ? URL.parse(`http://${host}`) : null;
  };
  const originOf = (request: Addressed) => publicUrl ?? asked(request)?.origin ?? listening();
  return {
    originOf,
    mailOriginOf(request) {
      const origin = originOf(request);
      return publicUrl !== null || isPrivateHost(new URL(origin).hostname) ? origin : listening();
    },
    isOwn: (origin, request) => origin === originOf(request),
    isServed(request) {
      const url = asked(request);
      if (!url) return url === undefined;
      const name = plainName(url.hostname);
      const own = [publicUrl ?? listening(), nodeUrl ?? listening(), listening()].map((origin) =>
        plainName(new URL(origin).hostname),
      );
      return isIP(name) !== 0 || isLoopbackName(name) || own.includes(name);
    },
    nodeSources: nodeUrl === null || publicUrl === null ? [] : sourcesUnder(new URL(publicUrl)),
    secure: publicUrl?.startsWith("https:") === true,
  };
}

/** WebSockets to any port of a host, and of the names under it, as a content security policy says it. */
function sourcesUnder({ protocol, hostname }: URL): string[] {
  const scheme = protocol.replace(/^http/, "ws");
  const own = `${scheme}//${hostname}:*`;
  return isIP(plainName(hostname)) === 0 ? [own, `${scheme}//*.${hostname}:*`] : [own];
}

/** Whether a host name can only mean this machine or its own network. */
export function isPrivateHost(hostname: string): boolean {
  const host = plainName(hostname);
  if (isIP(host) === 6) return host === "::1" || /^f[cd]|^fe[89ab]/.test(host);
  if (isIP(host) === 4) return /^(127|10)\.|^192\.168\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\./.test(host);
  return isLoopbackName(host) || host.endsWith(".local");
}

/** Browsers resolve these to this machine without asking anybody (RFC 6761). */
function isLoopbackName(name: string): boolean {
  return name === "localhost" || name.endsWith(".localhost");
}

/** Without the brackets of an IPv6 address and the dot of a name's root. */
function plainName(hostname: string): string {
  return hostname.toLowerCase().replace(/^\[|\]$|\.$/g, "");
}
