// What somebody says of their walking, as a line of text. It is most of what a table is told, so it is short: who says it is named
// the first time after a whole, and a number from then on.
import { gameActionCodec } from "@fitil/contracts";
import type { PlayerStateAction } from "@fitil/contracts";
import type { Sender } from "../table/command.ts";

/** Those who have been named since the last whole, each with a number, as whoever writes knows them. */
export type NumberedSenders = Map<Sender, number>;
/** The same by number, as whoever reads has learnt them. */
export type NamedSenders = Pick<Sender, "userId" | "id">[];

/** A position as it was said. */
export interface SaidPosition {
  readonly from: Sender;
  readonly position: PlayerStateAction;
  /** The sender's line as it was then. */
  readonly roundTripMs: number;
}

const LINE = /^walks (\d+) (\S+) (\d) (\S+) (\S+) ([a-z]+) ([a-z]+|-|\.) (\d+|-)(?: (\[.+\]))?$/;

/** One line without its moment. PERF: the hot path. */
export function writePositionLine(
  { from, position, roundTripMs }: SaidPosition,
  known: NumberedSenders,
): string {
  const { id, x, y, orientation, heading, seq } = position;
  let number = known.get(from);
  let names = "";
  if (number === undefined) {
    number = known.size;
    known.set(from, number);
    names = ` ${JSON.stringify([from.userId, from.id])}`;
  }
  const course = heading === undefined ? "-" : (heading ?? ".");
  return `walks ${number} ${roundTripMs} ${id} ${x} ${y} ${orientation} ${course} ${seq ?? "-"}${names}`;
}

/** Who said what; null: it is no such line, or by somebody who was never named. `known` learns who is named in it. */
export function readPositionLine(
  line: string,
  known: NamedSenders,
): { readonly from: Sender; readonly position: PlayerStateAction } | null {
  const found = LINE.exec(line);
  if (found === null) return null;
  const [, number, roundTrip, id, x, y, orientation, course, seq, names] = found;
  if (names !== undefined) {
    const named: unknown = JSON.parse(names);
    if (!Array.isArray(named) || Number(number) !== known.length) return null;
    known.push({ userId: String(named[0]), id: String(named[1]) });
  }
  const sender = known[Number(number)];
  const roundTripMs = Number(roundTrip);
  const position = gameActionCodec.decode({
    type: "player_state",
    id: Number(id),
    x: Number(x),
    y: Number(y),
    orientation,
    ...(course !== "-" && { heading: course === "." ? null : course }),
    ...(seq !== "-" && { seq: Number(seq) }),
  });
  if (sender === undefined || position?.type !== "player_state" || Number.isNaN(roundTripMs)) return null;
  return { from: { ...sender, roundTripMs }, position };
}
