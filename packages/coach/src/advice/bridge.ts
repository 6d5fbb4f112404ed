// A question that does not say what it is about gets its topic named («Теперь про керамику: с чего всё началось?»).
import { findTopics } from "../topics/find-topics.ts";
import { fill } from "./fill.ts";
import type { Material, Thread } from "./material.ts";
import { pick } from "./material.ts";

/** The question with its topic named, when it does not name it itself; `offset` sets the options apart. */
export function bridged(
  material: Material,
  thread: Thread | null,
  ask: string,
  attempt: number,
  offset: number,
): string {
  if (!thread?.topic || !thread.about || /[:–]/.test(ask)) return ask;
  if (findTopics(ask).some((find) => find.topic === thread.topic?.id)) return ask;
  return fill(pick(material, "bridge", material.lines.bridge, attempt, offset), { about: thread.about, ask });
}
