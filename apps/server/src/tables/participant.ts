// Somebody who started a game. Fixed from the start to the end, wherever the person goes meanwhile.
import type { BotLevel, CharacterId, EyeVariant } from "@fitil/contracts";

export interface Participant {
  readonly characterId: CharacterId;
  readonly userId: string;
  readonly name: string;
  readonly eyeVariant: EyeVariant;
  /** Null: a person. */
  readonly botLevel: BotLevel | null;
}
