// Takes the ripple of lossy compression out of flat places and leaves edges where they are.
import type { RgbImage } from "./rgb-image.ts";

/** The image after a median of three along rows and then along columns, per channel; a new image. */
export function medianFilter(image: RgbImage): RgbImage {
  const { width, height } = image;
  const along = medianOfThree(image.data, 3, 3, image.data.length - 3);
  const across = medianOfThree(along, width * 3, width * 3, along.length - width * 3);
  return { width, height, data: across };
}

/** Each byte from `first` to before `end` as the median of itself and its neighbours `step` bytes away. */
function medianOfThree(data: Uint8Array, step: number, first: number, end: number): Uint8Array {
  const out = data.slice();
  for (let index = first; index < end; index += 1) {
    const before = data[index - step] as number;
    const here = data[index] as number;
    const after = data[index + step] as number;
    if (before < here) {
      out[index] = here < after ? here : before < after ? after : before;
    } else {
      out[index] = before < after ? before : here < after ? after : here;
    }
  }
  return out;
}
