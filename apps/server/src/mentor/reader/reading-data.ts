// The Russian and English reading data that lie beside this folder, compressed and in parts.
import { readFile, readdir } from "node:fs/promises";
import { brotliDecompressSync } from "node:zlib";

const FOLDER = new URL("../ocr-data/", import.meta.url);

/** Languages there are data for, as the OCR engine names them. */
export const READING_LANGUAGES = ["rus", "eng"] as const;
export type ReadingLanguage = (typeof READING_LANGUAGES)[number];

/** The engine's data for one language (about 4 MB), owned by the caller. @throws when a part is missing. */
export async function loadReadingData(language: ReadingLanguage): Promise<Uint8Array> {
  const prefix = `${language}.traineddata.br.`;
  const names = (await readdir(FOLDER)).filter((name) => name.startsWith(prefix));
  const parts = names.toSorted(
    (one, other) => Number(one.slice(prefix.length)) - Number(other.slice(prefix.length)),
  );
  if (parts.length === 0) throw new Error(`No reading data for «${language}»`);
  return brotliDecompressSync(
    Buffer.concat(await Promise.all(parts.map((name) => readFile(new URL(name, FOLDER))))),
  );
}
