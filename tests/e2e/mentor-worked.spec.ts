// What was sent and what came of it: marked under an answer, counted on a page of one's own.
import type { Person } from "./fixture.ts";
import { expect, test } from "./fixture.ts";
import {
  boxOf,
  fillGaps,
  mentorCall,
  optionsOf,
  sendTalk,
  STALLED_EN,
  STALLED_RU,
} from "./mentor-chat-company.ts";
import { look } from "./view-checks.ts";

const WORDS = {
  ru: { worked: "Что сработало", name: "Вера" },
  en: { worked: "What worked", name: "Vera" },
} as const;

test("[MK11] a sent message is told of under the answer, and counted on a page that says how it fills", async ({
  newcomer,
}) => {
  const me = await newcomer("Вера");
  const { page } = me;
  await mentorCall(me, "PUT", "/api/mentor/me", { adult: true });
  await page.goto("/mentor/worked");
  await expect(page.getByRole("heading", { name: "Здесь появится счёт" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Новый чат" }).click();
  await expect(boxOf(page)).toBeVisible();
  const { id } = (await mentorCall(me, "POST", "/api/mentor/chats", {})) as { id: string };
  // Whom they ask answers in words of their own.
  const lines = [...STALLED_RU.slice(0, 2), ["them", "А что ты пьёшь после тренировки?"]] as const;
  await sendTalk(me, id, { lines, language: "ru", intent: "reply" });
  await page.goto(`/mentor/chat/${id}`);
  const [first, second] = [optionsOf(page).nth(0), optionsOf(page).nth(1)];
  await expect(optionsOf(page)).toHaveCount(3);
  await fillGaps(first);
  await fillGaps(second);
  await first.getByRole("button", { name: "Уже отправлено" }).click();
  await second.getByRole("button", { name: "Уже отправлено" }).click();
  await expect(first.getByText("Отправлено", { exact: true })).toBeVisible();
  await first.getByRole("button", { name: "Ответили", exact: true }).press("Enter");
  await second.getByRole("button", { name: "Не ответили" }).click();
  await page.reload();
  await expect(first.getByRole("button", { name: "Ответили", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await expect(second.getByRole("button", { name: "Не ответили" })).toHaveAttribute("aria-pressed", "true");
  await second.getByRole("button", { name: "Снять отметку" }).click();
  await expect(second.getByText("Отправлено", { exact: true })).toHaveCount(0);

  await page.getByRole("link", { name: "Что сработало" }).press("Enter");
  await expect(page).toHaveURL(/\/mentor\/worked/);
  await expect(page.getByRole("heading", { level: 1, name: "Что сработало" })).toBeVisible();
  await expect(page.locator("[data-tally=playful]")).toContainText("1 из 1 – рано судить");
  await expect(page.getByRole("definition").first()).toHaveText("1");
  await expect(page.getByRole("blockquote")).toContainText("чай или кофе");
  await page.getByRole("link", { name: /К чату/ }).click();
  await expect(first.getByText("Отправлено", { exact: true })).toBeVisible();
});

for (const [language, scheme] of [
  ["ru", "dark"],
  ["en", "light"],
] as const)
  test(`[MR2] views of what worked: ${language}, ${scheme}`, async ({ newcomer }) => {
    const words = WORDS[language];
    const me = await newcomer(words.name);
    const { page } = me;
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await mentorCall(me, "PUT", "/api/mentor/me", { locale: language, adult: true });
    await page.addInitScript((chosen) => localStorage.setItem("fitil.language", chosen), language);
    await page.goto("/mentor/worked");
    await expect(page.getByRole("main").getByRole("button")).toHaveCount(1);
    const name = (view: string) => `mentor-worked-${view}-${language}-${scheme}`;
    await look(page, { name: name("empty"), fullPage: false });
    await fillCounts(me, language);
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: words.worked })).toBeVisible();
    await look(page, { name: name("full"), fullPage: false });
  });

/** Eleven sent messages of four answers; some answered, one not told of. */
async function fillCounts(me: Person, language: "ru" | "en"): Promise<void> {
  const { id } = (await mentorCall(me, "POST", "/api/mentor/chats", {})) as { id: string };
  const lines = language === "ru" ? STALLED_RU : STALLED_EN;
  for (const intent of ["reply", "opener", "ask_out", "reply"] as const)
    await sendTalk(me, id, { lines, language, intent });
  const chat = (await mentorCall(me, "GET", `/api/mentor/chats/${id}`)) as {
    messages: { id: string; role: string }[];
  };
  const answers = chat.messages.filter(({ role }) => role === "assistant");
  const marks = answers.flatMap((answer) => [0, 1, 2].map((option) => ({ id: answer.id, option }))).slice(1);
  for (const [at, mark] of marks.entries())
    await mentorCall(me, "PUT", `/api/mentor/chats/${id}/messages/${mark.id}/sent/${mark.option}`, {
      ...(at > 0 && { outcome: at % 3 === 0 ? "silent" : "answered" }),
    });
}
