// Other hands than a mouse: the keyboard alone from signing in to a running match, thumbs on glass, and eyes that want no motion.
import type { Locator, Page } from "@playwright/test";
import { figureAt } from "./board-picture.ts";
import { expect, expectSignedIn, test } from "./fixture.ts";
import { createTable, expectLobby, expectMatch, playAlone, takeCharacter } from "./table-gestures.ts";

const MAX_TABS = 30;

/** Goes forward with Tab until `target` has the focus, which has to be seen. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let tabs = 0; tabs < MAX_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
  const ring = await target.evaluate((element) => {
    const own = getComputedStyle(element);
    const around = element.closest("label") ?? element;
    const after = getComputedStyle(element, "::after");
    return [own, getComputedStyle(around), after].some(
      ({ outlineStyle, outlineWidth }) => outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2,
    );
  });
  expect(ring, "the focus is seen").toBe(true);
}

test("the keyboard alone leads from signing in to a running match and out of it", async ({
  visitor,
  account,
}) => {
  const { page } = await visitor();
  const newcomer = account("Клавиша");
  await page.goto("/");
  const button = (name: string): Locator => page.getByRole("button", { name, exact: true });
  await tabTo(page, button("Войти по Email"));
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.keyboard.type(newcomer.email);
  await tabTo(page, page.getByLabel("Пароль", { exact: true }));
  await page.keyboard.type(newcomer.password);
  await tabTo(page, button("Впервые здесь? Выбери имя"));
  await page.keyboard.press("Space");
  await page.keyboard.type(newcomer.name);
  await tabTo(page, button("Регистрация"));
  await page.keyboard.press("Enter");
  await expectSignedIn(page);

  await tabTo(page, button("Создать стол"));
  await page.keyboard.press("Enter");
  const name = page.getByPlaceholder("Название стола (необязательно)");
  await expect(name).toBeFocused();
  await page.keyboard.type("Без мыши");
  await tabTo(page, page.getByRole("radio", { name: "Бесплатно" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "100", exact: true })).toBeChecked();
  await page.keyboard.press("ArrowLeft");
  await tabTo(page, page.getByRole("switch", { name: "Закрытый стол" }));
  await tabTo(page, button("Создать"));
  await page.keyboard.press("Enter");
  await expectLobby(page);
  await expect(page.getByRole("heading", { name: "Выбери эмоцию!" })).toBeFocused();

  await tabTo(page, page.getByRole("radio", { name: "Спокойный" }));
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Злой" })).toBeChecked();
  await tabTo(page, button("Играть ▶"));
  await page.keyboard.press("Enter");
  await tabTo(page, button("Начать игру ▶"));
  await page.keyboard.press("Enter");
  await expectMatch(page);
  await page.keyboard.down("KeyS");
  await expect.poll(async () => ((await figureAt(page, "blue"))?.y ?? 0) > 0.5).toBe(true);
  await page.keyboard.up("KeyS");
  await page.keyboard.press("Space");
  await expect(page.getByTestId("match-says")).toHaveText("В тебя попали. Здоровье: 2.");
  await tabTo(page, button("Выйти из игры"));
  await page.keyboard.press("Enter");
  await expectSignedIn(page);
});

test("a key of one's own drops the bomb, and no word names the old one", async ({ newcomer }) => {
  const { page } = await newcomer("Левша");
  await page.addInitScript(() => {
    const keys = {
      up: ["KeyI", "ArrowUp"],
      down: ["KeyK", "ArrowDown"],
      left: ["KeyJ", "ArrowLeft"],
      right: ["KeyL", "ArrowRight"],
      bomb: ["KeyB", "Slash"],
    };
    localStorage.setItem("fitil.keys", JSON.stringify(keys));
  });
  await page.goto("/");
  await playAlone(page, "Своя клавиша");
  await expect(page.getByTestId("hint")).toHaveText("Ставь бомбу: B");
  await expect(page.getByText("1–4: реакции")).toBeVisible();
  for (const old of ["Пробел: поставить бомбу", "WASD или стрелки: идти"])
    await expect(page.getByText(old)).toHaveCount(0);
  await page.keyboard.press("KeyB");
  await expect(page.getByTestId("hint")).toHaveText("Прячься за угол! Взрыв бьёт крестом");
});

test("a phone has a stick and a bomb button, and the board turns to fill the screen", async ({ person }) => {
  const { page } = await person("Палец", { width: 360, height: 740, touch: true });
  await playAlone(page, "На телефоне");
  await expect(page.getByTestId("board")).toHaveAttribute("data-turned", "true");
  await expect(page.getByText("Веди пальцем, чтобы идти")).toBeVisible();
  const area = page.getByTestId("match-screen");
  const touch = (type: string, x: number, y: number): Promise<void> =>
    area.evaluate(
      (element, { type: kind, x: clientX, y: clientY }) => {
        const target = kind === "pointerdown" ? element : window;
        const options = {
          pointerId: 7,
          pointerType: "touch",
          isPrimary: true,
          bubbles: true,
          clientX,
          clientY,
        };
        target.dispatchEvent(new PointerEvent(kind, options));
      },
      { type, x, y },
    );
  // The board lies on its side: down on the screen is right on the board.
  await touch("pointerdown", 80, 560);
  await touch("pointermove", 80, 610);
  await expect.poll(async () => ((await figureAt(page, "blue"))?.y ?? 0) > 0.5).toBe(true);
  await touch("pointerup", 80, 610);
  await page.getByRole("button", { name: "Бомба" }).tap();
  await expect(page.getByRole("img", { name: "Здоровье: 2 из 3" })).toBeVisible();
});

test("who wants no motion gets none that lasts", async ({ person }) => {
  const { page } = await person("Тихая");
  const moving = (): Promise<string[]> =>
    page.evaluate(() =>
      document
        .getAnimations()
        .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) > 50)
        .map((animation) => `${(animation as CSSAnimation).animationName} ${animation.playState}`),
    );
  expect(await moving()).toEqual([]);
  await createTable(page, "Тихий стол", "Бесплатно");
  expect(await moving()).toEqual([]);
  await takeCharacter(page);
  await page.getByRole("button", { name: "Начать игру ▶" }).click();
  await expectMatch(page);
  expect(await moving()).toEqual([]);
});
