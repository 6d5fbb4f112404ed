// The table before the game: characters and eyes, the countdown and who may stop it, who can pay, and who is too many.
import type { Page } from "@playwright/test";
import { lobbyChannel } from "@fitil/contracts";
import { openTable, seat } from "./company.ts";
import { expect, test } from "./fixture.ts";
import type { Person } from "./fixture.ts";
import { controlLine } from "./line-control.ts";
import {
  createTable,
  expectLobby,
  expectMatch,
  leaveLobby,
  rowOf,
  sitDown,
  takeCharacter,
} from "./table-gestures.ts";

const play = (page: Page) => page.getByRole("button", { name: "Играть ▶" });
const start = (page: Page) => page.getByRole("button", { name: "Начать игру ▶" });
const cancel = (page: Page) => page.getByRole("button", { name: "Отмена", exact: true });
const countdown = (page: Page) => page.getByRole("button", { name: /^Старт через: [1-5]$/ });
const cardOf = (page: Page, { account }: Person) =>
  page
    .getByRole("region", { name: "Игроки за столом" })
    .getByRole("listitem")
    .filter({ hasText: account.name });

test("[LB6] [LB9] two people choose eyes, count down, cancel once, and start", async ({ person }) => {
  const anna = await person("Анна", { animated: true });
  const star = await person("Звезда", { exact: true });
  await createTable(anna.page, "Глазастый", "Бесплатно");
  await expect(anna.page.getByRole("button", { name: "Выход" })).toBeVisible();
  const seats = anna.page.getByRole("region", { name: "Игроки за столом" }).getByRole("listitem");
  await expect(seats).toHaveText([/Синий/, /Красный/, /Жёлтый/, /Фиолетовый/]);
  const eyes = anna.page.getByRole("radio");
  await expect(eyes).toHaveCount(4);
  for (const name of ["Спокойный", "Злой", "Весёлый", "Сонный"])
    await expect(anna.page.getByRole("radio", { name })).toBeVisible();
  await anna.page.getByText("Весёлый", { exact: true }).click();
  await takeCharacter(anna.page);
  await expect(anna.page.getByRole("radio", { name: "Весёлый" })).toBeChecked();
  await expect(start(anna.page)).toBeEnabled();

  await sitDown(star.page, "Глазастый");
  await expect(cardOf(star.page, anna)).toContainText(/1.?000/);
  await star.page.getByRole("button", { name: "Занять место 4: Фиолетовый" }).click();
  await expect(start(star.page)).toBeVisible();
  await expect(cardOf(anna.page, star)).toContainText("VIP");
  await expect(cardOf(anna.page, anna)).not.toContainText("VIP");

  await start(star.page).click();
  for (const { page } of [anna, star]) {
    await expect(countdown(page)).toBeDisabled();
    await expect(page.getByText("Готов!", { exact: true })).toHaveCount(2);
    for (const radio of await page.getByRole("radio").all()) await expect(radio).toBeDisabled();
  }
  await cancel(anna.page).click();
  for (const { page } of [anna, star]) {
    await expect(cardOf(page, anna).getByText("Отмена!", { exact: true })).toBeVisible();
    await expect(cardOf(page, star).getByText("Отмена!", { exact: true })).toHaveCount(0);
    await expect(page.getByText("Готов!", { exact: true })).toHaveCount(0);
    await expect(start(page)).toBeVisible();
  }
  await anna.page.getByText("Злой", { exact: true }).click();
  for (const { page } of [anna, star])
    await expect(page.getByText("Отмена!", { exact: true })).toHaveCount(0);

  await start(anna.page).click();
  await expect(countdown(star.page)).toBeVisible();
  await cancel(anna.page).click();
  await Promise.all([expectMatch(anna.page), expectMatch(star.page)]);
  await expect(star.page.getByTestId("player-4")).toContainText("VIP");
});

