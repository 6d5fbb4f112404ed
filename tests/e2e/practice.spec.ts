// Matches in the page (QP4): from the list, while the account does not come, and behind the sign-in card.
import { expect, test } from "./fixture.ts";
import { expectMatch } from "./table-gestures.ts";

test("[QP4] practice begins from the list and while the account does not come, and nobody is taken out of it", async ({
  person,
  forgiven,
}) => {
  const { page } = await person("Ждущая");
  await page.getByRole("button", { name: "Потренироваться" }).click();
  await expectMatch(page);
  await expect(page.getByRole("heading", { name: "Тренировка" })).toBeVisible();
  await expect(page.getByTestId("player-3")).toContainText("бот");
  await page.getByRole("button", { name: "Выйти из игры" }).click();
  await expect(page.getByRole("heading", { name: "Сразу в бой" })).toBeVisible();

  forgiven.push(/ERR_FAILED|Failed to/);
  let letThrough = (): void => undefined;
  const gate = new Promise<void>((resolve) => {
    letThrough = resolve;
  });
  await page.route("**/api/user/me", async (route) => {
    await gate;
    await route.continue();
  });
  await page.reload();
  await page.getByRole("button", { name: "Потренироваться" }).click();
  await expectMatch(page);
  const answered = page.waitForResponse("**/api/user/me");
  letThrough();
  await answered;
  await expect(page.getByTestId("match-screen")).toHaveAttribute("data-phase", "playing");
  await page.getByRole("button", { name: "Выйти из игры" }).click();
  await expect(page.getByRole("heading", { name: "Сразу в бой" })).toBeVisible();
});

test("[QP4] behind the sign-in card bots play, but not in a hidden page, nor where motion is unwelcome", async ({
  visitor,
}) => {
  const { page } = await visitor({ animated: true, width: 640, height: 480 });
  await page.goto("/");
  const demo = page.getByTestId("demo-board");
  await expect(demo).toBeAttached();
  const frame = () => demo.evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL("image/png"));
  const first = await frame();
  await expect.poll(async () => (await frame()) === first).toBe(false);
  /** The page as a browser has it in another tab, or back in front. */
  const hide = (isHidden: boolean) =>
    page.evaluate((hidden) => {
      Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
      document.dispatchEvent(new Event("visibilitychange"));
    }, isHidden);
  /** Twenty frames of the browser, in which the demo draws ten. */
  const twentyFrames = () =>
    page.evaluate(async () => {
      for (let frames = 0; frames < 20; frames++) await new Promise(requestAnimationFrame);
    });
  await hide(true);
  const held = await frame();
  await twentyFrames();
  expect(await frame()).toBe(held);
  await hide(false);
  await expect.poll(async () => (await frame()) === held).toBe(false);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.reload();
  await expect(page.getByRole("button", { name: "Играть без регистрации" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await expect(demo).toHaveCount(0);
});
