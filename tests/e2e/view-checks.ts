// What every view owes to every screen: nothing beyond the edge, no clipped button, targets a thumb can hit, and no serious
// finding of axe. With SHOTS_DIR set, a picture of each view at each size is left there for people to judge.
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { axeFaults } from "./axe-checks.ts";

/** The sizes the product is looked at in, CSS pixels. */
export const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 },
] as const;
type Size = (typeof SIZES)[number];

const MIN_TARGET_PX = 44;
const SHOTS = process.env["SHOTS_DIR"];

export interface LookOptions {
  /** What the view is called, in faults and in picture names. */
  readonly name: string;
  readonly sizes?: readonly Size[];
  /** Sizes at which axe looks too; none by default in the second language. */
  readonly axeAt?: readonly number[];
  /** The whole page in the picture, not only what the window shows. */
  readonly fullPage?: boolean;
}

/** Looks at the present view at each size; the window is left at the first one. */
export async function look(page: Page, options: LookOptions): Promise<void> {
  const { name, sizes = SIZES, axeAt = [360, 1366], fullPage = true } = options;
  for (const size of sizes) {
    await page.setViewportSize(size);
    await settle(page);
    const at = `${name} at ${size.width}×${size.height}`;
    expect.soft(await layoutFaults(page), at).toEqual([]);
    if (SHOTS) await page.screenshot({ path: join(SHOTS, `${name}-${size.width}.png`), fullPage });
    if (axeAt.includes(size.width)) expect.soft(await axeFaults(page), `axe: ${at}`).toEqual([]);
  }
  const [first] = sizes;
  if (first) await page.setViewportSize(first);
}

/**
 * Looks at a view of the mentor by day and after dark; night falls on the page as it stands open, and it is day again when this is done.
 * Asked is what differs: after dark the colours, for the mood sets nothing else; in the second language whether its words fit.
 */
export async function lookByDayAndNight(page: Page, language: "ru" | "en", view: string): Promise<void> {
  const isFirst = language === "ru";
  const dark = SHOTS ? {} : { sizes: SIZES.filter(({ width }) => width === 360 || width === 1366) };
  const fit = SHOTS ? {} : { axeAt: [], sizes: SIZES.filter(({ width }) => width !== 1920) };
  const looks = isFirst || SHOTS ? ({ dark, light: {} } as const) : ({ light: fit } as const);
  for (const [mood, options] of Object.entries(looks)) {
    await page.emulateMedia({ colorScheme: mood as keyof typeof looks, reducedMotion: "reduce" });
    await look(page, { name: `mentor-${language}-${mood}-${view}`, ...options });
  }
}

/** Two frames after a change of size, and every animation that ends has ended. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter((animation) => Number(animation.effect?.getComputedTiming().endTime) < 1_000);
    // One that is taken back has ended as well.
    await Promise.all(ending.map((animation) => animation.finished.catch(() => null)));
  });
}

async function layoutFaults(page: Page): Promise<string[]> {
  return page.evaluate((leastTarget) => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth)
      faults.push(`${root.scrollWidth - root.clientWidth} px beyond the right edge`);
    const modal = [...document.querySelectorAll("dialog[open]")].at(-1) ?? null;
    const isReachable = (element: Element): boolean =>
      element.closest("[inert]") === null &&
      (modal === null || modal.contains(element)) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const nameOf = (element: Element): string =>
      (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 40) ||
      element.tagName;
    // A native choice is drawn by the label around it: that is what a thumb hits.
    const targets = [...document.querySelectorAll("button, a[href], input, summary")]
      .map((element) =>
        element.matches("[type=radio], [type=checkbox]") ? element.closest("label") : element,
      )
      // A way past the head shows itself only to whoever walks there by keyboard.
      .filter(
        (element) => element !== null && isReachable(element) && !element.matches(".sr-only:not(:focus)"),
      ) as Element[];
    for (const target of targets) {
      // A stretched button covers more than its own box.
      const stretched =
        getComputedStyle(target, "::after").position === "absolute" ? target.closest("tr") : null;
      const box = (stretched ?? target).getBoundingClientRect();
      // A word within a sentence is as wide as it is.
      const leastWidth = target.parentElement?.matches("p") === true ? 0 : leastTarget;
      const isSmall = box.width < leastWidth - 0.5 || box.height < leastTarget - 0.5;
      if (isSmall)
        faults.push(`«${nameOf(target)}» is only ${box.width.toFixed(0)}×${box.height.toFixed(0)}`);
      if (box.left < -0.5 || box.right > innerWidth + 0.5)
        faults.push(`«${nameOf(target)}» is cut by the edge`);
      const isClipped = target.matches("button") && target.scrollWidth > target.clientWidth + 1;
      if (isClipped) faults.push(`«${nameOf(target)}» does not hold its text`);
    }
    for (const region of document.querySelectorAll("main, section, header, li, td, p, h1, h2")) {
      if (!isReachable(region) || region.closest(".sr-only") !== null) continue;
      const { left, right, width } = region.getBoundingClientRect();
      if (width > 0 && (left < -1 || right > innerWidth + 1))
        faults.push(`${region.tagName} «${nameOf(region)}» is cut`);
    }
    return faults;
  }, MIN_TARGET_PX);
}