test("[LB4] [LB5] a paid table needs two who can pay; a lobby without room says so for 3 s", async ({
  newcomer,
  guest,
  server,
}) => {
  const { page, account } = await newcomer("Плательщик");
  const line = await controlLine(page);
  await page.goto("/");
  const rich = await guest("Сосед");
  const roomId = await openTable(server.address, rich.person, { name: "На деньги", stakes: 500 });
  const dearId = await openTable(server.address, rich.person, { name: "Не по карману", stakes: 2500 });
  // The list offers it to nobody who cannot pay; its link still leads there.
  const dear = rowOf(page, "Не по карману");
  await expect(dear).toContainText("Не хватает фишек");
  await expect(dear.getByRole("button")).toHaveCount(0);
  await page.goto(`/?table=${dearId}`);
  await expectLobby(page);
  await play(page).click();
  await expect(page.getByRole("alert")).toHaveText(/^Не хватает фишек на ставку 2.?500\.$/);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(play(page)).toBeVisible();
  await leaveLobby(page);

  await sitDown(page, "На деньги");
  // Four people at most sit at a table of four characters, so the server never has to say this; the screen still can.
  line.tell({ type: "select_character_response", success: false, characterId: null, reason: "no_free_slot" });
  await expect(page.getByRole("alert")).toHaveText("Нет свободных мест в лобби.");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await takeCharacter(page);
  await expect(start(page)).toBeDisabled();
  await expect(page.getByText("На ставку играют хотя бы вдвоём. Ждём соперника.")).toBeVisible();
  await expect(page.getByText("Банк: 500")).toBeVisible();
  await seat(rich, roomId, 1);
  await expect(start(page)).toBeEnabled();
  await expect(page.getByText(/^Банк: 1.?000$/)).toBeVisible();

  await start(page).click();
  await expect(countdown(page)).toBeVisible();
  await rich.act({ type: "leave_room" });
  await expect(start(page)).toBeDisabled();
  await expect(page.getByText("Отмена!", { exact: true })).toHaveCount(0);

  // A slot that is no longer taken clears the choice.
  line.publish(lobbyChannel(roomId), {
    type: "lobby_state_update",
    characters: [1, 2, 3, 4].map((id) => ({
      id,
      isTaken: false,
      name: null,
      rating: null,
      clientId: null,
      eyeVariant: null,
    })),
  });
  await expect(play(page)).toBeVisible();
  expect(account.name).not.toBe("");
  await leaveLobby(page);
});

test("[LB2] a fifth person is refused, until somebody leaves", async ({ newcomer, guest, server }) => {
  const guests = await Promise.all(["Раз", "Два", "Три", "Четыре"].map((name) => guest(name)));
  const [host] = guests;
  if (!host) throw new Error("Four guests were asked for.");
  const roomId = await openTable(server.address, host.person, { name: "На четверых", stakes: 0 });
  for (const [index, one] of guests.entries()) await seat(one, roomId, ([1, 2, 3, 4] as const)[index] ?? 1);
  const { page } = await newcomer("Пятый");
  await page.goto(`/?table=${roomId}`);
  await expect(page.getByText("За этим столом уже нет мест.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Игровые столы" })).toBeVisible();
  await guests[3]?.act({ type: "leave_room" });
  await expect(rowOf(page, "На четверых").getByRole("img", { name: "Занято 3 из 4" })).toBeVisible();
  await rowOf(page, "На четверых").click();
  await expectLobby(page);
  await takeCharacter(page);
  await expect(page.getByRole("region", { name: "Игроки за столом" })).toContainText(host.person.name);
  await page.getByRole("button", { name: "Скопировать ссылку" }).click();
  await expect(page.getByText(/^Ссылка скопирована\.$|\?table=/)).toBeVisible();
  const asked = new Set<string>();
  page.on("request", (request) => asked.add(new URL(request.url()).pathname));
  await leaveLobby(page);
  // The list and one's own chips are fetched anew when the table knows that its guest has gone.
  await expect.poll(() => [asked.has("/api/rooms"), asked.has("/api/user/me")]).toEqual([true, true]);
  await expect(rowOf(page, "На четверых").getByRole("img", { name: "Занято 3 из 4" })).toBeVisible();
});
