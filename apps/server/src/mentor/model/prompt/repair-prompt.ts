// Asks a model once more when what it wrote was not as asked.
import type { ModelMessage } from "ai";
import type { Malformed } from "../model-fault.ts";

/** More of a broken answer does not help to mend it. */
const MOST_QUOTED = 6_000;

const SHAPE =
  "That was not the JSON object as described: something is missing, cut off or misnamed. Write the whole object again, complete, with exactly the fields named above, and nothing around it.";

/** The messages to add for another try; none on the first, when nothing was malformed yet. */
export function repairMessages(malformed: Malformed | null): readonly ModelMessage[] {
  if (malformed === null) return [];
  const { written, repair } = malformed;
  const quoted = written.trim() === "" ? "(nothing)" : written.slice(0, MOST_QUOTED);
  return [
    { role: "assistant", content: quoted },
    { role: "user", content: repair ?? SHAPE },
  ];
}
