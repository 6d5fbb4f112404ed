// The committed icons are what the script draws, and a maskable one may be cut to any shape.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { drawIcon, ICONS, loadSharp } from "./draw-icons.mjs";

const PUBLIC = join(import.meta.dirname, "../apps/web/public");
/** Edges may fall a shade differently on another machine. */
const MOST_DIFFERENCE = 8;
const sharp = loadSharp() as (bytes: Buffer) => {
  ensureAlpha(): { raw(): { toBuffer(options: object): Promise<{ data: Buffer; info: Info }> } };
};
interface Info {
  readonly width: number;
  readonly height: number;
}

const pixelsOf = (bytes: Buffer) => sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

describe.each(ICONS)("$file", (icon) => {
  it("is as the script draws it", async () => {
    const kept = await pixelsOf(readFileSync(join(PUBLIC, icon.file)));
    const drawn = await pixelsOf(await drawIcon(icon));
    expect(kept.info).toMatchObject({ width: icon.side, height: icon.side });
    const differences = kept.data.map((value, at) => Math.abs(value - (drawn.data[at] ?? 0)));
    expect(
      Math.max(...differences.subarray(0, 60_000), ...differences.subarray(-60_000)),
    ).toBeLessThanOrEqual(MOST_DIFFERENCE);
  });

  it.runIf(icon.ground !== "none")(
    "has its ground everywhere, and the mark in the inner circle",
    async () => {
      const { data } = await pixelsOf(readFileSync(join(PUBLIC, icon.file)));
      const ground = data.subarray(0, 4).join();
      const centre = (icon.side - 1) / 2;
      const outside: string[] = [];
      for (let at = 0; at < data.length; at += 4) {
        const [x, y] = [(at / 4) % icon.side, Math.floor(at / 4 / icon.side)];
        if (Math.hypot(x - centre, y - centre) > icon.side * 0.5)
          outside.push(data.subarray(at, at + 4).join());
      }
      expect([ground.endsWith(",255"), new Set(outside)]).toEqual([true, new Set([ground])]);
    },
  );
});
