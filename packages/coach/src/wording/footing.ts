// What is going on, as far as it matters to what may be said beside it: grief and a plan answer the same question otherwise. Data in
// data/footings.json.
import footings from "./data/footings.json" with { type: "json" };
import type { SituationOrGroup } from "../deciding/situation.ts";

/** What is going on, as far as it matters to what may be said. */
export type Footing = keyof typeof footings;

/** Where a footing holds. */
interface FootingOf {
  readonly told: readonly string[];
  readonly moves: readonly string[];
}

const FOOTING: Readonly<Record<Footing, FootingOf>> = footings as Readonly<Record<Footing, FootingOf>>;

/** All footings. */
export const FOOTINGS = Object.keys(footings) as readonly Footing[];

/** The footing of a situation, or of a move where the table decided; null where there is none. */
export function footingOf(told: SituationOrGroup | null, move: string): Footing | null {
  const found = Object.entries(FOOTING).find(([, { told: situations, moves }]) =>
    told === null ? moves.includes(move) : situations.includes(told),
  );
  return (found?.[0] as Footing | undefined) ?? null;
}
