// Composes the identity's mails: our own page's address with the token in its fragment, in the asker's language.
import { EMAIL_LINK_PARAM, VERIFY_EMAIL_PARAM } from "@fitil/contracts";
import { languageOf } from "../http/language.ts";
import type { Log, Mailer } from "../ports.ts";
import { MAIL_ORIGIN_HEADER } from "./better-auth.ts";
import type { IdentityMails } from "./better-auth.ts";
import { emailLinkMail, verificationMail } from "./mail-texts.ts";

/** Mails through `mailer`; a mail that cannot be sent is logged and nobody waits for it. */
export function createIdentityMails(deps: { mailer: Mailer; log: Log }): IdentityMails {
  const send = (to: string, mail: { subject: string; text: string }) => {
    deps.mailer.send({ to, ...mail }).catch((cause: unknown) => {
      deps.log.error({ err: cause }, "a mail could not be sent");
    });
  };
  const language = (request: Request | undefined) =>
    languageOf(request?.headers.get("accept-language") ?? undefined);
  /** Our own page at `returnTo`, with the token in its fragment, on our own origin. */
  const link = (returnTo: string, param: string, token: string, request: Request | undefined) => {
    const origin = request?.headers.get(MAIL_ORIGIN_HEADER);
    if (!origin) throw new Error("A mail was asked for by nobody");
    const { pathname, search } = new URL(returnTo, origin);
    return `${origin}${pathname}${search}#${param}=${token}`;
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
