// A tune as data, and which of its notes are due: endless, in steps of equal length. Pure: no clock, no sound.

/** One voice: its notes as step, pitch (69 is the A of 440 Hz, a semitone each) and length in steps. */
interface Voice {
  readonly wave: string;
  /** 0..1, beside the other voices. */
  readonly loudness: number;
  readonly notes: readonly (readonly number[])[];
}

/** A piece that begins anew after `length` steps. */
export interface Tune {
  readonly stepsPerMinute: number;
  readonly length: number;
  readonly voices: readonly Voice[];
}

/** A note as a synthesiser wants it; seconds since the tune began. */
export interface DueNote {
  readonly atS: number;
  readonly forS: number;
  readonly hertz: number;
  readonly wave: string;
  readonly loudness: number;
}

const CONCERT_PITCH = 69;
const CONCERT_HERTZ = 440;

/** The notes that begin from `fromS` on and before `toS`; asked for piece by piece, each note comes once. */
export function notesBetween(tune: Tune, fromS: number, toS: number): DueNote[] {
  const stepS = 60 / tune.stepsPerMinute;
  const roundS = tune.length * stepS;
  const due: DueNote[] = [];
  for (let round = Math.floor(fromS / roundS); round * roundS < toS; round++)
    for (const { wave, loudness, notes } of tune.voices)
      for (const [step = 0, pitch = CONCERT_PITCH, steps = 1] of notes) {
        const atS = round * roundS + step * stepS;
        if (atS < fromS || atS >= toS) continue;
        const hertz = CONCERT_HERTZ * 2 ** ((pitch - CONCERT_PITCH) / 12);
        due.push({ atS, forS: steps * stepS, hertz, wave, loudness });
      }
  return due;
}
