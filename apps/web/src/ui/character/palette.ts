// The colours a character is drawn in. Flat tones only: base, shade below, light above, ink around.
// Colour is never the only sign: marks.ts gives every character its own silhouette.
import type { CharacterColor } from "@fitil/contracts";

/** Tones of one character, all CSS colours. */
export interface CharacterTones {
  readonly base: string;
  readonly shade: string;
  readonly light: string;
  readonly lid: string;
  readonly ink: string;
}

/** The tones of each character, keyed by the wire's colour name. */
export const TONES: Readonly<Record<CharacterColor, CharacterTones>> = {
  blue: { base: "#4da3ff", shade: "#2f7fe0", light: "#a9d4ff", lid: "#3b91f0", ink: "#0d1b3d" },
  red: { base: "#ff5d5d", shade: "#d93a48", light: "#ffb3a8", lid: "#ee4a50", ink: "#36101f" },
  yellow: { base: "#ffcf4d", shade: "#e7a51f", light: "#fff0b8", lid: "#f4bb36", ink: "#3a250a" },
  violet: { base: "#b07bff", shade: "#8850e0", light: "#dcc6ff", lid: "#9d66f2", ink: "#22103f" },
};
