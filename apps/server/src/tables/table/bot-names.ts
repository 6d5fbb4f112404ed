// What bots are called at a table (BT1): always shown with the word «бот» beside it, so that nobody takes them for people.

const NAMES: ReadonlyMap<string, string> = new Map([
  ["bot:1", "Тик"],
  ["bot:2", "Бабах"],
  ["bot:3", "Пых"],
  ["bot:4", "Хлоп"],
]);

/** What bots have where people have their account's id, which never has a colon. */
export const BOT_IDS: readonly string[] = [...NAMES.keys()];

/** The name of the bot with this id, or null for a person. */
export function botName(userId: string): string | null {
  return NAMES.get(userId) ?? null;
}
