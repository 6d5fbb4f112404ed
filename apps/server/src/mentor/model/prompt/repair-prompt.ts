// Asks a model once more when what it wrote was not in shape.
import type { ModelMessage } from "ai";

/** More of a broken answer does not help to mend it. */
const MOST_QUOTED = 6_000;

/** The messages to add for another try; none on the first. `written` is what the model wrote, null when nothing yet. */
export function repairMessages(written: string | null): readonly ModelMessage[] {
  if (written === null) return [];
  const quoted = written.trim() === "" ? "(nothing)" : written.slice(0, MOST_QUOTED);
  return [
    { role: "assistant", content: quoted },
    {
      role: "user",
      content:
        "That was not the JSON object as described: something is missing, cut off or misnamed. Write the whole object again, complete, with exactly the fields named above, and nothing around it.",
    },
  ];
}
