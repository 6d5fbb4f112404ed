// A kind word before the server has to say it (MC4): how many pictures, how big, of which kind. Judges by the first bytes,
// like the server, not by the name. Pure but for reading those bytes.
import { MAX_SCREENSHOT_BYTES, MAX_SCREENSHOTS } from "@fitil/contracts";

export type PictureFault = "tooMany" | "tooLarge" | "notAPicture" | "empty";

/** Enough for the signature of every kind. */
const HEAD_BYTES = 12;

/** Why these files cannot be sent together with `already` chosen ones; null when they can. */
export async function pictureFault(files: readonly File[], already: number): Promise<PictureFault | null> {
  if (files.length === 0) return "empty";
  if (files.length + already > MAX_SCREENSHOTS) return "tooMany";
  if (files.some((file) => file.size > MAX_SCREENSHOT_BYTES)) return "tooLarge";
  for (const file of files)
    if (!isPictureHead(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))) return "notAPicture";
  return null;
}

/** Whether a file that begins so is a PNG, a JPEG or a WebP. Pure. */
export function isPictureHead(head: Uint8Array): boolean {
  const has = (bytes: readonly number[], at = 0): boolean =>
    bytes.every((byte, index) => head[at + index] === byte);
  const isPng = has([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const isJpeg = has([0xff, 0xd8, 0xff]);
  const isWebp = has([0x52, 0x49, 0x46, 0x46]) && has([0x57, 0x45, 0x42, 0x50], 8);
  return isPng || isJpeg || isWebp;
}

/** The files of a paste or a drop, in order; things that are no files are left out. Pure. */
export function filesOf(data: DataTransfer | null): File[] {
  return data === null ? [] : [...data.files];
}
