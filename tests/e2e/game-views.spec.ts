// Every view at every size, in both languages, with the longest names there can be. See view-checks.ts for what is asked of each.
import type { Page } from "@playwright/test";
import { gameChannel } from "@fitil/contracts";
import type { CharacterId } from "@fitil/contracts";
import { account as enAccount } from "../../apps/web/src/i18n/en/account.ts";
import { en } from "../../apps/web/src/i18n/en/index.ts";
import { lobby as enLobby } from "../../apps/web/src/i18n/en/lobby.ts";
import { match as enMatch } from "../../apps/web/src/i18n/en/match.ts";
import { newTable as enNewTable } from "../../apps/web/src/i18n/en/new-table.ts";
import { overlay as enOverlay } from "../../apps/web/src/i18n/en/overlay.ts";
import { account as ruAccount } from "../../apps/web/src/i18n/ru/account.ts";
import { ru } from "../../apps/web/src/i18n/ru/index.ts";
import { lobby as ruLobby } from "../../apps/web/src/i18n/ru/lobby.ts";
import { match as ruMatch } from "../../apps/web/src/i18n/ru/match.ts";
import { newTable as ruNewTable } from "../../apps/web/src/i18n/ru/new-table.ts";
import { overlay as ruOverlay } from "../../apps/web/src/i18n/ru/overlay.ts";
import { openTable, seat } from "./company.ts";
import { expect, expectSignedIn, RETRIED, test } from "./fixture.ts";
import { controlLine, SPOKEN_WHILE_CUT } from "./line-control.ts";
import { look, SIZES } from "./view-checks.ts";
import type { LookOptions } from "./view-checks.ts";

const WIDE_NAMES = ["Щ", "Ж", "W", "Ю"].map((letter) => letter.repeat(20));
const WIDE_TABLE = "Ш".repeat(40);
const ONE_SIZE_LATER = SIZES.slice(0, 1);

