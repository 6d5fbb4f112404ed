// Reminders after «Подожди»: set by one press, seen in the list, due to the moment. The page's clock is moved, not waited for.
import type { Page } from "@playwright/test";
import type { Person } from "./fixture.ts";
import { expect, test } from "./fixture.ts";
import { mentorCall, optionsOf, sendTalk } from "./mentor-chat-company.ts";
import type { DrawnLine } from "./mentor-chat-company.ts";
import { look } from "./view-checks.ts";

const UNANSWERED = {
  ru: [
    ["me", "Привет! Как дела?"],
    ["them", "Привет, нормально"],
    ["me", "Чем занята?"],
  ],
  en: [
    ["me", "Hey! How are you?"],
    ["them", "Hi, fine"],
    ["me", "What are you up to?"],
  ],
} as const satisfies Record<string, readonly DrawnLine[]>;
const DAY_MS = 86_400_000;

interface Notices {
  asked: number;
  readonly shown: { title: string; body: string }[];
}

/** Stands in for the browser's own notifications, which no test could see. */
async function watchNotices(page: Page): Promise<() => Promise<Notices>> {
  await page.addInitScript(() => {
    const notices: Notices = { asked: 0, shown: [] };
    class Watched extends EventTarget {
      static permission = "default";
      static requestPermission(): Promise<string> {
        notices.asked += 1;
        Watched.permission = "granted";
        return Promise.resolve("granted");
      }
      constructor(title: string, options: { body: string }) {
        super();
        notices.shown.push({ title, body: options.body });
      }
    }
    Object.assign(globalThis, { Notification: Watched, notices });
    // A worker would show it where no page can see it.
    Object.defineProperty(ServiceWorkerContainer.prototype, "getRegistration", {
      value: () => Promise.resolve(undefined),
    });
  });
  return () => page.evaluate(() => (globalThis as unknown as { readonly notices: Notices }).notices);
}

/** A chat whose answer says to wait, open. */
async function openWaiting(me: Person, language: "ru" | "en"): Promise<string> {
  await mentorCall(me, "PUT", "/api/mentor/me", { locale: language, adult: true });
  const { id } = (await mentorCall(me, "POST", "/api/mentor/chats", {})) as { id: string };
  await sendTalk(me, id, { lines: UNANSWERED[language], language, intent: "reply" });
  await me.page.goto(`/mentor/chat/${id}`);
  await expect(me.page.locator("[data-verdict=wait]")).toBeVisible();
  return id;
}

test("[MK12] one press sets it, the list shows its day; due, the chat says so and a notification comes", async ({
  newcomer,
}) => {
  const me = await newcomer("Ника");
  const { page } = me;
  const notices = await watchNotices(page);
  await page.clock.install();
  const id = await openWaiting(me, "ru");
  expect((await notices()).asked).toBe(0);
  await page.getByRole("button", { name: "Напомнить через 2 дня" }).press("Enter");
  await expect(page.getByText(/^Напомню: /)).toBeVisible();
  expect((await notices()).asked).toBe(1);
  await expect(page.getByText(/Придёт уведомление, если «Искра» открыта/)).toBeVisible();
  const list = page.getByRole("complementary").getByRole("region", { name: "Напоминания" });
  const row = list.getByRole("link");
  await expect(row).toContainText("Напоминание:");
  await expect(page.getByRole("region", { name: "Недавние" })).toHaveCount(0);

  await page.clock.fastForward(3 * DAY_MS);
  await page.clock.runFor(120_000);
  await expect(page.getByRole("region", { name: "Пора написать" })).toBeVisible();
  await expect(row).toContainText("Пора");
  await expect.poll(async () => (await notices()).shown).toEqual([{ title: "Искра", body: "Пора написать" }]);
  await page.reload();
  const banner = page.getByRole("region", { name: "Пора написать" });
  await banner.getByRole("button", { name: "К вариантам" }).click();
  await expect(optionsOf(page).first().getByRole("button", { name: "Скопировать" })).toBeFocused();

  await banner.getByRole("button", { name: "Завтра" }).click();
  await expect(banner).toHaveCount(0);
  await expect(row).toContainText("Напоминание:");
  await page.getByRole("article").getByRole("button", { name: "Изменить", exact: true }).last().click();
  const when = page.getByLabel("Когда напомнить");
  await when.fill("2020-01-01T10:00");
  await page.getByRole("button", { name: "Напомнить", exact: true }).click();
  expect(await when.evaluate((field: HTMLInputElement) => field.validity.rangeUnderflow)).toBe(true);
  const { reminder } = (await mentorCall(me, "GET", `/api/mentor/chats/${id}`)) as {
    reminder: { at: number };
  };
  expect(reminder.at).toBeGreaterThan(Date.now() + 3 * DAY_MS);
  await page.getByRole("button", { name: "Убрать" }).click();
  await expect(list).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Недавние" }).getByRole("link")).toHaveCount(1);
});

for (const [language, scheme] of [
  ["ru", "light"],
  ["en", "dark"],
] as const)
  test(`[MR2] views of reminders: ${language}, ${scheme}`, async ({ newcomer }) => {
    const me = await newcomer(language === "ru" ? "Ника" : "Nika");
    const { page } = me;
    const ru = language === "ru";
    await watchNotices(page);
    await page.clock.install();
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.addInitScript((chosen) => localStorage.setItem("fitil.language", chosen), language);
    await openWaiting(me, language);
    const name = (view: string) => `mentor-reminder-${view}-${language}-${scheme}`;
    const options = { fullPage: false, axeAt: [360, 1366] };
    await page.getByRole("button", { name: ru ? "Другое время" : "Another time" }).click();
    await look(page, { ...options, name: name("offer") });
    await page.getByRole("button", { name: ru ? "Напомнить через 2 дня" : "Remind me in 2 days" }).click();
    await expect(page.getByText(ru ? /^Напомню: / : /^Reminder: /)).toBeVisible();
    await look(page, { ...options, name: name("set") });
    await page.clock.fastForward(3 * DAY_MS);
    await page.clock.runFor(120_000);
    await expect(page.getByRole("region", { name: ru ? "Пора написать" : "Time to write" })).toBeVisible();
    await look(page, { ...options, name: name("due") });
    await page
      .getByRole("button", { name: ru ? "Открыть чаты и проекты" : "Open chats and projects" })
      .click();
    await look(page, { ...options, name: name("drawer"), sizes: [{ width: 360, height: 740 }] });
  });
