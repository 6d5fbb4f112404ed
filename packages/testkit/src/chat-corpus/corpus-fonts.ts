// Fonts of the drawn screenshots come from npm, so that they look alike on machines with different fonts.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { CorpusFont } from "./chat-theme.ts";

const FOLDERS: Readonly<Record<CorpusFont, string>> = {
  Inter: "inter",
  Roboto: "roboto",
  "Open Sans": "open-sans",
  "Noto Sans": "noto-sans",
  Nunito: "nunito",
  Rubik: "rubik",
};
const RANGES = { latin: "U+0000-02FF, U+2000-22FF", cyrillic: "U+0301, U+0400-045F, U+0490-0491, U+2116" };

/** `@font-face` rules for Latin and Cyrillic with the files inside. */
export function fontFaces(font: CorpusFont): string {
  const folder = FOLDERS[font];
  return (["latin", "cyrillic"] as const)
    .map((script) => {
      const address = import.meta.resolve(
        `@fontsource-variable/${folder}/files/${folder}-${script}-wght-normal.woff2`,
      );
      const data = readFileSync(fileURLToPath(address)).toString("base64");
      return `@font-face{font-family:"${font}";font-weight:200 900;src:url(data:font/woff2;base64,${data}) format("woff2");unicode-range:${RANGES[script]}}`;
    })
    .join("");
}
