// A phone held flat: nothing that is needed lies below the edge, from the sign-in card to the match.
import type { Locator, Page } from "@playwright/test";
import { openTable } from "./company.ts";
import { expect, test } from "./fixture.ts";

/** Each lies within the window, and nothing has to be scrolled for it. */
async function expectInSight(page: Page, needed: readonly Locator[]): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  for (const one of needed) {
    const box = await one.boundingBox();
    expect(box, String(one)).not.toBeNull();
    if (box === null) continue;
    expect(box.y, String(one)).toBeGreaterThanOrEqual(0);
    expect(box.y + box.height, String(one)).toBeLessThanOrEqual(height);
    expect(box.x + box.width, String(one)).toBeLessThanOrEqual(width);
  }
}

for (const [locale, words] of [
  [
    "ru-RU",
    {
      email: "Войти по Email",
      fields: ["Email", "Пароль"],
      form: ["Войти", "Регистрация", "Назад", "Получить ссылку для входа"],
      play: "Играть без регистрации",
      sit: "Играть ▶",
      lobby: ["Выход", "Начать игру ▶", "Скопировать ссылку", "Легко"],
      counting: ["Выход", "Отмена"],
    },
  ],
  [
    "en-US",
    {
      email: "Sign in with email",
      fields: ["Email", "Password"],
      form: ["Sign in", "Sign up", "Back", "Get a sign-in link"],
      play: "Play without signing up",
      sit: "Play ▶",
      lobby: ["Leave", "Start the game ▶", "Copy the link", "Easy"],
      counting: ["Leave", "Cancel"],
    },
  ],
] as const)
  test(`[QP1] on a phone held flat everything needed is in sight, ${locale}`, async ({
    visitor,
    guest,
    server,
  }) => {
    const { page } = await visitor({ width: 640, height: 360, touch: true, locale });
    const buttons = (names: readonly string[]) =>
      names.map((name) => page.getByRole("button", { name, exact: true }));
    await page.goto("/");
    await expect(page.getByRole("button", { name: words.email })).toBeVisible();
    await expectInSight(page, buttons([words.email, words.play]));
    await page.getByRole("button", { name: words.email }).tap();
    const fields = words.fields.map((name) => page.getByLabel(name, { exact: true }));
    await expect(fields[0]!).toBeVisible();
    await expectInSight(page, [...fields, ...buttons(words.form)]);
    // At a table made by hand nothing begins by itself.
    const { person } = await guest("Хозяйка");
    await page.goto(`/?table=${await openTable(server.address, person, { name: "Ровно", stakes: 0 })}`);
    await page.getByRole("button", { name: words.play }).tap();
    await page.getByRole("button", { name: words.sit }).tap();
    await page.getByRole("button", { name: words.lobby[3], exact: true }).tap();
    const seats = page.getByRole("main").getByRole("listitem");
    await expectInSight(page, [...buttons(words.lobby), ...(await seats.all())]);
    await page.getByRole("button", { name: words.lobby[1], exact: true }).tap();
    await expect(page.getByRole("button", { name: words.counting[1], exact: true })).toBeVisible();
    await expectInSight(page, [...buttons(words.counting), ...(await seats.all())]);
    // The number is the biggest thing on the screen.
    const sizes = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("main *")]
        .filter(({ childElementCount, textContent }) => childElementCount === 0 && textContent !== "")
        .map((element) => ({
          size: Number.parseFloat(getComputedStyle(element).fontSize),
          text: element.textContent,
        }))
        .toSorted((a, b) => b.size - a.size),
    );
    expect(sizes[0]?.text).toMatch(/^[1-5]$/);
    await expect(page.getByTestId("bomb-button")).toBeVisible();
    await expectInSight(page, [page.getByTestId("board"), page.getByTestId("bomb-button")]);
    // What happened is told beside the board, not over its first row, flat and upright.
    for (const size of [
      { width: 640, height: 360 },
      { width: 360, height: 740 },
    ]) {
      await page.setViewportSize(size);
      await expect(page.getByRole("list", { name: /Что случилось|What happened/ })).toBeAttached();
      await expect(async () => {
        const board = (await page.getByTestId("board").boundingBox())!;
        const feed = (await page.getByRole("list", { name: /Что случилось|What happened/ }).boundingBox())!;
        expect(feed.y + feed.height <= board.y || feed.x >= board.x + board.width).toBe(true);
      }).toPass();
    }
  });
