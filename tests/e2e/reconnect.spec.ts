// What is lost comes back: a reload, a dead network, a second tab, a server that is started anew.
import type { Page } from "@playwright/test";
import { expectFigure, figureAt, restingPlace } from "./board-picture.ts";
import { openTable, seat } from "./company.ts";
import { expect, test } from "./fixture.ts";
import {
  createTable,
  expectLobby,
  expectMatch,
  playAlone,
  rowOf,
  shownChips,
  sitDown,
  takeCharacter,
} from "./table-gestures.ts";

const health = (page: Page) => page.getByTestId("player-1").getByRole("img", { name: /^Здоровье/ });
const status = (page: Page) => page.getByTestId("connection-status");

/** Notes when the line stands and when the board is there, from the next load of the page on. */
async function timeReturn(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const times: { line?: number; board?: number } = {};
    Object.assign(window, { returnTimes: times });
    const Native = WebSocket;
    window.WebSocket = class extends Native {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener("open", () => {
          times.line ??= performance.now();
        });
      }
    };
    new MutationObserver(() => {
      if (document.querySelector("[data-testid=board]")) times.board ??= performance.now();
    }).observe(document, { childList: true, subtree: true });
  });
}

test("[OC4] a reload in a running match brings back the same seat and the full picture", async ({
  person,
}, info) => {
  const { page } = await person("Вернувшийся");
  await playAlone(page, "С возвратом");
  await page.keyboard.press("Space");
  await expect(health(page)).toHaveAccessibleName("Здоровье: 2 из 3");
  await page.keyboard.down("ArrowRight");
  await expect.poll(async () => ((await figureAt(page, "blue"))?.x ?? 0) > 0.6).toBe(true);
  await page.keyboard.up("ArrowRight");
  const place = await restingPlace(page, "blue");
  await timeReturn(page);
  await page.reload();
  await expectMatch(page);
  await expect(health(page)).toHaveAccessibleName("Здоровье: 2 из 3");
  await expectFigure(page, "blue", place);
  await expect(page.getByText("Ты смотришь")).toHaveCount(0);
  const times = await page.evaluate(
    () => (window as unknown as { returnTimes: Record<string, number> }).returnTimes,
  );
  const wait = Math.round((times["board"] ?? Number.NaN) - (times["line"] ?? Number.NaN));
  expect(wait).not.toBeNaN();
  info.annotations.push({ type: "measured", description: `the board stood ${wait} ms after the line` });
  console.log(`Reload in a running match: the board stood ${wait} ms after the line.`);
  await page.keyboard.down("ArrowLeft");
  await expect.poll(async () => ((await figureAt(page, "blue"))?.x ?? 9) < 0.4).toBe(true);
  await page.keyboard.up("ArrowLeft");
});

test("[OC4] a network that comes back within the grace goes on as if nothing had been", async ({
  person,
  guest,
  server,
  forgiven,
}) => {
  // A piece that a match asks for late (overlay, music) may be on its way when the line is cut: the browser says so aloud.
  forgiven.push(/ERR_INTERNET_DISCONNECTED/);
  const other = await guest("Сосед");
  const roomId = await openTable(server.address, other.person, { name: "С обрывом", stakes: 0 });
  const { page, context } = await person("Оборванная");
  await sitDown(page, "С обрывом");
  await takeCharacter(page);
  await seat(other, roomId, 2);
  await other.act({ type: "start_game" });
  await expectMatch(page);
  await expect(status(page)).toHaveText("✅ Онлайн");
  await context.setOffline(true);
  await expect(status(page)).toHaveText("🔄 Подключение...");
  await context.setOffline(false);
  await expect(status(page)).toHaveText("✅ Онлайн");
  await page.keyboard.down("KeyD");
  await expect.poll(async () => ((await figureAt(page, "blue"))?.x ?? 0) > 0.6).toBe(true);
  await page.keyboard.up("KeyD");
  const moved = await other.event(
    (event) => event.type === "player_state" && event.id === 1 && event.x > 0.5,
  );
  expect(moved).toMatchObject({ type: "player_state", id: 1 });
  await expect(page.getByTestId("player-2")).toHaveAttribute("data-state", "alive");
  await other.act({ type: "leave_room" });
  await expect(page.getByRole("heading", { name: "Вы победили!" })).toBeVisible();
});

