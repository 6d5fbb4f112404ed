// The list of tables as specification §2 shows it: its head, its states, its order, what can be pressed, and making a table.
import type { Page } from "@playwright/test";
import { openTable, seat } from "./company.ts";
import { expect, test } from "./fixture.ts";
import {
  createTable,
  expectLobby,
  expectMatch,
  leaveLobby,
  rowOf,
  sitDown,
  takeCharacter,
} from "./table-gestures.ts";

const REFUSED = [/status of [45]\d\d/];
const LINKS = {
  chat: "https://chat.example/fitil",
  channel: "https://channel.example/fitil",
  social: "https://social.example/fitil",
};

const dialog = (page: Page) => page.getByRole("dialog", { name: "Создание стола" });
const tableName = (page: Page) => dialog(page).getByPlaceholder("Название стола (необязательно)");

test("the list waits, is empty, fails and recovers, in the exact words", async ({
  ownServer,
  person,
  forgiven,
}) => {
  forgiven.push(...REFUSED);
  const site = await ownServer({ COMMUNITY_LINKS: JSON.stringify(LINKS) });
  const { page, account } = await person("Первая", { site });
  await expect(page.getByRole("heading", { name: "Игровые столы" })).toBeVisible();
  await expect(page.getByText("Нет доступных комнат.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `Аккаунт: ${account.name}` })).toBeVisible();
  await expect(page.getByRole("button", { name: "Выйти" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Создать стол" })).toBeEnabled();
  const communities = page.locator("section", { hasText: "Наши сообщества" });
  for (const link of Object.values(LINKS))
    await expect(communities.locator(`a[href="${link}"]`)).toBeVisible();

  await createTable(page, "Единственный", "250");
  await leaveLobby(page);
  await expect(page.getByRole("columnheader")).toHaveText(["Стол", "Ставки", "Игроки"]);
  await expect(rowOf(page, "Единственный")).toContainText("250");
  await expect(rowOf(page, "Единственный").getByRole("img", { name: "Занято 0 из 4" })).toBeVisible();

  // Without a line, so that no news of the list comes between.
  await page.routeWebSocket(/\/ws$/, () => undefined);
  const isList = (url: URL): boolean => url.pathname === "/api/rooms";
  const held = Promise.withResolvers<void>();
  const answers: { status: number; json: object }[] = [];
  await page.route(isList, async (route) => {
    await held.promise;
    const answer = answers.shift();
    await (answer ? route.fulfill(answer) : route.continue());
  });
  await page.reload();
  await expect(page.getByText("Загрузка списка комнат...", { exact: true })).toBeVisible();
  held.resolve();
  await expect(rowOf(page, "Единственный")).toBeVisible();

  answers.push({ status: 500, json: {} }, { status: 503, json: { error: "Сервер обедает." } });
  await page.getByRole("button", { name: "Обновить список" }).click();
  await expect(page.getByRole("alert")).toHaveText("Не удалось загрузить список комнат.");
  await expect(page.getByRole("row")).toHaveCount(0);
  await page.getByRole("button", { name: "Попробовать снова" }).click();
  await expect(page.getByRole("alert")).toHaveText("Сервер обедает.");
  await page.getByRole("button", { name: "Попробовать снова" }).click();
  await expect(rowOf(page, "Единственный")).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("[LB1] a table is made with a name and a stake, and every refusal keeps the dialog open", async ({
  person,
  guest,
  server,
  forgiven,
}) => {
  forgiven.push(...REFUSED);
  const { page } = await person("Строитель");
  const open = page.getByRole("button", { name: "Создать стол" });
  await open.click();
  await expect(dialog(page).getByRole("radio")).toHaveCount(6);
  await expect(dialog(page).locator("label:has(input[name=stake])")).toHaveText([
    "Бесплатно",
    "100",
    "250",
    "500",
    /^1.?000$/,
    /^2.?500$/,
  ]);
  await page.mouse.click(8, 8);
  await expect(dialog(page)).toHaveCount(0);
  await open.click();
  await page.keyboard.press("Escape");
  await expect(dialog(page)).toHaveCount(0);
  await open.click();
  await dialog(page).getByRole("button", { name: "Отмена" }).click();
  await expect(dialog(page)).toHaveCount(0);
  await expect(open).toBeFocused();

  await open.click();
  await page.route("**/api/rooms", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 500, json: {} }) : route.continue(),
  );
  await tableName(page).press("Enter");
  await expect(dialog(page).getByRole("alert")).toHaveText("Ошибка при создании комнаты.");
  await page.unroute("**/api/rooms");
  await tableName(page).pressSequentially("Ж".repeat(41));
  await expect(tableName(page)).toHaveValue("Ж".repeat(40));
  // The field takes no more; a client without such a field hears it from the server, in its own words.
  await page.route("**/api/rooms", (route) =>
    route.request().method() === "POST"
      ? route.continue({ postData: JSON.stringify({ name: "Ж".repeat(41), stakes: 0 }) })
      : route.continue(),
  );
  await tableName(page).press("Enter");
  await expect(dialog(page).getByRole("alert")).toHaveText("Название — до 40 знаков.");
  await page.unroute("**/api/rooms");
  // Nobody can choose what they cannot pay.
  await expect(dialog(page).getByRole("radio", { name: "2500" })).toBeDisabled();
  await expect(dialog(page).getByText(/У тебя 1.?000 фишек/)).toBeVisible();
  await dialog(page).getByText("500", { exact: true }).click();
  await tableName(page).fill("  По Enter  ");
  await tableName(page).press("Enter");
  await expectLobby(page);
  await expect(page.getByRole("banner").getByText("По Enter", { exact: true })).toBeVisible();
  await expect(page.getByText("Ставка: 500")).toBeVisible();
  await leaveLobby(page);

  await open.click();
  await dialog(page).getByRole("button", { name: "Создать", exact: true }).click();
  await expect(page.getByRole("banner").getByText(/^Стол №\d+$/)).toBeVisible();
  await leaveLobby(page);
  await createTable(page, "Третий", "100");
  await leaveLobby(page);
  await open.click();
  await dialog(page).getByRole("button", { name: "Создать", exact: true }).click();
  await expect(dialog(page).getByRole("alert")).toHaveText("У тебя уже открыто три стола.");
  await dialog(page).getByRole("button", { name: "Отмена" }).click();

  const other = await guest("Другой");
  await openTable(server.address, other.person, { name: "Чужой стол", stakes: 0 });
  await expect(rowOf(page, "Чужой стол")).toContainText("Бесплатно");
});

test("[LB2] [LB7] the list is live, sorted, and [SP1] a running game is watched, a full table cannot be pressed", async ({
  ownServer,
  person,
  guest,
}) => {
  const site = await ownServer();
  const { page } = await person("Зритель", { site });
  const guests = await Promise.all(["Раз", "Два", "Три", "Четыре"].map((name) => guest(name, site)));
  const [host, second, third, fourth] = guests;
  if (!host || !second || !third || !fourth) throw new Error("Four guests were asked for.");
  const make = (name: string, stakes: number) => openTable(site.address, host.person, { name, stakes });
  await make("Стол 10", 0);
  await make("Стол 9", 0);
  await expect(page.getByRole("row")).toHaveCount(3);
  const dear = await openTable(site.address, second.person, { name: "Дорогой", stakes: 1000 });
  const full = await openTable(site.address, second.person, { name: "Полный", stakes: 2500 });
  const busy = await openTable(site.address, third.person, { name: "Играют", stakes: 0 });
  const names = () => page.locator("tbody td:first-child").allInnerTexts();
  await expect.poll(names).toEqual(["Полный", "Дорогой", "Играют", "Стол 9", "Стол 10"]);

  await seat(fourth, busy, 1);
  await fourth.act({ type: "start_game" });
  await expect(rowOf(page, "Играют")).toContainText("Идет игра");
  const more = await Promise.all(["Пять", "Шесть"].map((name) => guest(name, site)));
  for (const one of [host, second, third, ...more].slice(0, 4)) await one.join(full);
  await expect(rowOf(page, "Полный")).toContainText("Мест нет");
  await expect(rowOf(page, "Полный").getByRole("img", { name: "Занято 4 из 4" })).toBeVisible();
  await expect(rowOf(page, "Дорогой").getByRole("img", { name: "Занято 0 из 4" })).toBeVisible();
  await expect.poll(names).toEqual(["Дорогой", "Стол 9", "Стол 10", "Полный", "Играют"]);

  await expect(rowOf(page, "Полный").getByRole("button")).toHaveCount(0);
  await rowOf(page, "Полный").click();
  await expect(page.getByRole("heading", { name: "Игровые столы" })).toBeVisible();
  await rowOf(page, "Играют").getByRole("button", { name: "Смотреть игру за столом «Играют»" }).click();
  await expectMatch(page);
  await expect(page.getByText("Ты смотришь")).toBeVisible();
  await page.getByRole("button", { name: "Выйти из игры" }).click();
  expect(dear).toMatch(/^[A-Za-z0-9_-]{6,32}$/);
  await rowOf(page, "Дорогой").click();
  await expectLobby(page);
});

test("[LB8] a private table is reached by its link alone, also before signing in; a dead link says so", async ({
  person,
  visitor,
  account,
  guest,
  server,
}) => {
  const host = await guest("Хозяин");
  const listed = await openTable(server.address, host.person, { name: "На виду", stakes: 0 });
  const hidden = await openTable(server.address, host.person, { name: "Тайный", stakes: 0, isPrivate: true });
  const known = await person("Знакомый");
  await expect(rowOf(known.page, "На виду")).toBeVisible();
  await expect(rowOf(known.page, "Тайный")).toHaveCount(0);
  await known.page.goto(`/?table=${hidden}`);
  await expectLobby(known.page);
  await expect(known.page.getByRole("banner").getByText("Тайный")).toBeVisible();
  await expect(known.page.getByText("Закрытый стол", { exact: true })).toBeVisible();
  expect(known.page.url()).not.toContain("table=");

  const { page } = await visitor();
  await page.goto(`/?table=${listed}`);
  const newcomer = account("Гостья");
  await page.getByRole("button", { name: "Войти по Email" }).click();
  await page.getByLabel("Email").fill(newcomer.email);
  await page.getByLabel("Пароль", { exact: true }).fill(newcomer.password);
  await page.getByRole("button", { name: "Регистрация" }).click();
  await expectLobby(page);
  await expect(page.getByRole("banner").getByText("На виду")).toBeVisible();

  for (const dead of ["AAAAAAAAAAAA", "%3Cscript%3E"]) {
    await leaveLobby(page);
    await page.goto(`/?table=${dead}`);
    await expect(page.getByText("Такого стола нет: он закрылся, или ссылка с ошибкой.")).toBeVisible();
    expect(page.url()).not.toContain("table=");
    await page.getByRole("button", { name: "Закрыть сообщение" }).click();
    await expect(page.getByText(/Такого стола нет/)).toHaveCount(0);
    await rowOf(page, "На виду").click();
    await expectLobby(page);
  }
});

test("[LB8] a link opened in a running match asks first, and whoever goes is at that table", async ({
  person,
  guest,
  server,
}) => {
  const [host, caller] = [await guest("Хозяин"), await guest("Зовущий")];
  const here = await openTable(server.address, host.person, { name: "Здесь", stakes: 0 });
  const there = await openTable(server.address, caller.person, { name: "Там", stakes: 0 });
  await seat(host, here, 2);
  await seat(caller, there, 2);
  const { page } = await person("Званый");
  await sitDown(page, "Здесь");
  await takeCharacter(page);
  await host.act({ type: "start_game" });
  await expectMatch(page);
  const question = page.getByRole("alertdialog", { name: /^Тебя зовут за другой стол/ });
  await page.goto(`/?table=${there}`);
  await question.getByRole("button", { name: "Доиграть" }).click();
  await expect(question).toHaveCount(0);
  await expectMatch(page);
  await page.goto(`/?table=${there}`);
  await question.getByRole("button", { name: "Уйти туда" }).click();
  await expectLobby(page);
  await expect(page.getByRole("banner").getByText("Там")).toBeVisible();
});
