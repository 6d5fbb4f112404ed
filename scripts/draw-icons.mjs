// Draws the mentor's icons from its mark: `node scripts/draw-icons.mjs`. They are committed; a test draws them again.
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const PUBLIC = join(ROOT, "apps/web/public");
const NIGHT = "#15122b";
/** Systems cut a maskable icon to a shape of theirs: what matters lies in the inner circle of four fifths. */
const MASKABLE_SHARE = 0.54;
const PLAIN_SHARE = 0.92;
/** One system has no shape of its own for what lies in it, and fills what is transparent with black. */
const OPAQUE_SHARE = 0.66;

/** Every icon: file, side in pixels, how much of the side the mark takes, the ground behind it. */
export const ICONS = [
  { file: "mentor-192.png", side: 192, share: PLAIN_SHARE, ground: "none" },
  { file: "mentor-512.png", side: 512, share: PLAIN_SHARE, ground: "none" },
  { file: "mentor-maskable-192.png", side: 192, share: MASKABLE_SHARE, ground: NIGHT },
  { file: "mentor-maskable-512.png", side: 512, share: MASKABLE_SHARE, ground: NIGHT },
  { file: "mentor-180.png", side: 180, share: OPAQUE_SHARE, ground: NIGHT },
];

/** The server's own library for pictures: the root has none. */
export function loadSharp() {
  return createRequire(join(ROOT, "apps/server/package.json"))("sharp");
}

/** An icon as PNG. */
export async function drawIcon({ side, share, ground }) {
  const mark = readFileSync(join(PUBLIC, "mentor.svg"), "utf8");
  const size = side * share;
  const at = (side - size) / 2;
  const placed = mark.replace("<svg ", `<svg x="${at}" y="${at}" width="${size}" height="${size}" `);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect width="100%" height="100%" fill="${ground}"/>${placed}</svg>`;
  return loadSharp()(Buffer.from(svg)).png({ compressionLevel: 9, palette: false }).toBuffer();
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  for (const icon of ICONS) writeFileSync(join(PUBLIC, icon.file), await drawIcon(icon));
