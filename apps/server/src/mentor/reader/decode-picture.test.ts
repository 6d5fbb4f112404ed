// Pictures opened within limits, and big ones made as small as reading needs.
import { jpegOfManyScans } from "@fitil/testkit/pictures";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { cleanPicture, decodePicture } from "./decode-picture.ts";

describe("[MC4] opening a picture", () => {
  it("makes a big one as small as reading needs, also when it lies on its side", async () => {
    const plain = sharp({ create: { width: 4_000, height: 2_500, channels: 3, background: "#88aacc" } });
    for (const orientation of [1, 6]) {
      const opened = await decodePicture(await plain.clone().withMetadata({ orientation }).jpeg().toBuffer());
      if (!opened.ok) throw new Error(opened.code);
      const { width, height } = opened.image;
      expect([orientation, width > height]).toEqual([orientation, orientation === 1]);
      expect(width * height).toBeLessThan(8_010_000);
      expect(width * height).toBeGreaterThan(7_990_000);
    }
  });

  it("[MU6] refuses a JPEG of many scans, whatever it is wanted for", async () => {
    const bomb = jpegOfManyScans(8_000, 5_000, 160_000);
    const refused = { ok: false, code: "mentor/not_a_picture" };
    expect([await decodePicture(bomb), await cleanPicture(bomb)]).toEqual([refused, refused]);
  });

  it("[MU6] refuses more pixels than 40 million by what the file declares", async () => {
    const refused = { ok: false, code: "mentor/picture_too_large" };
    const least = jpegOfManyScans(8_001, 5_000, 1);
    expect([await decodePicture(least), await cleanPicture(least)]).toEqual([refused, refused]);
  });

  it("reads the picture at the beginning of a file, and nothing behind it", async () => {
    const picture = jpegOfManyScans(64, 48, 2);
    const opened = await decodePicture(Buffer.concat([picture, jpegOfManyScans(8_000, 5_000, 1_000)]));
    expect(opened).toMatchObject({ ok: true, image: { width: 64, height: 48 } });
  });
});
