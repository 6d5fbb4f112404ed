// The words that invite somebody to the game, in the language of the talk they go into (not of the screen). Pure.
import type { MentorLanguage } from "@fitil/contracts";

const WORDS: Readonly<Record<MentorLanguage, string>> = {
  ru: "Сыграем? Пять минут, бомбочки, проигравший угощает кофе:",
  en: "Up for a quick game? Five minutes, tiny bombs, loser buys the coffee:",
};

/** The address of a table (LB8). Pure. */
export function invitationLink(origin: string, roomId: string): string {
  return `${origin}/?table=${encodeURIComponent(roomId)}`;
}

/** The message with the invitation below it; the invitation alone for an empty one. Pure. */
export function withInvitation(message: string, link: string, language: MentorLanguage): string {
  const invitation = `${WORDS[language]} ${link}`;
  return message.trim() === "" ? invitation : `${message.trim()}\n\n${invitation}`;
}
