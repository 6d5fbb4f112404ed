// Composes the identity's mails: our own page's address with the token in its fragment, in the asker's language.
import { EMAIL_LINK_PARAM, VERIFY_EMAIL_PARAM } from "@fitil/contracts";
import { languageOf } from "../../../http/language.ts";
import type { Log, Mailer } from "../../../ports/process.ts";
import type { AttemptLimits } from "../attempt-limits.ts";
import { CLIENT_ADDRESS_HEADER, MAIL_ORIGIN_HEADER } from "../better-auth-setup.ts";
import type { IdentityMails } from "../auth-engine.ts";
import type { KnownDevices } from "../known-device.ts";
import { mayMail } from "./mail-bounds.ts";
import { emailLinkMail, verificationMail } from "./mail-texts.ts";
import type { MailText } from "./mail-texts.ts";

export interface IdentityMailDeps {
  readonly mailer: Mailer;
  readonly log: Log;
  readonly limits: AttemptLimits;
  readonly devices: KnownDevices;
}

/** Mails through `mailer`, within bounds; a mail that cannot be sent is logged and nobody waits for it. */
export function createIdentityMails(deps: IdentityMailDeps): IdentityMails {
  const post = (to: string, mail: MailText) => {
    deps.mailer.send({ to, ...mail }).catch((cause: unknown) => {
      deps.log.error({ err: cause }, "a mail could not be sent");
    });
  };
  const send = async (to: string, mail: MailText, headers: Headers | undefined) => {
    const address = headers?.get(CLIENT_ADDRESS_HEADER) ?? "unknown";
    const deviceId = deps.devices.idOf(headers?.get("cookie"), to);
    if (await mayMail(deps.limits, { to, address, deviceId })) post(to, mail);
    else deps.log.warn({ address }, "a mail was held back: too many were asked for");
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
      return send(email, emailLinkMail(page, language(request)), request?.headers);
    },
    verification({ email, token, returnTo, request }) {
      const page = link(returnTo, VERIFY_EMAIL_PARAM, token, request);
      // The library may be inside a transaction, which this must not wait for.
      send(email, verificationMail(page, language(request)), request?.headers).catch((cause: unknown) => {
        deps.log.error({ err: cause }, "a mail could not be counted");
      });
    },
  };
}
