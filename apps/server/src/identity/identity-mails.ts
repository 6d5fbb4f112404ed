// Composes the identity's mails: our own page's address with the token in its fragment, in the asker's language.
import { EMAIL_LINK_PARAM, VERIFY_EMAIL_PARAM } from "@fitil/contracts";
import { languageOf } from "../http/language.ts";
import type { SiteAddress } from "../http/site-address.ts";
import type { Log, Mailer } from "../ports.ts";
import type { IdentityMails } from "./better-auth.ts";
import { emailLinkMail, verificationMail } from "./mail-texts.ts";

/** Mails through `mailer`; a mail that cannot be sent is logged and nobody waits for it. */
export function createIdentityMails(deps: { mailer: Mailer; site: SiteAddress; log: Log }): IdentityMails {
  const send = (to: string, mail: { subject: string; text: string }) => {
    deps.mailer.send({ to, ...mail }).catch((cause: unknown) => {
      deps.log.error({ err: cause }, "a mail could not be sent");
    });
  };
  const language = (request: Request | undefined) =>
    languageOf(request?.headers.get("accept-language") ?? undefined);
  const origin = (request: Request | undefined) =>
    deps.site.mailOriginOf({ headers: request === undefined ? {} : { host: new URL(request.url).host } });
  /** Our own page at `returnTo`, with the token in its fragment, on our own origin. */
  const link = (returnTo: string, param: string, token: string, request: Request | undefined) => {
    const page = new URL(returnTo, origin(request));
    page.hash = `${param}=${token}`;
    return pageOn(origin(request), page);
  };
  return {
    emailLink({ email, token, returnTo, request }) {
      const page = link(returnTo, EMAIL_LINK_PARAM, token, request);
      send(email, emailLinkMail(page, language(request)));
    },
    verification({ email, token, returnTo, request }) {
      const page = link(returnTo, VERIFY_EMAIL_PARAM, token, request);
      send(email, verificationMail(page, language(request)));
    },
  };
}

/** The page's path on our own origin, whatever origin it was given with. */
function pageOn(origin: string, { pathname, search, hash }: URL): string {
  return `${origin}${pathname}${search}${hash}`;
}
