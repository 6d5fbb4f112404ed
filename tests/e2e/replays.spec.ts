// A finished game from its link: what the link shows, the page of the recording signed out, and the pages about people.
import type { Page } from "@playwright/test";
import type { GamePicture } from "@fitil/contracts";
import { people } from "../../apps/web/src/i18n/ru/people.ts";
import { recording } from "../../apps/web/src/i18n/ru/recording.ts";
import { call } from "../site/account.ts";
import type { TableGuest } from "../site/table-guest.ts";
import { expect, test } from "./fixture.ts";

/** Alone at a free table: one bomb, and gone when it has gone off. Returns the game's id. */
async function playAlone(site: string, guest: TableGuest): Promise<string> {
  const { token, name } = guest.person;
  const body = { name: `Стол ${name}`, stakes: 0 };
  const { id } = await call<{ id: string }>(site, "/api/rooms", { method: "POST", token, body });
  await guest.join(id);
  await guest.act({ type: "select_character", characterId: 1, eyeVariant: 3 });
  await guest.act({ type: "start_game" });
  const begun = (await guest.event(({ type }) => type === "game_started")) as GamePicture;
  await guest.act({ type: "place_bomb" });
  await guest.event(({ type }) => type === "explosion");
  await guest.act({ type: "leave_room" });
  return begun.gameId;
}

/** The address of a link's picture, as a network that is sent the link finds it. */
async function pictureOf(page: Page): Promise<string> {
  const image = await page.locator('meta[property="og:image"]').getAttribute("content");
  return image ?? "";
}

test("[RP2] [RP3] [RP4] a link to a game shows it: a picture, the recording signed out, proven, by time; and leads to its people", async ({
  server,
  guest,
  visitor,
}) => {
  const played = await guest("Взрывник");
  const gameId = await playAlone(server.address, played);
  const { page } = await visitor();
  // Kept a moment after its end.
  await expect(async () =>
    expect((await page.request.get(`/api/games/${gameId}/replay`)).ok()).toBe(true),
  ).toPass();
  await page.goto(`/?replay=${gameId}`);
  await expect(page.getByTestId("replay-board")).toBeVisible();
  await expect(page.getByText(recording.verified)).toBeVisible();

  const image = await pictureOf(page);
  const picture = await page.request.get(image);
  expect(picture.headers()["content-type"]).toBe("image/jpeg");
  // Flames, crates and a figure over the night: drawn, not blank.
  const seen = await page.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d")!;
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    const colours = new Set<number>();
    for (let at = 0; at < data.length; at += 4 * 97)
      colours.add(((data[at]! >> 4) << 8) | ((data[at + 1]! >> 4) << 4) | (data[at + 2]! >> 4));
    return { size: [bitmap.width, bitmap.height], colours: colours.size };
  }, image);
  expect(seen.size).toEqual([1200, 630]);
  expect(seen.colours).toBeGreaterThan(200);

  const time = page.getByTestId("replay-time");
  await expect(time).toHaveValue("0");
  await page.getByRole("button", { name: recording.play }).click();
  await expect(page.getByRole("button", { name: recording.pause })).toBeVisible();
  await page.getByRole("button", { name: recording.pause }).click();
  await time.fill("1500");
  await expect(time).toHaveValue("1500");
  await time.focus();
  await page.keyboard.press("End");
  await expect(page.getByRole("button", { name: recording.again })).toBeVisible();

  await page.goto(`/?player=${played.person.id}`);
  await expect(page.getByRole("heading", { level: 1, name: played.person.name })).toBeVisible();
  await page.getByRole("link", { name: `Стол ${played.person.name}` }).click();
  await expect(page.getByTestId("replay-board")).toBeVisible();
  await page.goto("/?ladder=");
  await expect(page.getByText(people.nobodyYet)).toBeVisible();
});
