// A question on a topic that nobody in the chat has asked yet [CO43].
import { wordsOf } from "../words/pattern.ts";
import { plain } from "../words/plain.ts";
import { place } from "./draft-base.ts";
import type { Draft } from "./draft-base.ts";
import type { Material } from "./material.ts";
import { pick } from "./material.ts";

/** A question on the thread that nobody in the chat has asked yet. */
export function question(one: Draft): string {
  const { material, tone, attempt, thread } = one;
  const list = thread?.topic ? thread.topic.ask : material.lines.back.open;
  const fresh = list.filter((ask) => !wasAsked(ask, material));
  const usable = fresh.length > 1 ? fresh : list;
  return pick(material, "ask", usable, attempt, place(tone));
}

/** Whether most full words of a question stand in the chat already. */
export function wasAsked(ask: string, material: Material): boolean {
  const words = wordsOf(plain(ask)).filter((word) => word.length > 3);
  const known = words.filter((word) =>
    material.saidAll.includes(word.slice(0, Math.max(4, word.length - 2))),
  );
  return words.length > 0 && known.length / words.length > 0.6;
}
