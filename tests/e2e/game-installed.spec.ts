// The game as an app of the device: its manifest and icons, practice without a network, no old version, and the mentor's pages left alone.
import { expect, test } from "./fixture.ts";
import { expectMatch } from "./table-gestures.ts";

test("[QP4] the manifest is the game's own, in the person's language, and the browser takes it", async ({
  visitor,
}) => {
  const { page, context } = await visitor();
  await page.goto("/");
  const link = page.locator("link[rel=manifest]");
  await expect(link).toHaveAttribute("href", "/manifest.webmanifest");
  const session = await context.newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  for (const path of ["/manifest.webmanifest", "/manifest.en.webmanifest"]) {
    const manifest = (await (await context.request.get(path)).json()) as {
      id: string;
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({ id: "/", scope: "/", start_url: "/", display: "standalone" });
    expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
      "any 192x192",
      "any 512x512",
      "maskable 192x192",
      "maskable 512x512",
    ]);
    for (const { src, sizes } of manifest.icons) {
      const icon = await context.request.get(src);
      const side = (await icon.body()).readUInt32BE(16);
      expect([src, icon.headers()["content-type"], `${side}x${side}`]).toEqual([src, "image/png", sizes]);
    }
  }
  await page.getByRole("button", { name: /English/ }).click();
  await expect(link).toHaveAttribute("href", "/manifest.en.webmanifest");
});

test("[QP4] [MR3] without a network practice runs from the device; with one the page is the network's again, after the match", async ({
  person,
  forgiven,
}) => {
  forgiven.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/, /Failed to (?:fetch|load)/, /WebSocket/);
  const { page, context } = await person("Ёж", { worker: true });
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === "activated";
  });
  const isKept = () => page.evaluate(() => document.documentElement.hasAttribute("data-kept"));
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Сервер не отвечает" })).toBeVisible();
  expect(await isKept()).toBe(true);
  await page.getByRole("button", { name: "Потренироваться" }).click();
  await expectMatch(page);
  // The mentor is not the game's to answer for.
  const other = await context.newPage();
  await expect(other.goto("/mentor")).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
  await other.close();

  const asked = page.waitForResponse("**/api/public/version**");
  await context.setOffline(false);
  await asked;
  await expect(page.getByTestId("match-screen")).toBeVisible();
  expect(await isKept()).toBe(true);
  await page.getByRole("button", { name: "Выйти из игры" }).click();
  await expect(page.getByRole("heading", { name: "Сразу в бой" })).toBeVisible();
  // The page reloads itself meanwhile, and cannot be asked then.
  await expect.poll(() => isKept().catch(() => true), { timeout: 30_000 }).toBe(false);
});
