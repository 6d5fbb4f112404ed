// What a player can do. Shapes only; judging is done by the rules.
import type { CharacterId, Orientation } from "./match-types.ts";

/** "I am here": judged by PL3. `seq` is the sender's counter, if it keeps one. */
export interface MoveInput {
  readonly type: "move";
  readonly playerId: CharacterId;
  readonly x: number;
  readonly y: number;
  readonly orientation: Orientation;
  /** "…and walk that way until I say otherwise" (PL6); null or absent: "…and stand". */
  readonly heading?: Orientation | null;
  readonly seq?: number;
  /** Round trip of the sender's line in ms, as the server measured it (never as the sender says): bombs it cannot show yet do not block (PL3). */
  readonly lagMs?: number;
}

/** "A bomb, here": the cell may be named (BM1). */
export interface BombInput {
  readonly type: "bomb";
  readonly playerId: CharacterId;
  readonly x?: number;
  readonly y?: number;
}

/** "I am gone": also what the server says when somebody's grace has run out (OC4). */
export interface LeaveInput {
  readonly type: "leave";
  readonly playerId: CharacterId;
}

export type MatchInput = MoveInput | BombInput | LeaveInput;

/** An input and the match ms it was applied at: one line of a recorded match. */
export interface TimedInput {
  readonly atMs: number;
  readonly input: MatchInput;
}
