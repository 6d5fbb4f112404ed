// A Russian message that says «вы» instead of «ты». Words in, words out.
import words from "./data/formal.ru.json" with { type: "json" };

/** Words with a form of their own. */
const SAID: ReadonlyMap<string, string> = new Map(Object.entries(words.said));
/** What is asked of one person: «скажи». */
const ORDERS: ReadonlySet<string> = new Set(words.orders);

/** A Russian message that says «вы» instead of «ты»; other words stay. */
export function formal(text: string): string {
  return text.replaceAll(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase();
    const said = SAID.get(lower) ?? verbOf(lower);
    if (said === null) return word;
    return /^\p{Lu}/u.test(word) ? said.charAt(0).toUpperCase() + said.slice(1) : said;
  });
}

/** «Вы» with a capital, as in a letter. */
export function withLargeVy(text: string): string {
  return text.replaceAll(/(?<!\p{L})в(?=(?:ы|ас|ам|ами|аш\p{Ll}{0,3})(?!\p{L}))/gu, "В");
}

function verbOf(word: string): string | null {
  if (ORDERS.has(word)) return /с[ья]$/u.test(word) ? `${word.slice(0, -2)}тесь` : `${word}те`;
  const found = /^([а-яё]{2,}[еёи])шь(ся)?$/u.exec(word);
  return found ? `${found[1] ?? ""}те${found[2] === undefined ? "" : "сь"}` : null;
}
