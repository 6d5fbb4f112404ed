// How a chat of 500 messages opens and scrolls in a real browser. The chat is written straight into the stopped server's
// database, because nobody may ask for 250 answers in a minute.
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";
import { findChromium } from "../../../scripts/machine.mjs";
import { ensureWebBuilt } from "../../../scripts/web-build.mjs";
import { removeData, startServer } from "../../site/server-process.ts";
import { json, median, newPerson, tell } from "./site.ts";

const MESSAGES = 500;
const OPENINGS = 5;
const SCROLL_STEP_PX = 240;
const LAST_WORDS = "Последнее слово этого разговора";
const FLAGS = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];

/** Measures and prints; returns whether the targets are kept. */
export async function measureLongChat(): Promise<boolean> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("No Chromium: name it by CHROMIUM_PATH.");
  await ensureWebBuilt();
  const first = await startServer({ LOG_LEVEL: "warn" }, undefined, "sources");
  const person = await newPerson(first.address, "longchat");
  const chat = await json<{ id: string }>(first.address, person, "POST", "/api/mentor/chats", {});
  await first.stop();
  writeMessages(first.dataDir, chat.id);
  const server = await startServer({ LOG_LEVEL: "warn", NODE_ENV: "production" }, first.dataDir, "sources");
  const args = process.getuid?.() === 0 ? [...FLAGS, "--no-sandbox"] : FLAGS;
  const browser = await chromium.launch({ executablePath, args });
  try {
    const page = await browser.newPage({ locale: "ru-RU", viewport: { width: 390, height: 844 } });
    await page.goto(`${server.address}/robots.txt`);
    const { email, password } = person;
    await page.request.post(`${server.address}/api/auth/sign-in/email`, { data: { email, password } });
    const address = `${server.address}/mentor/chat/${chat.id}`;
    const opened: number[] = [];
    for (let index = 0; index <= OPENINGS; index += 1) opened.push(await open(page, address));
    // The end is there first; the beginning follows in small steps.
    await page
      .locator("article[data-message]")
      .nth(MESSAGES - 1)
      .waitFor({ state: "attached" });
    const frames = await scrollThrough(page);
    console.log(JSON.stringify({ bench: "mentor", metric: "scrollFrames", value: frames.length }));
    return [
      // The first opening fills the browser's cache.
      tell("longChatOpenMs", median(opened.slice(1)), 1_500, "ms"),
      tell("longChatScrollFrameMsMedian", median(frames), 17.5, "ms"),
      tell("longChatScrollFrameMsP95", percentile(frames, 95), 34, "ms"),
    ].every(Boolean);
  } finally {
    await browser.close();
    await server.stop();
    removeData(first.dataDir);
  }
}

/** A talk of people's messages and advices of many lengths, every one under the one before. */
function writeMessages(dataDir: string, chatId: string): void {
  const database = new DatabaseSync(join(dataDir, "fitil.sqlite"));
  const insert = database.prepare(
    `insert into mentor_message (chat_id, id, parent_id, place, role, parts, metadata, search, created_at)
     values (?, ?, ?, ?, ?, ?, ?, '', ?)`,
  );
  let parentId: string | null = null;
  database.exec("begin");
  for (let place = 0; place < MESSAGES; place += 1) {
    const id = randomUUID();
    const createdAt = 1_760_000_000_000 + place * 60_000;
    const role = place % 2 === 0 ? "user" : "assistant";
    const parts = place === MESSAGES - 1 ? [{ type: "text", text: LAST_WORDS }] : partsOf(role, place);
    const metadata = { parentId, createdAt };
    insert.run(chatId, id, parentId, place, role, JSON.stringify(parts), JSON.stringify(metadata), createdAt);
    parentId = id;
  }
  database
    .prepare("update mentor_chat set leaf_id = ?, title = ?, messages = ? where id = ?")
    .run(parentId, "Долгий разговор", MESSAGES, chatId);
  database.exec("commit");
  database.close();
}

function partsOf(role: "user" | "assistant", place: number): object[] {
  const words = "Разговор о горах, кофе и о том, что было в выходные. ".repeat(1 + (place % 7));
  if (role === "user") return [{ type: "text", text: `${place}. ${words}` }];
  const options = (["playful", "sincere", "direct"] as const).map((tone) => ({
    tone,
    text: `${place}: давай в субботу покажешь фото с гор за чашкой кофе?`,
    why: "Подхватывает горы и зовёт ненадолго, в людное место.",
    source: "Hinge, 2015",
  }));
  const advice = { type: "data-advice", id: "advice", data: { verdict: "write_now", options } };
  return place % 4 === 1 ? [{ type: "text", text: words }, advice] : [{ type: "text", text: words }];
}

/** Ms from the page's start until the last message stands in the window. */
async function open(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: "commit" });
  await page.getByText(LAST_WORDS).waitFor({ state: "visible", timeout: 30_000 });
  return await page.evaluate(() => performance.now());
}

/** Scrolls from the end to the beginning, a step a frame; ms between frames. */
async function scrollThrough(page: Page): Promise<number[]> {
  return await page.getByText(LAST_WORDS).evaluate(async (last, step) => {
    let scroller: Element | null = last;
    while (
      scroller !== null &&
      !(
        scroller.scrollHeight > scroller.clientHeight + 1 &&
        /auto|scroll/.test(getComputedStyle(scroller).overflowY)
      )
    )
      scroller = scroller.parentElement;
    if (scroller === null) throw new Error("Nothing scrolls around the last message");
    const frame = () => new Promise<number>((drawn) => requestAnimationFrame(drawn));
    const times: number[] = [];
    let before = await frame();
    while (scroller.scrollTop > 0) {
      scroller.scrollTop -= step;
      const now = await frame();
      times.push(now - before);
      before = now;
    }
    return times;
  }, SCROLL_STEP_PX);
}

function percentile(numbers: readonly number[], percent: number): number {
  return (
    numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length * percent) / 100)] ?? Number.NaN
  );
}
