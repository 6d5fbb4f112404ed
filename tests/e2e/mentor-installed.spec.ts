// The mentor as an app of the device: its manifest and icons, its pages without a network, no old version, the share sheet.
import type { Page } from "@playwright/test";
import { startProxy } from "../site/rewriting-proxy.ts";
import { boxOf, drawTalk, enterChat, linesOf, STALLED_RU } from "./mentor-chat-company.ts";
import { expect, test } from "./fixture.ts";
import { look } from "./view-checks.ts";

/** The worker is there, has kept its shell and serves this page. */
async function expectWorker(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller?.state === "activated";
  });
}

const isKept = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute("data-kept"));
const shells = (page: Page) =>
  page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("mentor-shell-")));

test("[MC4] the manifest is the mentor's own, in the person's language, and the browser takes it", async ({
  visitor,
}) => {
  const { page, context } = await visitor();
  await page.goto("/mentor");
  const link = page.locator("link[rel=manifest]");
  await expect(link).toHaveAttribute("href", "/mentor.webmanifest");
  const session = await context.newCDPSession(page);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  for (const path of ["/mentor.webmanifest", "/mentor.en.webmanifest"]) {
    const manifest = (await (await context.request.get(path)).json()) as {
      id: string;
      scope: string;
      start_url: string;
      icons: { src: string; sizes: string; purpose: string }[];
      share_target: { action: string; method: string; enctype: string };
    };
    expect(manifest).toMatchObject({ id: "/mentor", scope: "/mentor", start_url: "/mentor/chat" });
    expect(manifest.share_target).toMatchObject({
      action: "/mentor/share",
      method: "POST",
      enctype: "multipart/form-data",
    });
    expect(manifest.icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toContain("maskable 512x512");
    for (const { src, sizes } of manifest.icons) {
      const icon = await context.request.get(src);
      expect([src, icon.headers()["content-type"]]).toEqual([src, "image/png"]);
      const side = (await icon.body()).readUInt32BE(16);
      expect([src, `${side}x${side}`]).toEqual([src, sizes]);
    }
  }
  await page.getByRole("button", { name: /English/ }).click();
  await expect(link).toHaveAttribute("href", "/mentor.en.webmanifest");
});

test("[MR3] without a network the page says so and keeps what was typed; with one it is the network's again", async ({
  newcomer,
  forgiven,
}) => {
  forgiven.push(/ERR_INTERNET_DISCONNECTED/, /Failed to (?:fetch|load)/);
  const me = await newcomer("Ася", { worker: true });
  const { page, context } = me;
  await enterChat(me);
  await expectWorker(page);
  await boxOf(page).fill("Недописанное сообщение");
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem("fitil.drafts")))
    .toContain("Недописанное");
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Нет сети" })).toBeVisible();
  await expect(page.getByText("Начатое сообщение сохранено и будет в поле.")).toBeVisible();
  expect(await isKept(page)).toBe(true);
  await look(page, { name: "mentor-offline-ru", fullPage: false });
  // Any address of the mentor; each puts the version into it while it starts.
  await expect(page).toHaveURL(/version=/);
  await page.goto("/mentor/project/some-project");
  await expect(page.getByRole("heading", { name: "Нет сети" })).toBeVisible();
  await expect(page).toHaveURL(/some-project\?version=/);
  await page.goto("/mentor/chat");
  await context.setOffline(false);
  await expect(boxOf(page)).toHaveValue("Недописанное сообщение", { timeout: 30_000 });
  // The page reloads itself meanwhile, and cannot be asked then.
  await expect.poll(() => isKept(page).catch(() => true)).toBe(false);
  await page.goto("/");
  const worker = await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? "");
  expect(worker).not.toContain("mentor");
});

