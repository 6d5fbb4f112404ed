// How much of what was sent got an answer, and from how many on that says anything. Pure.
import type { Tally } from "@fitil/contracts";

/** Below so many sent messages one more answer moves the share by a tenth and more: no share is told. */
export const EARLY = 10;

/** The share answered of all that was sent, 0 to 1; null while it is too early to say. Pure. */
export function shareAnswered({ sent, answered }: Tally): number | null {
  return sent < EARLY ? null : answered / sent;
}

/** How many nobody has told of yet. Pure. */
export function untoldOf({ sent, answered, silent }: Tally): number {
  return sent - answered - silent;
}

/** Rows in a fixed order, so that they do not change places from one look to the next. Pure. */
export function inOrder<Key extends string, Row>(
  rows: readonly Row[],
  order: readonly Key[],
  keyOf: (row: Row) => Key,
): Row[] {
  return rows.toSorted((one, other) => order.indexOf(keyOf(one)) - order.indexOf(keyOf(other)));
}
