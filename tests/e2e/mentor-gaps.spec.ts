// Messages with gaps and one question back, as a person meets them (MA14, MA15): tap or type, and every message that has the gap
// is whole; by thumb, by keyboard, for a screen reader, in both languages, at each size.
import type { Page } from "@playwright/test";
import type { AdvicePart, Chat } from "@fitil/contracts";
import {
  answersOf,
  ask,
  enterChat,
  expectSettled,
  mentorCall,
  optionsOf,
  questionsOf,
} from "./mentor-chat-company.ts";
import { expect, RETRIED, test } from "./fixture.ts";
import { look } from "./view-checks.ts";

const TOLD = {
  ru: {
    chat: "Я: Привет! Как неделя?\nЛера: Привет! Норм. А ты любишь старое кино?",
    hint: "твой ответ про старое кино",
    day: "день",
    choices: ["Обожаю!", "Почти не смотрю"],
    texts: [
      "{gap:film} А ты из тех, кто на титрах ещё сидит, или уже в куртке?",
      "{gap:film} Что посмотреть первым, чтобы не стыдно было при встрече?",
      "{gap:film} В «Иллюзионе» по средам показывают плёнку. Сходим {gap:day}?",
    ],
    why: "Прямой вопрос просит прямого ответа: сначала твой, потом её очередь.",
    question: "Что здесь важнее всего?",
    answers: ["Хочу позвать в кино", "Просто поддержать разговор", "Не знаю, нравлюсь ли я"],
    own: "Своими словами",
    copy: "Скопировать",
    copied: "Скопировано",
    fold: "Почему сработает",
    missing: "Чтобы отправить, впиши: твой ответ про старое кино",
    honest: "Понято не всё",
  },
  en: {
    chat: "Me: Hi! How was your week?\nNora: Hi! Fine. Do you like old films?",
    hint: "your answer about old films",
    day: "a day",
    choices: ["Love them!", "Hardly ever watch them"],
    texts: [
      "{gap:film} Are you the one who stays for the credits, or already in your coat?",
      "{gap:film} What should I watch first so I can look you in the eye?",
      "{gap:film} The Rio shows real film on Wednesdays. Shall we go {gap:day}?",
    ],
    why: "A direct question wants a direct answer: yours first, then it is her turn.",
    question: "What matters most here?",
    answers: ["I want to ask her to the cinema", "Just keep talking", "I can't tell whether she likes me"],
    own: "In your own words",
    copy: "Copy",
    copied: "Copied",
    fold: "Why it should work",
    missing: "Before you send, fill in: your answer about old films",
    honest: "get all of it",
  },
} as const;

/** The answer's advice with gaps in it, as a server would have stored it. */
async function giveGaps(page: Page, told: (typeof TOLD)["ru" | "en"]): Promise<void> {
  const { hint, day, choices, texts, why, question, answers } = told;
  const tones = ["playful", "sincere", "direct"] as const;
  const advice: AdvicePart = {
    understood: "partly",
    asks: { question, choices: [...answers], free: true },
    verdict: "write_now",
    options: texts.map((text, index) => ({
      tone: tones[index] ?? "direct",
      text,
      gaps: [
        { id: "film", hint, choices: [...choices] },
        ...(text.includes("{gap:day}") ? [{ id: "day", hint: day }] : []),
      ],
      why,
      source: "Huang et al. 2017",
    })),
  };
  await page.route(/\/api\/mentor\/chats\/[\w-]+$/, async (route) => {
    if (route.request().method() !== "GET") return route.fallback();
    const answer = await route.fetch(RETRIED);
    const chat = (await answer.json()) as Chat;
    const first = chat.messages.find(({ role }) => role === "assistant");
    for (const part of first?.parts ?? []) if (part.type === "data-advice") part.data = advice;
    await route.fulfill({ response: answer, json: chat });
  });
}

