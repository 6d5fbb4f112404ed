// A stranger tries the mentor before signing up: the sample chat of the front page, one answer, and the chat is still there
// when they have an account. Once by keyboard at a desk, once with a thumb.
import { chat as enChat } from "../../apps/web/src/i18n/en/mentor/chat.ts";
import { landing as enLanding } from "../../apps/web/src/i18n/en/mentor/landing.ts";
import { shell as enShell } from "../../apps/web/src/i18n/en/mentor/shell.ts";
import { signIn as enSignIn } from "../../apps/web/src/i18n/en/mentor/sign-in.ts";
import { chat as ruChat } from "../../apps/web/src/i18n/ru/mentor/chat.ts";
import { landing as ruLanding } from "../../apps/web/src/i18n/ru/mentor/landing.ts";
import { shell as ruShell } from "../../apps/web/src/i18n/ru/mentor/shell.ts";
import { signIn as ruSignIn } from "../../apps/web/src/i18n/ru/mentor/sign-in.ts";
import { expect, test } from "./fixture.ts";
import { answersOf, boxOf, expectSettled, linesOf, optionsOf, sendOf } from "./mentor-chat-company.ts";
import { look } from "./view-checks.ts";

const TEXTS = {
  ru: { landing: ruLanding, shell: ruShell, chat: ruChat, signIn: ruSignIn },
  en: { landing: enLanding, shell: enShell, chat: enChat, signIn: enSignIn },
} as const;
const LOOK = { fullPage: false, axeAt: [360, 1366] };

for (const language of ["ru", "en"] as const)
  test(`[GU1] [GU2] [GU3] the sample chat, one answer, signing up, and the chat is still there, ${language}`, async ({
    visitor,
    account,
  }) => {
    const { landing, shell, chat, signIn } = TEXTS[language];
    const touch = language === "en";
    const { page } = await visitor({ touch, ...(touch && { width: 360, height: 740 }) });
    await page.addInitScript((chosen) => localStorage.setItem("fitil.language", chosen), language);
    const press = async (role: "button" | "link", name: string) => {
      const target = page.getByRole(role, { name, exact: true });
      if (touch) await target.tap();
      else await target.press("Enter");
    };
    await page.goto("/mentor");
    await press("button", landing.try.sample);
    await press("button", shell.adult.confirm);
    await expect(linesOf(page)).toHaveCount(4);
    await expect(linesOf(page).first().getByRole("textbox")).toHaveValue(shell.sample.first);
    await look(page, { name: `guest-filled-${language}`, ...LOOK });
    // An empty chat offers it as well.
    await press("button", chat.transcript.discard);
    await expect(linesOf(page)).toHaveCount(0);
    await look(page, { name: `guest-empty-${language}`, ...LOOK });
    await page.getByRole("button", { name: chat.sample.title }).click();
    await expect(linesOf(page)).toHaveCount(4);
    await sendOf(page).click();
    await expectSettled(page);
    await expect(optionsOf(page)).toHaveCount(3);
    const card = page.getByRole("status").filter({ hasText: chat.guest.saveTitle });
    await expect(card).toBeVisible();
    await expect(boxOf(page)).toHaveCount(0);
    await look(page, { name: `guest-answer-${language}`, ...LOOK });
    const address = page.url().replace(/\?.*/, "");
    const said = await answersOf(page).innerText();

    await press("link", chat.guest.save);
    await expect(page.getByText(signIn.keepLead)).toBeVisible();
    const { email, password } = account("Лев");
    await page.getByLabel(signIn.email).fill(email);
    await page.getByLabel(signIn.password, { exact: true }).fill(password);
    await press("button", signIn.signUp);
    await expect(page).toHaveURL(new RegExp(`^${address}(\\?|$)`));
    await expect(answersOf(page)).toHaveText(said, { useInnerText: true });
    await expect(boxOf(page)).toBeVisible();
    await expect(card).toHaveCount(0);
    // On a device that knows nothing of it, too.
    const other = await visitor();
    await other.page.goto("/mentor/sign-in");
    await other.page.getByLabel(/^(Email|E-mail)$/).fill(email);
    await other.page.getByLabel(/^(Пароль|Password)$/).fill(password);
    await other.page.getByRole("button", { name: /^(Войти|Sign in)$/ }).click();
    await expect(boxOf(other.page)).toBeVisible();
    await other.page.goto(address);
    await expect(answersOf(other.page)).toHaveCount(1);
  });

test("[GU2] a guest who leaves is told that nothing stays, and nothing does", async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto("/mentor");
  await page.getByRole("button", { name: ruLanding.try.action }).click();
  await page.getByRole("button", { name: ruShell.adult.confirm }).click();
  await expect(boxOf(page)).toBeVisible();
  await page.getByRole("button", { name: /Гость-\d{4}/ }).click();
  await page.getByRole("menuitem", { name: ruChat.guest.leave }).click();
  await expect(page.getByRole("dialog").getByText(ruChat.guest.leaveText)).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: ruChat.guest.leave }).click();
  await expect(page.getByText(ruShell.left.deleted)).toBeVisible();
  await page.goto("/mentor/chat");
  await expect(page).toHaveURL(/\/mentor\/sign-in/);
});
