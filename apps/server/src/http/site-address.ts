// Under which address people see the site. PUBLIC_URL settles it; without it the request's own Host does, but a mail
// only ever leads to a host that the sender of the request could not have made up.
import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";

export interface SiteAddress {
  /** The origin of the page that made this request, for cookies, redirects and origin checks. */
  originOf(request: Pick<IncomingMessage, "headers">): string;
  /** The origin that links in mails lead to. */
  mailOriginOf(request: Pick<IncomingMessage, "headers">): string;
  /** Whether a page of this origin may talk to us with cookies. */
  isOwn(origin: string, request: Pick<IncomingMessage, "headers">): boolean;
  /** Whether people reach the site by https only. */
  readonly secure: boolean;
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:]{2,45}\])(?::\d{1,5})?$/;

/** `publicUrl` is an origin or null; `fallback` gives the address this process listens on. */
export function createSiteAddress(publicUrl: string | null, fallback: () => string): SiteAddress {
  const fromHost = (request: Pick<IncomingMessage, "headers">) => {
    const host = request.headers.host?.toLowerCase();
    return host !== undefined && HOST.test(host)
      ? (URL.parse(`http://${host}`)?.origin ?? fallback())
      : fallback();
  };
  const originOf = (request: Pick<IncomingMessage, "headers">) => publicUrl ?? fromHost(request);
  return {
    originOf,
    mailOriginOf(request) {
      if (publicUrl !== null) return publicUrl;
      const origin = fromHost(request);
      return isPrivateHost(new URL(origin).hostname) ? origin : fallback();
    },
    isOwn: (origin, request) => origin === originOf(request),
    secure: publicUrl?.startsWith("https:") === true,
  };
}

/** Whether a host name can only mean this machine or its own network. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  if (isIP(host) === 6) return host === "::1" || /^f[cd]|^fe[89ab]/.test(host);
  if (isIP(host) === 4) return /^(127|10)\.|^192\.168\.|^169\.254\.|^172\.(1[6-9]|2\d|3[01])\./.test(host);
  return host === "localhost" || host.endsWith(".localhost") || host.endsWith(".local");
}
