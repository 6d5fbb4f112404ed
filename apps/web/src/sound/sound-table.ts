// Every sound of the game as notes for the synthesiser. Small, dry and different from each other. Plain data.

/** One note: when it starts, and zzfx's parameters (volume, randomness, frequency, attack, sustain, release, shape, …). */
export interface Note {
  readonly atMs: number;
  readonly zzfx: readonly number[];
}

/** A sound: its notes are mixed into one sample, once. */
export type Recipe = readonly Note[];

function note(atMs: number, ...zzfx: number[]): Note {
  return { atMs, zzfx };
}

/** A soft plucked tone. */
function tone(atMs: number, frequency: number, seconds: number, volume = 0.8): Note {
  return note(atMs, volume, 0, frequency, 0.008, seconds * 0.35, seconds * 0.65, 1, 1.1);
}

/** All sounds. Randomness is 0: variety comes from the playing rate. */
export const SOUND_TABLE = {
  /** A bomb is put down: a dull knock and the hiss of the fuse. */
  place: [
    note(0, 1.1, 0, 120, 0.004, 0.02, 0.09, 0, 1.8, -7),
    note(20, 0.35, 0, 900, 0.01, 0.05, 0.12, 4, 0.6, 0, 0, 0, 0, 0, 0.4),
  ],
  /** A bomb goes off. */
  blast: [
    note(0, 1.7, 0, 62, 0.006, 0.1, 0.5, 2, 2.2, -0.7, 0, 0, 0, 0, 0.9, 0, 0.1),
    note(0, 1.1, 0, 240, 0.004, 0.06, 0.42, 4, 2.4, 0, 0, 0, 0, 0, 0.7, 0, 0.35),
  ],
  "pickup-bomb": [tone(0, 330, 0.1), tone(70, 330, 0.08), tone(130, 494, 0.2)],
  "pickup-radius": [note(0, 0.9, 0, 210, 0.01, 0.12, 0.2, 1, 1.2, 7)],
  "pickup-speed": [tone(0, 523, 0.08), tone(45, 659, 0.08), tone(90, 784, 0.08), tone(135, 1047, 0.18)],
  "pickup-health": [tone(0, 392, 0.24), tone(90, 494, 0.24), tone(180, 587, 0.34)],
  /** The own player is hit. */
  hit: [note(0, 1.3, 0, 260, 0.004, 0.05, 0.2, 3, 1.2, -11, 0, 0, 0, 0, 0.3, 0, 0.12)],
  /** Somebody falls. */
  death: [note(0, 1, 0, 430, 0.01, 0.16, 0.34, 1, 1.2, -5.5, 0, 0, 0, 0.07)],
  win: [
    tone(0, 392, 0.16),
    tone(120, 494, 0.16),
    tone(240, 587, 0.16),
    tone(360, 784, 0.55),
    tone(360, 494, 0.55, 0.5),
  ],
  lose: [tone(0, 392, 0.2), tone(170, 349, 0.2), tone(340, 294, 0.24), tone(540, 220, 0.6)],
  /** One second of a countdown, and its end. */
  countdown: [tone(0, 587, 0.12, 0.7)],
  start: [tone(0, 880, 0.34, 0.8), tone(0, 1175, 0.34, 0.4)],
  /** Sudden death begins. */
  alarm: [tone(0, 466, 0.2), tone(210, 622, 0.2), tone(420, 466, 0.2), tone(630, 622, 0.34)],
  /** A wall closes. */
  wall: [note(0, 1.2, 0, 70, 0.002, 0.03, 0.16, 2, 2, -2, 0, 0, 0, 0, 0.8)],
} as const satisfies Record<string, Recipe>;

/** Names of all sounds. */
export type SoundName = keyof typeof SOUND_TABLE;

/** How loud something is at `cells` away: 1 here, 0.2 across the board. */
export function loudnessAt(cells: number): number {
  return Math.max(0.2, 1 / (1 + Math.max(0, cells) * 0.22));
}

/** Where something `cells` to the right (negative: left) is heard, −1..1; never quite at one ear. */
export function panAt(cells: number): number {
  return Math.max(-0.7, Math.min(0.7, cells / 12));
}
