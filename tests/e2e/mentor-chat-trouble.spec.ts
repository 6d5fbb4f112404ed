// When things go wrong or are interrupted: stop, reload in mid-answer, a failing model, no requests left, no line, files
// that are no pictures. What was typed is never lost.
import {
  answersOf,
  ask,
  boxOf,
  choosePictures,
  enterChat,
  expectSettled,
  pictureFile,
  questionsOf,
  sendOf,
  stopOf,
} from "./mentor-chat-company.ts";
import { expect, test } from "./fixture.ts";
import { handLedModelEnv, startHandLedModel } from "../site/hand-led-model.ts";

const REFUSED = [/status of [45]\d\d/, /ERR_INTERNET_DISCONNECTED/, /ERR_FAILED/];
const PNG = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("[MC1] stop keeps what had come; a reload in mid-answer picks it up; Escape stops too", async ({
  ownServer,
  newcomer,
}) => {
  const model = await startHandLedModel();
  try {
    const site = await ownServer(handLedModelEnv(model));
    const me = await newcomer("Рита", { site });
    const { page } = me;
    await enterChat(me);
    await boxOf(page).fill("Как перестать волноваться?");
    await boxOf(page).press("Enter");
    await expect(page.getByText("Думаю над ответом")).toBeVisible();
    await expect.poll(() => model.listening()).toBe(1);
    model.say("Сначала **выдохни**. ");
    await expect(answersOf(page)).toContainText("Сначала выдохни.");

    // The page goes, the answer does not.
    await page.reload();
    await expect(answersOf(page)).toContainText("Сначала выдохни.");
    await expect(stopOf(page)).toBeVisible();
    expect(model.asked()).toBe(1);
    model.say("Потом напиши. ");
    await expect(answersOf(page)).toContainText("Потом напиши.");
    await stopOf(page).click();
    await expectSettled(page);
    await expect(answersOf(page).getByText("Ответ остановлен.")).toBeVisible();
    // Whoever hears the page hears that it was stopped, not that it is ready.
    await expect(page.locator("p[aria-live=polite].sr-only")).toHaveText(/^Ответ остановлен\./);
    await expect.poll(() => model.listening()).toBe(0);
    await page.reload();
    await expect(answersOf(page)).toContainText("Потом напиши.");
    await expect(page.getByText("Ответ остановлен.")).toBeVisible();

    // Another chat is looked at meanwhile; the answer goes on.
    await page.getByRole("button", { name: "Ответить иначе" }).click();
    await expect.poll(() => model.listening()).toBe(1);
    model.say("Иначе: ");
    await expect(answersOf(page)).toContainText("Иначе:");
    const place = page.url();
    await page.getByRole("link", { name: "Новый чат" }).click();
    await expect(page).not.toHaveURL(place);
    model.say("дыши.");
    model.finish();
    await page.goBack();
    await expect(answersOf(page)).toContainText("Иначе: дыши.");
    await expectSettled(page);
    await expect(answersOf(page).getByText("2/2")).toBeVisible();
    await expect(page.getByText("Ответила модель")).toContainText("hand-led");

    await boxOf(page).fill("А если не поможет?");
    await boxOf(page).press("Enter");
    await expect.poll(() => model.listening()).toBe(1);
    model.say("Тогда");
    await expect(answersOf(page)).toHaveCount(2);
    await page.keyboard.press("Escape");
    await expectSettled(page);
    await expect(answersOf(page).last()).toContainText("Тогда");
  } finally {
    await model.close();
  }
});

