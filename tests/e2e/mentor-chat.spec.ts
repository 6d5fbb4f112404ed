// The mentor's chat from the first screenshot to the third message: what a new person does, on a desk and on a phone.
import {
  answersOf,
  ask,
  boxOf,
  choosePictures,
  drawTalk,
  enterChat,
  expectSettled,
  linesOf,
  mentorCall,
  optionsOf,
  pictureFile,
  questionsOf,
  sendOf,
  STALLED_EN,
  STALLED_RU,
} from "./mentor-chat-company.ts";
import { expect, test } from "./fixture.ts";

let russian: Buffer;
let english: Buffer;
test.beforeEach(async ({ browser }) => {
  russian = await drawTalk(browser, STALLED_RU);
  english = await drawTalk(browser, STALLED_EN);
});

test("[MS1] [MS3] a screenshot, one correction, three messages to choose from, and what came back", async ({
  newcomer,
}) => {
  const me = await newcomer("Саша", { animated: true });
  const { page, context } = me;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await enterChat(me);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Что пишут?");
  await expect(page.getByText("Снимки удаляются сразу после чтения")).toBeVisible();
  await boxOf(page).fill("Не знаю, что написать");
  await choosePictures(page, [pictureFile(russian)]);
  await expect(page.getByText("Читаю скриншот")).toBeVisible();
  await expect(linesOf(page)).toHaveCount(STALLED_RU.length, { timeout: 30_000 });
  await expect(boxOf(page)).toHaveValue("Не знаю, что написать");
  const speakers = STALLED_RU.map(([speaker]) => speaker);
  expect(
    await linesOf(page).evaluateAll((rows) => rows.map((row) => row.getAttribute("data-speaker"))),
  ).toEqual(speakers);

  // One tap flips a speaker, another one flips it back; a word is fixed in place.
  const first = linesOf(page).first();
  await first.getByRole("button", { name: /говорит я\. Сменить/ }).click();
  await expect(first).toHaveAttribute("data-speaker", "them");
  await first.getByRole("button", { name: /говорит собеседник\. Сменить/ }).click();
  await expect(first).toHaveAttribute("data-speaker", "me");
  await linesOf(page).nth(1).getByRole("textbox").fill("Привет! Ездила в горы, учусь кататься на сноуборде");

  // The half-made message survives a reload, the corrections too.
  await page.reload();
  await expect(linesOf(page)).toHaveCount(STALLED_RU.length);
  await expect(boxOf(page)).toHaveValue("Не знаю, что написать");
  await sendOf(page).click();
  await expect(page).toHaveURL(/\/mentor\/chat\/[\w-]+/);
  await expectSettled(page);
  await expect(page.locator("[data-verdict]")).toBeVisible();
  await expect(optionsOf(page)).toHaveCount(3);
  const messages = await optionsOf(page).locator("[data-message-text]").allInnerTexts();
  expect(new Set(messages).size, "three different messages").toBe(3);
  await expect(optionsOf(page).getByText("Почему сработает")).toHaveCount(3);
  await expect(page.getByText("Ответил встроенный наставник.")).toBeVisible();
  await page.getByText("Что это значит?").click();
  await expect(page.getByText(/^Это не нейросеть/)).toBeInViewport({ ratio: 1 });
  await expect(page.getByText(/Это не нейросеть/)).toBeVisible();

  const second = optionsOf(page).nth(1);
  await second.getByRole("button", { name: "Скопировать" }).click();
  await expect(second.getByText("Скопировано")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(messages[1]);
  await second.getByRole("button", { name: "Уже отправлено" }).click();
  await expect(second.getByText("Отправлено")).toBeVisible();
  await page.getByLabel("Что ответили?").fill("Ха, давай\nА ты сам катаешься?");
  await page.getByRole("button", { name: "Разобрать ответ" }).click();
  await expect(questionsOf(page)).toHaveCount(2);
  await expectSettled(page);
  await expect(answersOf(page)).toHaveCount(2);
  await expect(questionsOf(page).last()).toContainText("А ты сам катаешься?");
  await expect(answersOf(page).last().locator("li[data-option]")).toHaveCount(3);

  await page.reload();
  await expect(answersOf(page)).toHaveCount(2);
  await expect(optionsOf(page).nth(1).getByText("Отправлено")).toBeVisible();
});

test("[MS1] English on a phone: drop, flip, send; the drawer; nothing beyond the edge", async ({
  newcomer,
}) => {
  const me = await newcomer("Alex", { width: 360, height: 740, touch: true, locale: "en-GB" });
  const { page } = me;
  await mentorCall(me, "PUT", "/api/mentor/me", { locale: "en" });
  await enterChat(me);
  await page.getByRole("button", { name: /Открыть чаты|Open chats/ }).click();
  const drawer = page.getByRole("dialog", { name: /Чаты и проекты|Chats and projects/ });
  await drawer.getByRole("button", { name: /English/i }).click();
  await expect(drawer.getByText("New chat")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toHaveCount(0);
  await expect(page.getByText("Pictures are deleted right after reading")).toBeVisible();

  const dropped = await page.evaluateHandle((bytes) => {
    const data = new DataTransfer();
    data.items.add(new File([Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))], "talk.png"));
    return data;
  }, english.toString("base64"));
  await page.dispatchEvent("main", "dragenter", { dataTransfer: dropped });
  await expect(page.getByText("Drop it here, I’ll read it")).toBeVisible();
  await page.dispatchEvent("main", "drop", { dataTransfer: dropped });
  await expect(linesOf(page)).toHaveCount(STALLED_EN.length, { timeout: 30_000 });
  await linesOf(page)
    .last()
    .getByRole("button", { name: /More for line/ })
    .click();
  await page.getByRole("menuitem", { name: "Remove the line" }).click();
  await expect(linesOf(page)).toHaveCount(STALLED_EN.length - 1);
  await page.getByRole("button", { name: "Bring back the removed line" }).click();
  await expect(linesOf(page)).toHaveCount(STALLED_EN.length);
  await sendOf(page).click();
  await expectSettled(page);
  await expect(optionsOf(page)).toHaveCount(3);
  await expect(page.getByText("Answered by the built-in mentor.")).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
});

