// The mentor's open pages as a stranger meets them: both languages, phone and desk, light and dark; nothing of the game is fetched.
import type { Page } from "@playwright/test";
import { landing as enLanding } from "../../apps/web/src/i18n/en/mentor/landing.ts";
import { legal as enLegal } from "../../apps/web/src/i18n/en/mentor/legal.ts";
import { shell as enShell } from "../../apps/web/src/i18n/en/mentor/shell.ts";
import { landing as ruLanding } from "../../apps/web/src/i18n/ru/mentor/landing.ts";
import { legal as ruLegal } from "../../apps/web/src/i18n/ru/mentor/legal.ts";
import { shell as ruShell } from "../../apps/web/src/i18n/ru/mentor/shell.ts";
import { expect, test } from "./fixture.ts";
import { lookByDayAndNight } from "./view-checks.ts";

const TEXTS = {
  ru: { landing: ruLanding, legal: ruLegal, shell: ruShell },
  en: { landing: enLanding, legal: enLegal, shell: enShell },
} as const;
const speak = (page: Page, language: string): Promise<unknown> =>
  page.addInitScript((chosen) => localStorage.setItem("fitil.language", chosen), language);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

for (const language of ["ru", "en"] as const) {
  const { landing, legal, shell } = TEXTS[language];

  test(`[MR1] [MR2] views of the mentor's front page, ${language}`, async ({ visitor }) => {
    const { page } = await visitor();
    await speak(page, language);
    await page.goto("/mentor");
    await expect(heading(page, landing.hero.ask)).toBeVisible();
    await expect(page).toHaveTitle(shell.titles.landing);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    await lookByDayAndNight(page, language, "landing");
    await page.getByRole("button", { name: landing.example.more }).click();
    await expect(page.getByText(landing.example.options.direct.text)).toBeVisible();
    await lookByDayAndNight(page, language, "landing-open");
  });

  test(`[MR1] [MR2] views of the mentor's other open pages, ${language}`, async ({ visitor }) => {
    const { page } = await visitor();
    await speak(page, language);
    for (const name of ["terms", "privacy"] as const) {
      await page.goto(`/mentor/${name}`);
      await expect(heading(page, legal[name].title)).toBeVisible();
      await expect(page).toHaveTitle(shell.titles[name]);
      await lookByDayAndNight(page, language, name);
    }
    await page.goto("/mentor/nowhere");
    await expect(heading(page, shell.notFoundTitle)).toBeVisible();
    await lookByDayAndNight(page, language, "missing");
  });
}

test("the example is folded, opens to the whole analysis and folds again, by the keyboard too", async ({
  visitor,
}) => {
  const { page } = await visitor();
  await page.goto("/mentor");
  const { example } = ruLanding;
  const panel = page.getByRole("complementary", { name: example.label });
  const toggle = panel.locator("button[aria-expanded]");
  await expect(toggle).toHaveText(example.more);
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  await expect(panel.getByText(example.intro)).toBeVisible();
  await expect(panel.getByText(example.options.playful.text)).toBeVisible();
  await expect(panel.getByText(example.options.sincere.text)).toBeVisible();
  const folded = [
    example.options.direct.text,
    example.options.playful.why,
    example.reading.hook,
    example.next,
  ];
  for (const text of folded) await expect(panel.getByText(text)).toBeHidden();
  await expect(panel.getByRole("listitem")).toHaveCount(6);

  await toggle.press("Enter");
  await expect(toggle).toHaveAttribute("aria-expanded", "true");
  await expect(toggle).toHaveText(example.less);
  for (const text of folded) await expect(panel.getByText(text)).toBeVisible();
  for (const { source } of Object.values(example.options))
    await expect(panel.getByText(source)).toBeVisible();

  await toggle.press("Enter");
  await expect(toggle).toHaveAttribute("aria-expanded", "false");
  for (const text of folded) await expect(panel.getByText(text)).toBeHidden();
  await expect(toggle).toBeFocused();
});

