// A recorded match in a real browser: how soon its link shows it, and how soon any moment of it is there (RP2). A whole match of four
// is played on the wire first.
import type { CharacterId } from "@fitil/engine";
import { playToTheEnd } from "../../site/bot-guest.ts";
import type { TableGuest } from "../../site/table-guest.ts";
import { atMost, median, note, percentile } from "./report.ts";
import type { Figure } from "./report.ts";
import { QUIET } from "./slow-line.ts";
import type { Stage } from "./stage.ts";

const OPENINGS = 5;
const JUMPS = 40;
const IDS: readonly CharacterId[] = [1, 2, 3, 4];

/** Ms from asking for the page to the first frame of its board. */
const SHOWN = `new Promise((tell) => {
  const look = () => {
    const board = document.querySelector("[data-testid=replay-board]");
    if (board && board.style.width) requestAnimationFrame(() => tell(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
})`;

/** Ms of each of so many jumps to moments far apart, until the next frame. */
const JUMPED = `(async () => {
  const slider = document.querySelector("[data-testid=replay-time]");
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
  const took = [];
  for (let jump = 0; jump < ${JUMPS}; jump++) {
    const begun = performance.now();
    set.call(slider, String(Math.floor(((jump * 0.618) % 1) * Number(slider.max))));
    slider.dispatchEvent(new Event("input", { bubbles: true }));
    await new Promise((next) => requestAnimationFrame(next));
    took.push(performance.now() - begun);
  }
  return took;
})()`;

/** Plays a match to its end, opens its recording a few times and jumps about in it. */
export async function measureReplay(stage: Stage): Promise<Figure[]> {
  stage.setLine(QUIET);
  try {
    const gameId = await playMatch(stage);
    const opened: number[] = [];
    const jumped: number[] = [];
    for (let opening = 0; opening < OPENINGS; opening++) {
      const page = await stage.openVisitor();
      await page.goto(`/?replay=${gameId}`, { waitUntil: "commit" });
      opened.push(await page.evaluate<number>(SHOWN));
      jumped.push(...(await page.evaluate<number[]>(JUMPED)));
      await page.close();
    }
    return [
      { ...atMost("replayOpensMs", null, median(opened), 1_000, "ms"), samples: opened.length },
      { ...note("replayOpensMsWorst", null, Math.max(...opened)), samples: opened.length },
      { ...atMost("replayJumpMsP95", null, percentile(jumped, 95), 100, "ms"), samples: jumped.length },
      { ...note("replayJumpMsMedian", null, median(jumped)), samples: jumped.length },
    ];
  } finally {
    await stage.endMatch();
  }
}

/** A match of four on the wire; resolves with its id when its recording can be had. */
async function playMatch(stage: Stage): Promise<string> {
  const roomId = await stage.newTable();
  const guests: TableGuest[] = [];
  for (const id of IDS) guests.push(await stage.seatGuest(id, roomId));
  const games = guests.map((guest, index) => playToTheEnd(guest, IDS[index] as CharacterId));
  const begun = guests[0]!.event(({ type }) => type === "game_started");
  await guests[0]!.act({ type: "start_game" });
  const picture = await begun;
  if (picture.type !== "game_started") throw new Error("no game began");
  await Promise.all(games);
  const page = await stage.openVisitor();
  await until(async () => (await page.request.get(`/api/games/${picture.gameId}/replay`)).ok());
  await page.close();
  return picture.gameId;
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((wake) => setTimeout(wake, 200));
}
