// What the site may and may not do to a browser: a strict content policy without a single violation, nothing of the
// person's where a script could read it. That no request leaves the site is checked by the fixture in every test.
import { expect, signInByEmail, test } from "./fixture.ts";
import { playAlone } from "./table-gestures.ts";

test("the content policy is strict, the page has no inline code, and other sites cannot frame it", async ({
  visitor,
}) => {
  const { page } = await visitor();
  const answer = await page.goto("/");
  const headers = answer?.headers() ?? {};
  const policy = new Map(
    (headers["content-security-policy"] ?? "").split(";").map((rule): [string, string[]] => {
      const [name = "", ...sources] = rule.trim().split(/\s+/);
      return [name, sources];
    }),
  );
  const own = ["'self'"];
  for (const name of ["default-src", "script-src", "style-src", "font-src", "form-action"])
    expect([name, policy.get(name)]).toEqual([name, own]);
  for (const name of ["object-src", "base-uri", "frame-ancestors", "frame-src"])
    expect([name, policy.get(name)]).toEqual([name, ["'none'"]]);
  expect(policy.get("connect-src")).toEqual(["'self'", new URL(page.url()).origin.replace("http", "ws")]);
  expect([...policy.values()].flat().join(" ")).not.toContain("unsafe");
  expect(headers).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "cross-origin-opener-policy": "same-origin-allow-popups",
  });
  expect(headers).not.toHaveProperty("x-powered-by");
  const html = (await answer?.text()) ?? "";
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)[^>]*>/);
  expect(html).not.toMatch(/<style|\son[a-z]+=|\sstyle=/i);
  for (const [, address] of html.matchAll(/(?:src|href)="([^"]+)"/g)) expect(address).toMatch(/^\/(?!\/)/);
});

test("from sign-in to a match nothing breaks the policy, and scripts can read no secret", async ({
  visitor,
  account,
  server,
}) => {
  const { page, context } = await visitor();
  await page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    addEventListener("securitypolicyviolation", (event) =>
      violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  const person = account("Чистюля");
  await context.request.post("/api/auth/sign-up/email", { data: person });
  await context.clearCookies();
  await page.goto("/");
  await signInByEmail(page, person);
  await page.getByRole("button", { name: /^Аккаунт:/ }).click();
  await expect(page.getByRole("dialog", { name: "Аккаунт" })).toBeVisible();
  await page.keyboard.press("Escape");
  await playAlone(page, "Без нарушений");
  await page.keyboard.press("Space");
  await expect(page.getByRole("img", { name: "Здоровье: 2 из 3" })).toBeVisible();

  const found = await page.evaluate(() => ({
    violations: (window as unknown as { violations: string[] }).violations,
    cookie: document.cookie,
    local: Object.entries(localStorage),
    session: Object.keys(sessionStorage),
  }));
  expect(found.violations).toEqual([]);
  expect(found.cookie).toBe("");
  expect(found.session).toEqual([]);
  const names = found.local.map(([name]) => name).toSorted();
  expect(names).toEqual(expect.arrayContaining(["fitil.clientId", "fitil.signedIn", "fitil.version"]));
  for (const name of names)
    expect(name).toMatch(/^fitil\.(clientId|dangerGlow|language|muted|signedIn|version)$/);
  for (const cookie of await context.cookies())
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax" });
  expect(found.local.map(([, value]) => value).join(" ")).not.toMatch(/eyJ|very-long-word/);
  expect(server.output()).not.toMatch(/very-long-word|person-.*@example|eyJ/);

  await page.getByRole("button", { name: "Выйти из игры" }).click();
  await page.getByRole("button", { name: "Выйти", exact: true }).click();
  await expect(page.getByRole("button", { name: "Войти по Email" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("fitil.signedIn"))).toBeNull();
  await expect
    .poll(async () => (await context.cookies()).filter(({ name }) => name.includes("session_token")))
    .toEqual([]);
});
