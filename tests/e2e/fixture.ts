// What every browser test stands on: a server of its worker's own, and people in windows of their own.
// Anything a page logs as an error fails the test: a clean console is part of the product.
import { test as base, expect } from "@playwright/test";
import type { BrowserContext, Page } from "@playwright/test";
import { register } from "../site/account.ts";
import type { SiteAccount } from "../site/account.ts";
import { removeData, startServer } from "../site/server-process.ts";
import type { ServerProcess } from "../site/server-process.ts";

export interface Person {
  readonly account: SiteAccount;
  readonly page: Page;
  readonly context: BrowserContext;
}

interface Fixtures {
  /** A new account in a window of its own, signed in, looking at the list of tables. */
  readonly person: (
    name: string,
    options?: { width?: number; height?: number; locale?: string; touch?: boolean },
  ) => Promise<Person>;
  /** Errors that pages may log in this test, because it provokes them. */
  readonly forgiven: RegExp[];
}

let accounts = 0;

export const test = base.extend<Fixtures, { server: ServerProcess }>({
  server: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const server = await startServer({ VIP_PLAYERS: "Звезда", LOG_LEVEL: "warn" });
      await use(server);
      await server.stop();
      removeData(server.dataDir);
    },
    { scope: "worker" },
  ],
  // eslint-disable-next-line no-empty-pattern
  forgiven: async ({}, use) => use([]),
  person: async ({ browser, server, forgiven }, use, info) => {
    const contexts: BrowserContext[] = [];
    const errors: string[] = [];
    await use(async (name, options = {}) => {
      const context = await browser.newContext({
        baseURL: server.address,
        locale: options.locale ?? "ru-RU",
        viewport: { width: options.width ?? 1366, height: options.height ?? 768 },
        hasTouch: options.touch ?? false,
      });
      contexts.push(context);
      const page = await context.newPage();
      page.on("pageerror", (error) => errors.push(`${name}: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error") errors.push(`${name}: ${message.text()}`);
      });
      accounts += 1;
      const tag = `${info.workerIndex}-${accounts}`;
      const account = {
        name: `${name} ${tag}`,
        email: `person-${tag}@example.com`,
        password: `very-long-word-${tag}`,
      };
      await register(server.address, account);
      await page.goto("/");
      await signInByEmail(page, account);
      return { account, page, context };
    });
    for (const context of contexts) await context.close();
    const unforgiven = errors.filter((text) => !forgiven.some((pattern) => pattern.test(text)));
    expect(unforgiven, "errors in the pages' consoles").toEqual([]);
  },
});

/** Signs in through the screen, as a person would. */
export async function signInByEmail(page: Page, account: SiteAccount): Promise<void> {
  await page.getByRole("button", { name: /Войти по Email|Sign in with email/i }).click();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel(/^(Пароль|Password)$/).fill(account.password);
  await page.getByRole("button", { name: /^(Войти|Sign in)$/ }).click();
  await expect(page.getByRole("button", { name: /^(Выйти|Sign out)$/ })).toBeVisible();
}

export { expect };
