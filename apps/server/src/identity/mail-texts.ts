// The two mails the embedded identity sends, in both languages. Plain text: nothing to load, nothing to track.
import type { Language } from "../http/messages.ts";

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** The one-time sign-in link. */
export function emailLinkMail(link: string, language: Language): MailText {
  if (language === "en")
    return {
      subject: "Sign in to Fuse",
      text: `Open this link to sign in to Fuse:\n\n${link}\n\nIt works once and for 15 minutes. If you did not ask for it, just leave this message alone.\n`,
    };
  return {
    subject: "Вход в «Фитиль»",
    text: `Откройте ссылку, чтобы войти в «Фитиль»:\n\n${link}\n\nОна сработает один раз и в течение 15 минут. Если вы её не запрашивали, просто не отвечайте на это письмо.\n`,
  };
}

/** The confirmation of a registered address. */
export function verificationMail(link: string, language: Language): MailText {
  if (language === "en")
    return {
      subject: "Confirm your e-mail for Fuse",
      text: `Open this link to confirm your e-mail and start playing:\n\n${link}\n\nIt works for one day. If you did not register, just leave this message alone.\n`,
    };
  return {
    subject: "Подтвердите почту для «Фитиля»",
    text: `Откройте ссылку, чтобы подтвердить почту и начать играть:\n\n${link}\n\nОна работает сутки. Если вы не регистрировались, просто не отвечайте на это письмо.\n`,
  };
}
