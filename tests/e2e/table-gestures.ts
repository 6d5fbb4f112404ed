// What people do around a table, in the words of the screen.
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

/** Creates a table and lands in its lobby. */
export async function createTable(page: Page, name: string, stake: string): Promise<void> {
  await page.getByRole("button", { name: "Создать стол" }).click();
  const dialog = page.getByRole("dialog", { name: "Создание стола" });
  await dialog.getByPlaceholder("Название стола (необязательно)").fill(name);
  await dialog.getByText(stake, { exact: true }).click();
  await dialog.getByRole("button", { name: "Создать", exact: true }).click();
  await expectLobby(page);
}

/** Sits down at a table of the list. */
export async function sitDown(page: Page, name: string): Promise<void> {
  await page.getByRole("row").filter({ hasText: name }).click();
  await expectLobby(page);
}

/** Takes the offered character. */
export async function takeCharacter(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Играть ▶" }).click();
  await expect(page.getByRole("button", { name: "Начать игру ▶" })).toBeVisible();
}

/** The lobby stands. */
export async function expectLobby(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Выбери эмоцию!" })).toBeVisible();
}

/** The match runs: its board stands. */
export async function expectMatch(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: "Выйти из игры" })).toBeVisible({ timeout: 15_000 });
}

/** Leaves the lobby for the list. */
export async function leaveLobby(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Выход" }).click();
  await expect(page.getByRole("heading", { name: "Игровые столы" })).toBeVisible();
}

/** The row of a table in the list. */
export function rowOf(page: Page, name: string): Locator {
  return page.getByRole("row").filter({ hasText: name });
}

/** A table of one's own where nobody else is: creates it for free, takes a character and starts. */
export async function playAlone(page: Page, name: string): Promise<void> {
  await createTable(page, name, "Бесплатно");
  await takeCharacter(page);
  await page.getByRole("button", { name: "Начать игру ▶" }).click();
  await expectMatch(page);
}

/** The free chips that the header of the list shows. */
export async function shownChips(page: Page): Promise<number> {
  const text = await page.locator("dl > div").filter({ hasText: "Фишки" }).locator("dd").innerText();
  return Number(text.replace(/\D/g, ""));
}
