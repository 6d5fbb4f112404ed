// Signing in, as the screens of specification §2 show it: three modes, their errors, the one-time link on this device
// and on another, and the provider's window.
import type { Page } from "@playwright/test";
import { lettersTo } from "../site/mailbox.ts";
import { register, signIn } from "../site/account.ts";
import { expect, expectSignedIn, test } from "./fixture.ts";

const EMAIL_MODE = { name: "Войти по Email" } as const;
const REFUSED = [/status of 4\d\d/];

async function toEmailMode(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole("button", EMAIL_MODE).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Пароль", { exact: true }).fill(password);
}

const enter = (page: Page) => page.getByRole("button", { name: "Войти", exact: true });
const registering = (page: Page) => page.getByRole("button", { name: "Регистрация" });
const banner = (page: Page) => page.getByRole("alert");

test("the login stands over the dimmed, inert list and has three modes", async ({
  visitor,
  person,
  server,
}) => {
  const host = await person("Хозяйка");
  await host.page.getByRole("button", { name: "Создать стол" }).click();
  await host.page.getByPlaceholder("Название стола (необязательно)").fill("Виден всем");
  await host.page.getByRole("button", { name: "Создать", exact: true }).click();
  await expect(host.page.getByRole("heading", { name: "Выбери эмоцию!" })).toBeVisible();

  const { page } = await visitor({ animated: true });
  const held = Promise.withResolvers<void>();
  await page.route("**/api/auth/config", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/");
  await expect(page.getByText("Загрузка...", { exact: true })).toBeVisible();
  held.resolve();

  await expect(page.getByRole("heading", { name: "Фитиль" })).toBeVisible();
  // Google is offered only where it can be used.
  await expect(page.getByRole("button", { name: "Войти через Google" })).toHaveCount(0);

  const list = page.locator("[inert]");
  await expect(list).toContainText("Игровые столы");
  await expect(list.getByText("Виден всем")).toBeVisible();
  await expect(list.locator("button", { hasText: "Создать стол" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Создать стол" })).toHaveCount(0);
  const row = await list.locator("tr", { hasText: "Виден всем" }).boundingBox();
  expect(row).not.toBeNull();
  await page.mouse.click((row?.x ?? 0) + 12, (row?.y ?? 0) + 12);
  await expect(page.getByRole("button", EMAIL_MODE)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Выбери эмоцию!" })).toHaveCount(0);

  await page.getByRole("button", EMAIL_MODE).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await expect(page.getByLabel("Пароль", { exact: true })).toHaveAttribute("type", "password");
  await expect(enter(page)).toBeVisible();
  await expect(registering(page)).toBeVisible();
  await page.getByRole("button", { name: "Получить ссылку для входа" }).click();
  await expect(page.getByText(/одноразовую ссылку/)).toBeVisible();
  await expect(page.getByLabel("Email")).toBeVisible();
  await expect(page.getByLabel("Пароль", { exact: true })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Отправить ссылку" })).toBeVisible();
  await page.getByRole("button", { name: "Назад" }).click();
  await expect(enter(page)).toBeVisible();
  await page.getByRole("button", { name: "Назад" }).click();
  await expect(page.getByRole("button", EMAIL_MODE)).toBeVisible();
  expect(server.output()).not.toContain("Error");
});

test("[CH1] somebody registers with a name, signs out, and every refusal has its sentence", async ({
  visitor,
  account,
  server,
  forgiven,
}) => {
  forgiven.push(...REFUSED, /ERR_FAILED/);
  const taken = account("Занято");
  await register(server.address, taken);
  await signIn(server.address, taken);
  const mine = account("Новичок");
  const { page } = await visitor();
  await page.goto("/");
  await toEmailMode(page, mine.email, "123");
  await registering(page).click();
  await expect(banner(page)).toHaveText("Пароль не подходит: нужно не меньше 8 знаков.");
  await page.getByRole("button", { name: "Закрыть сообщение об ошибке" }).click();
  await expect(banner(page)).toHaveCount(0);

  await page.getByLabel("Пароль", { exact: true }).fill(mine.password);
  await page.getByRole("button", { name: "Впервые здесь? Выбери имя" }).click();
  await expect(page.getByLabel("Имя за столом")).toBeFocused();
  await page.getByLabel("Имя за столом").fill(taken.name.toUpperCase());
  await registering(page).click();
  await expect(banner(page)).toHaveText("Это имя уже занято. Придумай другое.");
  await page.getByLabel("Имя за столом").fill(mine.name);
  await page.getByLabel("Email").fill("не адрес");
  await registering(page).click();
  await expect(banner(page)).toHaveText("Это не похоже на email. Проверь адрес.");
  await page.getByLabel("Email").fill(mine.email);
  await registering(page).click();
  await expectSignedIn(page);
  await expect(page.getByRole("button", { name: `Аккаунт: ${mine.name}` })).toBeVisible();
  await expect(page.locator("dl")).toHaveText(/Рейтинг\s*1.?000\s*Фишки\s*1.?000/);

  await page.getByRole("button", { name: "Выйти" }).click();
  await toEmailMode(page, mine.email, "not the password");
  await enter(page).click();
  await expect(banner(page)).toHaveText("Email или пароль не подошли.");
  await expect(page.getByText(/Впервые здесь\? Жми ещё раз Enter/)).toBeVisible();
  await page.getByLabel("Email").fill(taken.email);
  await registering(page).click();
  await expect(banner(page)).toHaveText("Такой аккаунт уже есть. Нажми «Войти».");

  const refuse = (body: object) =>
    page.route("**/sign-in/email", (route) => route.fulfill({ status: 418, json: body }));
  await refuse({ code: "auth/never-heard-of" });
  await enter(page).click();
  await expect(banner(page)).toHaveText("Произошла неизвестная ошибка аутентификации.");
  await page.unroute("**/sign-in/email");
  await page.route("**/sign-in/email", (route) => route.abort());
  await enter(page).click();
  await expect(banner(page)).toHaveText("Нет связи с сервером. Проверь интернет и попробуй ещё раз.");
  await page.unroute("**/sign-in/email");

  await page.getByLabel("Email").fill(mine.email);
  await page.getByLabel("Пароль", { exact: true }).fill(mine.password);
  await page.getByLabel("Пароль", { exact: true }).press("Enter");
  await expectSignedIn(page);
});

test("a refused current-user call or connection token signs the person out", async ({ person, forgiven }) => {
  forgiven.push(...REFUSED);
  const { page, account } = await person("Отозванная");
  for (const path of ["**/api/user/me", "**/api/centrifuge/connection_token"]) {
    await page.route(path, (route) => route.fulfill({ status: 403, json: { code: "auth/unauthorized" } }));
    await page.reload();
    await expect(page.getByRole("button", EMAIL_MODE)).toBeVisible();
    await expect.poll(async () => (await page.request.get("/api/auth/get-session")).text()).toBe("null");
    await page.unroute(path);
    await toEmailMode(page, account.email, account.password);
    await enter(page).click();
    await expectSignedIn(page);
  }
});

test("a one-time link signs in here by itself, elsewhere after the address, and never twice", async ({
  visitor,
  account,
  server,
  forgiven,
}) => {
  forgiven.push(...REFUSED);
  const { email } = account("Гость");
  const { page } = await visitor();
  await page.goto("/");
  await page.getByRole("button", EMAIL_MODE).click();
  await page.getByRole("button", { name: "Получить ссылку для входа" }).click();
  await expect(page.getByText("Письма отсюда пока не доходят", { exact: false })).toBeVisible();
  const ask = async (): Promise<string> => {
    const before = lettersTo(server.dataDir, email).length;
    await page.getByLabel("Email").fill(email);
    await page.getByRole("button", { name: "Отправить ссылку" }).click();
    await expect(page.getByText("Ссылка отправлена! Проверьте почту.", { exact: true })).toBeVisible();
    await expect.poll(() => lettersTo(server.dataDir, email).length).toBe(before + 1);
    return lettersTo(server.dataDir, email).at(-1)?.link ?? "";
  };
  const forElsewhere = await ask();
  const forHere = await ask();
  expect(await page.evaluate(() => localStorage.getItem("fitil.emailForLink"))).toBe(email);

  await page.goto(forHere);
  await expectSignedIn(page);
  await expect(page.getByRole("button", { name: /^Аккаунт: Игрок-\d+$/ })).toBeVisible();
  expect(page.url()).not.toContain("signInToken");
  expect(await page.evaluate(() => localStorage.getItem("fitil.emailForLink"))).toBeNull();

  const other = await visitor();
  const tries: string[] = [];
  other.page.on("request", (request) => {
    if (request.url().endsWith("/email-link/complete")) tries.push(request.postData() ?? "");
  });
  await other.page.goto(forElsewhere);
  await expect(other.page.getByText(/На этом устройстве мы не знаем/)).toBeVisible();
  await other.page.getByLabel("Email").fill("somebody-else@example.com");
  await other.page.getByRole("button", { name: "Закончить вход" }).click();
  await expect(banner(other.page)).toHaveText("Ссылка пришла на другой email. Проверь адрес.");
  await other.page.getByLabel("Email").fill(email);
  await other.page.getByRole("button", { name: "Закончить вход" }).click();
  await expectSignedIn(other.page);
  expect(tries.map((text) => (JSON.parse(text) as { email: string }).email)).toEqual([
    "somebody-else@example.com",
    email,
  ]);

  const late = await visitor();
  await late.page.goto(forHere);
  await late.page.getByLabel("Email").fill(email);
  await late.page.getByRole("button", { name: "Закончить вход" }).click();
  await expect(banner(late.page)).toHaveText("Ссылка устарела или уже использована. Запроси новую.");
  await late.page.getByRole("button", { name: "Войти по-другому" }).click();
  await expect(late.page.getByRole("button", EMAIL_MODE)).toBeVisible();
});
