// How much script a frame costs on a computer six times slower: a match of four, one of them in a page, the others on the wire.
// Counted in time of the page's own thread, so that other work on the machine counts less.
import type { GameEvent, GamePicture } from "@fitil/contracts";
import type { CharacterId } from "@fitil/engine";
import { playToTheEnd } from "../../site/bot-guest.ts";
import type { TableGuest } from "../../site/table-guest.ts";
import { playByKeyboard } from "./keyboard-pilot.ts";
import type { Sight } from "./keyboard-pilot.ts";
import { startPlainBrowser } from "./plain-browser.ts";
import type { PlainPage } from "./plain-browser.ts";
import { atMost, median, note } from "./report.ts";
import type { Figure } from "./report.ts";
import { QUIET } from "./slow-line.ts";
import type { Stage } from "./stage.ts";
import { WireMirror } from "../../site/wire-mirror.ts";

const SLOWDOWN = 6;
const WINDOW_MS = 2_000;
/** Windows before the counted ones: the compiler and the stamps of the figures come to rest. */
const WARM_UP_WINDOWS = 2;
const MY_ID: CharacterId = 1;
const GUEST_IDS: readonly CharacterId[] = [2, 3, 4];

const COUNT_FRAMES = `(() => {
  let frames = 0;
  const count = () => { frames += 1; requestAnimationFrame(count); };
  requestAnimationFrame(count);
  window.fitilFrames = () => frames;
})()`;

interface Reading {
  /** Seconds of the page's thread since the page opened. */
  readonly script: number;
  readonly task: number;
  readonly frames: number;
  readonly at: number;
}

/** Of one window: ms of script and of the whole thread per frame. */
interface FrameCost {
  readonly script: number;
  readonly task: number;
  readonly fps: number;
}

/** Measures script per frame over `windows` times two seconds, until the match is over at the latest. */
export async function measureScript(stage: Stage, windows: number): Promise<Figure[]> {
  stage.setLine(QUIET);
  const browser = await startPlainBrowser(stage.chromium.path, stage.chromium.flags);
  try {
    const page = await browser.openPage(COUNT_FRAMES);
    const guests = await sitDown(stage, page);
    const sight = watchAs(guests[0] as TableGuest);
    const games = guests.map((guest, index) => playToTheEnd(guest, GUEST_IDS[index] as CharacterId));
    await page.until(`${START}?.disabled === false`);
    await page.evaluate(`${START}.click()`);
    await page.until(`document.querySelector("[data-testid=board]") !== null`);
    const figures = await measureFrames(page, sight, windows);
    // A match that still runs ends when its people have gone.
    void Promise.allSettled(games);
    return figures;
  } finally {
    await browser.close();
    await stage.endMatch();
  }
}

/** The lobby's button, in whichever language the browser came with. */
const START = `[...document.querySelectorAll("button")].find((one) => /Начать игру|Start the game/.test(one.textContent))`;

/** Somebody new goes to a new table in the page; three others join on the wire. */
async function sitDown(stage: Stage, page: PlainPage): Promise<TableGuest[]> {
  const roomId = await stage.newTable();
  const account = JSON.stringify(JSON.stringify(stage.newAccount()));
  await page.send("Page.navigate", { url: `${stage.line.address}/robots.txt` });
  await page.until(`location.pathname === "/robots.txt"`);
  const status = await page.evaluate(
    `fetch("/api/auth/sign-up/email", { method: "POST", headers: { "content-type": "application/json" }, body: ${account} }).then((answer) => answer.status)`,
  );
  if (status !== 200) throw new Error(`sign-up: ${String(status)}`);
  await page.send("Page.navigate", { url: `${stage.line.address}/?table=${roomId}` });
  const play = `[...document.querySelectorAll("button")].find((one) => /^(Играть|Play) ▶/.test(one.textContent))`;
  await page.until(`${play} !== undefined`);
  await page.evaluate(`${play}.click()`);
  const guests: TableGuest[] = [];
  for (const id of GUEST_IDS) guests.push(await stage.seatGuest(id, roomId));
  return guests;
}

/** The match as one of the others hears it, so that the page need not be asked. */
function watchAs(guest: TableGuest): Sight {
  let mirror: WireMirror | null = null;
  let isOver = false;
  guest.listen((event) => {
    if (event.type === "game_started") mirror = new WireMirror(event as GamePicture, 0);
    else if (event.type === "game_over") isOver = true;
    else mirror?.hear(event as GameEvent);
  });
  return { mirror: () => mirror, isOver: () => isOver };
}

async function measureFrames(page: PlainPage, sight: Sight, windows: number): Promise<Figure[]> {
  await page.send("Performance.enable", { timeDomain: "threadTicks" });
  let stop = (): void => undefined;
  const until = new Promise<void>((resolve) => (stop = resolve));
  const keys = {
    down: (code: string) => page.key("keyDown", code),
    up: (code: string) => page.key("keyUp", code),
  };
  const playing = playByKeyboard(keys, sight, { id: MY_ID, seed: "script", until });
  await readWindows(page, sight, WARM_UP_WINDOWS);
  const full = await readWindows(page, sight, Math.ceil(windows / 2));
  await page.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await readWindows(page, sight, 1);
  const slowed = await readWindows(page, sight, windows);
  stop();
  await playing;
  const samples = slowed.length;
  const script = slowed.map((one) => one.script);
  return [
    { ...atMost("scriptPerFrameMs", null, median(script), 4, "ms"), samples },
    { ...note("scriptPerFrameMsWorstWindow", null, Math.max(...script)), samples },
    // The same without the brake, times six: what the machine's other work does to the brake is not in it.
    { ...note("scriptPerFrameMsByFactor", null, SLOWDOWN * median(full.map((one) => one.script))) },
    { ...note("mainThreadPerFrameMs", null, median(slowed.map((one) => one.task))), samples },
    { ...note("framesPerSecond", null, median(full.map((one) => one.fps))) },
    { ...note("framesPerSecondSlowed", null, median(slowed.map((one) => one.fps))), samples },
  ];
}

/** What a frame cost in each of so many windows; fewer when the match ends. */
async function readWindows(page: PlainPage, sight: Sight, windows: number): Promise<FrameCost[]> {
  const costs: FrameCost[] = [];
  let before = await read(page);
  for (let index = 0; index < windows && !sight.isOver(); index++) {
    await new Promise((resolve) => setTimeout(resolve, WINDOW_MS));
    const now = await read(page);
    const frames = now.frames - before.frames;
    if (frames > 0) {
      costs.push({
        script: ((now.script - before.script) * 1000) / frames,
        task: ((now.task - before.task) * 1000) / frames,
        fps: (frames * 1000) / (now.at - before.at),
      });
    }
    before = now;
  }
  return costs;
}

async function read(page: PlainPage): Promise<Reading> {
  const frames = Number(await page.evaluate("fitilFrames()"));
  const { metrics } = (await page.send("Performance.getMetrics")) as {
    metrics: readonly { readonly name: string; readonly value: number }[];
  };
  const value = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { script: value("ScriptDuration"), task: value("TaskDuration"), frames, at: performance.now() };
}
