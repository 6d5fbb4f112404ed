// Draws the corpus with a real browser. Opens no address: each page is one string.
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";
import sharp from "sharp";
import { drawChatPage } from "./chat-page.ts";
import { createChatScript } from "./chat-script.ts";
import type { CorpusItem } from "./corpus-plan.ts";
import { withoutEmoji } from "./emoji-art.ts";

/** A message as it can be seen on the picture. */
export interface SeenMessage {
  readonly speaker: "me" | "them";
  /** Its text without emoji. */
  readonly text: string;
  /** Whether the top of the talk cuts it off: a reader may give it or leave it out. */
  readonly cut: boolean;
}

export interface DrawnScreenshot {
  readonly item: CorpusItem;
  /** The encoded file. */
  readonly file: Buffer;
  readonly messages: readonly SeenMessage[];
  /** The name in its head. */
  readonly partner: string;
}

export interface CorpusPainter {
  draw(item: CorpusItem): Promise<DrawnScreenshot>;
  /** Draws any page, for pictures that are no chats. */
  drawPage(html: string, screen: { width: number; height: number; scale: number }): Promise<Buffer>;
  close(): Promise<void>;
}

const CHROMIUM_FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--no-first-run",
  "--disable-sync",
  "--font-render-hinting=none",
];
const SYSTEM_CHROMIUM = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The browser that draws, or null when there is none. `CHROMIUM_PATH` names one; empty, it says there is none. */
export function findCorpusBrowser(): string | null {
  const wanted = process.env["CHROMIUM_PATH"];
  if (wanted !== undefined) return existsSync(wanted) ? wanted : null;
  return SYSTEM_CHROMIUM.find((candidate) => existsSync(candidate)) ?? null;
}

/** Starts a browser for drawing; close it when done. @throws when there is none. */
export async function createCorpusPainter(): Promise<CorpusPainter> {
  const path = findCorpusBrowser();
  if (path === null) throw new Error("Screenshots are drawn with Chromium, and there is none");
  const browser = await chromium.launch({ executablePath: path, args: CHROMIUM_FLAGS });
  return {
    draw: (item) => drawItem(browser, item),
    drawPage: (html, screen) => withPage(browser, html, screen, (page) => page.screenshot({ type: "png" })),
    close: () => browser.close(),
  };
}

async function drawItem(browser: Browser, item: CorpusItem): Promise<DrawnScreenshot> {
  const script = createChatScript(item.seed, item.language, item.messages, item.theme);
  const html = drawChatPage(item.theme, script, item.dark, item.seed);
  return withPage(browser, html, item.theme.screen, async (page) => {
    const places = await page.evaluate<{ index: number; cut: boolean }[]>(SEE_MESSAGES);
    const picture = await page.screenshot({ type: "png" });
    const messages = places.flatMap(({ index, cut }) => {
      const message = script.messages[index];
      return message ? [{ speaker: message.speaker, text: withoutEmoji(message.text), cut }] : [];
    });
    return { item, file: await encode(picture, item), messages, partner: script.partner };
  });
}

async function withPage<Result>(
  browser: Browser,
  html: string,
  screen: { width: number; height: number; scale: number },
  use: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.scale,
    offline: true,
  });
  try {
    const page = await context.newPage();
    await page.setContent(html);
    await page.evaluate("document.fonts.ready.then(() => true)");
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Runs in the page: which bubbles are inside the talk's pane, and which of them its top edge cuts. */
const SEE_MESSAGES = `(() => {
  const pane = document.querySelector(".pane").getBoundingClientRect();
  return [...document.querySelectorAll("[data-message]")]
    .map((bubble) => ({ index: Number(bubble.dataset.message), box: bubble.getBoundingClientRect() }))
    .filter(({ box }) => box.bottom > pane.top + 4)
    .map(({ index, box }) => ({ index, cut: box.top < pane.top }));
})()`;

async function encode(picture: Buffer, item: CorpusItem): Promise<Buffer> {
  const { format, quality, scale } = item.form;
  const { width } = await sharp(picture).metadata();
  const sized = scale === 1 ? sharp(picture) : sharp(picture).resize({ width: Math.round(width * scale) });
  if (format === "jpeg") return sized.jpeg({ quality }).toBuffer();
  if (format === "webp") return sized.webp({ quality }).toBuffer();
  return sized.png().toBuffer();
}
