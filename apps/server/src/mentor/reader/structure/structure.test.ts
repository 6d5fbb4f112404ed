// What real encoders write passes; what only an attacker writes does not, and neither makes the walk throw or go on.
import { jpegOfManyScans } from "@fitil/testkit/pictures";
import fc from "fast-check";
import sharp from "sharp";
import type { Sharp } from "sharp";
import { beforeAll, describe, expect, it } from "vitest";
import { MAX_SCANS, MAX_SEGMENTS, readJpegStructure } from "./jpeg-structure.ts";
import { MAX_OTHER_CHUNKS, MAX_PIXEL_CHUNKS, readPngStructure } from "./png-structure.ts";
import { readPictureStructure } from "./read-structure.ts";
import { MAX_CHUNKS, readWebpStructure } from "./webp-structure.ts";

const WIDTH = 90;
const HEIGHT = 50;

/** Uneven enough for every kind of scan and chunk. */
function uneven(): Sharp {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * 4 }, (_, index) => (index * 7919) % 251);
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 4 } });
}

const real: Record<string, Buffer> = {};
beforeAll(async () => {
  const exif = { IFD0: { Artist: "Somebody" } };
  const colour = uneven().removeAlpha();
  const grey = colour.clone().greyscale();
  Object.assign(real, {
    "jpeg plain": await colour.clone().jpeg().toBuffer(),
    "jpeg progressive": await colour.clone().jpeg({ progressive: true }).toBuffer(),
    "jpeg mozjpeg": await colour.clone().jpeg({ mozjpeg: true, quality: 60 }).toBuffer(),
    "jpeg grey with a profile": await grey.keepExif().withMetadata().withExif(exif).jpeg().toBuffer(),
    "jpeg cmyk": await colour.clone().toColourspace("cmyk").jpeg().toBuffer(),
    "png plain": await colour.clone().png().toBuffer(),
    "png interlaced": await uneven().png({ progressive: true }).toBuffer(),
    "png of a palette, with EXIF": await uneven().withExif(exif).png({ palette: true }).toBuffer(),
    "webp lossy": await colour.clone().webp().toBuffer(),
    "webp lossless": await colour.clone().webp({ lossless: true }).toBuffer(),
    "webp with alpha, a profile and EXIF": await uneven().withMetadata().withExif(exif).webp().toBuffer(),
  });
});

