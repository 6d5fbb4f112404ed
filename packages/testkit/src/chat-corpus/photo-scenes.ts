// Photos from arithmetic: terrain, water, leaves, walls, windows and skin of light, with the grain of a sensor. Nobody writes on
// them, and a reader has to say so.
import sharp from "sharp";
import { createSeededChance } from "./seeded-chance.ts";

type Rgb = readonly [number, number, number];

/** Colour at a place; `x` runs from 0 to the width's share of the height, `y` from 0 (top) to 1. */
type Scene = (x: number, y: number, noise: Noise) => Rgb;

/** Smooth noise in [0, 1]; `octaves` (1–8) add ever finer detail. */
type Noise = (x: number, y: number, octaves: number) => number;

export interface PhotoItem {
  readonly id: string;
  readonly split: "tuning" | "held-out";
  readonly scene: string;
  readonly width: number;
  readonly height: number;
  readonly format: "png" | "jpeg";
  readonly seed: number;
  /** Noise of the sensor, in brightness (0–255); none where the camera took it out. */
  readonly grain: number;
}

const TUNING = ["mountains", "sea", "bricks", "windows", "plate", "bokeh"];
const GRAINS = [0, 8, 3];
const HELD_OUT = ["dunes", "forest", "tiles", "skyline", "shelf", "pebbles", "portrait", "sunset"];

/** The photos of one half, `rounds` (≥ 1) of each scene, upright and across, PNG and JPEG in turn; deterministic. */
export function planPhotos(split: PhotoItem["split"], rounds: number): readonly PhotoItem[] {
  const scenes = split === "tuning" ? TUNING : HELD_OUT;
  return Array.from({ length: rounds }, (_, round) =>
    scenes.map((scene, place): PhotoItem => {
      const upright = (round + place) % 2 === 0;
      const format = (round + (place >> 1)) % 2 === 0 ? "jpeg" : "png";
      const seed = round * 31 + place * 7 + (split === "tuning" ? 100 : 900);
      const [width, height] = upright ? [900, 1200] : [1280, 853];
      return {
        id: `${scene}-${format}-${seed}`,
        split,
        scene,
        width,
        height,
        format,
        seed,
        grain: GRAINS[(round * 2 + place) % 3] as number,
      };
    }),
  ).flat();
}

/** Draws a photo as an encoded file. */
export async function drawPhoto(item: PhotoItem): Promise<Buffer> {
  const { width, height, seed } = item;
  const noise = createNoise(seed);
  const chance = createSeededChance(seed + 5);
  const scene = SCENES[item.scene] as Scene;
  const data = new Uint8Array(width * height * 3);
  for (let y = 0, place = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, place += 3) {
      const grain = (chance.next() - 0.5) * item.grain;
      const colour = scene(x / height, y / height, noise);
      for (let channel = 0; channel < 3; channel += 1)
        data[place + channel] = Math.max(0, Math.min(255, (colour[channel] as number) + grain));
    }
  }
  const picture = sharp(data, { raw: { width, height, channels: 3 } });
  return item.format === "png" ? picture.png().toBuffer() : picture.jpeg({ quality: 82 }).toBuffer();
}

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const part = Math.max(0, Math.min(1, share));
  return [0, 1, 2].map((channel) => {
    const from = one[channel] as number;
    return from + ((other[channel] as number) - from) * part;
  }) as unknown as Rgb;
}

const times = (colour: Rgb, factor: number): Rgb => mix([0, 0, 0], colour, factor);

/** A sky that pales towards the horizon, with clouds. */
const sky = (high: Rgb, low: Rgb, x: number, y: number, noise: Noise): Rgb =>
  mix(mix(high, low, y * 1.8), [250, 250, 250], (noise(x * 3, y * 8, 5) - 0.55) * 2.4);

const disc = (x: number, y: number, left: number, top: number, radius: number): number =>
  Math.hypot(x - left, y - top) / radius;

