// The product in one story: two people in two windows, a match with stakes to its end, chips right in both.
import { expect, test } from "./fixture.ts";
import {
  createTable,
  expectLobby,
  expectMatch,
  shownChips,
  sitDown,
  takeCharacter,
} from "./table-gestures.ts";

test("[CH3] [CH4] [OC1] two people play for chips to the end", async ({ person }) => {
  const anna = await person("Анна", { animated: true });
  const boris = await person("Борис");
  await expect.poll(() => shownChips(anna.page)).toBe(1000);
  await createTable(anna.page, "Стол на сотню", "100");
  await sitDown(boris.page, "Стол на сотню");
  await takeCharacter(anna.page);
  await expect(anna.page.getByRole("button", { name: "Начать игру ▶" })).toBeDisabled();
  await takeCharacter(boris.page);
  await expect(boris.page.getByText(anna.account.name)).toBeVisible();
  await boris.page.getByRole("button", { name: "Начать игру ▶" }).click();
  await expect(anna.page.getByText("Готов!")).toHaveCount(2);
  await Promise.all([expectMatch(anna.page), expectMatch(boris.page)]);

  // Boris stands on his own bombs until he is out: three hits, 1.5 s of mercy between them.
  const over = boris.page.getByRole("heading", { name: "Игра окончена!" });
  await boris.page.locator("canvas").first().click();
  for (let hit = 0; hit < 8 && !(await over.isVisible()); hit += 1) {
    await boris.page.keyboard.press("Space");
    // Not over yet: the next bomb is due.
    await over.waitFor({ timeout: 2_300 }).catch(() => null);
  }
  await expect(over).toBeVisible();
  await expect(anna.page.getByRole("heading", { name: "Вы победили!" })).toBeVisible();
  await expect(anna.page.getByText("Выигрыш: 200 фишек")).toBeVisible();
  await anna.page.getByRole("button", { name: "Вернуться в комнату" }).click();
  await expectLobby(anna.page);
  await expectLobby(boris.page);
  for (const { page } of [anna, boris]) await page.getByRole("button", { name: "Выход" }).click();
  await expect.poll(() => shownChips(anna.page)).toBe(1100);
  await expect.poll(() => shownChips(boris.page)).toBe(900);
});
