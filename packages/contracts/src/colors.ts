// Who has which colour. Apart from the schemas, so that the browser takes it without the schema library.
import type { CharacterColor, CharacterId } from "./primitives.ts";

/** Colour by character id: 1 blue, 2 red, 3 yellow, 4 violet. */
export const COLORS: Readonly<Record<CharacterId, CharacterColor>> = {
  1: "blue",
  2: "red",
  3: "yellow",
  4: "violet",
};
