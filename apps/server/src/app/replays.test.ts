// The calls about finished games on the whole server: with and without an account, and whatever is asked wrongly.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import {
  MAX_FAVOURITES,
  gameSchema,
  highlightsSchema,
  ladderSchema,
  playerPageSchema,
  replaySchema,
} from "@fitil/contracts";
import { RULES_VERSION, verifyReplay } from "@fitil/engine";
import { writeGame } from "../games/game-store.ts";
import { sealReplay, sha256Hex } from "../games/replay-file.ts";
import { playedByBots } from "../games/testing/played.ts";
import { workerHere } from "../games/testing/worker-here.ts";
import { createTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";

let t: TestApp;
beforeEach(async () => {
  t = await createTestApp({}, { replayWorker: workerHere });
});
afterEach(() => t.close());

async function finished(gameId: string, userIds: readonly string[], withReplay = true): Promise<void> {
  const game = playedByBots(gameId, userIds, Date.now());
  const { seed, seedHash, endHash } = game;
  const frame = {
    rulesVersion: RULES_VERSION,
    seed,
    seedHash,
    endHash,
    playerIds: game.parts.map(({ characterId }) => characterId),
  };
  const sealed = withReplay ? sealReplay(frame, game.inputs?.rows() ?? new Float64Array()) : null;
  if (typeof sealed === "string") throw new Error(sealed);
  await t.deps.database.atomically(() => writeGame(t.deps.database, game, sealed));
}

describe("finished games over HTTP", () => {
  it("[RP1] [RP3] open without an account, name their people, and prove themselves", async () => {
    const { token } = await t.person("a@example.com", "Анна");
    const { json: me } = await t.call("GET", "/api/user/me", { token });
    await finished("game-1", [String(me["id"]), "somebody-gone"]);
    const game = gameSchema.parse((await t.call("GET", "/api/games/game-1")).json);
    expect(game).toMatchObject({ watchable: true, isFavourite: false });
    expect(game.players.map(({ name, playerId }) => [name, playerId])).toEqual([
      ["Анна", me["id"]],
      [null, null],
    ]);
    const reply = await t.call("GET", "/api/games/game-1/replay");
    expect(reply.headers["content-encoding"]).toBeUndefined();
    const replay = replaySchema.parse(reply.json);
    expect(verifyReplay(replay, sha256Hex)).toBe("proven");
    expect(replay.digest).toBe(game.digest);
    const packed = await t.call("GET", "/api/games/game-1/replay", {
      headers: { "accept-encoding": "gzip, br;q=0" },
    });
    expect(packed.headers["content-encoding"]).toBe("gzip");

    await t.call("DELETE", "/api/user/me", { token });
    const later = gameSchema.parse((await t.call("GET", "/api/games/game-1")).json);
    expect(later.players[0]).toMatchObject({ name: null, playerId: null });
  });

  it("[RP1] say what is wrong with what was asked", async () => {
    await finished("game-1", ["x", "y"], false);
    for (const path of ["/api/games/nothing", "/api/games/nothing/replay", "/api/games/' or 1=1 --"])
      expect(await t.call("GET", path)).toMatchObject({ status: 404, json: { code: "games/not_found" } });
    const english = { headers: { "accept-language": "en" } };
    expect(await t.call("GET", "/api/games/game-1/replay", english)).toMatchObject({
      status: 404,
      json: { code: "games/no_replay", error: expect.stringContaining("restarted") },
    });
    expect((await t.call("GET", "/api/games/game-1")).json).toMatchObject({ watchable: false, digest: null });
    expect((await t.call("PUT", "/api/games/game-1/favourite")).status).toBe(401);
    expect((await t.call("GET", "/api/games/game-1", { token: "forged" })).status).toBe(401);
  });

  it("[RP1] are kept for good by a person, ten at most", async () => {
    const { token } = await t.person("a@example.com");
    for (let index = 0; index <= MAX_FAVOURITES; index++) await finished(`game-${index}`, ["x"], false);
    const put = (index: number) => t.call("PUT", `/api/games/game-${index}/favourite`, { token });
    for (let index = 0; index < MAX_FAVOURITES; index++) expect((await put(index)).status).toBe(204);
    expect(await put(10)).toMatchObject({ status: 409, json: { code: "games/too_many_favourites" } });
    expect((await t.call("GET", "/api/games/game-3", { token })).json).toMatchObject({ isFavourite: true });
    expect((await t.call("DELETE", "/api/games/game-3/favourite", { token })).status).toBe(204);
    expect((await put(10)).status).toBe(204);
  });

  it("[SN1] [SN2] the ladder and public pages answer whatever they are asked", async () => {
    const { token } = await t.person("a@example.com", "Анна");
    const { json: me } = await t.call("GET", "/api/user/me", { token });
    const ladder = await t.call("GET", "/api/ladder", { token });
    expect(ladderSchema.parse(ladder.json)).toMatchObject({ season: "2026-11", rows: [] });
    expect(await t.call("GET", "/api/ladder?season=1999-01")).toMatchObject({
      status: 404,
      json: { code: "ladder/no_season" },
    });
    for (const season of ["2026-13", "2026", "1' or '1'='1", "2026-11;drop table player", "&season=2026-11"])
      expect(await t.call("GET", `/api/ladder?season=${encodeURIComponent(season)}`)).toMatchObject({
        status: 400,
        json: { code: "ladder/bad_season" },
      });
    const page = () => t.call("GET", `/api/players/${String(me["id"])}`);
    expect(playerPageSchema.parse((await page()).json)).toMatchObject({
      name: "Анна",
      games: 0,
      honours: [],
    });
    expect(highlightsSchema.parse((await t.call("GET", "/api/highlights")).json)).toEqual({
      top: [],
      lastGame: null,
    });
    await t.call("DELETE", "/api/user/me", { token });
    expect(await page()).toMatchObject({ status: 404, json: { code: "players/not_found" } });
  });

  it("[RP1] are opened so often from one address and no oftener", async () => {
    await finished("game-1", ["x", "y"]);
    const open = (from: string) => t.call("GET", "/api/games/game-1/replay", { from });
    for (let opened = 0; opened < 60; opened++) expect((await open("203.0.113.7")).status).toBe(200);
    const refused = await open("203.0.113.7");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await open("203.0.113.8")).status).toBe(200);
  });
});
