// Signing in and up to the mentor, the links that are mailed, the question of age, and coming back to where one was going.
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { account as ruAccount } from "../../apps/web/src/i18n/ru/account.ts";
import { chat as ruChat } from "../../apps/web/src/i18n/ru/mentor/chat.ts";
import { landing as ruLanding } from "../../apps/web/src/i18n/ru/mentor/landing.ts";
import { shell as enShell } from "../../apps/web/src/i18n/en/mentor/shell.ts";
import { signIn as enSignIn } from "../../apps/web/src/i18n/en/mentor/sign-in.ts";
import { shell as ruShell } from "../../apps/web/src/i18n/ru/mentor/shell.ts";
import { signIn as ruSignIn } from "../../apps/web/src/i18n/ru/mentor/sign-in.ts";
import { register } from "../site/account.ts";
import { lettersTo } from "../site/mailbox.ts";
import { expect, test } from "./fixture.ts";
import { look, lookByDayAndNight } from "./view-checks.ts";

const REFUSED = [/status of 4\d\d/];
const title = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });
const email = (page: Page) => page.getByLabel("Email");
const password = (page: Page) => page.getByLabel(/^(Пароль|Password)$/);
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const path = (page: Page) => new URL(page.url()).pathname;

for (const [language, texts, shell] of [
  ["ru", ruSignIn, ruShell],
  ["en", enSignIn, enShell],
] as const)
  test(`[MR2] [MF1] views of signing in, ${language}`, async ({ visitor, account, forgiven }) => {
    forgiven.push(...REFUSED);
    const { page } = await visitor();
    await page.addInitScript((chosen) => localStorage.setItem("fitil.language", chosen), language);
    const see = (name: string) => lookByDayAndNight(page, language, name);
    await page.goto("/mentor/sign-in");
    await expect(title(page, texts.inTitle)).toBeVisible();
    await expect(page).toHaveTitle(shell.titles["sign-in"]);
    await see("sign-in");
    await email(page).fill("x@example.com");
    await password(page).fill("wrong");
    await button(page, texts.signIn).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await see("sign-in-refused");
    await page.getByRole("link", { name: texts.toSignUp }).click();
    await expect(title(page, texts.upTitle)).toBeFocused();
    await see("sign-up");
    const mine = account("Взрослый");
    await email(page).fill(mine.email);
    await password(page).fill(mine.password);
    await button(page, texts.signUp).click();
    await expect(title(page, shell.adult.title)).toBeVisible();
    await look(page, { name: `mentor-${language}-adult` });
  });

