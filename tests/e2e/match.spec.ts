// A running match on the screen: what stands around the board, moving, bombs, the end, watching.
import type { Page } from "@playwright/test";
import { expectFigure, figureAt, restingPlace } from "./board-picture.ts";
import { openTable, seat } from "./company.ts";
import { expect, test } from "./fixture.ts";
import { controlLine, SPOKEN_WHILE_CUT } from "./line-control.ts";
import {
  createTable,
  expectLobby,
  expectMatch,
  playAlone,
  rowOf,
  sitDown,
  takeCharacter,
} from "./table-gestures.ts";

const status = (page: Page) => page.getByTestId("connection-status");
const health = (page: Page, id: number) =>
  page.getByTestId(`player-${id}`).getByRole("img", { name: /^Здоровье/ });

/** Stands on one's own bombs until the overlay comes: three hits with 1.5 s of mercy between them. */
async function blowUp(page: Page): Promise<void> {
  const overlay = page.getByTestId("end-overlay");
  await expect
    .poll(
      async () => {
        await page.keyboard.press("Space");
        return overlay.isVisible();
      },
      { intervals: [300] },
    )
    .toBe(true);
}

test("[OC2] alone at a free table the game starts at once, with everything around the board", async ({
  newcomer,
  forgiven,
}) => {
  forgiven.push(SPOKEN_WHILE_CUT);
  const { page, account } = await newcomer("Одиночка", { animated: true });
  const line = await controlLine(page);
  await page.goto("/");
  await createTable(page, "Сам с собой", "Бесплатно");
  await takeCharacter(page);
  await page.getByRole("button", { name: "Начать игру ▶" }).click();
  await expectMatch(page);
  expect(line.received.join("")).not.toContain("countdown_started");
  await expect(page.getByRole("heading", { name: "Сам с собой" })).toBeVisible();
  await expect(status(page)).toHaveText("✅ Онлайн");
  await expect(page.getByTestId("player-1")).toContainText(account.name);
  await expect(health(page, 1)).toHaveAccessibleName("Здоровье: 3 из 3");
  const stats = page.getByRole("region", { name: "Показатели" });
  for (const [label, value] of [
    ["Количество бомб", "1"],
    ["Радиус взрыва", "1"],
    ["Скорость", "1.0"],
  ] as const) {
    const stat = stats.getByRole("group", { name: `${label}: ${value}` });
    await stat.hover();
    await expect(stat.getByRole("tooltip")).toHaveText(label);
    await expect(stat.getByRole("tooltip")).toHaveCSS("opacity", "1");
  }
  const help = page.getByRole("region", { name: "Как играть" });
  await expect(help).toContainText("WASD или стрелки: идти");
  await expect(help).toContainText("Пробел: поставить бомбу");
  await expect(help).toContainText("Цель: разрушь все ящики на поле.");
  await expect(page.getByTestId("board")).toHaveAccessibleName(/Игровое поле, 17 на 11 клеток/);

  // Whatever was clicked last does not eat the bomb.
  await help.getByTestId("fair-draw").locator("summary").click();
  await page.keyboard.down("Space");
  for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down("Space");
  await page.keyboard.up("Space");
  await expect(health(page, 1)).toHaveAccessibleName("Здоровье: 2 из 3");
  expect(line.sent.filter((frame) => frame.includes("place_bomb"))).toHaveLength(1);
  await expect(help.getByText("Отпечаток SHA-256")).toBeVisible();

  await line.cut();
  await expect(status(page)).toHaveText("🔄 Подключение...");
  await expect(page.getByText("Связь прервалась. Место ждёт тебя 20 секунд, подключаемся...")).toBeVisible();
  line.restore();
  await expect(status(page)).toHaveText("✅ Онлайн");
  await line.close(3501, "bad request");
  await expect(status(page)).toHaveText("❌ Офлайн");
  await page.reload();
  await expectMatch(page);
  await page.getByRole("button", { name: "Выйти из игры" }).click();
  await expect(page.getByRole("heading", { name: "Игровые столы" })).toBeVisible();
  await expect(rowOf(page, "Сам с собой").getByRole("img", { name: "Занято 0 из 4" })).toBeVisible();
});

