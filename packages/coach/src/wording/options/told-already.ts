// What their last turn has told is not asked again: no «когда выходишь?» under «выхожу с пятого», no “when do you start?” under “starts
// jan 5”. What a message asks and what tells it are a pair of data/told-already.json. [CO229]
import { phrase, readText, says } from "../../safety/phrases/phrase.ts";
import pairs from "../data/told-already.json" with { type: "json" };

interface Pair {
  readonly asks: readonly RegExp[];
  readonly told: readonly RegExp[];
}

let compiled: readonly Pair[] | undefined;

function opened(): readonly Pair[] {
  compiled ??= pairs.map(({ asks, told }) => ({ asks: asks.map(phrase), told: told.map(phrase) }));
  return compiled;
}

/**
 * Whether a message asks for something that they have just said.
 * @param said their last turn
 */
export function asksTold(say: string, said: string): boolean {
  if (!say.includes("?")) return false;
  const [message, turn] = [readText(say), readText(said)];
  return opened().some(({ asks, told }) => says(message, asks) && says(turn, told));
}
