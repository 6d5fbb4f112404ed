// A network that breaks WebSockets: the same table over ordinary requests (RT47).
import { expectFigure, figureAt } from "./board-picture.ts";
import { expect, test } from "./fixture.ts";
import { expectMatch } from "./table-gestures.ts";

test("[RT47] a match is played over HTTP streaming where no WebSocket opens", async ({ visitor }) => {
  const { page } = await visitor();
  await page.addInitScript(() => {
    window.WebSocket = class extends EventTarget {
      onclose: ((event: object) => void) | null = null;
      constructor() {
        super();
        setTimeout(() => this.onclose?.({ code: 1006, reason: "" }), 0);
      }
      close(): void {
        // Never opened.
      }
    } as unknown as typeof WebSocket;
  });
  const streamed = page.waitForResponse(/\/connection\/http_stream$/);
  await page.goto("/");
  await page.getByRole("button", { name: "Играть без регистрации" }).click();
  expect((await streamed).status()).toBe(200);
  await expectMatch(page);
  await expectFigure(page, "blue", { x: 0, y: 0 });
  await page.keyboard.down("ArrowRight");
  await expect.poll(async () => ((await figureAt(page, "blue"))?.x ?? 0) > 0.6).toBe(true);
  await page.keyboard.up("ArrowRight");
  // The server has heard of both: its blast takes health.
  await page.keyboard.press("Space");
  const health = page.getByTestId("player-1").getByRole("img", { name: /^Здоровье/ });
  await expect(health).toHaveAccessibleName("Здоровье: 2 из 3");
});
