// Sets the scene for measuring: the product's server, our line before it, a browser, people at a table, a match that runs.
import { chromium } from "@playwright/test";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { CharacterId } from "@fitil/engine";
import { findChromium } from "../../../scripts/machine.mjs";
import { call, signUp } from "../../site/account.ts";
import type { SignedIn, SiteAccount } from "../../site/account.ts";
import { removeData, startServer } from "../../site/server-process.ts";
import { connectGuest } from "../../site/table-guest.ts";
import type { TableGuest } from "../../site/table-guest.ts";
import { installProbe } from "./page-probe.ts";
import { openSlowLine } from "./slow-line.ts";
import type { LineQuality, SlowLine } from "./slow-line.ts";
import { watchWire } from "./wire-watch.ts";
import type { WireWatch } from "./wire-watch.ts";

const FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--mute-audio",
];

/** One page with somebody who plays. */
export interface Player {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly id: CharacterId;
  readonly watch: WireWatch;
}

/** Everything that stands while something is measured. */
export interface Stage {
  readonly line: SlowLine;
  /** The browser's program and how it is started. */
  readonly chromium: { readonly path: string; readonly flags: readonly string[] };
  /** From now on, for every page. */
  setLine(quality: LineQuality): void;
  /** Somebody whom the site does not know yet. */
  newAccount(): SiteAccount;
  /** A new free table; its id. */
  newTable(): Promise<string>;
  /** Somebody new on the wire alone, without delay, at that table with that character. */
  seatGuest(id: CharacterId, roomId: string): Promise<TableGuest>;
  /** A window with nobody signed in. */
  openVisitor(): Promise<Page>;
  /** A match of so many people in windows that has just begun. */
  startMatch(pages: number): Promise<Player[]>;
  /** Ends what a match needed. */
  endMatch(): Promise<void>;
  close(): Promise<void>;
}

/** Starts server, line and browser. Throws when there is no Chromium. */
export async function setStage(): Promise<Stage> {
  const executablePath = findChromium();
  if (executablePath === null) throw new Error("No Chromium: name it by CHROMIUM_PATH.");
  const server = await startServer({ LOG_LEVEL: "warn", NODE_ENV: "production" }, undefined, "sources");
  const line = await openSlowLine(server.address);
  const flags = process.getuid?.() === 0 ? [...FLAGS, "--no-sandbox"] : FLAGS;
  const browser = await chromium.launch({ executablePath, args: flags });
  let quality: LineQuality | null = null;
  let people = 0;
  const contexts: BrowserContext[] = [];
  const present: TableGuest[] = [];

  const newAccount = (): SiteAccount => {
    people += 1;
    return {
      name: `Игрок ${people}`,
      email: `bench-${people}@example.com`,
      password: `long-word-${people}-x`,
    };
  };
  const somebody = async (): Promise<SignedIn> => {
    const made = newAccount();
    return await signUp(server.address, made);
  };

  async function openPlayer(id: CharacterId, roomId: string): Promise<Player> {
    const { context, page } = await openPage(browser, line.address);
    contexts.push(context);
    const watch = watchWire(page, id, () => quality?.delayMs ?? 0);
    const answer = await context.request.post("/api/auth/sign-up/email", { data: newAccount() });
    if (!answer.ok()) throw new Error(`sign-up: ${answer.status()} ${await answer.text()}`);
    await page.goto(`/?table=${roomId}`);
    await page.getByRole("button", { name: "Играть ▶" }).click();
    await page.getByRole("button", { name: "Начать игру ▶" }).waitFor();
    return { context, page, id, watch };
  }

  async function seatGuest(id: CharacterId, roomId: string): Promise<TableGuest> {
    const guest = connectGuest(server.address, await somebody());
    present.push(guest);
    await guest.join(roomId);
    await guest.act({ type: "select_character", characterId: id, eyeVariant: 1 });
    return guest;
  }

  async function newTable(): Promise<string> {
    const { token } = await somebody();
    const options = { method: "POST", token, body: { stakes: 0 } };
    return (await call<{ id: string }>(server.address, "/api/rooms", options)).id;
  }

  return {
    line,
    chromium: { path: executablePath, flags },
    setLine(next) {
      quality = next;
      line.setQuality(next);
    },
    newAccount,
    newTable,
    seatGuest,
    async openVisitor() {
      const { context, page } = await openPage(browser, line.address);
      contexts.push(context);
      return page;
    },
    async startMatch(pages) {
      const roomId = await newTable();
      const players: Player[] = [];
      for (let index = 0; index < pages; index++)
        players.push(await openPlayer((index + 1) as CharacterId, roomId));
      await players[0]?.page.getByRole("button", { name: "Начать игру ▶" }).click();
      await Promise.all(players.map(({ page }) => page.getByTestId("board").waitFor({ timeout: 20_000 })));
      return players;
    },
    async endMatch() {
      for (const guest of present.splice(0)) guest.close();
      for (const context of contexts.splice(0)) await context.close();
    },
    async close() {
      await browser.close();
      await line.close();
      await server.stop();
      removeData(server.dataDir);
    },
  };
}

async function openPage(browser: Browser, baseURL: string): Promise<{ context: BrowserContext; page: Page }> {
  const context = await browser.newContext({
    baseURL,
    locale: "ru-RU",
    viewport: { width: 1366, height: 768 },
  });
  const page = await context.newPage();
  await page.addInitScript(installProbe);
  return { context, page };
}
