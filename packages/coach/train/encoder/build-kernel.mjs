// Puts the kernel's parts (kernel/*.wat) into one module and translates it to src/encoder/data/kernel.json. Needed only when one of the parts
// has changed; the outcome is committed. The translator is no dependency of the project:
//
//     npm install --no-save wabt@1.0.39 && node packages/coach/train/encoder/build-kernel.mjs
import { readFileSync, writeFileSync } from "node:fs";
import wabt from "wabt";

const PARTS = ["curves", "rows", "whole", "product"];
const OUT = new URL("../../src/encoder/data/kernel.json", import.meta.url);

const read = (part) => readFileSync(new URL(`kernel/${part}.wat`, import.meta.url), "utf8");
const text = `(module (import "encoder" "memory" (memory 1))\n${PARTS.map(read).join("\n")})`;
const parsed = (await wabt()).parseWat("kernel.wat", text, { simd: true });
parsed.validate();
const { buffer } = parsed.toBinary({});
writeFileSync(OUT, `${JSON.stringify({ wasm: Buffer.from(buffer).toString("base64") })}\n`);
