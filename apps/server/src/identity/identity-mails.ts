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
  return {
    emailLink({ email, token, returnTo, request }) {
      const page = new URL(returnTo, origin(request));
      page.hash = `${EMAIL_LINK_PARAM}=${token}`;
      send(email, emailLinkMail(pageOn(origin(request), page), language(request)));
    },
    verification({ email, token, request }) {
      const link = `${origin(request)}/#${VERIFY_EMAIL_PARAM}=${token}`;
      send(email, verificationMail(link, language(request)));
    },
  };
}

/** The page's path on our own origin, whatever origin it was given with. */
function pageOn(origin: string, { pathname, search, hash }: URL): string {
  return `${origin}${pathname}${search}${hash}`;
}
