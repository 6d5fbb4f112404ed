// What saying walks as courses does beside 20 positions a second: duels over unlike lines, and how late and how far off somebody else's figure
// is. All in virtual time, so that every run gives the same figures. Prints one JSON line each.
import { parseArgs } from "node:util";
import { watchWalks } from "../../apps/web/src/game/match/testing/watched-walk.ts";
import { playDuels } from "../../packages/engine/src/testing/duel.ts";

const { values } = parseArgs({
  options: { boards: { type: "string", default: "150" }, walks: { type: "string", default: "60" } },
});

function print(line: Readonly<Record<string, string | number>>): void {
  console.log(JSON.stringify(line));
}

function round(value: number): number {
  return Number(value.toFixed(3));
}

for (const delayMs of [50, 150, 250]) {
  for (const saying of ["positions", "courses"] as const) {
    const seen = watchWalks("watched", Number(values.walks), delayMs, saying, 60);
    print({
      bench: "lines-figure",
      saying,
      lineMs: delayMs,
      delayMs: Math.round(seen.delayMs),
      errorP50: round(seen.p50),
      errorP99: round(seen.p99),
      longestStep: round(seen.longestStep),
      wordsPerSecond: round(seen.wordsPerSecond),
      corrections: seen.corrections,
    });
  }
}
for (const saying of ["positions", "courses"] as const) {
  const { duels, fast, slow, corrections, wordsPerPlayerSecond } = playDuels(
    "duel",
    Number(values.boards),
    saying,
  );
  print({
    bench: "lines-duels",
    saying,
    duels,
    hits20Ms: fast.hits,
    hits200Ms: slow.hits,
    hitsP50Of20Ms: fast.perDuel[duels / 2] ?? 0,
    hitsP50Of200Ms: slow.perDuel[duels / 2] ?? 0,
    wins20Ms: fast.wins,
    wins200Ms: slow.wins,
    corrections,
    wordsPerPlayerSecond: round(wordsPerPlayerSecond),
  });
}
