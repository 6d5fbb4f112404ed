// What no message may do where a no stands (MF1): ask, invite or push. Judges a message that is about to be offered.
import { phrase, readText, says } from "./phrase.ts";
import en from "./data/boundaries.en.json" with { type: "json" };
import ru from "./data/boundaries.ru.json" with { type: "json" };

const PUSHES = [ru, en]
  .flatMap(({ pushes }) => [...pushes.asks, ...pushes.invites, ...pushes.pushes])
  .map(phrase);

/** Whether a message asks, invites or pushes. */
export function asksOrPushes(text: string): boolean {
  const said = readText(text);
  return said.includes("?") || says(said, PUSHES);
}
