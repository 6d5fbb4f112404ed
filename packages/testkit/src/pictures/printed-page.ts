// A page with rows of print, as large as asked for, without a browser to draw it.
import sharp from "sharp";

interface Page {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
}

/** A JPEG of `width` × `height` pixels with `rows` rows of English, black on white. */
export async function printedPage({ width, height, rows }: Page): Promise<Buffer> {
  const row = Math.round(height / (rows + 2));
  const size = Math.min(Math.round(row * 0.7), Math.round(width / 24));
  const print = Array.from(
    { length: rows },
    (_, index) =>
      `<text x="20" y="${row * (index + 1)}" font-size="${size}">How was your day? Mine was ${index}.</text>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#fff"/>${print.join("")}</svg>`;
  return sharp(Buffer.from(svg)).jpeg({ quality: 60 }).toBuffer();
}
