// Over one line: how soon the own character answers a key, what the server had to correct, and how soon a match is back.
import type { Page } from "@playwright/test";
import { playByKeyboard } from "./keyboard-pilot.ts";
import { atMost, median, note, percentile } from "./report.ts";
import type { Figure } from "./report.ts";
import { QUIET } from "./slow-line.ts";
import type { LineQuality } from "./slow-line.ts";
import type { Player, Stage } from "./stage.ts";

const TAPS = 12;
const TAP_MS = 150;
/** Longer than the way back to the edge of the board takes. */
const BACK_MS = 350;
const RELOADS = 3;
const CUT_MS = 500;
const MOMENTS_TIMEOUT_MS = 20_000;

/** Measures one line, `playMs` of play included. */
export async function measureLine(
  stage: Stage,
  quality: LineQuality,
  { playMs, seed }: { playMs: number; seed: string },
): Promise<Figure[]> {
  const { delayMs } = quality;
  stage.setLine(QUIET);
  const [first, second] = (await stage.startMatch(2)) as [Player, Player];
  stage.setLine(quality);
  stage.line.takeLateness();
  await tap(first.page);
  const answers = await first.page.evaluate(() => window.fitilProbe.takeAnswers());
  const reload = await measureReload(first);
  const lost = await measureLoss(stage, second);
  const until = new Promise((resolve) => setTimeout(resolve, playMs));
  await Promise.all(
    [first, second].map(({ page, watch, id }) =>
      playByKeyboard(page.keyboard, watch, { id, seed: `${seed} ${delayMs} ${id}`, until }),
    ),
  );
  const lateMs = stage.line.takeLateness();
  await stage.endMatch();

  const watches = [first.watch, second.watch];
  const corrections = watches.flatMap((watch) => watch.corrections);
  const sum = (count: (player: Player) => number): number => count(first) + count(second);
  const frames = answers.map((answer) => (answer.frames === 0 ? Number.POSITIVE_INFINITY : answer.frames));
  const times = answers.map((answer) => answer.ms);
  return [
    {
      ...atMost("inputToPictureFrames", delayMs, percentile(frames, 100), 1, "frame"),
      samples: frames.length,
    },
    { ...note("inputToPictureMsMedian", delayMs, median(times)), samples: times.length },
    { ...note("inputToPictureMsMax", delayMs, percentile(times, 100)), samples: times.length },
    atMost("correctionsInPlainPlay", delayMs, corrections.filter((one) => !one.byUnseenBomb).length, 0, ""),
    note("correctionsAtUnseenBombs", delayMs, corrections.filter((one) => one.byUnseenBomb).length),
    atMost("largestCorrection", delayMs, Math.max(0, ...corrections.map((one) => one.cells)), 0.5, "cells"),
    note("lineLateMsMax", delayMs, lateMs),
    note(
      "positionsSaid",
      delayMs,
      sum((player) => player.watch.positions()),
    ),
    note(
      "bombsPut",
      delayMs,
      sum((player) => player.watch.bombs()),
    ),
    ...reload.map((figure) => ({ ...figure, delayMs })),
    ...lost.map((figure) => ({ ...figure, delayMs })),
  ];
}

/** Steps away from the corner and back, again and again: each key is pressed while the character stands still. */
async function tap(page: Page): Promise<void> {
  for (let count = 0; count < TAPS; count++) {
    await page.keyboard.down("ArrowRight");
    await page.waitForTimeout(TAP_MS);
    await page.keyboard.up("ArrowRight");
    await page.keyboard.down("ArrowLeft");
    await page.waitForTimeout(BACK_MS);
    await page.keyboard.up("ArrowLeft");
    await page.waitForTimeout(60);
  }
}

async function measureReload({ page }: Player): Promise<Figure[]> {
  const returns: Return[] = [];
  for (let count = 0; count < RELOADS; count++) {
    await page.reload({ waitUntil: "commit" });
    returns.push(await readReturn(page));
  }
  return tellReturns("reload", returns);
}

async function measureLoss(stage: Stage, { page }: Player): Promise<Figure[]> {
  await page.evaluate(() => window.fitilProbe.forgetMoments());
  stage.line.cut();
  await page.waitForTimeout(CUT_MS);
  stage.line.restore();
  return tellReturns("lostLine", [await readReturn(page)]);
}

/** Ms until the full picture was drawn, counted from two moments. */
interface Return {
  readonly fromConnected: number;
  readonly fromOpened: number;
}

async function readReturn(page: Page): Promise<Return> {
  await page.waitForFunction(() => (window.fitilProbe?.moments().drawn ?? null) !== null, null, {
    timeout: MOMENTS_TIMEOUT_MS,
  });
  const { opened, connected, drawn } = await page.evaluate(() => window.fitilProbe.moments());
  const end = drawn ?? Number.NaN;
  return { fromConnected: end - (connected ?? Number.NaN), fromOpened: end - (opened ?? Number.NaN) };
}

function tellReturns(what: string, returns: readonly Return[]): Figure[] {
  const connected = returns.map(({ fromConnected }) => fromConnected);
  const opened = returns.map(({ fromOpened }) => fromOpened);
  const samples = returns.length;
  return [
    { ...atMost(`${what}ToPictureMs`, null, median(connected), 1000, "ms"), samples },
    { ...note(`${what}FromSocketOpenMs`, null, median(opened)), samples },
  ];
}