for (const language of ["ru", "en"] as const)
  test(`[MA14] [MA15] gaps are filled once for every message: ${language}`, async ({ newcomer }) => {
    test.setTimeout(240_000);
    const told = TOLD[language];
    const me = await newcomer("Саша");
    const { page, context } = me;
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.emulateMedia({ colorScheme: language === "ru" ? "dark" : "light", reducedMotion: "reduce" });
    await mentorCall(me, "PUT", "/api/mentor/me", { locale: language, adult: true });
    await page.addInitScript((locale) => localStorage.setItem("fitil.language", locale), language);
    await giveGaps(page, told);
    await enterChat(me);
    await ask(page, told.chat);
    const options = optionsOf(page);
    await expect(options).toHaveCount(3);
    await expect(page.getByText(told.honest).first()).toBeVisible();
    const fields = page.getByRole("textbox", { name: told.hint });
    await expect(fields).toHaveCount(3);
    await look(page, { name: `gaps-empty-${language}`, fullPage: false });

    // An empty gap keeps a message from being copied, says why, and is one press away.
    await page.evaluate(() => navigator.clipboard.writeText("before"));
    const third = options.nth(2);
    const copy = third.getByRole("button", { name: told.copy, exact: true });
    await expect(copy).toHaveAccessibleDescription(told.missing);
    await copy.click({ force: true });
    await expect(fields.nth(2)).toBeFocused();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("before");

    // One tap fills all three; by keyboard on to the gap that is left, and to the button.
    await options.first().getByRole("button", { name: told.choices[0] }).click();
    for (const place of [0, 1, 2]) await expect(fields.nth(place)).toHaveValue(told.choices[0]);
    await fields.nth(2).press("Enter");
    const day = third.locator("[data-gap=day]");
    await expect(day).toBeFocused();
    await day.pressSequentially("в среду");
    await day.press("Enter");
    await expect(copy).toBeFocused();
    await copy.press("Enter");
    await expect(third.getByText(told.copied)).toBeVisible();
    const whole = told.texts[2].replace("{gap:film}", told.choices[0]).replace("{gap:day}", "в среду");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);
    await fields.nth(1).fill("Смотря какое: «Касабланку» могу наизусть, а остальное вечно засыпаю");
    await expect(fields.first()).toHaveValue(/Касабланку/);
    await options.nth(1).getByText(told.fold).click();
    await expect(options.nth(1).getByText(told.why)).toBeVisible();
    await expect(options.first().getByText(told.why)).toBeHidden();
    await options.nth(2).scrollIntoViewIfNeeded();
    await look(page, { name: `gaps-filled-${language}`, axeAt: [360], fullPage: false });

    await page.reload();
    await expect(fields.first()).toHaveValue(/Касабланку/);

    // The question is answered by a tap, as the next message; on a phone it is unfolded first.
    await page.getByRole("button", { name: told.question }).click();
    await page.getByRole("button", { name: told.own }).click();
    await expect(page.locator("textarea[data-composer]")).toBeFocused();
    await page.getByRole("button", { name: told.answers[1] }).click();
    await expect(questionsOf(page).last()).toContainText(told.answers[1]);
    await expect(answersOf(page)).toHaveCount(2);
    await expect(page.getByRole("button", { name: told.answers[1] })).toHaveCount(0);
  });

test("[MA16] what should be different is one tap away, and said as the next message", async ({
  newcomer,
}) => {
  const me = await newcomer("Саша");
  const { page } = me;
  await enterChat(me);
  await ask(page, TOLD.ru.chat);
  await expect(optionsOf(page)).toHaveCount(3);
  const chips = page.getByRole("group", { name: "Изменить сообщения" });
  await expect(chips.getByRole("button")).toHaveText(["Короче", "Смелее", "Теплее", "Проще", "Не про это"]);
  await chips.getByRole("button", { name: "Теплее" }).click();
  await expect(questionsOf(page).last()).toContainText("Теплее");
  await expectSettled(page);
  await expect(answersOf(page).last().locator("li[data-option]")).toHaveCount(3);
  await expect(chips, "only below the last answer").toHaveCount(1);
});
