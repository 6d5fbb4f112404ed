// The version gate of specification §4: the version stands in the address, a newer one reloads the page, never into a match.
// The page's clock is moved, not waited for.
import type { Page } from "@playwright/test";
import { expect, expectSignedIn, test } from "./fixture.ts";
import { expectMatch, playAlone } from "./table-gestures.ts";

interface Versions {
  /** What the server answers; null = it fails. */
  now: string | null;
  /** The random part of every question so far. */
  readonly asked: string[];
}

/** Answers every question for the version, none before `from`. */
async function answerVersions(page: Page, first: string, from?: Promise<void>): Promise<Versions> {
  const versions: Versions = { now: first, asked: [] };
  await page.route("**/api/public/version**", async (route) => {
    const request = route.request();
    versions.asked.push(new URL(request.url()).searchParams.get("cb") ?? "");
    expect(await request.headerValue("cache-control")).toBe("no-cache");
    await from;
    if (versions.now === null) return route.fulfill({ status: 500, json: {} });
    return route.fulfill({ json: { version: versions.now } });
  });
  return versions;
}

const shown = (page: Page) => new URL(page.url()).searchParams.get("version");
const stored = (page: Page) => page.evaluate(() => localStorage.getItem("fitil.version"));

test("the version stands in the address without a step in history, and a newer one reloads the page", async ({
  visitor,
  forgiven,
}) => {
  forgiven.push(/status of 500/, /favicon\.ico/);
  const { page } = await visitor();
  await page.clock.install();
  const held = Promise.withResolvers<void>();
  await page.goto("/robots.txt");
  const steps = await page.evaluate(() => history.length);
  const versions = await answerVersions(page, "one");
  await page.route("**/api/public/version**", async (route) => {
    await held.promise;
    await route.fallback();
  });
  // The page's clock stands still: the app waits for its version for 3 s at most.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/?from=a-friend#here");
  await expect(page.getByText("Загрузка...", { exact: true })).toBeVisible();
  // Everything else has come; the app still waits for its version.
  await page.waitForLoadState("load");
  await expect(page.getByRole("button", { name: "Войти по Email" })).toHaveCount(0);
  expect(shown(page)).toBeNull();
  await page.clock.resume();
  held.resolve();
  await expect(page.getByRole("button", { name: "Войти по Email" })).toBeVisible();
  expect(shown(page)).toBe("one");
  expect(page.url()).toContain("from=a-friend");
  expect(page.url()).toContain("#here");
  expect(await stored(page)).toBe("one");
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);

  versions.now = "two";
  // The page's clock also runs by itself, so this stays well below the 5 s; the exact moment is the unit test's.
  await page.clock.fastForward(1_000);
  expect(versions.asked).toHaveLength(1);
  await page.clock.fastForward(4_500);
  await expect.poll(() => shown(page)).toBe("two");
  await expect(page.getByRole("button", { name: "Войти по Email" })).toBeVisible();
  expect(await stored(page)).toBe("two");
  expect(await page.evaluate(() => history.length)).toBe(steps + 1);

  const asked = versions.asked.length;
  await page.clock.fastForward(5_500);
  await expect.poll(() => versions.asked.length).toBe(asked + 1);
  versions.now = null;
  // In steps, because the next check counts from the end of the last one.
  let passedS = 0;
  await expect
    .poll(
      async () => {
        await page.clock.fastForward(5_000);
        passedS += 5;
        return versions.asked.length;
      },
      { intervals: [50] },
    )
    .toBe(asked + 2);
  expect(passedS).toBeGreaterThan(40);
  expect(shown(page)).toBe("two");
  versions.now = "three";
  await expect
    .poll(async () => {
      await page.clock.fastForward(61_000);
      return shown(page);
    })
    .toBe("three");
  await expect(page.getByRole("button", { name: "Войти по Email" })).toBeVisible();
  expect(new Set(versions.asked).size).toBe(versions.asked.length);
});

test("a running match is never reloaded into; the reload comes after it", async ({ person }) => {
  const { page } = await person("Занятая");
  await playAlone(page, "Без помех");
  const before = shown(page);
  // The page's clock runs on while it loads: a slow machine asks before the match is there, and is answered in it.
  const playing = Promise.withResolvers<void>();
  await answerVersions(page, "newer", playing.promise);
  await page.clock.install();
  await page.reload();
  await expectMatch(page);
  const answered = page.waitForResponse("**/api/public/version**");
  playing.resolve();
  await page.clock.fastForward(5_500);
  await answered;
  await expectMatch(page);
  expect(shown(page)).toBe(before);
  expect(await stored(page)).toBe(before);
  await page.getByRole("button", { name: "Выйти из игры" }).click();
  await expectSignedIn(page);
  await page.clock.fastForward(61_000);
  await expect.poll(() => shown(page)).toBe("newer");
  await expectSignedIn(page);
});

test("[MR3] a version that does not come holds the app back for 3 s; when it comes it stands in the address", async ({
  visitor,
}) => {
  const { page } = await visitor();
  const held = Promise.withResolvers<void>();
  await page.route("**/api/public/version**", async (route) => {
    await held.promise;
    await route.fulfill({ json: { version: "late" } });
  });
  await page.clock.install();
  await page.goto("/robots.txt");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto("/mentor");
  const heading = page.getByRole("heading", { level: 1, name: "Переписка затихла?" });
  await page.waitForLoadState("load");
  await expect(page.getByText("Загрузка...", { exact: true })).toBeVisible();
  await expect(heading).toHaveCount(0);
  await expect
    .poll(async () => {
      await page.clock.fastForward(3_000);
      return heading.count();
    })
    .toBe(1);
  expect(shown(page)).toBeNull();
  held.resolve();
  await expect.poll(() => shown(page)).toBe("late");
  await expect(heading).toBeVisible();
});
