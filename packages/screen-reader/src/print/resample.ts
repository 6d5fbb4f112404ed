// Grey pictures in another size: averaging when smaller, a smooth curve when bigger.

export interface GreyImage {
  readonly width: number;
  readonly height: number;
  /** One byte per pixel, 0 black. */
  readonly data: Uint8Array;
}

/** The picture `factor` times as big (> 0) in both directions; a new image. */
export function resample(image: GreyImage, factor: number): GreyImage {
  if (factor === 1) return image;
  const width = Math.max(1, Math.round(image.width * factor));
  const height = Math.max(1, Math.round(image.height * factor));
  const across = weigh(image.width, width);
  const down = weigh(image.height, height);
  const half = new Float32Array(width * image.height);
  for (let y = 0; y < image.height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const { first, weights } = across[x] as Weights;
      let sum = 0;
      for (let tap = 0; tap < weights.length; tap += 1) {
        const source = Math.min(image.width - 1, Math.max(0, first + tap));
        sum += (image.data[y * image.width + source] as number) * (weights[tap] as number);
      }
      half[y * width + x] = sum;
    }
  }
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const { first, weights } = down[y] as Weights;
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      for (let tap = 0; tap < weights.length; tap += 1) {
        const source = Math.min(image.height - 1, Math.max(0, first + tap));
        sum += (half[source * width + x] as number) * (weights[tap] as number);
      }
      data[y * width + x] = Math.min(255, Math.max(0, Math.round(sum)));
    }
  }
  return { width, height, data };
}

interface Weights {
  readonly first: number;
  readonly weights: readonly number[];
}

/** For each target place the source places around it and how much each counts (Catmull-Rom, widened to shrink). */
function weigh(from: number, to: number): readonly Weights[] {
  const step = from / to;
  const reach = Math.max(1, step);
  return Array.from({ length: to }, (_, place) => {
    const centre = (place + 0.5) * step - 0.5;
    const first = Math.ceil(centre - 2 * reach);
    const count = Math.floor(centre + 2 * reach) - first + 1;
    const raw = Array.from({ length: count }, (__, tap) => curve((first + tap - centre) / reach));
    const total = raw.reduce((sum, weight) => sum + weight, 0);
    return { first, weights: raw.map((weight) => weight / total) };
  });
}

function curve(distance: number): number {
  const away = Math.abs(distance);
  if (away < 1) return 1.5 * away * away * away - 2.5 * away * away + 1;
  if (away < 2) return -0.5 * away * away * away + 2.5 * away * away - 4 * away + 2;
  return 0;
}
