// The two mails the embedded identity sends, in both languages, in the name of the room they were asked from. Plain text:
// nothing to load, nothing to track.
import type { Language } from "../../../http/language.ts";
import TEXTS from "./data/mail-texts.json" with { type: "json" };

export interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** The room that a link leads back to, in the cases that Russian needs: «войти в …», «почта для …». */
function roomOf(link: string) {
  return /^\/mentor(?:\/|$)/.test(new URL(link).pathname) ? TEXTS.rooms.mentor : TEXTS.rooms.game;
}

function mailOf(texts: Readonly<Record<Language, MailText>>, link: string, language: Language): MailText {
  const places: Readonly<Record<string, string>> = { ...roomOf(link), link };
  const fill = (text: string): string =>
    text.replaceAll(/\{(\w+)\}/g, (whole, place: string) => places[place] ?? whole);
  const { subject, text } = texts[language];
  return { subject: fill(subject), text: fill(text) };
}

/** The one-time sign-in link. */
export function emailLinkMail(link: string, language: Language): MailText {
  return mailOf(TEXTS.emailLink, link, language);
}

/** The confirmation of a registered address. */
export function verificationMail(link: string, language: Language): MailText {
  return mailOf(TEXTS.verification, link, language);
}
