// What somebody meets who has never been here: how soon the page can be pressed on a poor phone, how many presses and seconds lie
// between the link and the first bomb, and how many presses three matches in a row take (QP1-QP3).
import type { Locator, Page } from "@playwright/test";
import { atMost, median } from "./report.ts";
import type { Figure } from "./report.ts";
import { QUIET } from "./slow-line.ts";
import type { Stage } from "./stage.ts";

/** Lighthouse's slow 4G, and a phone four times slower than this machine. */
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const SLOWDOWN = 4;
const OPENINGS = 5;
const MATCHES = 3;
const PATIENCE_MS = 120_000;
const LOOK_EVERY_MS = 50;

const DOOR = "Играть без регистрации";
const AGAIN = "Ещё раз";

/** Ms from asking for the page until its large button can be pressed. */
const USABLE = `new Promise((tell) => {
  const isDoor = (one) => one.textContent.includes("${DOOR}") && !one.disabled && !one.closest("[inert]");
  const look = () => {
    if ([...document.querySelectorAll("button")].some(isDoor)) requestAnimationFrame(() => tell(performance.now()));
    else requestAnimationFrame(look);
  };
  look();
})`;

const PAINTED = `performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? NaN`;

/** Opens the doorway on a poor phone, then plays as a stranger: by one press, by pressing whatever helps, and three times in a row. */
export async function measureStranger(stage: Stage): Promise<Figure[]> {
  stage.setLine(QUIET);
  try {
    return [
      ...(await measureDoorway(stage)),
      ...(await measureFirstBomb(stage)),
      ...(await measureRow(stage)),
    ];
  } finally {
    await stage.endMatch();
  }
}

async function measureDoorway(stage: Stage): Promise<Figure[]> {
  const painted: number[] = [];
  const usable: number[] = [];
  for (let opening = 0; opening < OPENINGS; opening++) {
    const page = await stage.openVisitor();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    await page.goto("/", { waitUntil: "commit" });
    usable.push(await page.evaluate<number>(USABLE));
    painted.push(await page.evaluate<number>(PAINTED));
    await page.close();
  }
  return [
    { ...atMost("slow4gFirstPaintMs", null, median(painted), 900, "ms"), samples: painted.length },
    { ...atMost("slow4gButtonUsableMs", null, median(usable), 1_800, "ms"), samples: usable.length },
  ];
}

async function measureFirstBomb(stage: Stage): Promise<Figure[]> {
  const page = await stage.openVisitor();
  const bombs = hearOwnBombs(page);
  const began = performance.now();
  await page.goto("/", { waitUntil: "commit" });
  await press(page, DOOR);
  const fields = await page.locator("input:visible").count();
  const at = await pressSpaceUntil(page, () => Promise.resolve(bombs.takeAt()));
  return [
    atMost("strangerTypedFields", null, fields, 0, ""),
    // One press: the door. Everything else comes by itself.
    atMost("strangerFirstBombS", null, (at - began) / 1000, 8, "s"),
  ];
}

/** A stranger plays match after match, always standing on the first bomb, and presses only what the page asks for. */
async function measureRow(stage: Stage): Promise<Figure[]> {
  const page = await stage.openVisitor();
  const bombs = hearOwnBombs(page);
  await page.goto("/");
  let presses = 0;
  for (let match = 0; match < MATCHES; match++) {
    await press(page, match === 0 ? DOOR : AGAIN);
    presses += 1;
    bombs.takeAt();
    await pressSpaceUntil(page, () => Promise.resolve(bombs.takeAt()));
    if (match + 1 < MATCHES) await pressSpaceUntil(page, async () => (await again(page).isVisible()) || null);
  }
  return [atMost("threeMatchesPresses", null, presses, MATCHES, "")];
}

function again(page: Page): Locator {
  return page.getByRole("button", { name: AGAIN, exact: true });
}

async function press(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name, exact: true }).click({ timeout: PATIENCE_MS });
}

/** Hears of the first bomb that the server tells this page of after it has asked for one. */
function hearOwnBombs(page: Page): { readonly takeAt: () => number | null } {
  let at: number | null = null;
  let isAsked = false;
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => void (isAsked ||= payload.toString().includes('"place_bomb"')));
    socket.on("framereceived", ({ payload }) => {
      if (isAsked && payload.toString().includes('"bomb_placed"')) at ??= performance.now();
    });
  });
  return {
    /** When it came (performance.now()), null while it has not; from then on the next one is waited for. */
    takeAt() {
      const taken = at;
      at = null;
      if (taken !== null) isAsked = false;
      return taken;
    },
  };
}

/** What comes out of `look` at last. Throws when that takes longer than two minutes. */
async function pressSpaceUntil<T>(page: Page, look: () => Promise<T | null>): Promise<T> {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== null) return found;
    if (performance.now() > end) throw new Error("the stranger waits in vain");
    if (await page.getByTestId("board").isVisible()) await page.keyboard.press("Space");
    await new Promise((wake) => setTimeout(wake, LOOK_EVERY_MS));
  }
}
