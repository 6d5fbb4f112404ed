// `npm run bench:web`: the game in a real browser over bad lines and on a slow computer. Prints one JSON line a figure and ends
// with 1 when one misses its target. Not a test: it reads the real clock, so it says little while the machine is busy.
import { availableParallelism, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { ensureWebBuilt } from "../../scripts/web-build.mjs";
import { measureContrast } from "./web/measure-contrast.ts";
import { measureLine } from "./web/measure-line.ts";
import { measureReplay } from "./web/measure-replay.ts";
import { measureScript } from "./web/measure-script.ts";
import { measureStranger } from "./web/measure-stranger.ts";
import { measureWeight } from "./web/measure-weight.ts";
import { note, print } from "./web/report.ts";
import type { Figure } from "./web/report.ts";
import { setStage } from "./web/stage.ts";

const { values } = parseArgs({
  options: {
    /** One way, in ms, between browser and server; a round trip is twice as long. */
    delays: { type: "string", default: "50,150,250" },
    /** Seconds of play on each line. */
    seconds: { type: "string" },
    /** Windows of two seconds on the slowed computer; 0 skips it. */
    windows: { type: "string" },
    /** Somebody new takes three short matches: about a minute and a half. */
    "without-stranger": { type: "boolean", default: false },
    /** A recorded match takes a match first: up to three minutes. */
    "without-replay": { type: "boolean", default: false },
    seed: { type: "string", default: "bench" },
    /** A first impression. */
    quick: { type: "boolean", default: false },
  },
});

const delays = values.delays.split(",").filter(Boolean).map(Number);
const seconds = Number(values.seconds ?? (values.quick ? 8 : 30));
const windows = Number(values.windows ?? (values.quick ? 4 : 10));
if ([...delays, seconds, windows].some((number) => !(number >= 0))) {
  console.error("--delays, --seconds and --windows take numbers from 0 on.");
  process.exit(2);
}

await ensureWebBuilt();
let missed = 0;
function tell(figures: readonly Figure[]): void {
  for (const figure of figures) {
    print(figure);
    if (figure.ok === false) missed += 1;
  }
}

/** How much wants to run on each core beside and with this bench; above 1 somebody waits, and times say little. */
function machineLoad(): Figure {
  return note("machineLoadPerCore", null, (loadavg()[0] ?? 0) / availableParallelism());
}

tell([...measureWeight(), machineLoad()]);
const stage = await setStage();
try {
  if (!values["without-stranger"]) tell(await measureStranger(stage));
  tell(await measureContrast(stage.chromium));
  for (const delayMs of delays) {
    const quality = { delayMs, jitterMs: 30, stallMs: 300, stallEveryMs: 2_700 };
    tell(await measureLine(stage, quality, { playMs: seconds * 1000, seed: values.seed }));
  }
  if (windows > 0) tell(await measureScript(stage, windows));
  if (!values["without-replay"]) tell(await measureReplay(stage));
  tell([machineLoad()]);
} finally {
  await stage.close();
}
process.exitCode = missed > 0 ? 1 : 0;
