// With a mail server an address has to be confirmed before the first sign-in, by the link in the letter, once.
import { expect, expectSignedIn, signInByEmail, test } from "./fixture.ts";
import { register, signIn } from "../site/account.ts";
import { ownAddress } from "../site/server-process.ts";
import { startMailServer } from "../site/mail-server.ts";

test("registering sends a letter; nobody gets in before its link is opened", async ({
  ownServer,
  visitor,
  account,
  forgiven,
}) => {
  forgiven.push(/status of 4\d\d/);
  const mail = await startMailServer();
  const site = await ownServer({ SMTP_URL: mail.url, ...(await ownAddress()) });
  const newcomer = account("Почтовая");
  const { page } = await visitor({ site });
  await page.goto("/");
  await page.getByRole("button", { name: "Войти по Email" }).click();
  await expect(page.getByText(/Письма отсюда пока не доходят/)).toHaveCount(0);
  await page.getByLabel("Email").fill(newcomer.email);
  await page.getByLabel("Пароль", { exact: true }).fill(newcomer.password);
  await page.getByRole("button", { name: "Регистрация" }).click();
  await expect(page.getByText(`Мы отправили письмо на ${newcomer.email}`)).toBeVisible();
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(page.getByRole("alert")).toHaveText("Сначала подтверди email: ссылка уже в твоей почте.");
  await expect.poll(() => mail.lettersTo(newcomer.email).length).toBeGreaterThan(0);
  const link = mail.lettersTo(newcomer.email)[0]?.link ?? "";
  expect(new URL(link).origin).toBe(site.address);

  await page.goto(link);
  await expectSignedIn(page);
  expect(page.url()).not.toContain("verifyToken");
  const there = await visitor({ site });
  await there.page.goto("/");
  await signInByEmail(there.page, newcomer);
  await mail.stop();
});

test("whoever opens the letter elsewhere is in, and the password that was typed here is void", async ({
  ownServer,
  visitor,
  account,
  forgiven,
}) => {
  forgiven.push(/status of 4\d\d/);
  const mail = await startMailServer();
  const site = await ownServer({ SMTP_URL: mail.url, ...(await ownAddress()) });
  const strangers = account("Чужая");
  await register(site.address, strangers);
  await expect.poll(() => mail.lettersTo(strangers.email).length).toBe(1);
  const { page } = await visitor({ site });
  await page.goto(mail.lettersTo(strangers.email)[0]?.link ?? "");
  await expect(page.getByRole("status")).toContainText("он больше не действует");
  await page.getByRole("button", { name: "Понятно, войти" }).click();
  await expectSignedIn(page);
  await expect(signIn(site.address, strangers)).rejects.toThrow(/401/);
  await mail.stop();
});