describe("[MU6] the structure of a picture's file", () => {
  it("tells format and size of what real encoders write, and where the picture ends", () => {
    for (const [name, bytes] of Object.entries(real)) {
      const format = name.split(" ")[0];
      const expected = { format, width: WIDTH, height: HEIGHT, length: bytes.length };
      expect([name, readPictureStructure(bytes)]).toEqual([name, expected]);
      const longer = Buffer.concat([bytes, Buffer.from("a film"), real["jpeg plain"] as Buffer]);
      expect([name, readPictureStructure(longer)]).toEqual([name, expected]);
    }
  });

  it("is the file's own, wherever it lies in memory", () => {
    for (const [name, bytes] of Object.entries(real)) {
      const shifted = new Uint8Array(bytes.length + 3).subarray(3);
      shifted.set(bytes);
      expect([name, readPictureStructure(shifted)]).toEqual([name, readPictureStructure(bytes)]);
    }
  });

  it("of anything else, or nothing, is none", () => {
    for (const text of ["", "\u007fELF", "<svg xmlns='http://www.w3.org/2000/svg'/>", "GIF89a", "RIFF", "BM"])
      expect([text, readPictureStructure(Buffer.from(text))]).toEqual([text, null]);
  });

  it("is found or not, but always in one pass, when bytes are changed or cut off", () => {
    const files = fc.constantFrom(...Object.values(real));
    const changes = fc.array(fc.tuple(fc.nat(4_000), fc.nat(255)), { maxLength: 8 });
    fc.assert(
      fc.property(files, changes, fc.nat(4_000), (file, changed, end) => {
        const bytes = Uint8Array.from(file);
        for (const [at, byte] of changed) if (at < bytes.length) bytes[at] = byte;
        const structure = readPictureStructure(bytes.subarray(0, end));
        expect(structure === null || structure.length <= end).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe("[MU6] a JPEG", () => {
  it("has at most 100 scans", () => {
    const size = { width: 800, height: 600, format: "jpeg" };
    expect(readJpegStructure(jpegOfManyScans(800, 600, MAX_SCANS))).toMatchObject(size);
    expect(readJpegStructure(jpegOfManyScans(800, 600, MAX_SCANS + 1))).toBeNull();
    expect(readJpegStructure(jpegOfManyScans(8_000, 5_000, 160_000))).toBeNull();
  });

  it("[MC4] of 100 scans is one that the decoder opens, so that the limit is no accident", async () => {
    const { info } = await sharp(jpegOfManyScans(800, 600, MAX_SCANS), { failOn: "warning" })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([800, 600]);
  });

  it("has at most a thousand segments, one frame and no second beginning", () => {
    const picture = jpegOfManyScans(64, 64, 2);
    const behindStart = (bytes: readonly number[], times = 1) =>
      Buffer.concat([
        picture.subarray(0, 2),
        ...Array.from({ length: times }, () => Buffer.from(bytes)),
        picture.subarray(2),
      ]);
    const comment = [0xff, 0xfe, 0, 2];
    const frame = [0xff, 0xc2, 0, 11, 8, 0, 64, 0, 64, 1, 1, 0x11, 0];
    expect(readJpegStructure(behindStart(comment, 900))).toMatchObject({ width: 64, height: 64 });
    expect(readJpegStructure(behindStart(comment, MAX_SEGMENTS))).toBeNull();
    expect(readJpegStructure(behindStart(frame))).toBeNull();
    expect(readJpegStructure(behindStart([0xff, 0xd8]))).toBeNull();
    expect(readJpegStructure(behindStart([0xff, 0x02]))).toBeNull();
    expect(readJpegStructure(behindStart([0xff, 0xfe, 0, 1]))).toBeNull();
    expect(readJpegStructure(behindStart([0xff, 0xff, 0xff, 0x01]))).toMatchObject({ width: 64 });
  });

  it("has scans that hide neither in a segment nor behind stuffed zeros and restarts", () => {
    const picture = jpegOfManyScans(64, 64, 1);
    const scan = [0xff, 0xda, 0, 8, 1, 1, 0, 1, 63, 0];
    const many = (bytes: readonly number[], times: number) =>
      Buffer.concat(Array.from({ length: times }, () => Buffer.from(bytes)));
    const ending = (bytes: Buffer) => Buffer.concat([picture.subarray(0, -2), bytes, picture.subarray(-2)]);
    expect(readJpegStructure(ending(many([0xff, 0x00, 0xff, 0xd0, ...scan], MAX_SCANS)))).toBeNull();
    expect(readJpegStructure(ending(many([0xff, 0xff, ...scan], MAX_SCANS)))).toBeNull();
    // In the payload of a segment they are pictures' own thumbnails, which nobody decodes.
    const thumbnails = many(scan, MAX_SCANS);
    const segment = Buffer.from([0xff, 0xe1, (thumbnails.length + 2) >> 8, (thumbnails.length + 2) & 255]);
    expect(readJpegStructure(ending(Buffer.concat([segment, thumbnails])))).toMatchObject({ width: 64 });
  });
});

describe("[MU6] a PNG", () => {
  const chunk = (type: string, data = Buffer.alloc(0)) => {
    const head = Buffer.alloc(8);
    head.writeUInt32BE(data.length);
    head.write(type, 4, "latin1");
    return Buffer.concat([head, data, Buffer.alloc(4)]);
  };
  const png = (...chunks: Buffer[]) =>
    Buffer.concat([(real["png plain"] as Buffer).subarray(0, 33), ...chunks]);
  const many = (type: string, times: number) => Array.from({ length: times }, () => chunk(type));

  it("has at most 10 000 chunks of pixels and a thousand others", () => {
    expect(readPngStructure(png(...many("IDAT", MAX_PIXEL_CHUNKS), chunk("IEND")))).not.toBeNull();
    expect(readPngStructure(png(...many("IDAT", MAX_PIXEL_CHUNKS + 1), chunk("IEND")))).toBeNull();
    const texts = many("tEXt", MAX_OTHER_CHUNKS);
    expect(readPngStructure(png(...texts, chunk("IDAT"), chunk("IEND")))).toBeNull();
  });

  it("begins with one header, has pixels and ends", () => {
    expect(readPngStructure(png(chunk("IEND")))).toBeNull();
    expect(readPngStructure(png(chunk("IDAT")))).toBeNull();
    expect(readPngStructure(png(chunk("IHDR", Buffer.alloc(13)), chunk("IDAT"), chunk("IEND")))).toBeNull();
    const endless = chunk("IDAT");
    endless.writeUInt32BE(0xffff_ffff);
    expect(readPngStructure(png(endless, chunk("IEND")))).toBeNull();
  });
});

describe("[MU6] a WebP", () => {
  const webp = (...chunks: [type: string, data: readonly number[]][]) => {
    const parts = chunks.map(([type, data]) => {
      const padded = Buffer.alloc(8 + data.length + (data.length & 1));
      padded.write(type, "latin1");
      padded.writeUInt32LE(data.length, 4);
      padded.set(data, 8);
      return padded;
    });
    const head = Buffer.from("RIFF    WEBP");
    head.writeUInt32LE(4 + Buffer.concat(parts).length, 4);
    return Buffer.concat([head, ...parts]);
  };
  const lossy = (width: number, height: number) =>
    [0, 0, 0, 0x9d, 1, 0x2a, width & 255, width >> 8, height & 255, height >> 8] as const;
  const canvas = (width: number, height: number, flags = 0) =>
    [
      flags,
      0,
      0,
      0,
      (width - 1) & 255,
      (width - 1) >> 8,
      0,
      (height - 1) & 255,
      (height - 1) >> 8,
      0,
    ] as const;

  it("has one picture in a handful of chunks", () => {
    expect(readWebpStructure(webp(["VP8 ", lossy(300, 200)]))).toMatchObject({ width: 300, height: 200 });
    const unknown = Array.from({ length: MAX_CHUNKS }, (): [string, number[]] => ["ABCD", [1]]);
    expect(readWebpStructure(webp(...unknown.slice(1), ["VP8 ", lossy(3, 2)]))).not.toBeNull();
    expect(readWebpStructure(webp(...unknown, ["VP8 ", lossy(3, 2)]))).toBeNull();
    expect(readWebpStructure(webp(["VP8 ", lossy(3, 2)], ["VP8 ", lossy(3, 2)]))).toBeNull();
    expect(readWebpStructure(webp(["EXIF", [1]]))).toBeNull();
  });

  it("is not animated, and as large as its canvas", () => {
    expect(readWebpStructure(webp(["VP8X", canvas(3, 2)], ["VP8 ", lossy(3, 2)]))).not.toBeNull();
    expect(readWebpStructure(webp(["VP8X", canvas(3, 2, 2)], ["VP8 ", lossy(3, 2)]))).toBeNull();
    expect(readWebpStructure(webp(["VP8X", canvas(3, 2)], ["ANIM", []], ["VP8 ", lossy(3, 2)]))).toBeNull();
    expect(readWebpStructure(webp(["VP8X", canvas(3, 2)], ["VP8 ", lossy(9_000, 9_000)]))).toBeNull();
  });
});
