// The name that a player gets who brings none, or one that is taken.
import type { Random } from "../ports.ts";

const DEFAULT_DIGITS = 5;
const MORE_DIGITS = 9;
const TRIES_WITH_FEW_DIGITS = 20;

/** «Игрок-NNNNN» for the `attempt`-th try (from 0); longer numbers once the short ones keep being taken. */
export function defaultName(random: Random, attempt: number): string {
  const digits = attempt < TRIES_WITH_FEW_DIGITS ? DEFAULT_DIGITS : MORE_DIGITS;
  const number = Buffer.from(random.bytes(6)).readUIntBE(0, 6) % 10 ** digits;
  return `Игрок-${String(number).padStart(digits, "0")}`;
}