for (const [language, texts] of [
  ["ru", { ...ru, lobby: ruLobby, match: ruMatch }],
  ["en", { ...en, lobby: enLobby, match: enMatch }],
] as const) {
  const isFirst = language === "ru";
  /** In the second language only what differs is asked: whether its words fit. */
  const see = (page: Page, name: string, options: Partial<LookOptions> = {}): Promise<void> =>
    look(page, {
      name: `${language}-${name}`,
      ...(isFirst ? {} : { axeAt: [], sizes: SIZES.filter(({ width }) => width !== 1920) }),
      ...options,
    });
  const speak = (page: Page): Promise<unknown> =>
    page.addInitScript((chosen) => localStorage.setItem("fitil.language", chosen), language);

  test(`views before signing in, ${language}`, async ({ visitor, forgiven }) => {
    forgiven.push(/status of [45]\d\d/, /ERR_FAILED/);
    const { page } = await visitor();
    await speak(page);
    const { auth, app, common } = texts;
    await page.route("**/api/auth/config", (route) => route.abort());
    await page.goto("/");
    await expect(page.getByText(app.unreachableTitle)).toBeVisible();
    await see(page, "unreachable");
    await page.unroute("**/api/auth/config");
    const held = Promise.withResolvers<void>();
    await page.route("**/api/auth/config", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    await expect(page.getByText(common.loading)).toBeVisible();
    await see(page, "loading", { sizes: ONE_SIZE_LATER });
    held.resolve();

    await expect(page.getByRole("button", { name: auth.email })).toBeVisible();
    await see(page, "login");
    await page.getByRole("button", { name: auth.notice.terms }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await see(page, "terms", { fullPage: false });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: auth.email }).click();
    await page.getByLabel(auth.emailLabel).fill("x@example.com");
    await page.getByLabel(auth.passwordLabel, { exact: true }).fill("123");
    await page.getByRole("button", { name: auth.nameOffer }).click();
    await page.getByRole("button", { name: auth.register }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await see(page, "login-email");
    await page.getByRole("button", { name: auth.linkOffer }).click();
    await page.getByRole("button", { name: auth.linkSend }).click();
    await expect(page.getByText(auth.linkSent)).toBeVisible();
    await see(page, "login-link");
    await page.evaluate(() => localStorage.removeItem("fitil.emailForLink"));
    await page.goto("/#signInToken=unknown");
    await page.reload();
    await page.getByLabel(auth.emailLabel).fill("x@example.com");
    await page.getByRole("button", { name: auth.complete.submit }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await see(page, "link-elsewhere");
  });

  test(`views of the list, ${language}`, async ({ ownServer, newcomer, guest, forgiven }) => {
    forgiven.push(/status of [45]\d\d/);
    const site = await ownServer({
      COMMUNITY_LINKS: JSON.stringify({
        chat: "https://chat.example/",
        channel: "https://channel.example/",
        social: "https://social.example/",
      }),
    });
    const { rooms } = texts;
    const newTable = language === "en" ? enNewTable : ruNewTable;
    const { page } = await newcomer("W".repeat(20), { exact: true, site });
    await speak(page);
    const top = WIDE_NAMES.slice(0, 3).map((name, index) => {
      return { place: index + 1, playerId: `${index}`, name, rating: 1400, games: 10, wins: 5 };
    });
    const lastGame = { id: "g", endedAt: 0, roomName: WIDE_TABLE, winner: WIDE_NAMES[0], players: 4 };
    await page.route("**/api/highlights", (route) => route.fulfill({ json: { top, lastGame } }));
    await page.goto("/");
    await expectSignedIn(page);
    await expect(page.getByText(rooms.empty)).toBeVisible();
    await see(page, "list-empty");

    const [host, second] = await Promise.all(["Хозяин", "Вторая"].map((name) => guest(name, site)));
    if (!host || !second) throw new Error("Two guests were asked for.");
    const open = (name: string, stakes: number, owner = host) =>
      openTable(site.address, owner.person, { name, stakes });
    await open(WIDE_TABLE, 2500);
    await open("Вечер пятницы на четверых", 100);
    await open("Новички", 0);
    const busy = await open("Идёт бой", 0, second);
    await seat(second, busy, 1);
    await second.act({ type: "start_game" });
    await expect(page.getByText(rooms.inProgress)).toBeVisible();
    await see(page, "list");
    // At once: a game goes on for as long as it goes on, however slow whoever looks is.
    await page.goto(`/?table=${busy}`);
    await expect(page.getByRole("heading", { name: texts.lobby.inProgressTitle })).toBeVisible();
    await see(page, "lobby-in-progress");
    await page.getByRole("button", { name: texts.lobby.watch }).click();
    await expect(page.getByText(texts.match.watchingBadge)).toBeVisible();
    await see(page, "match-watching", { fullPage: false });
    await page.route("**/api/user/me", async (route) => {
      const answer = await route.fetch(RETRIED);
      await route.fulfill({ response: answer, json: { ...((await answer.json()) as object), Chips: 20 } });
    });
    await page.goto("/?table=AAAAAAAAAAAA");
    await expect(page.getByRole("button", { name: rooms.gift })).toBeVisible();
    await expect(page.getByText(rooms.notice["room/not_found"])).toBeVisible();
    await see(page, "list-broke");
    await page.unroute("**/api/user/me");
    await page.reload();

    await page.getByRole("button", { name: rooms.create }).click();
    await page.getByPlaceholder(newTable.namePlaceholder).fill(WIDE_TABLE);
    await page.getByRole("dialog").getByText("1000", { exact: true }).click();
    await page.route("**/api/rooms", (route) => route.fulfill({ status: 500, json: {} }));
    await page.getByRole("button", { name: newTable.submit, exact: true }).click();
    await expect(page.getByRole("alert")).toBeVisible();
    await see(page, "create-table", { fullPage: false });
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: rooms.refresh }).click();
    await expect(page.getByText(rooms.failed)).toBeVisible();
    await see(page, "list-failed");
    await page.unroute("**/api/rooms");
  });

  test(`views of the account, ${language}`, async ({ newcomer, forgiven }) => {
    forgiven.push(/status of 4\d\d/);
    const { rooms, common } = texts;
    const account = language === "en" ? enAccount : ruAccount;
    const { page } = await newcomer((isFirst ? "Ш" : "M").repeat(20), { exact: true });
    await speak(page);
    await page.goto("/");
    await page.getByRole("button", { name: rooms.account.replace("{{name}}", "") }).click();
    await expect(page.getByText(account.kinds.grant)).toBeVisible();
    await see(page, "account", { fullPage: false });
    await page.getByRole("button", { name: account.delete, exact: true }).click();
    await see(page, "account-delete", { fullPage: false });
    await page.getByRole("button", { name: common.cancel }).click();
    await page.getByRole("button", { name: account.everywhere }).click();
    await see(page, "account-everywhere", { fullPage: false });
    await page.getByRole("button", { name: common.cancel }).click();
    await page.getByRole("button", { name: account.passwordChange }).click();
    await see(page, "account-password", { fullPage: false });
    await page.getByLabel(account.passwordCurrent).fill("not the one it is");
    await page.getByLabel(account.passwordNew).fill("a new long password");
    await page.getByRole("button", { name: account.passwordChange }).click();
    await expect(page.getByRole("dialog").getByRole("alert")).toHaveText(texts.auth.errors["wrong-password"]);
    await see(page, "account-password-wrong", { fullPage: false });
  });

  test(`views of the lobby and the match, ${language}`, async ({
    ownServer,
    newcomer,
    guest,
    visitor,
    forgiven,
  }) => {
    forgiven.push(SPOKEN_WHILE_CUT);
    const site = await ownServer({ VIP_PLAYERS: WIDE_NAMES.slice(0, 2).join(",") });
    const { lobby, match, app } = texts;
    const overlay = language === "en" ? enOverlay : ruOverlay;
    const { page, context } = await newcomer(WIDE_NAMES[0] ?? "", { exact: true, site });
    await speak(page);
    const line = await controlLine(page);
    await page.goto("/");
    const guests = await Promise.all(["Вторая", "Третий", "Последняя"].map((name) => guest(name, site)));
    const [host] = guests;
    if (!host) throw new Error("Three guests were asked for.");
    for (const [index, one] of guests.entries()) {
      const name = { name: WIDE_NAMES[index + 1] };
      await fetch(`${site.address}/api/user/me`, {
        method: "PUT",
        headers: { authorization: `Bearer ${one.person.token}`, "content-type": "application/json" },
        body: JSON.stringify(name),
      });
    }
    const roomId = await openTable(site.address, host.person, { name: WIDE_TABLE, stakes: 1000 });
    await page.getByRole("row").filter({ hasText: WIDE_TABLE }).click();
    await expect(page.getByRole("heading", { name: lobby.title })).toBeVisible();
    await see(page, "lobby-alone");
    await page.getByRole("button", { name: lobby.play }).click();
    for (const [index, one] of guests.entries()) await seat(one, roomId, (index + 2) as CharacterId);
    await expect(page.getByRole("button", { name: lobby.start })).toBeEnabled();
    line.tell({
      type: "select_character_response",
      success: false,
      characterId: null,
      reason: "no_free_slot",
    });
    await see(page, "lobby");
    await host.act({ type: "start_game" });
    await expect(page.getByText(lobby.ready, { exact: true })).toHaveCount(4);
    await see(page, "lobby-countdown", { sizes: isFirst ? SIZES.slice(0, 3) : ONE_SIZE_LATER, axeAt: [] });
    const field = page.getByTestId("match-screen");
    await expect(field).toBeVisible();
    await see(page, "match", { fullPage: false });
    await look(page, {
      name: `${language}-match-flat`,
      sizes: [{ width: 740, height: 360 }] as never,
      axeAt: isFirst ? [740] : [],
      fullPage: false,
    });
    await page.setViewportSize(SIZES[0]);
    await page.getByRole("button", { name: match.help }).click();
    await see(page, "match-help", { sizes: ONE_SIZE_LATER, fullPage: false });
    await page.keyboard.press("Escape");
    await page.setViewportSize(SIZES[2]);

    await line.cut();
    await expect(page.getByText(match.offlineNote)).toBeVisible();
    await see(page, "match-offline", {
      sizes: isFirst ? SIZES.slice(0, 3) : ONE_SIZE_LATER,
      axeAt: [],
      fullPage: false,
    });
    line.restore();
    await expect(page.getByText(match.offlineNote)).toHaveCount(0);
    await expect.poll(() => line.isBackOn(gameChannel(roomId))).toBe(true);
    line.publish(gameChannel(roomId), {
      type: "explosion",
      bombPosition: { x: 1, y: 0 },
      explosionCells: [{ x: 0, y: 0 }],
      hitPlayers: [{ id: 1, newHealth: 0 }],
      destroyedBricks: [],
      spawnedPowerups: [],
    });
    await expect(page.getByRole("button", { name: overlay.watchOn })).toBeVisible();
    await see(page, "match-fallen", {
      sizes: isFirst ? SIZES.slice(0, 3) : ONE_SIZE_LATER,
      axeAt: [],
      fullPage: false,
    });
    line.publish(gameChannel(roomId), {
      type: "game_over",
      winnerId: 1,
      winnerPrize: 4000,
      seed: "seen",
      places: ([1, 2, 3, 4] as const).map((id) => ({
        id,
        place: id,
        chips: id === 1 ? 3000 : -1000,
        ratingChange: 30 - id * 12,
        felledBy: ([3, 1, "wall", 2] as const)[id - 1] ?? null,
      })),
    });
    await expect(page.getByRole("heading", { name: overlay.wonTitle })).toBeVisible();
    await see(page, "match-won", { sizes: SIZES.slice(0, 3), axeAt: isFirst ? [1366] : [], fullPage: false });

    const second = await context.newPage();
    await speak(second);
    await second.goto("/");
    await expect(page.getByRole("heading", { name: app.replacedTitle })).toBeVisible();
    await see(page, "replaced");

    const late = await visitor({ site });
    await speak(late.page);
    await late.context.request.post("/api/auth/sign-up/email", {
      data: { name: "", email: "late@example.com", password: "very long late words" },
    });
    await late.page.goto(`/?table=${roomId}`);
    await expect(
      late.page.getByText(/.+/).filter({ hasText: texts.rooms.notice["room/full"] }).first(),
    ).toBeVisible();
  });
}