test("[MR1] [MF1] a stranger on the way to the chat signs up, says they are of age once, and is there", async ({
  visitor,
  account,
}) => {
  const { page } = await visitor();
  const mine = account("Новый");
  await page.goto("/mentor");
  await page.goto("/mentor/chat");
  await expect(title(page, ruSignIn.inTitle)).toBeVisible();
  expect(path(page)).toBe("/mentor/sign-in");
  await page.goBack();
  await page.getByRole("link", { name: ruLanding.hero.action }).first().click();
  await expect(title(page, ruSignIn.upTitle)).toBeVisible();
  expect(path(page)).toBe("/mentor/sign-up");
  await email(page).fill(mine.email);
  await password(page).fill(mine.password);
  await password(page).press("Enter");
  await expect(title(page, ruShell.adult.title)).toBeVisible();
  expect(path(page)).toBe("/mentor/chat");
  await page.getByRole("button", { name: ruShell.adult.confirm }).click();
  await expect(title(page, ruShell.adult.title)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(title(page, ruShell.adult.title)).toHaveCount(0);
  await page.goto("/mentor");
  await expect(page.getByRole("link", { name: ruLanding.hero.actionMember }).first()).toBeVisible();
  await page.goto("/mentor/sign-in");
  await expect.poll(() => path(page)).toBe("/mentor/chat");
});

test("[MF1] who is not of age is let out, and stays signed out", async ({ visitor, account, server }) => {
  const mine = account("Юный");
  await register(server.address, mine);
  const { page } = await visitor();
  await page.goto("/mentor/chat");
  await email(page).fill(mine.email);
  await password(page).fill(mine.password);
  await button(page, ruSignIn.signIn).click();
  await page.getByRole("button", { name: ruShell.adult.leave }).click();
  await expect(title(page, ruLanding.hero.ask)).toBeVisible();
  await expect.poll(async () => (await page.request.get("/api/auth/get-session")).text()).toBe("null");
});

test("[MR1] signing in leads back to where one was going, and never to another site", async ({
  visitor,
  account,
  server,
}) => {
  const mine = account("Идущий");
  await register(server.address, mine);
  for (const [asked, reached] of [
    ["/mentor/chat/abcdef123456", "/mentor/chat/abcdef123456"],
    ["/mentor/sign-in?next=https%3A%2F%2Fevil.example%2F", "/mentor/chat"],
    ["/mentor/sign-in?next=%2F%2Fevil.example", "/mentor/chat"],
    ["/mentor/sign-in?next=%2F%3Ffrom%3Dmentor", "/"],
  ] as const) {
    const { page, context } = await visitor();
    await page.route("**/api/mentor/chats/abcdef123456**", (route) =>
      route.fulfill({ status: 404, json: {} }),
    );
    await page.goto(asked);
    await expect(title(page, ruSignIn.inTitle)).toBeVisible();
    await email(page).fill(mine.email);
    await password(page).fill(mine.password);
    await button(page, ruSignIn.signIn).click();
    await expect.poll(() => path(page)).toBe(reached);
    expect(new URL(page.url()).origin).toBe(server.address);
    await context.close();
  }
});

test("every refusal has its sentence, and an empty field is asked for", async ({
  visitor,
  account,
  server,
  forgiven,
}) => {
  forgiven.push(...REFUSED);
  const taken = account("Занято");
  await register(server.address, taken);
  const { page } = await visitor();
  await page.goto("/mentor/sign-in");
  await button(page, ruSignIn.signIn).click();
  await expect(page.getByText(ruSignIn.emailFirst)).toBeVisible();
  await expect(email(page)).toBeFocused();
  await email(page).fill(taken.email);
  await button(page, ruSignIn.signIn).click();
  await expect(page.getByText(ruSignIn.passwordFirst)).toBeVisible();
  await expect(password(page)).toBeFocused();
  await password(page).fill("не тот");
  await password(page).press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Email или пароль не подошли.");
  await page.getByRole("button", { name: "Закрыть сообщение об ошибке" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("button", { name: ruSignIn.google })).toBeDisabled();
  await expect(page.getByText(ruSignIn.googleUnavailable)).toBeVisible();

  await page.getByRole("link", { name: ruSignIn.toSignUp }).click();
  await email(page).fill(taken.email);
  await password(page).fill("123");
  await button(page, ruSignIn.signUp).click();
  await expect(page.getByRole("alert")).toHaveText("Пароль не подходит: нужно не меньше 8 знаков.");
  await password(page).fill(taken.password);
  await button(page, ruSignIn.signUp).click();
  await expect(page.getByRole("alert")).toHaveText("Такой аккаунт уже есть. Нажми «Войти».");
});

test("[MR1] a one-time link comes back to the page it was asked from, here by itself, elsewhere after the address", async ({
  visitor,
  account,
  server,
  forgiven,
}) => {
  forgiven.push(...REFUSED);
  const { email: address } = account("Гость");
  const { page } = await visitor();
  await page.goto("/mentor/sign-in?next=%2Fmentor%2Fplans");
  const ask = async (): Promise<string> => {
    const before = lettersTo(server.dataDir, address).length;
    await email(page).fill(address);
    await page.getByRole("button", { name: ruSignIn.link }).click();
    await expect(page.getByText(ruSignIn.linkSent.replace("{{email}}", address))).toBeVisible();
    await expect.poll(() => lettersTo(server.dataDir, address).length).toBe(before + 1);
    return lettersTo(server.dataDir, address).at(-1)?.link ?? "";
  };
  const forElsewhere = await ask();
  const forHere = await ask();
  expect(new URL(forHere).pathname).toBe("/mentor/sign-in");
  await page.goto(forHere);
  await expect.poll(() => path(page)).toBe("/mentor/plans");
  expect(page.url()).not.toContain("signInToken");
  expect(await page.evaluate(() => localStorage.getItem("fitil.emailForLink"))).toBeNull();

  const other = await visitor();
  await other.page.goto(forElsewhere);
  await email(other.page).fill("somebody-else@example.com");
  await other.page.getByRole("button", { name: "Закончить вход" }).click();
  await expect(other.page.getByRole("alert")).toHaveText("Ссылка пришла на другой email. Проверь адрес.");
  await email(other.page).fill(address);
  await other.page.getByRole("button", { name: "Закончить вход" }).click();
  await expect.poll(() => path(other.page)).toBe("/mentor/plans");

  const late = await visitor();
  await late.page.goto(forHere);
  await email(late.page).fill(address);
  await late.page.getByRole("button", { name: "Закончить вход" }).click();
  await expect(late.page.getByRole("alert")).toHaveText(
    "Ссылка устарела или уже использована. Запроси новую.",
  );
  await late.page.getByRole("button", { name: "Войти по-другому" }).click();
  await expect(title(late.page, ruSignIn.inTitle)).toBeVisible();
  expect(late.page.url()).not.toContain("signInToken");
});

test("[MR1] one account for both rooms: signed in there is signed in here", async ({ person }) => {
  const { page } = await person("Общий");
  await page.getByRole("link", { name: /Искра/ }).click();
  await expect(title(page, ruLanding.hero.ask)).toBeVisible();
  await page.getByRole("link", { name: ruLanding.hero.actionMember }).first().click();
  await expect(title(page, ruShell.adult.title)).toBeVisible();
  await page.getByRole("button", { name: ruShell.adult.leave }).click();
  await page.goto("/");
  await expect(page.getByRole("button", { name: "Войти по Email" })).toBeVisible();
});

test("[MF2] the account is one dialog away from the chat: data taken along, everything gone, and a word about it", async ({
  visitor,
  account,
}) => {
  const { page, context } = await visitor();
  const mine = account("Уходящий");
  await context.request.post("/api/auth/sign-up/email", { data: mine });
  await page.goto("/mentor/chat");
  await page.getByRole("button", { name: ruShell.adult.confirm }).click();
  await page.getByRole("button", { name: ruChat.account.replace("{{name}}", mine.email) }).click();
  await page.getByRole("menuitem", { name: ruChat.accountOpen }).click();
  const box = page.getByRole("dialog", { name: ruAccount.title });
  const downloading = page.waitForEvent("download");
  await box.getByRole("button", { name: ruAccount.export }).click();
  const data = readFileSync(await (await downloading).path(), "utf8");
  expect(data).toContain(mine.email);
  expect(data).not.toContain(mine.password);
  await box.getByRole("button", { name: ruAccount.delete }).click();
  const question = page.getByRole("dialog", { name: ruAccount.deleteTitle });
  await question.getByLabel(ruAccount.deleteConfirmLabel).fill(mine.name);
  await question.getByRole("button", { name: ruAccount.deleteConfirm }).click();
  await expect(page.getByText(ruShell.left.deleted)).toBeVisible();
  expect(path(page)).toBe("/mentor");
  await expect(page.getByRole("link", { name: ruShell.signIn })).toBeVisible();
  await page.getByRole("button", { name: ruShell.left.close }).click();
  await expect(page.getByText(ruShell.left.deleted)).toHaveCount(0);
});

test("[MR2] the language stays on the account: another device that never chose one takes it over", async ({
  visitor,
  account,
}) => {
  const { page, context } = await visitor();
  const mine = account("Двуязычный");
  await context.request.post("/api/auth/sign-up/email", { data: mine });
  await page.goto("/mentor/chat");
  await expect(title(page, ruShell.adult.title)).toBeVisible();
  const kept = page.waitForResponse((answer) => answer.request().method() === "PUT");
  await page.getByRole("button", { name: /^en/i }).click();
  await expect(title(page, enShell.adult.title)).toBeVisible();
  expect(((await (await kept).json()) as { locale: string }).locale).toBe("en");

  const other = await visitor();
  await other.page.goto("/mentor/sign-in");
  await email(other.page).fill(mine.email);
  await password(other.page).fill(mine.password);
  await button(other.page, ruSignIn.signIn).click();
  await expect(title(other.page, enShell.adult.title)).toBeVisible();
});
