// «Войти через Google»: the provider's window of 500×600, with an OpenID provider on loopback in Google's place.
// It works, it is closed or declined without a word, it is refused with one, and it is blocked.
import type { Page } from "@playwright/test";
import { expect, expectSignedIn, test as base } from "./fixture.ts";
import { register } from "../site/account.ts";
import { startProvider } from "../site/provider.ts";
import type { Provider } from "../site/provider.ts";
import { ownAddress } from "../site/server-process.ts";
import type { ServerProcess } from "../site/server-process.ts";

const test = base.extend<{ provider: Provider; site: ServerProcess }>({
  provider: async ({ neighbours }, use) => {
    const provider = await startProvider("fitil-tests");
    neighbours.push(provider.origin);
    await use(provider);
    await provider.stop();
  },
  site: async ({ ownServer, provider }, use) =>
    use(
      await ownServer({
        GOOGLE_CLIENT_ID: "fitil-tests",
        GOOGLE_CLIENT_SECRET: "a secret of the tests",
        GOOGLE_ISSUER: provider.origin,
        ...(await ownAddress()),
      }),
    ),
});

const google = (page: Page) => page.getByRole("button", { name: "Войти через Google" });

/** Presses the button and returns the provider's window, which asks whether to go on. */
async function openProvider(page: Page): Promise<Page> {
  const opening = page.waitForEvent("popup");
  await google(page).click();
  const popup = await opening;
  await expect(popup.getByRole("link", { name: "Продолжить" })).toBeVisible();
  return popup;
}

test("the provider's window of 500×600 signs in; closed or declined, nothing is said", async ({
  site,
  visitor,
}) => {
  const { page, context } = await visitor({ site });
  await page.goto("/");
  const closed = await openProvider(page);
  await expect(google(page)).toHaveAttribute("aria-busy", "true");
  expect(await closed.evaluate(() => [innerWidth, innerHeight])).toEqual([500, 600]);
  await closed.close();
  await expect(google(page)).not.toHaveAttribute("aria-busy");
  await expect(page.getByRole("alert")).toHaveCount(0);

  const declined = await openProvider(page);
  await declined.getByRole("link", { name: "Отказаться" }).click();
  await expect(google(page)).not.toHaveAttribute("aria-busy");
  await expect(page.getByRole("alert")).toHaveCount(0);

  const accepted = await openProvider(page);
  await accepted.getByRole("link", { name: "Продолжить" }).click();
  await expectSignedIn(page);
  await expect(page.getByRole("button", { name: "Аккаунт: Гена" })).toBeVisible();
  await expect.poll(() => context.pages().length).toBe(1);
});

test("a refused account, one that a stranger made and a blocked window have their sentences", async ({
  provider,
  site,
  visitor,
}) => {
  const { email } = provider.person;
  provider.person.email_verified = false;
  await register(site.address, { name: "Гена с паролем", email, password: "another very long word" });
  const { page } = await visitor({ site });
  await page.goto("/");
  const popup = await openProvider(page);
  await popup.getByRole("link", { name: "Продолжить" }).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Этот email уже занят другим способом входа. Войди по Email.",
  );
  await page.getByRole("button", { name: "Закрыть сообщение об ошибке" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);

  provider.person.email_verified = true;
  const proven = await openProvider(page);
  await proven.getByRole("link", { name: "Продолжить" }).click();
  await expect(page.getByRole("status")).toContainText("он больше не действует");
  await page.getByRole("button", { name: "Понятно, войти" }).click();
  await expectSignedIn(page);
  await page.getByRole("button", { name: "Выйти" }).click();

  await page.evaluate(() => {
    window.open = () => null;
  });
  await google(page).click();
  await expect(page.getByRole("alert")).toHaveText(
    "Браузер заблокировал окно входа. Разреши всплывающие окна и попробуй ещё раз.",
  );
});