test("[MC1] an answer is shown from its first line; whoever reads above is left alone, and finds the way back", async ({
  ownServer,
  newcomer,
}) => {
  const model = await startHandLedModel();
  try {
    const site = await ownServer(handLedModelEnv(model));
    const me = await newcomer("Зоя", { site });
    const { page } = me;
    await enterChat(me);
    const talk = page.getByRole("region", { name: "Разговор" });
    const top = () => talk.evaluate((element) => element.scrollTop);
    const long = "Длинная строка ответа, чтобы было что прокручивать.\n\n".repeat(30);
    await boxOf(page).fill("Расскажи подробно");
    await boxOf(page).press("Enter");
    await expect.poll(() => model.listening()).toBe(1);
    model.say("Первая строка.\n\n");
    model.say(long.repeat(2));
    await expect(page.getByRole("button", { name: "К последнему сообщению" })).toBeVisible();
    await expect(page.getByText("Первая строка.")).toBeInViewport();
    await talk.hover();
    await page.mouse.wheel(0, 500);
    await expect(page.getByText("Первая строка.")).not.toBeInViewport();
    const reading = await top();
    const height = await talk.evaluate((element) => element.scrollHeight);
    model.say(long);
    await expect.poll(() => talk.evaluate((element) => element.scrollHeight)).toBeGreaterThan(height);
    expect(await top()).toBe(reading);
    await page.getByRole("button", { name: "К последнему сообщению" }).click();
    model.say("Самое последнее.");
    await expect(page.getByText("Самое последнее.", { exact: true })).toBeInViewport();
    model.finish();
    await expectSettled(page);
    await expect(page.getByText("Самое последнее.", { exact: true })).toBeInViewport();
  } finally {
    await model.close();
  }
});

test("[MS5] a model that fails is told in words, can be tried again, and loses nothing", async ({
  ownServer,
  newcomer,
}) => {
  const model = await startHandLedModel();
  try {
    const site = await ownServer(handLedModelEnv(model));
    const me = await newcomer("Костя", { site });
    const { page } = me;
    await enterChat(me);
    model.refuse(400);
    await boxOf(page).fill("Что ей написать?");
    await boxOf(page).press("Enter");
    const notice = page.locator("main").getByRole("alert");
    await expect(notice).toContainText(/[а-яё]{4,}/i, { timeout: 60_000 });
    await expect(questionsOf(page)).toContainText("Что ей написать?");
    await expect(answersOf(page)).toHaveCount(0);
    // Also after a reload there is a way to the answer.
    await page.reload();
    await expect(page.getByText("Ответа пока нет.")).toBeVisible();
    await page.locator("main").getByRole("button", { name: "Попробовать снова" }).click();
    await expect(notice).toContainText(/[а-яё]{4,}/i, { timeout: 60_000 });
    model.refuse(null);
    await notice.getByRole("button", { name: "Попробовать снова" }).click();
    await expect.poll(() => model.listening()).toBe(1);
    model.say("Спроси про горы.");
    model.finish();
    await expectSettled(page);
    await expect(answersOf(page)).toContainText("Спроси про горы.");
    await expect(notice).toHaveCount(0);
    await expect(questionsOf(page)).toHaveCount(1);

    // [MA18] The built-in mentor is one press away, and says that it was it.
    model.refuse(400);
    await boxOf(page).fill("Боюсь написать первым, что делать?");
    await boxOf(page).press("Enter");
    await notice.getByRole("button", { name: "Ответит встроенный наставник" }).click();
    await expectSettled(page);
    await expect(answersOf(page).last()).toContainText("Ответил встроенный наставник.");
    await expect(notice).toHaveCount(0);
    await expect(questionsOf(page)).toHaveCount(2);
  } finally {
    await model.close();
  }
});

test("[MP1] without requests left the message goes back into the box, and the plans are one press away", async ({
  ownServer,
  newcomer,
  forgiven,
}) => {
  forgiven.push(...REFUSED);
  const site = await ownServer({ MENTOR_FREE_REQUESTS: "1" });
  const me = await newcomer("Нина", { site });
  const { page } = me;
  await enterChat(me);
  const plan = page.getByRole("complementary").getByRole("link", { name: /Бесплатно/ });
  await expect(plan).toContainText("остался 1 ответ");
  // One that is answered at once: a question back costs nothing.
  await ask(page, "Как подойти и познакомиться вживую?");
  await expect(plan).toContainText("осталось 0 ответов");
  await boxOf(page).fill("А что дальше?");
  await boxOf(page).press("Enter");
  const notice = page.locator("main").getByRole("alert");
  await expect(notice.getByRole("link", { name: "Смотреть тарифы" })).toHaveAttribute(
    "href",
    "/mentor/plans",
  );
  await expect(boxOf(page)).toHaveValue("А что дальше?");
  await expect(questionsOf(page)).toHaveCount(1);
  await page.reload();
  await expect(boxOf(page)).toHaveValue("А что дальше?");
  // A new chat is not even made.
  await page.goto("/mentor/chat");
  await boxOf(page).fill("Что написать Ане?");
  await boxOf(page).press("Enter");
  await expect(notice.getByRole("link", { name: "Смотреть тарифы" })).toBeVisible();
  await expect(boxOf(page)).toHaveValue("Что написать Ане?");
  expect(new URL(page.url()).pathname).toBe("/mentor/chat");
  await expect(page.getByRole("complementary").getByText("Новый чат")).toHaveCount(1);
});

