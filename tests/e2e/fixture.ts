// What every browser test stands on: a server of its worker's own, and people in windows of their own.
// Anything a page logs as an error, and any request that leaves the site, fails the test: both are part of the product.
import { test as base, expect } from "@playwright/test";
import type { Browser, BrowserContext, Page } from "@playwright/test";
import { signUp } from "../site/account.ts";
import type { SiteAccount } from "../site/account.ts";
import { removeData, startServer } from "../site/server-process.ts";
import type { ServerProcess } from "../site/server-process.ts";
import { connectGuest } from "../site/table-guest.ts";
import type { TableGuest } from "../site/table-guest.ts";

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
}

export interface Person extends Visitor {
  readonly account: SiteAccount;
}

export interface WindowOptions {
  readonly width?: number;
  readonly height?: number;
  readonly locale?: string;
  readonly touch?: boolean;
  /**
   * Every animation runs, and sound is on. Without it the window prefers reduced motion and is muted.
   * PERF: an animated window that nobody looks at costs a quarter of a core, a still one nothing, and a third of what a match costs there
   * is its music; each view is seen animated by some test, and a match is played and won with its sounds on.
   */
  readonly animated?: boolean;
  /** The mentor's worker may be installed: only where a test is about it, for it stands between the page and what a test routes. */
  readonly worker?: boolean;
  /** Another server than the worker's own. */
  readonly site?: ServerProcess;
}

export interface PersonOptions extends WindowOptions {
  /** The name as it stands, without a number that makes it one of its kind. */
  readonly exact?: boolean;
}

interface Fixtures {
  /** A new account in a window of its own, signed in, looking at the list of tables. PERF: a load is 0.4 s of work; who loads anew is a `newcomer`. */
  readonly person: (name: string, options?: PersonOptions) => Promise<Person>;
  /** A new account in a window of its own, signed in; nothing is opened yet. */
  readonly newcomer: (name: string, options?: PersonOptions) => Promise<Person>;
  /** A window with nobody signed in; nothing is opened yet. */
  readonly visitor: (options?: WindowOptions) => Promise<Visitor>;
  /** A new account on the wire alone: company at a table that needs no window. */
  readonly guest: (name: string, site?: ServerProcess) => Promise<TableGuest>;
  /** A new account that no window knows yet. */
  readonly account: (name: string) => SiteAccount;
  /** A server of this test alone, for settings of its own or for being stopped. */
  readonly ownServer: (env?: Record<string, string>, dataDir?: string) => Promise<ServerProcess>;
  /** Errors that pages may log in this test, because it provokes them. */
  readonly forgiven: RegExp[];
  /** Origins besides the site's own that pages may ask in this test. */
  readonly neighbours: string[];
}

/**
 * A desk's window where nobody looks at it. PERF: every frame is painted by the processor, and a quarter of the pixels of a usual one
 * are saved; how views look at real sizes is asked by view-checks.ts.
 */
const DESK = { width: 1024, height: 768 } as const;

let accounts = 0;

/**
 * How a test's own calls behave when the server closes a connection that was idle for 10 s just as it is used again: like a
 * browser, which makes the call anew on another one.
 */
export const RETRIED = { maxRetries: 2 } as const;