test("[OC4] whoever comes back after the grace is told what they lost, at their table and in the list", async ({
  newcomer,
}) => {
  const { page } = await newcomer("Опоздавший");
  const missed = { gameId: "game", roomName: "Без меня", why: "line", chips: -250, ratingChange: -105 };
  await page.route("**/api/user/me", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), missed } });
  });
  await page.route("**/api/user/missed?*", (route) => route.fulfill({ status: 204 }));
  await page.goto("/");
  const notice = page.getByText(
    "Связь не вернулась за 20 секунд, и за столом «Без меня» доиграли без тебя. Фишки: −250. Рейтинг: −105.",
  );
  await expect(notice).toBeVisible();
  await createTable(page, "За столом", "Бесплатно");
  await expect(notice).toBeInViewport();
  await page.getByRole("button", { name: "Закрыть сообщение" }).click();
  await expect(notice).toHaveCount(0);
});

test("a second tab takes over; the first says so kindly and takes the match back", async ({ person }) => {
  const { page, context } = await person("Двойная");
  await playAlone(page, "В двух вкладках");
  const second = await context.newPage();
  await second.goto("/");
  await expectMatch(second);
  await expect(page.getByRole("heading", { name: "Ты играешь в другой вкладке" })).toBeVisible();
  const takeBack = page.getByRole("button", { name: "Играть здесь" });
  await expect(takeBack).toBeFocused();
  await takeBack.press("Enter");
  await expectMatch(page);
  await expect(status(page)).toHaveText("✅ Онлайн");
  await expectFigure(page, "blue", { x: 0, y: 0 });
  await expect(second.getByRole("heading", { name: "Ты играешь в другой вкладке" })).toBeVisible();
});

test("[CH4] a server that is stopped in a match gives every stake back, and the page finds its way", async ({
  ownServer,
  person,
  guest,
  forgiven,
}) => {
  forgiven.push(/ERR_CONNECTION|WebSocket connection|status of 5\d\d|ERR_EMPTY|ERR_INCOMPLETE/);
  const site = await ownServer();
  const other = await guest("Сосед", site);
  const roomId = await openTable(site.address, other.person, { name: "До перезапуска", stakes: 500 });
  const { page } = await person("Стойкая", { site });
  await sitDown(page, "До перезапуска");
  await takeCharacter(page);
  await seat(other, roomId, 2);
  await other.act({ type: "start_game" });
  await expectMatch(page);
  // Looked at while it stops: the match that was called off leaves the screen by itself after 5 s.
  const stopped = site.stop();
  await expect(status(page)).toHaveText("🔄 Подключение...");
  expect(await stopped).toBe(0);
  await ownServer({ PORT: new URL(site.address).port }, site.dataDir);
  await expect(page.getByRole("heading", { name: "Игровые столы" })).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText(/^(Стол закрылся|Такого стола нет)/)).toBeVisible();
  await expect.poll(() => shownChips(page)).toBe(1000);
  await page.getByRole("button", { name: /^Аккаунт:/ }).click();
  const rows = page.getByRole("dialog", { name: "Аккаунт" }).getByRole("row");
  await expect(rows.nth(1)).toHaveText(/^Возврат ставки.*\+500\s*1.?000$/s);
  await expect(rows.nth(2)).toHaveText(/^Ставка.*−500\s*500$/s);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Создать стол" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Создать", exact: true }).click();
  await expectLobby(page);
  await page.getByRole("button", { name: "Выход" }).click();
  await expect(rowOf(page, "Стол №1")).toBeVisible();
});
