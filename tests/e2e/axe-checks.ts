// Asks axe about the view that stands. Most of its time goes into contrast, so what was found legible is asked about again only when it
// looks different: another colour, another weight, another ground, or it was not there before.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const axeScript = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe knows of its own rules and tells in no type. */
interface Audited {
  readonly _audit: {
    readonly rules: readonly {
      readonly id: string;
      readonly impact: string;
      matches: (element: Element, ...rest: unknown[]) => boolean;
    }[];
    readonly checks: Record<string, { evaluate: (element: Element, ...rest: unknown[]) => unknown }>;
  };
}

/**
 * The serious and critical findings in the page as it stands, in words.
 * PERF: axe's own script once a page and one call a look; through its wrapper for Playwright a look takes twice the time, which
 * goes into putting the script in anew and into frames that the product forbids. A finding is as grave as its rule, so the rules that
 * can only find what is minor or moderate are not asked at all: a third of the time.
 */
export async function axeFaults(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => "axe" in globalThis))) {
    await page.evaluate(axeScript);
    await page.evaluate(rememberContrast);
  }
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { readonly axe: typeof import("axe-core") & Audited };
    const slight = axe._audit.rules.filter(({ impact }) => impact === "minor" || impact === "moderate");
    const { violations } = await axe.run(document, {
      resultTypes: ["violations"],
      preload: false,
      iframes: false,
      rules: Object.fromEntries(slight.map(({ id }) => [id, { enabled: false }])),
    });
    return violations
      .filter(({ impact }) => impact === "serious" || impact === "critical")
      .flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ""}`),
      );
  });
}

/**
 * Runs in the page. Whoever passed is passed over while the key of their look stays the same: their ink, how large and bold it is, and
 * everything painted below it up to the first ground that hides what lies behind. What is laid over others without a ground of its own
 * has no key, for nobody but axe can tell what shines through; nor has what failed or could not be told.
 */
function rememberContrast(): void {
  const { axe } = globalThis as unknown as { readonly axe: Audited };
  const rule = axe._audit.rules.find(({ id }) => id === "color-contrast");
  const check = axe._audit.checks["color-contrast"];
  if (rule === undefined || check === undefined) throw new Error("axe has no rule of contrast any more.");
  const passed = new WeakMap<Element, string>();
  const LARGE_PX = 24;
  const LARGE_BOLD_PX = 18.5;

  /** What is painted around an element and behind it; null where that depends on what it happens to lie over. */
  const groundOf = (element: Element | null, isHidden = false): string | null => {
    if (element === null) return "";
    const { backgroundColor, backgroundImage, opacity, filter, mixBlendMode, position } =
      getComputedStyle(element);
    const isGround = isHidden || (!/\/|rgba|transparent/.test(backgroundColor) && backgroundImage === "none");
    if (!isGround && /absolute|fixed|sticky/.test(position)) return null;
    const above = groundOf(element.parentElement, isGround);
    const own = isHidden ? "" : `${backgroundColor} ${backgroundImage}`;
    return above === null ? null : `${own} ${opacity} ${filter} ${mixBlendMode}|${above}`;
  };
  const keyOf = (element: Element): string | null => {
    const ground = groundOf(element);
    if (ground === null) return null;
    const { color, fontSize, fontWeight, textShadow } = getComputedStyle(element);
    const px = Number.parseFloat(fontSize);
    const isLarge = px >= LARGE_PX || (px >= LARGE_BOLD_PX && Number(fontWeight) >= 700);
    return `${color} ${isLarge} ${textShadow} ${element.textContent}|${ground}`;
  };

  const { matches } = rule;
  rule.matches = function (element, ...rest) {
    const before = passed.get(element);
    if (before !== undefined && before === keyOf(element)) return false;
    return matches.call(this, element, ...rest);
  };
  const { evaluate } = check;
  check.evaluate = function (element, ...rest) {
    const verdict = evaluate.call(this, element, ...rest);
    const key = verdict === true ? keyOf(element) : null;
    if (key !== null) passed.set(element, key);
    return verdict;
  };
}
