// The mentor's plans in a real browser: buying against a stand-in of the payment service, managing, coming back before
// the service has spoken, and a host that sells nothing (MP1, MP3).
import { startStripeFake } from "@fitil/testkit";
import type { StripeFake } from "@fitil/testkit";
import { expect, test as base } from "./fixture.ts";
import type { Person } from "./fixture.ts";
import { look } from "./view-checks.ts";
import type { ServerProcess } from "../site/server-process.ts";

const test = base.extend<{ fake: StripeFake; shop: ServerProcess }>({
  fake: async ({ neighbours }, use) => {
    const fake = await startStripeFake();
    neighbours.push(fake.url);
    await use(fake);
    await fake.close();
  },
  shop: async ({ ownServer, fake }, use) =>
    use(
      await ownServer({
        STRIPE_SECRET_KEY: fake.secretKey,
        STRIPE_WEBHOOK_SECRET: fake.webhookSecret,
        STRIPE_API_BASE: fake.url,
      }),
    ),
});

const webhookOf = (shop: ServerProcess) => `${shop.address}/api/billing/webhook`;

/** Somebody at the plans. */
async function atPlans(open: Promise<Person>): Promise<Person> {
  const person = await open;
  await person.page.goto("/mentor/plans");
  await expect(person.page.getByRole("heading", { level: 1, name: /Тарифы|Plans/ })).toBeVisible();
  return person;
}

test("[MP3] a pack is paid on the service's page, waits calmly for its word, and is there", async ({
  fake,
  shop,
  newcomer,
}) => {
  const { page } = await atPlans(newcomer("Аня", { site: shop }));
  await expect(page.getByText("Осталось 5 запросов")).toBeVisible();
  await page.getByRole("button", { name: "Взять пакет" }).click();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page).toHaveURL(/\/mentor\/plans\?paid=1/);
  await expect(page.getByText("Ждём подтверждения")).toBeVisible();
  await expect(page.getByText("Осталось 5 запросов")).toBeVisible();
  await look(page, { name: "mentor-plans-waiting-ru" });
  fake.deliverTo(webhookOf(shop));
  await expect(page.getByText("Готово: пакет уже у тебя")).toBeVisible();
  await expect(page.getByText("Осталось 55 запросов")).toBeVisible();
  await look(page, { name: "mentor-plans-paid-ru" });
});

test("[MP3] Pro begins with its trial, says when it ends, is managed and cancelled on the service's page", async ({
  fake,
  shop,
  newcomer,
}) => {
  fake.deliverTo(webhookOf(shop));
  const { page } = await atPlans(newcomer("Anna", { site: shop, locale: "en-GB" }));
  await page.getByRole("button", { name: /^en/i }).click();
  await page.getByRole("button", { name: "Try Pro for free" }).click();
  await page.getByRole("button", { name: "Pay" }).click();
  await expect(page.getByText("Done: Pro is on")).toBeVisible();
  await expect(page.getByText(/Trial until .*, then \$29 per month/)).toBeVisible();
  const [id = ""] = fake.shop.subscriptions.keys();
  fake.shop.warnOfTrialEnd(id);
  await expect(async () => {
    await page.goto("/mentor/plans");
    await expect(page.getByText(/Your Pro trial ends on/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await look(page, { name: "mentor-plans-trial-en" });
  await page.getByRole("button", { name: "Manage subscription" }).click();
  await page.getByRole("button", { name: /^Cancel/ }).click();
  await expect(async () => {
    await page.goto("/mentor/plans");
    await expect(page.getByText(/Cancelled, works until/)).toBeVisible({ timeout: 1_000 });
  }).toPass();
  fake.shop.change(id, { cancel_at: null, cancel_at_period_end: false });
  fake.shop.renew(id, false);
  await expect(async () => {
    await page.goto("/mentor/plans");
    await expect(page.getByRole("alert")).toContainText("did not go through", { timeout: 1_000 });
  }).toPass();
  await look(page, { name: "mentor-plans-unpaid-en" });
});

test("[MP3] a payment service that does not answer is told in words, and the button works again", async ({
  fake,
  shop,
  newcomer,
  forgiven,
}) => {
  forgiven.push(/502/);
  const { page } = await atPlans(newcomer("Боря", { site: shop }));
  fake.fail(500);
  const buy = page.getByRole("button", { name: "Взять пакет" });
  await buy.click();
  await expect(page.getByRole("alert")).toContainText("Платёжная служба не отвечает");
  fake.fail(null);
  await buy.click();
  await expect(page.getByRole("button", { name: "Pay" })).toBeVisible();
  await page.getByRole("link", { name: "Back" }).click();
  await expect(page.getByRole("button", { name: "Взять пакет" })).toBeEnabled();
});

test("[MP1] the plans are open to strangers in both languages, and buying leads over the sign-in", async ({
  shop,
  visitor,
}) => {
  const { page } = await visitor({ site: shop });
  await page.goto("/mentor/plans");
  await expect(page.getByText("Запросы никогда не сгорают")).toBeVisible();
  await look(page, { name: "mentor-plans-open-ru" });
  await page.getByRole("button", { name: /^en/i }).click();
  await expect(page.getByText("Credits never expire")).toBeVisible();
  await expect(page.getByText("Unlimited requests (subject to a fair use policy)")).toBeVisible();
  await look(page, { name: "mentor-plans-open-en" });
  await page.getByRole("link", { name: "Get the pack" }).click();
  await expect(page).toHaveURL(/\/mentor\/sign-in\?next=%2Fmentor%2Fplans/);
});

test("[MP3] where nothing is for sale, the page and its buttons say so", async ({ newcomer }) => {
  const { page } = await atPlans(newcomer("Витя"));
  await expect(page.getByText("На этом сервере оплата не подключена")).toBeVisible();
  await expect(page.getByText("Запросы здесь никто не считает")).toBeVisible();
  const buttons = page.getByRole("button", { name: "Здесь не продаётся" });
  await expect(buttons).toHaveCount(2);
  await expect(buttons.first()).toBeDisabled();
  await look(page, { name: "mentor-plans-not-for-sale-ru" });
});