test("[MP1] [MP3] prices are the host's own, and a host that sells nothing says so", async ({ visitor }) => {
  const { page } = await visitor();
  const sold = {
    forSale: true,
    plans: [
      { id: "free", priceCents: 0, per: null, requests: 3, trialDays: 0 },
      { id: "credits", priceCents: 500, per: "once", requests: 50, trialDays: 0 },
      { id: "pro", priceCents: 2900, per: "month", requests: null, trialDays: 7 },
    ],
  };
  await page.route("**/api/mentor/plans", (route) => route.fulfill({ json: sold }));
  await page.goto("/mentor");
  const prices = page.getByRole("region", { name: ruLanding.prices.title });
  await expect(prices.getByText("3 запроса")).toBeVisible();
  await expect(prices.getByText(/^5\s\$$/)).toBeVisible();
  await expect(prices.getByText("50 запросов")).toBeVisible();
  await expect(prices.getByText("Запросы никогда не сгорают")).toBeVisible();
  await expect(prices.getByText(/^29\s\$$/)).toBeVisible();
  await expect(prices.getByText("Безлимитные запросы (по правилам честного использования)")).toBeVisible();
  await expect(prices.getByText("Бесплатная проба: 7 дней")).toBeVisible();
  await expect(prices.getByRole("link", { name: ruLanding.prices.proAction })).toHaveAttribute(
    "href",
    "/mentor/plans",
  );
  await expect(prices.getByText(ruLanding.prices.notForSale)).toHaveCount(0);

  await page.unroute("**/api/mentor/plans");
  await page.route("**/api/mentor/plans", (route) => route.fulfill({ json: { ...sold, forSale: false } }));
  await page.reload();
  await expect(prices.getByText(ruLanding.prices.notForSale)).toBeVisible();
  await expect(prices.getByRole("link", { name: ruLanding.prices.proAction })).toHaveCount(0);
  await expect(prices.getByRole("link", { name: ruLanding.prices.freeAction })).toBeVisible();
});

test("[MR1] neither room fetches the other's code, and the front page asks nothing about people", async ({
  visitor,
}) => {
  const asked = async (path: string, shown: (page: Page) => Promise<void>): Promise<string[]> => {
    const { page } = await visitor();
    const urls: string[] = [];
    page.on("request", (request) => urls.push(new URL(request.url()).pathname));
    await page.goto(path);
    await shown(page);
    await page.waitForLoadState("networkidle");
    return urls;
  };
  const mentor = await asked("/mentor", (page) => expect(heading(page, ruLanding.hero.ask)).toBeVisible());
  const game = await asked("/", (page) =>
    expect(page.getByRole("button", { name: "Войти по Email" })).toBeVisible(),
  );
  const scripts = (urls: string[]) => urls.filter((url) => url.endsWith(".js")).map((url) => url.slice(8));
  const calls = (urls: string[]) => [...new Set(urls.filter((url) => url.startsWith("/api/")))].toSorted();
  expect(calls(mentor)).toEqual(["/api/mentor/plans", "/api/public/version"]);
  expect(scripts(mentor).filter((name) => /^(signed-in|match|index|member|chat)-/.test(name))).toEqual([]);
  expect(scripts(game).filter((name) => /^(mentor|landing|member|chat|shell|plans)-/.test(name))).toEqual([]);
  expect(scripts(mentor).length).toBeLessThanOrEqual(10);
});

test("[MR2] the language is switched in the head and kept; titles follow", async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto("/mentor");
  await expect(heading(page, ruLanding.hero.ask)).toBeVisible();
  await page.getByRole("button", { name: /^en/i }).click();
  await expect(heading(page, enLanding.hero.ask)).toBeVisible();
  await expect(page).toHaveTitle(enShell.titles.landing);
  await page.reload();
  await expect(heading(page, enLanding.hero.ask)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: enShell.privacy }).click();
  await expect(page).toHaveTitle(enShell.titles.privacy);
});

test("[MR1] [MR3] a step to another page keeps the version, moves the focus to its heading, and goes back", async ({
  visitor,
}) => {
  const { page } = await visitor();
  await page.goto("/mentor");
  await expect(heading(page, ruLanding.hero.ask)).toBeVisible();
  const version = new URL(page.url()).searchParams.get("version");
  expect(version).not.toBeNull();
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: ruShell.skip });
  await expect(skip).toBeFocused();
  await skip.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.getByRole("contentinfo").getByRole("link", { name: ruShell.terms }).click();
  await expect(heading(page, ruLegal.terms.title)).toBeFocused();
  expect(new URL(page.url()).searchParams.get("version")).toBe(version);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(heading(page, ruLanding.hero.ask)).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: ruShell.game }).click();
  await expect(page.getByRole("button", { name: "Войти по Email" })).toBeVisible();
  await expect(page).toHaveTitle(/Фитиль/);
});

test("the mentor's page is as strict as the game's: no inline code, its own description, nothing to frame", async ({
  visitor,
}) => {
  const { page } = await visitor();
  const game = await page.goto("/");
  const mentor = await page.goto("/mentor/chat/abcdef123456");
  const policy = (answer: typeof game) => answer?.headers()["content-security-policy"];
  expect(policy(mentor)).toBe(policy(game));
  const html = (await mentor?.text()) ?? "";
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  expect(html).not.toMatch(/<style|\son[a-z]+=|\sstyle=/i);
  expect(html).toContain("<title>Искра");
  expect(html).toContain(ruShell.description);
  for (const [, address] of html.matchAll(/(?:src|href)="([^"]+)"/g)) expect(address).toMatch(/^\/(?!\/)/);
});