export const test = base.extend<Fixtures, { server: ServerProcess }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const server = await startServer({ VIP_PLAYERS: "Звезда", LOG_LEVEL: "warn" });
      await use(server);
      await server.stop();
      removeData(server.dataDir);
      expect(server.output(), "the server logs no errors").not.toMatch(/"level":(50|60|"error"|"fatal")/);
    },
    { scope: "worker" },
  ],
  // eslint-disable-next-line no-empty-pattern -- As above.
  forgiven: async ({}, use) => use([]),
  // eslint-disable-next-line no-empty-pattern -- As above.
  neighbours: async ({}, use) => use([]),
  // eslint-disable-next-line no-empty-pattern -- As above.
  account: async ({}, use, info) =>
    use((name) => {
      accounts += 1;
      const tag = `${info.parallelIndex}-${accounts}`;
      return {
        name: `${name} ${tag}`,
        email: `person-${tag}@example.com`,
        password: `very-long-word-${tag}`,
      };
    }),
  // eslint-disable-next-line no-empty-pattern -- As above.
  ownServer: async ({}, use) => {
    const servers: ServerProcess[] = [];
    await use(async (env = {}, dataDir) => {
      const server = await startServer({ LOG_LEVEL: "warn", ...env }, dataDir);
      servers.push(server);
      return server;
    });
    for (const server of servers) await server.stop();
    for (const server of servers) removeData(server.dataDir);
  },
  guest: async ({ server, account }, use) => {
    const guests: TableGuest[] = [];
    await use(async (name, site = server) => {
      const made = account(name);
      const guest = connectGuest(site.address, await signUp(site.address, made));
      guests.push(guest);
      return guest;
    });
    for (const guest of guests) guest.close();
  },
  visitor: async ({ browser, server, forgiven, neighbours }, use) => {
    const windows: Visitor[] = [];
    const faults: string[] = [];
    await use(async (options = {}) => {
      const opened = await openWindow(browser, options.site ?? server, options);
      windows.push(opened);
      watch(opened, (options.site ?? server).address, neighbours, faults);
      return opened;
    });
    for (const { context } of windows) await context.close();
    const unforgiven = faults.filter((text) => !forgiven.some((pattern) => pattern.test(text)));
    expect(unforgiven, "errors in the pages' consoles, requests that left the site").toEqual([]);
  },
  newcomer: async ({ visitor, account }, use) =>
    use(async (name, options = {}) => {
      const made = account(name);
      const owner = options.exact ? { ...made, name } : made;
      const { page, context } = await visitor(options);
      const answer = await context.request.post("/api/auth/sign-up/email", { data: owner });
      expect(answer.ok(), await answer.text()).toBe(true);
      return { account: owner, page, context };
    }),
  person: async ({ newcomer }, use) =>
    use(async (name, options) => {
      const person = await newcomer(name, options);
      await person.page.goto("/");
      await expectSignedIn(person.page);
      return person;
    }),
});

async function openWindow(browser: Browser, site: ServerProcess, options: WindowOptions): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: site.address,
    locale: options.locale ?? "ru-RU",
    viewport: { width: options.width ?? DESK.width, height: options.height ?? DESK.height },
    serviceWorkers: options.worker ? "allow" : "block",
    hasTouch: options.touch ?? false,
    reducedMotion: options.animated ? "no-preference" : "reduce",
  });
  if (!options.animated) await context.addInitScript(muteSounds);
  return { context, page: await context.newPage() };
}

/** Runs in the page: as whoever has muted the game on this device. A page of no site has no storage. */
function muteSounds(): void {
  if (location.protocol !== "http:") return;
  if (localStorage.getItem("fitil.muted") === null) localStorage.setItem("fitil.muted", "1");
}

/** Collects what no page may do: errors, broken promises, requests and lines to elsewhere. */
function watch({ context }: Visitor, site: string, neighbours: readonly string[], faults: string[]): void {
  const look = (url: string): void => {
    const { protocol, origin } = new URL(url.replace(/^ws/, "http"));
    if (!/^https?:$/.test(protocol) || origin === site || neighbours.includes(origin)) return;
    faults.push(`left the site: ${url}`);
  };
  context.on("weberror", (error) => faults.push(`page error: ${error.error().message}`));
  context.on("console", (message) => {
    if (message.type() === "error") faults.push(`${message.text()} (${message.location().url})`);
  });
  context.on("request", (request) => look(request.url()));
  context.on("page", (page) => page.on("websocket", (line) => look(line.url())));
  for (const page of context.pages()) page.on("websocket", (line) => look(line.url()));
}

/** Signs in through the screen, as a person would. */
export async function signInByEmail(page: Page, account: SiteAccount): Promise<void> {
  await page.getByRole("button", { name: /Войти по Email|Sign in with email/i }).click();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel(/^(Пароль|Password)$/).fill(account.password);
  await page.getByRole("button", { name: /^(Войти|Sign in)$/ }).click();
  await expectSignedIn(page);
}

/** The list of tables stands, for somebody who is signed in. */
export async function expectSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /^(Выйти|Sign out)$/ })).toBeVisible();
}

export { expect };
