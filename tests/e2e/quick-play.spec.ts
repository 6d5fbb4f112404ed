// The shortest way from the list to the first bomb, for somebody who finds nobody there (QP1–QP3, BT1).
import { expect, test } from "./fixture.ts";
import { expectMatch } from "./table-gestures.ts";

test("[QP1] [QP2] [QP3] [BT1] one press sits down, bots come and are called bots, and one press plays again", async ({
  person,
}) => {
  const { page, account } = await person("Одна");
  await page.getByRole("button", { name: "Играть", exact: true }).click();
  const seats = page.getByRole("region", { name: "Игроки за столом" }).getByRole("listitem");
  await expect(seats.filter({ hasText: account.name })).toBeVisible();
  await expect(seats.filter({ has: page.getByText("бот", { exact: true }) })).toHaveCount(3);
  await expectMatch(page);
  await expect(page.getByTestId("player-2")).toContainText("бот");
  // Stands on its own bombs until it falls; the bots do not play on for nobody.
  await expect(async () => {
    await page.keyboard.press("Space");
    await expect(page.getByTestId("end-overlay")).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 60_000 });
  await page
    .getByRole("button", { name: /^(Смотреть дальше|Ещё раз)$/ })
    .first()
    .click();
  const again = page.getByRole("button", { name: /^Ещё раз|Играю ещё ▶$/ });
  const start = page.getByRole("button", { name: "Начать игру ▶" });
  await expect(again.or(start)).toBeVisible();
  if (await again.isVisible()) await again.click();
  // Bots fill up and the next match begins by itself; whoever does not want to wait presses, if there is still something to press.
  await expect(async () => {
    // Gone already: the match begins by itself.
    if (await start.isEnabled({ timeout: 200 }).catch(() => false)) await start.click({ timeout: 500 });
    await expect(page.getByTestId("board")).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expectMatch(page);
});

test("[GU1] [QP1] a stranger plays by one press, without an account, and may sign up from the list", async ({
  visitor,
}) => {
  const { page } = await visitor();
  await page.goto("/");
  await page.getByRole("button", { name: "Играть без регистрации" }).click();
  const seats = page.getByRole("region", { name: "Игроки за столом" }).getByRole("listitem");
  await expect(seats.filter({ hasText: /Гость-\d+/ })).toBeVisible();
  await page.getByRole("button", { name: "Выход" }).click();
  await expect(page.getByRole("link", { name: "Регистрация" })).toHaveAttribute(
    "href",
    "/mentor/sign-up?next=%2F",
  );
  await expect(page.getByRole("button", { name: "Взять фишки" })).toHaveCount(0);
});
