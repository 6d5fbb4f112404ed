// The two mails the embedded identity sends, in both languages, in the name of the room they were asked from. Plain text:
// nothing to load, nothing to track.
import type { Language } from "../../http/messages.ts";

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** What a room is called in a letter, in the cases that Russian needs. */
interface RoomNames {
  readonly en: string;
  /** «войти в …» */
  readonly into: string;
  /** «почта для …» */
  readonly of: string;
}
const GAME: RoomNames = { en: "Fuse", into: "«Фитиль»", of: "«Фитиля»" };
const MENTOR: RoomNames = { en: "Spark", into: "«Искру»", of: "«Искры»" };

/** The room that a link leads back to. */
function roomOf(link: string): RoomNames {
  return /^\/mentor(?:\/|$)/.test(new URL(link).pathname) ? MENTOR : GAME;
}

/** The one-time sign-in link. */
export function emailLinkMail(link: string, language: Language): MailText {
  const room = roomOf(link);
  if (language === "en")
    return {
      subject: `Sign in to ${room.en}`,
      text: `Open this link to sign in to ${room.en}:\n\n${link}\n\nIt works once and for 15 minutes. If you did not ask for it, just leave this message alone.\n`,
    };
  return {
    subject: `Вход в ${room.into}`,
    text: `Открой ссылку, чтобы войти в ${room.into}:\n\n${link}\n\nОна сработает один раз и в течение 15 минут. Если её запросил кто-то другой, на это письмо можно не обращать внимания.\n`,
  };
}

/** The confirmation of a registered address. */
export function verificationMail(link: string, language: Language): MailText {
  const room = roomOf(link);
  if (language === "en")
    return {
      subject: `Confirm your e-mail for ${room.en}`,
      text: `Open this link to confirm your e-mail and begin:\n\n${link}\n\nIt works for one day. If you did not register, just leave this message alone.\n`,
    };
  return {
    subject: `Подтверди почту для ${room.of}`,
    text: `Открой ссылку, чтобы подтвердить почту и начать:\n\n${link}\n\nОна работает сутки. Если это была не твоя регистрация, на это письмо можно не обращать внимания.\n`,
  };
}
