// What was agreed, in the words of the chat: from the day or the hour on («в субботу в 18:00 у фонтана»).
import { HOUR, SIGNALS } from "../diagnosis/signals.ts";
import { clip } from "../diagnosis/phrases.ts";
import { findAll } from "../words/pattern.ts";
import { quotable } from "./fill.ts";
import type { Material } from "./material.ts";

const LONGEST = 48;
const PREPOSITION = /(?:^|\s)(?:в|во|на|к|on|at|this|next)\s$/iu;

/**
 * When and where, ready to stand in a sentence; words of theirs in quotes when no time was named. `from`: the hour alone
 * is enough on the day itself.
 */
export function agreedWords(material: Material, from: "day" | "hour" = "day"): string {
  const clauses = material.diagnosis.lateTexts.flatMap((text) => text.split(/[.!?…;\n]+/u)).toReversed();
  const hourly = clauses.filter((clause) => HOUR.test(clause));
  const found = [...hourly.filter((clause) => startOf(clause) !== null), ...clauses].find(
    (clause) => startOf(clause) !== null,
  );
  if (found !== undefined) return clip(quotable(found.slice(startOf(found, from) ?? 0), 200), LONGEST);
  const said = quotable(material.diagnosis.theirLast ?? "", LONGEST);
  return material.language === "ru" ? `«${said}»` : `“${said}”`;
}

/** Where the words about time begin, with their preposition; null when there are none. */
function startOf(clause: string, from: "day" | "hour" = "day"): number | null {
  const day = from === "hour" && HOUR.test(clause) ? -1 : (findAll(clause, SIGNALS.date)[0]?.start ?? -1);
  const hour = clause.search(HOUR);
  const first = day < 0 ? hour : hour < 0 ? day : Math.min(day, hour);
  if (first < 0) return null;
  const before = PREPOSITION.exec(clause.slice(0, first));
  return before ? first - before[0].trimStart().length : first;
}