const SCENES: Readonly<Record<string, Scene>> = {
  mountains(x, y, noise) {
    for (const [index, base] of [0.42, 0.55, 0.7].entries()) {
      const ridge = base + (noise(x * (2 + index), index * 9, 6) - 0.5) * 0.4;
      if (y > ridge && (index === 2 || y < ridge + 0.5)) {
        const snow = index === 0 && y < ridge + 0.07 ? 0.8 : 0;
        const rock = mix([96, 104, 124], [44, 62, 40], index / 2);
        return mix(times(rock, 0.6 + noise(x * 24, y * 24, 4) * 0.8), [245, 247, 250], snow);
      }
    }
    return sky([84, 142, 214], [214, 228, 240], x, y, noise);
  },
  sea(x, y, noise) {
    if (y < 0.45) return sky([98, 160, 220], [236, 226, 210], x, y, noise);
    const wave = noise(x * (8 / y), y * 90, 3);
    return mix([18, 74, 108], [196, 226, 232], (wave - 0.45) * 1.6 * y);
  },
  bricks(x, y, noise) {
    const row = Math.floor(y * 18);
    const along = x * 9 + (row % 2) * 0.5;
    const joint = y * 18 - row < 0.1 || along - Math.floor(along) < 0.05;
    if (joint) return times([178, 172, 162], 0.8 + noise(x * 60, y * 60, 2) * 0.3);
    const tone = 0.7 + noise(Math.floor(along) * 3.7, row * 5.1, 1) * 0.5;
    return times([158, 82, 62], tone * (0.8 + noise(x * 70, y * 70, 3) * 0.4));
  },
  windows(x, y, noise) {
    const column = Math.floor(x * 11);
    const row = Math.floor(y * 9);
    const inside = x * 11 - column > 0.24 && x * 11 - column < 0.8 && y * 9 - row > 0.2 && y * 9 - row < 0.75;
    if (!inside) return times([196, 186, 170], 0.82 + noise(x * 30, y * 30, 4) * 0.3);
    const lit = noise(column * 7.3, row * 11.9, 1) > 0.56;
    const glass: Rgb = lit ? [246, 214, 142] : [58, 74, 92];
    return times(glass, 0.85 + noise(x * 12, y * 12, 3) * 0.3);
  },
  plate(x, y, noise) {
    const far = disc(x, y, 0.4, 0.52, 0.36);
    const wood = times([150, 108, 70], 0.7 + noise(x * 4, y * 60, 4) * 0.6);
    if (far > 1) return wood;
    if (far > 0.72) return times([240, 238, 234], 0.9 + noise(x * 5, y * 5, 2) * 0.12);
    const food = noise(x * 16, y * 16, 4);
    return food > 0.55 ? [206, 92, 46] : food > 0.42 ? [112, 142, 52] : [232, 206, 140];
  },
  bokeh(x, y, noise) {
    let colour: Rgb = times([40, 34, 58], 0.7 + noise(x * 2, y * 2, 3));
    for (let index = 0; index < 14; index += 1) {
      const far = disc(
        x,
        y,
        noise(index * 3.3, 1, 1) * 1.6,
        noise(1, index * 4.7, 1) * 1.2,
        0.05 + (index % 4) * 0.02,
      );
      if (far < 1) colour = mix(colour, [255, 190 + (index % 3) * 25, 110 + (index % 5) * 25], 0.45);
    }
    return colour;
  },
  dunes(x, y, noise) {
    const crest = 0.4 + noise(x * 1.5, 2, 3) * 0.25;
    if (y < crest) return sky([70, 130, 200], [240, 220, 190], x, y, noise);
    const ripple = Math.sin((y * 90 + noise(x * 3, y * 3, 3) * 30) * 1.3) * 0.08;
    return times([222, 178, 118], 0.75 + noise(x * 2, y * 4, 3) * 0.4 + ripple);
  },
  forest(x, y, noise) {
    const trunk = Math.abs(noise(Math.floor(x * 14) * 2.3, 4, 1) + Math.floor(x * 14) - x * 14) < 0.1;
    const leaf = noise(x * 40, y * 40, 4);
    const light = noise(x * 3, y * 3, 3);
    if (trunk && y > 0.2) return times([86, 66, 48], 0.5 + leaf * 0.7);
    return mix([22, 46, 18], [176, 206, 92], leaf * light * 1.9);
  },
  tiles(x, y, noise) {
    const column = Math.floor(x * 7);
    const row = Math.floor(y * 7);
    const near = Math.max(Math.abs(x * 7 - column - 0.5), Math.abs(y * 7 - row - 0.5));
    if (near > 0.47) return [206, 206, 202];
    const tint: Rgb = (column + row) % 2 === 0 ? [232, 236, 236] : [122, 166, 178];
    return times(tint, 0.9 + noise(x * 6, y * 6, 3) * 0.16);
  },
  skyline(x, y, noise) {
    const column = Math.floor(x * 9);
    const roof = 0.25 + noise(column * 5.7, 3, 1) * 0.5;
    if (y < roof) return mix([26, 30, 66], [238, 132, 96], y * 1.5);
    const pane =
      (x * 60) % 1 > 0.4 &&
      (y * 50) % 1 > 0.45 &&
      noise(Math.floor(x * 60) * 1.7, Math.floor(y * 50) * 2.9, 1) > 0.5;
    return pane ? [250, 216, 130] : times([38, 40, 58], 0.7 + noise(x * 20, y * 20, 3) * 0.4);
  },
  shelf(x, y, noise) {
    const row = Math.floor(y * 4);
    const down = y * 4 - row;
    if (down > 0.93) return times([120, 84, 54], 0.8 + noise(x * 4, y * 80, 3) * 0.4);
    const book = Math.floor(x * 26 + noise(row * 3, Math.floor(x * 26), 1) * 0.4);
    const tall = 0.2 + noise(book * 3.1, row * 7.7, 1) * 0.3;
    if (down < tall) return times([66, 50, 40], 0.6 + noise(x * 8, y * 8, 2) * 0.3);
    const hue = noise(book * 9.1, row * 4.3, 1);
    return times(mix([170, 52, 48], [52, 92, 140], hue * 1.6 - 0.3), 0.75 + noise(x * 40, y * 6, 3) * 0.4);
  },
  pebbles(x, y, noise) {
    const cell = noise(x * 14, y * 14, 2);
    const edge = Math.abs(cell - 0.5) < 0.03;
    const tone = noise(Math.floor(cell * 9) * 3.3 + x * 2, y * 2, 2);
    return edge ? [52, 50, 48] : times([176, 168, 158], 0.6 + tone * 0.6 + noise(x * 60, y * 60, 2) * 0.12);
  },
  portrait(x, y, noise) {
    const face = disc(x * 1.25, y, 0.5, 0.42, 0.22);
    const body = disc(x * 0.8, y, 0.33, 1.05, 0.4);
    const hair = disc(x * 1.2, y, 0.48, 0.36, 0.29);
    if (face < 1) return times([222, 176, 148], 1.06 - face * 0.25 + (noise(x * 8, y * 8, 3) - 0.5) * 0.1);
    if (hair < 1) return times([74, 50, 36], 0.6 + noise(x * 60, y * 8, 3) * 0.8);
    if (body < 1) return times([66, 96, 132], 0.8 + noise(x * 30, y * 30, 3) * 0.3);
    return mix([176, 190, 160], [96, 124, 88], noise(x * 2, y * 2, 4));
  },
  sunset(x, y, noise) {
    const sun = disc(x, y, 0.7, 0.55, 0.07);
    if (sun < 1) return [255, 236, 180];
    if (y > 0.62)
      return mix([60, 36, 60], [250, 160, 90], noise(x * 4, y * 70, 3) * (1.3 - Math.abs(x - 0.7) * 2));
    return mix(mix([64, 52, 112], [252, 158, 84], y * 1.6), [255, 214, 170], noise(x * 3, y * 12, 5) - 0.45);
  },
};

function createNoise(seed: number): Noise {
  const at = (x: number, y: number): number => {
    let value = Math.imul(x | 0, 374_761_393) ^ Math.imul(y | 0, 668_265_263) ^ Math.imul(seed, 974_711);
    value = Math.imul(value ^ (value >>> 13), 1_274_126_177);
    return ((value ^ (value >>> 16)) >>> 0) / 4_294_967_296;
  };
  const smooth = (x: number, y: number): number => {
    const left = Math.floor(x);
    const top = Math.floor(y);
    const across = (x - left) ** 2 * (3 - 2 * (x - left));
    const down = (y - top) ** 2 * (3 - 2 * (y - top));
    const upper = at(left, top) + (at(left + 1, top) - at(left, top)) * across;
    const lower = at(left, top + 1) + (at(left + 1, top + 1) - at(left, top + 1)) * across;
    return upper + (lower - upper) * down;
  };
  return (x, y, octaves) => {
    let sum = 0;
    let weight = 0;
    for (let octave = 0; octave < octaves; octave += 1) {
      const scale = 2 ** octave;
      sum += smooth(x * scale + octave * 17, y * scale + octave * 31) / scale;
      weight += 1 / scale;
    }
    return sum / weight;
  };
}
