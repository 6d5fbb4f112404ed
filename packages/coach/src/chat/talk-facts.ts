// The facts of a talk, and the conditions on them that rows, cases and sentences have: `name` (more than nothing), `!name` (nothing),
// `name>=2`.

/** The facts of a talk as the table names them; booleans are 0 and 1. */
export type Facts = Readonly<Record<string, number>>;

/** Whether all conditions hold. Throws when one names no fact. */
export function holdAll(when: readonly string[], facts: Facts): boolean {
  return when.every((condition) => holds(condition, facts));
}

const CONDITION = /^(!?)([a-z_]+)(?:>=(\d+))?$/;

function holds(condition: string, facts: Facts): boolean {
  const [, not, name = "", least] = CONDITION.exec(condition) ?? [];
  const value = facts[name];
  if (value === undefined) throw new Error(`«${condition}» names no fact of a talk`);
  const found = value >= Number(least ?? 1);
  return not === "!" ? !found : found;
}
