// The kind word before the server's: number, size and content of what is chosen.
import { MAX_SCREENSHOT_BYTES, MAX_SCREENSHOTS } from "@fitil/contracts";
import { describe, expect, it } from "vitest";
import { isPictureHead, pictureFault } from "./check-pictures.ts";

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0];
const file = (bytes: readonly number[], name = "a.png") => new File([new Uint8Array(bytes)], name);

describe("[MC4] chosen files", () => {
  it("are fine up to six, those already there counted", async () => {
    const six = Array.from({ length: MAX_SCREENSHOTS }, () => file(PNG));
    expect(await pictureFault(six, 0)).toBeNull();
    expect(await pictureFault(six, 1)).toBe("tooMany");
    expect(await pictureFault([...six, file(PNG)], 0)).toBe("tooMany");
    expect(await pictureFault([], 0)).toBe("empty");
  });

  it("are judged by their content, not by their names", async () => {
    expect(await pictureFault([file(PNG, "notes.txt")], 0)).toBeNull();
    expect(await pictureFault([file([0x4d, 0x5a, 0x90, 0], "photo.png")], 0)).toBe("notAPicture");
    expect(await pictureFault([file([])], 0)).toBe("notAPicture");
  });

  it("are refused above ten megabytes", async () => {
    const large = new File([new Uint8Array(PNG), new Uint8Array(MAX_SCREENSHOT_BYTES)], "a.png");
    expect(await pictureFault([large], 0)).toBe("tooLarge");
  });

  it.each([
    ["PNG", PNG, true],
    ["JPEG", [0xff, 0xd8, 0xff, 0xe0], true],
    ["WebP", [...new TextEncoder().encode("RIFF____WEBP")], true],
    ["a RIFF that is sound", [...new TextEncoder().encode("RIFF____WAVE")], false],
    ["GIF", [...new TextEncoder().encode("GIF89a")], false],
    ["SVG", [...new TextEncoder().encode("<svg xmlns=")], false],
  ])("%s", (_name, bytes, expected) => expect(isPictureHead(new Uint8Array(bytes))).toBe(expected));
});