test("[MF2] a picture is kept when its owner says so, can be looked at, and is gone by one press", async ({
  newcomer,
}) => {
  const me = await newcomer("Ира");
  const { page } = me;
  await enterChat(me);
  await page.getByRole("switch", { name: "Хранить 30 дней" }).check({ force: true });
  await expect(page.getByText("Снимки хранятся 30 дней, потом удаляются")).toBeVisible();
  await choosePictures(page, [pictureFile(russian)]);
  await expect(linesOf(page)).toHaveCount(STALLED_RU.length, { timeout: 30_000 });
  await sendOf(page).click();
  await expectSettled(page);
  await page.getByRole("button", { name: "Открыть снимок 1" }).click();
  const dialog = page.getByRole("dialog", { name: "Снимок 1" });
  await expect
    .poll(() => dialog.locator("canvas").evaluate((canvas) => (canvas as HTMLCanvasElement).width))
    .toBeGreaterThan(300);
  await dialog.getByRole("button", { name: "Удалить снимок сейчас" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("status").getByText("Снимок удалён")).toBeVisible();
  await expect(page.getByRole("button", { name: "Открыть снимок 1" })).toHaveCount(0);
});

test("[MC2] [MC3] starters stand in the box to the letter; what one tells about oneself is kept and can be emptied", async ({
  newcomer,
}) => {
  const me = await newcomer("Женя");
  const { page } = me;
  await enterChat(me);
  const ideas = page.getByRole("button", { name: "С чего начать" });
  for (const [action, starter] of [
    ["Проанализируй мою ситуацию", "Проанализируй мою ситуацию: "],
    ["Дай совет, как…", "Дай совет, как "],
    ["Давай разыграем сценарий", "Давай разыграем сценарий: "],
  ] as const) {
    await ideas.click();
    await page.getByRole("menuitem", { name: action }).click();
    await expect(boxOf(page)).toHaveValue(starter);
    await expect(boxOf(page)).toBeFocused();
  }
  await expect(page.getByRole("button", { name: "Убрать: Ролевая игра" })).toBeVisible();
  await page.getByRole("button", { name: "Убрать: Ролевая игра" }).click();
  await boxOf(page).fill("");

  const tell = page.getByRole("button", { name: "Расскажи ИИ о себе" });
  await tell.click();
  const dialog = page.getByRole("dialog", { name: "Расскажи ИИ о себе" });
  const field = dialog.getByRole("textbox", { name: /Интересы/ });
  await expect(field).toBeFocused();
  await field.fill("Хожу в походы, работаю врачом, давно не ходил на свидания");
  await dialog.getByRole("button", { name: "Отмена" }).click();
  await tell.click();
  await expect(field).toHaveValue("");
  await field.fill("я".repeat(4_001));
  await expect(dialog.getByRole("button", { name: "Сохранить" })).toBeDisabled();
  await field.fill("Хожу в походы, работаю врачом");
  await dialog.getByLabel("Как тебя называть?").fill("Евгений");
  await dialog.getByRole("button", { name: "Сохранить" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("status").getByText("Запомнено.")).toBeVisible();
  expect(await mentorCall(me, "GET", "/api/mentor/me")).toMatchObject({
    profile: "Хожу в походы, работаю врачом",
    called: "Евгений",
  });
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Евгений, что пишут?" })).toBeVisible();
  await tell.click();
  await expect(field).toHaveValue("Хожу в походы, работаю врачом");
  await field.fill("");
  await dialog.getByRole("button", { name: "Сохранить" }).click();
  await expect(page.getByRole("status").getByText("Рассказ о себе стёрт")).toBeVisible();
  expect(await mentorCall(me, "GET", "/api/mentor/me")).toMatchObject({ profile: "" });
  await dialog.waitFor({ state: "detached" });

  // A scene: whom the mentor plays, how hard it is, and a way out by words as well as by the button.
  await ideas.click();
  await page.getByRole("menuitem", { name: "Давай разыграем сценарий" }).click();
  await ask(page, "Давай разыграем сценарий: первое свидание, она архитектор");
  const banner = page.getByRole("region", { name: "Ролевая игра" });
  await expect(banner).toContainText("Искра играет её · первое свидание, она архитектор");
  await banner.getByRole("button", { name: "Сухо" }).click();
  await expectSettled(page);
  await expect(banner.getByRole("button", { name: "Сухо" })).toHaveAttribute("aria-pressed", "true");
  await ask(page, "Отвечай теплее");
  await expect(banner.getByRole("button", { name: "Тепло" })).toHaveAttribute("aria-pressed", "true");
  await ask(page, "Какой дом в городе тебе нравится больше всего?");
  await ask(page, "Конец!");
  await expect(banner).toHaveCount(0);
  await expect(answersOf(page).last()).toContainText("«Какой дом в городе тебе нравится больше всего?»");
});

test("[MC1] an answer anew and a changed message are branches, and one walks between them", async ({
  newcomer,
}) => {
  const me = await newcomer("Тоня");
  const { page } = me;
  await enterChat(me);
  await ask(page, "Боюсь написать первой, он кажется занятым");
  const before = await answersOf(page).innerText();
  await page.getByRole("button", { name: "Ответить иначе" }).click();
  await expect(answersOf(page).getByText("2/2")).toBeVisible();
  await expectSettled(page);
  expect(await answersOf(page).innerText()).not.toBe(before);
  await answersOf(page).getByRole("button", { name: "Предыдущая версия" }).click();
  await expect(answersOf(page).getByText("1/2")).toBeVisible();

  await questionsOf(page).getByRole("button", { name: "Изменить" }).click();
  const editor = page.getByRole("form", { name: "Изменить сообщение" });
  await editor.getByRole("textbox").fill("Боюсь позвать на кофе");
  await editor.getByRole("textbox").press("Escape");
  await expect(editor).toHaveCount(0);
  await expect(questionsOf(page)).toContainText("он кажется занятым");
  await questionsOf(page).getByRole("button", { name: "Изменить" }).click();
  await editor.getByRole("textbox").fill("Боюсь позвать на кофе");
  await editor.getByRole("textbox").press("Enter");
  await expect(questionsOf(page).getByText("2/2")).toBeVisible();
  await expectSettled(page);
  await questionsOf(page).getByRole("button", { name: "Предыдущая версия" }).click();
  await expect(questionsOf(page)).toContainText("он кажется занятым");
  await expect(page.getByText("1/2")).toHaveCount(1);
  // The branch that was looked at last is the one that is shown next time.
  await page.reload();
  await expect(questionsOf(page)).toContainText("он кажется занятым");
  await expect(questionsOf(page).getByText("1/2")).toBeVisible();
});