test("[MR3] a new version wins: the page at once, the kept one soon, the old one is forgotten", async ({
  newcomer,
  server,
  forgiven,
}) => {
  forgiven.push(/ERR_INTERNET_DISCONNECTED/, /Failed to (?:fetch|load)/);
  const proxy = await startProxy(server.address);
  try {
    const me = await newcomer("Ася", { worker: true, site: { ...server, address: proxy.address } });
    const { page, context } = me;
    await enterChat(me);
    await expectWorker(page);
    const [before = ""] = await shells(page);
    const build = before.replace("mentor-shell-", "");
    proxy.rewrite = (path, text) => {
      if (path === "/api/public/version") return '{"version":"next"}';
      if (path === "/mentor-worker.js") return text.replace(build, "next-build");
      return text.replace("<head>", '<head><meta name="build" content="next">');
    };
    await page.reload();
    await expect(page.locator("meta[name=build]")).toHaveCount(1);
    await expect
      // The page may just be reloading itself.
      .poll(() => shells(page).catch(() => []), { timeout: 30_000 })
      .toEqual(["mentor-shell-next-build"]);
    // The gate of an open page, asked at once because a network came back.
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page).toHaveURL(/version=next/);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Нет сети" })).toBeVisible();
    await expect(page.locator("meta[name=build]")).toHaveCount(1);
    // The stored version is the server's already; the kept page goes all the same.
    await context.setOffline(false);
    // The page reloads itself meanwhile, and cannot be asked then.
    await expect.poll(() => isKept(page).catch(() => true), { timeout: 30_000 }).toBe(false);
  } finally {
    await proxy.close();
  }
});

test("[MC4] what the share sheet sends ends in a new chat's box, also through signing in", async ({
  newcomer,
  browser,
}) => {
  const me = await newcomer("Ася", { worker: true });
  const { page, context } = me;
  await enterChat(me);
  await expectWorker(page);
  const talk = await drawTalk(browser, STALLED_RU);
  await share(page, talk, "Что ответить?");
  await expect(page).toHaveURL(/\/mentor\/chat(?:\?|$)/);
  await expect(boxOf(page)).toHaveValue("Что ответить?");
  await expect(linesOf(page)).toHaveCount(STALLED_RU.length, { timeout: 30_000 });
  await page.reload();
  await expect(linesOf(page)).toHaveCount(STALLED_RU.length);

  // Nobody is signed in: it waits.
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.removeItem("fitil.signedIn");
    localStorage.removeItem("fitil.drafts");
  });
  await share(page, talk, "");
  await expect(page).toHaveURL(/\/mentor\/sign-in/);
  await page.getByLabel("Email").fill(me.account.email);
  await page.getByLabel(/^(Пароль|Password)$/).fill(me.account.password);
  await page.getByRole("button", { name: "Войти", exact: true }).click();
  await expect(linesOf(page)).toHaveCount(STALLED_RU.length, { timeout: 30_000 });
});

test("[MC4] where nothing takes what was shared, a new chat says so", async ({ newcomer }) => {
  const me = await newcomer("Ася");
  await enterChat(me);
  await share(me.page, Buffer.from("x"), "");
  await expect(me.page.getByText("Снимки не дошли.").first()).toBeVisible();
  await expect(me.page).not.toHaveURL(/shared=/);
});

/** Sends a picture as the phone's share sheet does: a form of the system's own. */
async function share(page: Page, picture: Buffer, text: string): Promise<void> {
  await page.evaluate((words) => {
    const form = document.createElement("form");
    form.action = "/mentor/share";
    form.method = "post";
    form.enctype = "multipart/form-data";
    for (const name of ["title", "text", "url"]) {
      const field = document.createElement("input");
      field.name = name;
      field.value = name === "text" ? words : "";
      form.append(field);
    }
    const files = document.createElement("input");
    files.type = "file";
    files.name = "files";
    files.id = "shared-files";
    form.append(files);
    document.body.append(form);
  }, text);
  await page
    .locator("#shared-files")
    .setInputFiles({ name: "talk.png", mimeType: "image/png", buffer: picture });
  await page.evaluate(() =>
    document.querySelector<HTMLFormElement>("form[action='/mentor/share']")?.submit(),
  );
}
