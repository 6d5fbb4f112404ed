// Everything the wire can say of a match, on the screen: power-ups, leavers, sudden death, a win with its prize, a draw,
// and a draw of the board that does not add up. The line says it in the server's place; the rules themselves are proven elsewhere.
import { createHash } from "node:crypto";
import type { Page } from "@playwright/test";
import { gameChannel } from "@fitil/contracts";
import type { GameEvent, GamePicture, GamePlayer, CharacterId } from "@fitil/contracts";
import { openTable } from "./company.ts";
import { expect, test } from "./fixture.ts";
import { controlLine } from "./line-control.ts";
import { expectLobby, rowOf, takeCharacter } from "./table-gestures.ts";

const COLORS = { 1: "blue", 2: "red", 3: "yellow", 4: "violet" } as const;
const SPAWNS = { 1: [0, 0], 2: [16, 10], 3: [16, 0], 4: [0, 10] } as const;
const SEED = "a seed that everybody knows by now";

function player(id: CharacterId, name: string): GamePlayer {
  const [x, y] = SPAWNS[id];
  return {
    id,
    x,
    y,
    orientation: "down",
    color: COLORS[id],
    eyeVariant: id,
    clientId: `client-${id}`,
    name,
    isBot: false,
    stats: { health: 3, maxHealth: 3, maxBombs: 1, blastRadius: 1, speed: 1 },
    isInvincible: false,
    invincibleForMs: 0,
  };
}

function picture(gameId: string, names: readonly string[]): GamePicture {
  const now = Date.now();
  return {
    type: "game_started",
    gameId,
    seedHash: createHash("sha256").update(SEED).digest("hex"),
    startedAt: now,
    serverTime: now,
    players: names.map((name, index) => player((index + 1) as CharacterId, name)),
    board: Array.from({ length: 11 }, (_row, y) =>
      Array.from({ length: 17 }, (_cell, x) => (x % 2 === 1 && y % 2 === 1 ? 1 : 0)),
    ),
    bombs: [],
    suddenDeath: { startsAt: now + 120_000, wallsClosed: 0 },
  };
}

const says = (page: Page) => page.getByTestId("match-says");

test("every event of a match reaches the screen, and so does every end", async ({
  newcomer,
  guest,
  server,
}) => {
  const host = await guest("Хозяин");
  const roomId = await openTable(server.address, host.person, { name: "Слова", stakes: 1000 });
  const { page, account } = await newcomer("Читатель", { animated: true });
  const line = await controlLine(page);
  await page.goto("/");
  await rowOf(page, "Слова").click();
  await expectLobby(page);
  await takeCharacter(page);
  const tell = (event: GameEvent): void => line.publish(gameChannel(roomId), event);
  const names = [account.name, "Красная", "Жёлтый", "Фиалка"];

  tell(picture("game-1", names));
  await expect(page.getByTestId("match-screen")).toHaveAttribute("data-phase", "playing");
  await expect(page.getByText("Поехали!")).toBeVisible();
  await expect(page.getByRole("timer")).toHaveText(/^(2:00|1:5\d)$/);
  const stats = { health: 3, maxHealth: 3, maxBombs: 2, blastRadius: 4, speed: 1.4 };
  tell({ type: "powerup_collected", playerId: 1, x: 0, y: 0, kind: 6, stats });
  const panel = page.getByRole("region", { name: "Показатели" });
  for (const label of ["Количество бомб: 2", "Радиус взрыва: 4", "Скорость: 1.4"])
    await expect(panel.getByRole("group", { name: label })).toBeVisible();
  await expect(says(page)).toHaveText("Взято: + скорость.");
  tell({ type: "bomb_placed", bomb: { ownerId: 3, x: 16, y: 0, placedAt: Date.now(), blastRadius: 1 } });
  tell({
    type: "explosion",
    bombPosition: { x: 16, y: 0 },
    explosionCells: [
      { x: 16, y: 0 },
      { x: 15, y: 0 },
    ],
    hitPlayers: [
      { id: 1, newHealth: 1 },
      { id: 3, newHealth: 0 },
    ],
    destroyedBricks: [],
    spawnedPowerups: [],
  });
  await expect(page.getByTestId("player-3")).toContainText("Выбыл");
  await expect(page.getByTestId("player-1").getByRole("img", { name: "Здоровье: 1 из 3" })).toBeVisible();
  tell({ type: "player_disconnected", playerId: 4 });
  await expect(page.getByTestId("player-4")).toContainText("Ушёл");
  await expect(says(page)).toHaveText("Фиалка уходит из игры.");
  tell({ type: "sudden_death_started" });
  await expect(page.getByText("Внезапная смерть!").first()).toBeVisible();
  tell({ type: "wall_spawned", x: 16, y: 10, crushedPlayers: [2] });
  await expect(page.getByTestId("player-2")).toContainText("Выбыл");
  const places = ([1, 2, 3, 4] as const).map((id) => ({
    id,
    place: id,
    chips: id === 1 ? 3000 : -1000,
    ratingChange: id === 1 ? 21 : -7,
    felledBy: ([null, "wall", 1, null] as const)[id - 1] ?? null,
  }));
  tell({ type: "game_over", winnerId: 1, winnerPrize: 4000, seed: SEED, places });
  await expect(page.getByRole("heading", { name: "Вы победили!" })).toBeVisible();
  await expect(page.getByText(/^Выигрыш: 4.?000 фишек$/)).toBeVisible();
  await expect(page.getByTestId("finish-1")).toContainText("Фишки: +3000");
  await expect(page.getByTestId("finish-2")).toContainText("стены");
  await expect(page.getByTestId("finish-2")).toContainText("Рейтинг: −7");
  await expect(page.getByTestId("finish-3")).toContainText(`бомба: ${names[0]}`);
  await expect(page.getByTestId("finish-4")).toContainText("уход из игры");
  await page.getByRole("button", { name: "Не спешить" }).click();
  await page.getByText("Честный жребий", { exact: false }).click();
  await expect(page.getByText("Сошлось: поле никто не подменил.")).toBeVisible();
  await page.getByRole("button", { name: "Вернуться в комнату" }).click();
  await expectLobby(page);

  tell(picture("game-2", names.slice(0, 2)));
  await expect(page.getByTestId("match-screen")).toHaveAttribute("data-phase", "playing");
  tell({
    type: "game_over",
    winnerId: null,
    winnerPrize: 0,
    seed: "another seed",
    places: places.slice(0, 2).map((one) => ({ ...one, place: 1, chips: 0 })),
  });
  await expect(page.getByRole("heading", { name: "Игра окончена!" })).toBeVisible();
  await expect(
    page.getByText("Ничья: последние упали в один миг, и здоровья было поровну. Ставки вернулись всем."),
  ).toBeVisible();
  await expect(page.getByText("Стены сомкнутся через")).toHaveCount(0);
  await page.getByText("Честный жребий", { exact: false }).click();
  await expect(page.getByText("Не сошлось! Расскажи об этом хозяину сайта.")).toBeVisible();
  // Nothing is pressed: after 5 s the lobby comes by itself.
  await expectLobby(page);
});
