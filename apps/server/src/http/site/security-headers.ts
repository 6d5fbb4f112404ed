// What a browser may do with our pages: only what comes from here, no inline script, no framing. The sign-in popup must
// keep its opener, and Firebase needs its own hosts when it is the identity.
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { SiteAddress } from "./site-address.ts";

/** Hosts that the firebase adapter's page code talks to; `authDomain` shows its popup's frame. */
function firebaseSources(authDomain: string) {
  return {
    connect: ["https://identitytoolkit.googleapis.com", "https://securetoken.googleapis.com"],
    frame: [`https://${authDomain}`],
    script: ["https://apis.google.com"],
  };
}

/** Adds the headers to every answer. `firebaseAuthDomain` is null with the embedded identity. */
export async function securityHeaders(
  app: FastifyInstance,
  options: { readonly site: SiteAddress; readonly firebaseAuthDomain: string | null },
): Promise<void> {
  const { site, firebaseAuthDomain } = options;
  const extra =
    firebaseAuthDomain === null
      ? { connect: [], frame: [], script: [] }
      : firebaseSources(firebaseAuthDomain);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'", ...extra.script],
        "style-src": ["'self'"],
        "font-src": ["'self'"],
        "img-src": ["'self'", "data:", "https:"],
        "connect-src": [
          "'self'",
          (request) => site.originOf(request).replace(/^http/, "ws"),
          ...site.nodeSources,
          ...extra.connect,
        ],
        "frame-src": extra.frame.length > 0 ? extra.frame : ["'none'"],
        "worker-src": ["'self'"],
        "manifest-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'self'"],
        "frame-ancestors": ["'none'"],
      },
    },
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" },
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    xFrameOptions: { action: "deny" },
    strictTransportSecurity: site.secure ? { maxAge: 31_536_000, includeSubDomains: false } : false,
  });
}
