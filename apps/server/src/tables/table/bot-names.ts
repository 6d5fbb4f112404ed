// What bots are called at a table (BT1): always shown with the word for bot beside it, so that nobody takes them for people.
// A name goes over the wire as it stands, whatever the reader's language: so all can be read in both.

const NAMES: ReadonlyMap<string, string> = new Map([
  ["bot:1", "Tik"],
  ["bot:2", "Bang"],
  ["bot:3", "Puff"],
  ["bot:4", "Pop"],
]);

/** What bots have where people have their account's id, which never has a colon. */
export const BOT_IDS: readonly string[] = [...NAMES.keys()];

/** The name of the bot with this id, or null for a person. */
export function botName(userId: string): string | null {
  return NAMES.get(userId) ?? null;
}
