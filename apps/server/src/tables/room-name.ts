// What a table is called (LB1). Pure.

/** Characters that would break a row of the list: controls, line and paragraph separators, direction overrides. */
const UNSEEN = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]+/gu;

/** A given name made fit for a row: well-formed, one line, single spaces; "" when nothing is left to see. */
export function cleanRoomName(name: string): string {
  return name.toWellFormed().replace(UNSEEN, " ").replace(/\s+/gu, " ").trim();
}

/** The name of a table that was given none: the lowest number that no open table uses. */
export function defaultRoomName(taken: ReadonlySet<string>): string {
  for (let number = 1; ; number++) {
    const name = `Стол №${number}`;
    if (!taken.has(name)) return name;
  }
}
