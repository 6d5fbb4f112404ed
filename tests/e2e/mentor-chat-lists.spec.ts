// Around the talks: names, projects, search, deleting and taking it back, the file, an invitation to play, other people.
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { answersOf, ask, boxOf, enterChat, mentorCall, questionsOf } from "./mentor-chat-company.ts";
import { expect, test } from "./fixture.ts";
import { expectLobby } from "./table-gestures.ts";

const REFUSED = [/status of 404/];
const sidebar = (page: Page) => page.getByRole("complementary", { name: "Чаты и проекты" });
const menuOf = (page: Page) => page.locator("main header").getByRole("button", { name: /^Ещё для чата/ });
const choose = async (page: Page, item: string) => {
  await menuOf(page).click();
  await page.getByRole("menuitem", { name: item }).click();
};

test("[MC1] rename, project, notes, search, export, delete and back", async ({ newcomer }) => {
  const me = await newcomer("Лиза");
  const { page } = me;
  await enterChat(me);
  await ask(page, "Он пишет раз в неделю. Что это значит?");

  await choose(page, "Переименовать");
  await page.getByLabel("Название", { exact: true }).fill("Молчун 🐌");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Молчун 🐌" })).toBeVisible();
  await expect(sidebar(page).getByRole("link", { name: "Молчун 🐌" })).toBeVisible();

  await choose(page, "Переложить в проект");
  await page.getByRole("button", { name: "Новый проект" }).last().click();
  const dialog = page.getByRole("dialog", { name: "Новый проект" });
  await dialog.getByLabel("Название").fill("Олег");
  await dialog.getByLabel("Что я знаю о человеке").fill("Любит джаз и велосипед");
  await dialog.getByRole("button", { name: "Создать" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.locator("main header").getByRole("link", { name: "Олег" })).toBeVisible();
  await sidebar(page).getByRole("link", { name: "Олег" }).click();
  await expect(page).toHaveURL(/\/mentor\/project\//);
  await expect(page.getByText("Любит джаз и велосипед")).toBeVisible();
  await expect(page.locator("main").getByRole("link", { name: "Молчун 🐌" })).toBeVisible();
  await ask(page, "Как позвать его на концерт?");

  // From anywhere, by keyboard alone.
  await page.keyboard.press("Control+k");
  const search = page.getByRole("combobox", { name: "Поиск по чатам" });
  await expect(search).toBeFocused();
  await search.fill("раз в неделю");
  await expect(page.getByRole("option")).toHaveCount(1);
  await expect(page.getByRole("option").locator("mark")).toHaveText("раз в неделю");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Молчун 🐌" })).toBeVisible();
  // The line itself is shown, though the talk opens at its end, and is told to a screen reader.
  await expect(questionsOf(page).first()).toBeFocused();
  await expect(questionsOf(page).first().getByText("раз в неделю")).toBeInViewport();
  await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe("раз в неделю");
  await page.keyboard.press("Control+k");
  await search.fill("велосипед");
  await expect(page.getByRole("option", { name: "Проект: Олег" })).toContainText("Любит джаз и велосипед");
  await search.fill("такого слова нет");
  await expect(page.getByText("Ничего не нашлось.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search).toHaveCount(0);

  const saved = page.waitForEvent("download");
  await choose(page, "Сохранить в Markdown");
  const file = await saved;
  expect(file.suggestedFilename()).toBe("Молчун.md");
  expect(await readFile(await file.path(), "utf8")).toContain("Он пишет раз в неделю");

  await choose(page, "Удалить");
  await expect(page).toHaveURL(/\/mentor\/chat$|\/mentor\/chat\?/);
  await expect(sidebar(page).getByRole("link", { name: "Молчун 🐌" })).toHaveCount(0);
  await page.getByRole("button", { name: "Вернуть" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Молчун 🐌" })).toBeVisible();
  await expect(answersOf(page)).toHaveCount(1);

  await sidebar(page).getByRole("link", { name: "Олег" }).click();
  await page.getByRole("button", { name: "Ещё для проекта «Олег»" }).click();
  await page.getByRole("menuitem", { name: /Удалить проект/ }).click();
  await expect(sidebar(page).getByRole("link", { name: "Олег" })).toHaveCount(0);
  await sidebar(page).getByRole("button", { name: "Недавно удалённое" }).click();
  await page.getByRole("button", { name: "Вернуть: Олег" }).click();
  await expect(page.getByText("Здесь ничего нет")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sidebar(page).getByRole("link", { name: "Олег" })).toBeVisible();
});

test("[MC1] on a phone a chat deleted in the drawer comes back there", async ({ newcomer }) => {
  const me = await newcomer("Палец", { width: 360, height: 740, touch: true });
  const { page } = me;
  await enterChat(me);
  await mentorCall(me, "POST", "/api/mentor/chats", {
    title: "Очень длинное название, которое не помещается ни в одну строку на телефоне",
  });
  await page.reload();
  await page.getByRole("button", { name: "Открыть чаты и проекты" }).tap();
  const drawer = page.getByRole("dialog", { name: "Чаты и проекты" });
  await drawer.getByRole("button", { name: /^Ещё для чата/ }).tap();
  await drawer.getByRole("menuitem", { name: "Удалить" }).tap();
  await expect(drawer.getByRole("link", { name: /^Очень длинное/ })).toHaveCount(0);
  const undo = page.getByRole("button", { name: "Вернуть", exact: true });
  await expect(undo).toBeInViewport({ ratio: 1 });
  await undo.tap();
  await expect(drawer.getByRole("link", { name: /^Очень длинное/ })).toBeVisible();
});

test("[MC1] five hundred messages: the end first, then all of them, and only what is seen is laid out", async ({
  newcomer,
}) => {
  const me = await newcomer("Летописец");
  const { page } = me;
  await enterChat(me);
  const chat = (await mentorCall(me, "POST", "/api/mentor/chats", { title: "Долгий разговор" })) as {
    id: string;
  };
  const messages = Array.from({ length: 500 }, (_, index) => ({
    id: `message-${index}`,
    role: index % 2 === 0 ? "user" : "assistant",
    metadata: { parentId: index === 0 ? null : `message-${index - 1}`, createdAt: index },
    parts: [{ type: "text", text: `Слова номер ${index}. ${"И ещё немного слов. ".repeat(12)}` }],
  }));
  await page.route(`**/api/mentor/chats/${chat.id}`, (route) =>
    route.fulfill({ json: { ...chat, leafId: "message-499", messages, answering: false } }),
  );
  await page.goto(`/mentor/chat/${chat.id}`);
  await expect(page.getByText("Слова номер 499.")).toBeInViewport();
  await expect(page.locator("article")).toHaveCount(500);
  await expect(page.getByText("Слова номер 499.")).toBeInViewport();
  const first = page.locator("article").first();
  expect(await first.evaluate((row) => getComputedStyle(row).contentVisibility)).toBe("auto");
  await page.getByRole("region", { name: "Разговор" }).focus();
  await page.keyboard.press("Home");
  await expect(page.getByText("Слова номер 0.")).toBeInViewport();
  await page.getByRole("button", { name: "К последнему сообщению" }).click();
  await expect(page.getByText("Слова номер 499.")).toBeInViewport();
});

test("[MF3] another person's chat and project are not found, kindly", async ({ newcomer, forgiven }) => {
  forgiven.push(...REFUSED);
  const owner = await newcomer("Хозяйка");
  await enterChat(owner);
  const chat = (await mentorCall(owner, "POST", "/api/mentor/chats", { title: "Тайна" })) as { id: string };
  const project = (await mentorCall(owner, "POST", "/api/mentor/projects", { name: "Тайный" })) as {
    id: string;
  };
  const other = await newcomer("Чужой");
  await enterChat(other);
  await other.page.goto(`/mentor/chat/${chat.id}`);
  await expect(other.page.getByRole("heading", { name: "Такого чата здесь нет" })).toBeVisible();
  await expect(other.page.getByText("Тайна")).toHaveCount(0);
  await other.page.locator("main").getByRole("button", { name: "Новый чат" }).last().click();
  await expect(boxOf(other.page)).toBeVisible();
  await other.page.goto(`/mentor/project/${project.id}`);
  await expect(other.page.getByRole("heading", { name: "Такого проекта здесь нет" })).toBeVisible();
  for (const path of ["/mentor/chat/nope", "/mentor/chat/%3Cscript%3E"]) {
    await other.page.goto(path);
    await expect(other.page.getByRole("heading", { name: "Такого чата здесь нет" })).toBeVisible();
  }
});

test("[LB8] «Сыграем?»: a private table's link goes into a message, and whoever opens it sits down after signing in", async ({
  newcomer,
  visitor,
  account,
}) => {
  const me = await newcomer("Игрок");
  const { page } = me;
  await enterChat(me);
  await page.getByRole("button", { name: "С чего начать" }).click();
  await page.getByRole("menuitem", { name: /Сыграем\?/ }).click();
  const dialog = page.getByRole("dialog", { name: "Сыграем?" });
  const invitation = await dialog.locator("[data-invitation]").innerText();
  const link = /\S+\/\?table=[\w-]+$/.exec(invitation)?.[0];
  expect(invitation).toMatch(/^Сыграем\?/);
  expect(link).toBeDefined();
  await expect(dialog.getByText(/Пустой стол через минуту закрывается/)).toBeVisible();
  const [table] = await Promise.all([
    page.waitForEvent("popup"),
    dialog.getByRole("link", { name: "Сесть за стол" }).click(),
  ]);
  await expectLobby(table);

  const { page: guest } = await visitor();
  await guest.goto(link ?? "");
  const stranger = account("Гостья");
  await guest.getByRole("button", { name: "Войти по Email" }).click();
  await guest.getByLabel("Email").fill(stranger.email);
  await guest.getByLabel("Пароль", { exact: true }).fill(stranger.password);
  await guest.getByRole("button", { name: "Регистрация" }).click();
  await expectLobby(guest);
  await expect(guest.getByText("Закрытый стол", { exact: true })).toBeVisible();
});

test("[MR2] both languages, switched in the sidebar; a chat goes on in the other one", async ({
  newcomer,
}) => {
  const me = await newcomer("Мира");
  const { page } = me;
  await enterChat(me);
  await ask(page, "Как начать разговор?");
  await sidebar(page)
    .getByRole("button", { name: /English/i })
    .click();
  await expect(page.getByRole("complementary", { name: "Chats and projects" })).toContainText("New chat");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await ask(page, "And what if there is no answer?");
  await expect(answersOf(page)).toHaveCount(2);
  await expect(questionsOf(page)).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole("complementary", { name: "Chats and projects" })).toBeVisible();
});
