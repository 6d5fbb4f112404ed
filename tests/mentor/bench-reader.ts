// Accuracy and speed of the built-in reader on the whole drawn corpus, one JSON line per picture and a summary for
// each half. Usage: node tests/mentor/bench-reader.ts [held-out|tuning] [rounds] [theme,theme…]
import {
  createCorpusPainter,
  drawPhoto,
  planCorpus,
  planPhotos,
  scoreReading,
  sumScores,
} from "@fitil/testkit/chat-corpus";
import type { CorpusItem, ReadingScore } from "@fitil/testkit/chat-corpus";
import { createScreenshotReader } from "../../apps/server/src/mentor/reader/screenshot-reader.ts";

const BENCH = { userId: "bench", address: "127.0.0.1" };
const split = process.argv[2] === "tuning" ? "tuning" : "held-out";
const rounds = Number(process.argv[3] ?? 4);
const themes = process.argv[4]?.split(",");

interface Measured {
  readonly item: CorpusItem;
  readonly score: ReadingScore;
  readonly ms: number;
}

const painter = await createCorpusPainter();
const reader = createScreenshotReader({
  clock: {
    now: () => performance.now(),
    after(delayMs, task) {
      const timer = setTimeout(task, delayMs);
      return () => clearTimeout(timer);
    },
  },
  onFailure: (reason) => console.error(reason),
});
const measured: Measured[] = [];
const names = { right: 0, wrong: 0, none: 0 };
const photos = { pictures: 0, refused: 0 };
try {
  for (const item of planCorpus(split, rounds)) {
    if (themes?.includes(item.theme.id) === false) continue;
    const drawn = await painter.draw(item);
    // The first picture also starts the thread; it is read twice, and the second time counts.
    if (measured.length === 0) await reader.read([drawn.file], BENCH);
    const start = performance.now();
    const outcome = await reader.read([drawn.file], BENCH);
    const ms = Math.round(performance.now() - start);
    const name = (outcome.ok ? outcome.transcript.them?.name : undefined) ?? null;
    names[name === null ? "none" : name === drawn.partner ? "right" : "wrong"] += 1;
    const score = scoreReading(drawn.messages, outcome.ok ? outcome.transcript.messages : []);
    measured.push({ item, score, ms });
    print({ picture: item.id, ms, ...score, name, partner: drawn.partner });
  }
  for (const photo of themes === undefined ? planPhotos(split, rounds) : []) {
    const outcome = await reader.read([await drawPhoto(photo)], BENCH);
    photos.pictures += 1;
    if (outcome.ok) print({ photo: photo.id, read: outcome.transcript.messages });
    else if (outcome.code === "mentor/nothing_readable") photos.refused += 1;
  }
} finally {
  await painter.close();
  await reader.close();
}
for (const form of ["png", "jpeg", "webp"] as const) {
  summarize(
    `${split} ${form}`,
    measured.filter(({ item }) => item.form.format === form),
  );
}
for (const id of new Set(measured.map(({ item }) => item.theme.id))) {
  summarize(
    `${split} ${id}`,
    measured.filter(({ item }) => item.theme.id === id),
  );
}
summarize(split, measured);
print({ summary: `${split} names`, ...names });
print({ summary: `${split} photos`, ...photos });

function summarize(name: string, part: readonly Measured[]): void {
  const times = part.map(({ ms }) => ms).toSorted((one, other) => one - other);
  const medianMs = times[times.length >> 1] ?? 0;
  const rounded = Object.entries(sumScores(part.map(({ score }) => score))).map(
    ([key, value]) => [key, Math.round(value * 10_000) / 10_000] as const,
  );
  print({ summary: name, ...Object.fromEntries(rounded), medianMs, slowestMs: times.at(-1) ?? 0 });
}

function print(line: object): void {
  console.log(JSON.stringify(line));
}