test("[MC4] files that cannot be read are told kindly, and the words stay", async ({
  newcomer,
  forgiven,
}) => {
  forgiven.push(...REFUSED);
  const me = await newcomer("Глеб");
  const { page } = me;
  await enterChat(me);
  await boxOf(page).fill("Мои слова");
  const trouble = page.locator("main").getByRole("alert");
  const seven = Array.from({ length: 7 }, (_, index) => pictureFile(PNG, `${index}.png`));
  for (const [files, words] of [
    [[pictureFile(Buffer.from("MZ\x90\x00 not a picture"), "photo.png")], /Такой файл я не прочитаю/],
    [seven, /шесть скриншотов/],
    [[pictureFile(Buffer.concat([PNG, Buffer.alloc(10 * 1024 * 1024)]))], /больше 10 МБ/],
    [[pictureFile(PNG)], /[а-яё]{4,}/i],
  ] as const) {
    await choosePictures(page, files);
    await expect(trouble).toContainText(words, { timeout: 30_000 });
    await expect(boxOf(page)).toHaveValue("Мои слова");
    await trouble.getByRole("button", { name: "Закрыть" }).click();
    await expect(trouble).toHaveCount(0);
  }
  await boxOf(page).evaluate((box) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(["just words"], "pasted.png", { type: "image/png" }));
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(trouble).toContainText(/Такой файл я не прочитаю/);
  await expect(boxOf(page)).toHaveValue("Мои слова");
  await trouble.getByRole("button", { name: "Закрыть" }).click();
  await boxOf(page).fill("о".repeat(8_001));
  await expect(trouble).toContainText("8001");
  await expect(sendOf(page)).toHaveAttribute("aria-disabled", "true");
});

test("[MC1] without a line the message stays in the box, and goes out when the line is back", async ({
  newcomer,
  forgiven,
}) => {
  forgiven.push(...REFUSED);
  const me = await newcomer("Вера");
  const { page, context } = me;
  await enterChat(me);
  await ask(page, "Как не показаться навязчивой?");
  await context.setOffline(true);
  await expect(page.getByText(/Нет сети/)).toBeVisible();
  await boxOf(page).fill("И ещё одно");
  await boxOf(page).press("Enter");
  const notice = page.locator("main").getByRole("alert");
  await expect(notice).toContainText("Сообщение осталось в поле.");
  await expect(boxOf(page)).toHaveValue("И ещё одно");
  await context.setOffline(false);
  await expect(page.getByText(/Нет сети/)).toHaveCount(0);
  await sendOf(page).click();
  await expect(questionsOf(page)).toHaveCount(2);
  await expectSettled(page);
  await expect(answersOf(page)).toHaveCount(2);
});

test("[MR3] a draft of its own in every chat", async ({ newcomer }) => {
  const me = await newcomer("Яна");
  const { page } = me;
  await enterChat(me);
  await ask(page, "Первый разговор");
  // Until its title has come, it is called like the way to a new one.
  await expect(page.getByRole("link", { name: "Первый разговор" })).toBeVisible();
  await boxOf(page).fill("черновик первого");
  await page.getByRole("link", { name: "Новый чат" }).click();
  await expect(boxOf(page)).toHaveValue("");
  await boxOf(page).fill("черновик нового");
  await page.reload();
  await expect(boxOf(page)).toHaveValue("черновик нового");
  await page.goBack();
  await expect(boxOf(page)).toHaveValue("черновик первого");
});
