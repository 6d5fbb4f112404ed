// The person's own page: name, chips, gift, data, and leaving for good.
import { readFileSync } from "node:fs";
import { call } from "../site/account.ts";
import { loseStake } from "./company.ts";
import { expect, signInByEmail, test } from "./fixture.ts";
import { shownChips } from "./table-gestures.ts";

const REFUSED = [/status of 4\d\d/];

test("a name is changed unless it is taken, data is taken along, and the account can go for good", async ({
  person,
  guest,
  forgiven,
}) => {
  forgiven.push(...REFUSED);
  const other = await guest("Занятое");
  const { page, account } = await person("Меняющий");
  await page.getByRole("button", { name: `Аккаунт: ${account.name}` }).click();
  const box = page.getByRole("dialog", { name: "Аккаунт" });
  const name = box.getByLabel("Имя за столом");
  const save = box.getByRole("button", { name: "Сохранить" });
  await expect(save).toBeDisabled();
  await name.fill(other.person.name.toLowerCase());
  await save.click();
  await expect(box.getByText("Это имя уже занято.").first()).toBeVisible();
  const renamed = `Новое ${account.name}`.slice(0, 20);
  await name.fill(renamed);
  await save.click();
  await expect(box.getByText("Имя изменено.").first()).toBeVisible();
  await expect(page.locator(`[aria-label="Аккаунт: ${renamed}"]`)).toBeVisible();

  await expect(box.getByRole("row")).toHaveCount(2);
  await expect(box.getByRole("row").nth(1)).toHaveText(/^Первые фишки.*\+1.?000\s*1.?000$/s);
  const downloading = page.waitForEvent("download");
  await box.getByRole("button", { name: "Скачать мои данные" }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe("fitil.json");
  const data = readFileSync(await download.path(), "utf8");
  expect(data).toContain(renamed);
  expect(data).toContain(account.email);
  expect(data).not.toContain(account.password);

  await box.getByRole("button", { name: "Удалить аккаунт" }).click();
  const question = page.getByRole("dialog", { name: "Удалить аккаунт навсегда?" });
  const sure = question.getByRole("button", { name: "Удалить навсегда" });
  await question.getByLabel("Твоё имя").fill("не моё имя");
  await expect(sure).toBeDisabled();
  await question.getByLabel("Твоё имя").fill(renamed);
  await sure.click();
  await expect(page.getByText("Аккаунт удалён.")).toBeVisible();
  await page.getByRole("button", { name: "Войти по Email" }).click();
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("Пароль", { exact: true }).fill(account.password);
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Email или пароль не подошли.");
});

test("[CH6] whoever is nearly broke takes a gift, once in 24 hours, and sees every movement", async ({
  visitor,
  guest,
  server,
  forgiven,
}) => {
  forgiven.push(...REFUSED);
  const [poor, rich, again, other] = await Promise.all(
    ["Бедный", "Богатый", "Снова", "Другой"].map((name) => guest(name)),
  );
  if (!poor || !rich || !again || !other) throw new Error("Four guests were asked for.");
  const { address } = server;
  await Promise.all([
    loseStake(address, { loser: poor, winner: rich, stakes: 1000 }),
    loseStake(address, { loser: again, winner: other, stakes: 1000 }).then(async () => {
      await call(address, "/api/user/gift", { method: "POST", token: again.person.token });
      await loseStake(address, { loser: again, winner: other, stakes: 250 });
    }),
  ]);

  const { page } = await visitor();
  await page.goto("/");
  await signInByEmail(page, poor.person);
  expect(await shownChips(page)).toBe(0);
  await page.getByRole("button", { name: "Взять фишки" }).click();
  await expect(page.getByText("Фишки твои. Удачи за столом!")).toBeVisible();
  await expect.poll(() => shownChips(page)).toBe(300);
  await expect(page.getByRole("button", { name: "Взять фишки" })).toHaveCount(0);
  await page.getByRole("button", { name: `Аккаунт: ${poor.person.name}` }).click();
  const rows = page.getByRole("dialog", { name: "Аккаунт" }).getByRole("row");
  await expect(rows.nth(1)).toHaveText(/^Подарок.*\+300\s*300$/s);
  await expect(rows.nth(2)).toHaveText(/^Ставка.*−1.?000\s*0$/s);
  await expect(rows.nth(3)).toHaveText(/^Первые фишки/s);

  const second = await visitor();
  await second.page.goto("/");
  await signInByEmail(second.page, again.person);
  expect(await shownChips(second.page)).toBe(50);
  await second.page.getByRole("button", { name: "Взять фишки" }).click();
  await expect(second.page.getByText(/^Следующий подарок: .+/)).toBeVisible();
  expect(await shownChips(second.page)).toBe(50);
});
