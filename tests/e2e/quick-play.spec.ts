// The shortest way from the list to the first bomb, for somebody who finds nobody there (QP1–QP3, BT1).
import { expect, test } from "./fixture.ts";
import { register } from "../site/account.ts";
import { createTable, expectMatch, shownChips } from "./table-gestures.ts";
import { look } from "./view-checks.ts";

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

test("[GU1] [GU2] [QP1] a stranger plays by one press, without an account, and signs up from the list", async ({
  visitor,
  account,
  server,
  forgiven,
}) => {
  const { page } = await visitor();
  await page.goto("/");
  await page.getByRole("button", { name: "Играть без регистрации" }).click();
  const seats = page.getByRole("region", { name: "Игроки за столом" }).getByRole("listitem");
  await expect(seats.filter({ hasText: /Гость-\d+/ })).toBeVisible();
  await page.getByRole("button", { name: "Выход" }).click();
  await expect(page.getByRole("button", { name: "Взять фишки" })).toHaveCount(0);
  const person = page.getByRole("button", { name: /^Аккаунт: Гость-\d+$/ });
  const guest = (await person.getAttribute("aria-label")) ?? "";

  // Leaving would lose it all: it is asked once, and signing up is offered first.
  await page.getByRole("button", { name: "Выйти" }).click();
  const question = page.getByRole("dialog", { name: "Выйти и всё потерять?" });
  await expect(question).toContainText(guest.replace("Аккаунт: ", "имя "));
  await expect(question.getByRole("button", { name: "Регистрация" })).toBeFocused();
  await page.keyboard.press("Escape");
  // Signs up where they are, and everything stays; an address that somebody has changes nothing.
  const taken = account("Занятый");
  await register(server.address, taken);
  await page.getByRole("button", { name: "Регистрация" }).click();
  const dialog = page.getByRole("dialog", { name: "Заведи аккаунт" });
  await expect(dialog.getByText("сразу будут 1000 фишек")).toBeVisible();
  await look(page, { name: "guest-sign-up", fullPage: false });
  const type = async (email: string, password: string) => {
    await dialog.getByLabel("Email").fill(email);
    await dialog.getByLabel("Пароль", { exact: true }).fill(password);
    await page.keyboard.press("Enter");
  };
  forgiven.push(/status of 4\d\d/);
  await type(taken.email, "some-other-long-word");
  await expect(dialog.getByText("Такой аккаунт уже есть. Нажми «Войти».")).toBeVisible();
  const mine = account("Новый");
  await type(mine.email, mine.password);
  const box = page.getByRole("dialog", { name: "Аккаунт" });
  await expect(box.getByText("Готово, всё осталось с тобой.")).toBeVisible();
  await expect(box.getByRole("row").nth(1)).toHaveText(/^Первые фишки/);
  await page.keyboard.press("Escape");
  expect(await person.getAttribute("aria-label")).toBe(guest);
  expect(await shownChips(page)).toBe(1000);
  await expect(page.getByRole("button", { name: "Регистрация" })).toHaveCount(0);
  // On the same line as before: a table is sat down at without a reload.
  await createTable(page, "Своё", "100");
});
