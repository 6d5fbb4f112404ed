// How much script a frame costs on a computer six times slower: a match of four, one of them in this page, the others on the wire.
import type { CDPSession } from "@playwright/test";
import type { CharacterId } from "@fitil/engine";
import { playToTheEnd } from "../../site/bot-guest.ts";
import { playByKeyboard } from "./keyboard-pilot.ts";
import { atMost, median, note } from "./report.ts";
import type { Figure } from "./report.ts";
import { QUIET } from "./slow-line.ts";
import type { Player, Stage } from "./stage.ts";

const SLOWDOWN = 6;
const WINDOW_MS = 2_000;
/** Windows before the counted ones: the compiler comes to rest. */
const WARM_UP_WINDOWS = 1;

interface Reading {
  /** Seconds of script since the page opened. */
  readonly script: number;
  readonly task: number;
  readonly frames: number;
  readonly at: number;
}

/** Measures script per frame over `windows` times two seconds, until somebody has fallen at the latest. */
export async function measureScript(stage: Stage, windows: number): Promise<Figure[]> {
  stage.setLine(QUIET);
  const { players, guests } = await stage.startMatch(1, 3);
  const { page, context, watch, id } = players[0] as Player;
  for (const [index, guest] of guests.entries()) void playToTheEnd(guest, (index + 2) as CharacterId);
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  let stop = (): void => undefined;
  const until = new Promise<void>((resolve) => (stop = resolve));
  const playing = playByKeyboard(page, watch, { id, seed: "script", until });

  const script: number[] = [];
  const task: number[] = [];
  const fps: number[] = [];
  let before = await read(session);
  for (let index = 0; index < WARM_UP_WINDOWS + windows && !watch.isOver(); index++) {
    await new Promise((resolve) => setTimeout(resolve, WINDOW_MS));
    const now = await read(session);
    const frames = now.frames - before.frames;
    if (index >= WARM_UP_WINDOWS && frames > 0) {
      script.push(((now.script - before.script) * 1000) / frames);
      task.push(((now.task - before.task) * 1000) / frames);
      fps.push((frames * 1000) / (now.at - before.at));
    }
    before = now;
  }
  stop();
  await playing;
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await stage.endMatch();
  const samples = script.length;
  return [
    { ...atMost("scriptPerFrameMs", null, median(script), 4, "ms"), samples },
    { ...note("scriptPerFrameMsWorstWindow", null, Math.max(...script)), samples },
    { ...note("mainThreadPerFrameMs", null, median(task)), samples },
    { ...note("framesPerSecondSlowed", null, median(fps)), samples },
  ];
}

async function read(session: CDPSession): Promise<Reading> {
  const { result } = await session.send("Runtime.evaluate", { expression: "fitilProbe.frames()" });
  const { metrics } = await session.send("Performance.getMetrics");
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return {
    script: value("ScriptDuration"),
    task: value("TaskDuration"),
    frames: Number(result.value),
    at: performance.now(),
  };
}
