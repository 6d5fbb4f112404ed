// The name that a player gets who brings none, or one that is taken; and every guest's.
import type { Random } from "../ports/process.ts";

/** Whose name it is, and in which language. */
export type NameKind = "player" | "guest-ru" | "guest-en";

const BEGINNINGS = {
  player: { word: "Игрок", digits: 5 },
  "guest-ru": { word: "Гость", digits: 4 },
  "guest-en": { word: "Guest", digits: 4 },
} as const satisfies Record<NameKind, object>;
const MORE_DIGITS = 9;
const TRIES_WITH_FEW_DIGITS = 20;

/** «Игрок-NNNNN» or «Гость-NNNN» for the `attempt`-th try (from 0); longer numbers once the short ones keep being taken. */
export function defaultName(random: Random, attempt: number, kind: NameKind = "player"): string {
  const { word, digits: few } = BEGINNINGS[kind];
  const digits = attempt < TRIES_WITH_FEW_DIGITS ? few : MORE_DIGITS;
  const number = Buffer.from(random.bytes(6)).readUIntBE(0, 6) % 10 ** digits;
  return `${word}-${String(number).padStart(digits, "0")}`;
}