test("[PL2] [BM1] [OC4] moving shows at once here and soon there; bombs hurt in both; leaving ends it", async ({
  person,
}) => {
  const anna = await person("Анна");
  const boris = await person("Борис");
  await createTable(anna.page, "Вдвоём", "Бесплатно");
  await takeCharacter(anna.page);
  await sitDown(boris.page, "Вдвоём");
  await takeCharacter(boris.page);
  await boris.page.getByRole("button", { name: "Начать игру ▶" }).click();
  await Promise.all([expectMatch(anna.page), expectMatch(boris.page)]);
  for (const { page } of [anna, boris]) {
    await expectFigure(page, "blue", { x: 0, y: 0 });
    await expectFigure(page, "red", { x: 16, y: 10 });
  }
  await anna.page.keyboard.down("KeyD");
  await expect.poll(async () => ((await figureAt(anna.page, "blue"))?.x ?? 0) > 0.6).toBe(true);
  await anna.page.keyboard.up("KeyD");
  await boris.page.keyboard.down("ArrowUp");
  await expect.poll(async () => ((await figureAt(boris.page, "red"))?.y ?? 10) < 9.4).toBe(true);
  await boris.page.keyboard.up("ArrowUp");
  for (const color of ["blue", "red"] as const) {
    await expectFigure(boris.page, color, await restingPlace(anna.page, color));
  }

  await boris.page.keyboard.press("Space");
  for (const { page } of [anna, boris]) {
    await expect(health(page, 2)).toHaveAccessibleName("Здоровье: 2 из 3");
    await expect(health(page, 1)).toHaveAccessibleName("Здоровье: 3 из 3");
  }
  // Leaving a rated game costs something: it is asked about.
  await boris.page.getByRole("button", { name: "Выйти из игры" }).click();
  await boris.page.getByRole("button", { name: "Остаться" }).click();
  await boris.page.getByRole("button", { name: "Выйти из игры" }).click();
  const question = boris.page.getByRole("dialog", { name: "Выйти из игры?" });
  await question.getByRole("button", { name: "Выйти из игры" }).click();
  await Promise.all([
    expect(boris.page.getByRole("heading", { name: "Игровые столы" })).toBeVisible(),
    expect(anna.page.getByRole("heading", { name: "Вы победили!" })).toBeVisible(),
  ]);
  await expect(anna.page.getByText(/^Выигрыш/)).toHaveCount(0);
  await expect(anna.page.getByTestId("player-2")).toContainText("Ушёл");
  await expect(anna.page.getByRole("button", { name: "Вернуться в комнату" })).toBeVisible();
  await expect(anna.page.getByText(/^Вернёмся сами через [1-5] с$/)).toBeVisible();
  await expectLobby(anna.page);
  await expect(anna.page.getByText(anna.account.name).first()).toBeVisible();
  await expect(anna.page.getByRole("button", { name: "Начать игру ▶" })).toBeEnabled();
});

test("[OC5] [OC6] the dead watch on, the late watch from the lobby, and all come back at the end", async ({
  person,
  newcomer,
  guest,
  server,
}) => {
  const [first, second] = await Promise.all(["Первый", "Второй"].map((name) => guest(name)));
  if (!first || !second) throw new Error("Two guests were asked for.");
  const roomId = await openTable(server.address, first.person, { name: "Втроём", stakes: 0 });
  await seat(first, roomId, 1);
  await seat(second, roomId, 2);
  const { page } = await person("Третья");
  await sitDown(page, "Втроём");
  await takeCharacter(page);
  await page.getByRole("button", { name: "Начать игру ▶" }).click();
  await expectMatch(page);
  const late = await newcomer("Опоздавшая");
  await late.page.goto(`/?table=${roomId}`);
  await expect(late.page.getByRole("heading", { name: "За столом идёт игра" })).toBeVisible();
  await late.page.getByRole("button", { name: "Смотреть игру" }).click();
  await expectMatch(late.page);
  await expect(late.page.getByText("Ты смотришь")).toBeVisible();
  await expect(late.page.getByRole("region", { name: "Показатели" })).toHaveCount(0);
  await expectFigure(late.page, "yellow", { x: 16, y: 0 });

  await blowUp(page);
  await expect(page.getByRole("heading", { name: "Игра окончена!" })).toBeVisible();
  await page.getByRole("button", { name: "Смотреть дальше" }).click();
  await expect(page.getByTestId("end-overlay")).toHaveCount(0);
  await expect(page.getByText("Ты смотришь")).toBeVisible();
  await expect(page.getByTestId("player-3")).toContainText("Выбыл");
  await expect(late.page.getByTestId("player-3")).toContainText("Выбыл");
  await first.act({ type: "leave_room" });
  const winner = `Побеждает ${second.person.name}.`;
  await Promise.all(
    [page, late.page].map((one) => expect(one.getByTestId("end-overlay").getByText(winner)).toBeVisible()),
  );
  for (const one of [page, late.page]) await expectLobby(one);
  await expect(page.getByRole("button", { name: "Начать игру ▶" })).toBeVisible();
  await expect(late.page.getByRole("button", { name: "Играть ▶" })).toBeVisible();
});

test("a fallen player comes back to the lobby by the button, and alone the end is final", async ({
  person,
}) => {
  const { page } = await person("Неловкий");
  await playAlone(page, "Неловко");
  await blowUp(page);
  await expect(page.getByRole("heading", { name: "Игра окончена!" })).toBeVisible();
  await expect(page.getByText("Ящики устояли. Попробуешь ещё раз?")).toBeVisible();
  await expect(page.getByText("Сошлось: поле никто не подменил.")).toHaveCount(1);
  await page.getByRole("button", { name: "Вернуться в комнату" }).click();
  await expectLobby(page);
});
