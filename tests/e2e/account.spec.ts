// The person's own page: name, chips, gift, data, and leaving for good.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { call } from "../site/account.ts";
import { lettersTo } from "../site/mailbox.ts";
import type { ServerProcess } from "../site/server-process.ts";
import { loseStake } from "./company.ts";
import { expect, expectSignedIn, signInByEmail, test } from "./fixture.ts";
import { shownChips } from "./table-gestures.ts";

const REFUSED = [/status of 4\d\d/];

/** Signs a window in by a mailed link, as its page would do it, and opens the list. */
async function enterByLink(page: Page, site: ServerProcess, email: string): Promise<void> {
  const before = lettersTo(site.dataDir, email).length;
  const post = (path: string, data: object) =>
    page.request.post(`${site.address}/api/auth/${path}`, { data });
  await post("sign-in/magic-link", { email });
  await expect.poll(() => lettersTo(site.dataDir, email).length).toBe(before + 1);
  const token = lettersTo(site.dataDir, email).at(-1)?.link?.split("signInToken=")[1] ?? "";
  expect((await post("email-link/complete", { email, token })).status()).toBe(200);
  await page.goto("/");
  await expectSignedIn(page);
}

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

test("[SE4] [SE6] a changed password signs the other devices out, and this one goes on", async ({
  person,
  visitor,
  forgiven,
}) => {
  forgiven.push(...REFUSED);
  const { page: other, account } = await person("Осторожный");
  const { page } = await visitor();
  await page.goto("/");
  await signInByEmail(page, account);
  // One table at a time: the older window steps back.
  await expect(other.getByRole("button", { name: "Играть здесь" })).toBeVisible();

  await page.getByRole("button", { name: /^Аккаунт/ }).click();
  const box = page.getByRole("dialog");
  await box.getByRole("button", { name: "Сменить пароль" }).click();
  const current = box.getByLabel("Нынешний пароль");
  const save = box.getByRole("button", { name: "Сменить пароль" });
  await expect(current).toBeFocused();
  await expect(save).toBeDisabled();
  await current.fill("не тот пароль");
  await box.getByLabel("Новый пароль").fill("ещё длиннее прежнего");
  await page.keyboard.press("Enter");
  await expect(box.getByRole("alert")).toHaveText("Нынешний пароль не подошёл.");
  await expect(current).toBeFocused();
  await expect(current).toHaveAccessibleDescription("Нынешний пароль не подошёл.");
  await current.fill(account.password);
  await box.getByLabel("Новый пароль").fill("short");
  await save.click();
  await expect(box.getByRole("alert")).toHaveText("Пароль не подходит: нужно не меньше 8 знаков.");
  await box.getByLabel("Новый пароль").fill("ещё длиннее прежнего");
  await save.click();
  await expect(box.getByRole("status").getByText(/^Пароль изменён\./)).toBeVisible();
  await expect(box.getByRole("button", { name: "Сменить пароль" })).toBeFocused();

  await other.getByRole("button", { name: "Играть здесь" }).click();
  await expect(other.getByRole("button", { name: "Войти по Email" })).toBeVisible();
  await page.reload();
  await expectSignedIn(page);
  // Ended behind the page's back, as from another tab: its line is closed, and it shows the sign-in.
  await page.request.post("/api/auth/sign-out", { data: {} });
  await expect(page.getByRole("button", { name: "Войти по Email" })).toBeVisible();
  await signInByEmail(other, { ...account, password: "ещё длиннее прежнего" });
});

test("[SE5] [SE7] whoever came by link sets a password, and leaves every device at once", async ({
  visitor,
  account,
  server,
  forgiven,
}) => {
  forgiven.push(...REFUSED);
  const mine = account("По ссылке");
  const { page } = await visitor();
  await enterByLink(page, server, mine.email);
  await page.getByRole("button", { name: /^Аккаунт/ }).click();
  const box = page.getByRole("dialog");
  await box.getByRole("button", { name: "Задать пароль" }).click();
  await expect(box.getByLabel("Нынешний пароль")).toHaveCount(0);
  await box.getByLabel("Новый пароль").fill(mine.password);
  await box.getByRole("button", { name: "Задать пароль" }).click();
  await expect(box.getByText("Пароль задан. Теперь можно входить и с ним.")).toBeVisible();
  await expect(box.getByRole("button", { name: "Сменить пароль" })).toBeVisible();

  const everywhere = box.getByRole("button", { name: "Выйти везде" });
  await everywhere.click();
  await expect(box.getByRole("heading")).toHaveText("Выйти на всех устройствах?");
  await box.getByRole("button", { name: "Отмена" }).click();
  await expect(everywhere).toBeFocused();
  await everywhere.click();
  await expect(box.getByRole("button", { name: "Отмена" })).toBeFocused();
  await everywhere.click();
  await expect(page.getByRole("button", { name: "Войти по Email" })).toBeVisible();
  await signInByEmail(page, mine);
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
