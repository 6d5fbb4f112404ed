// What links tell (RP4): tables, replays and people on the whole server; what is private or unknown tells nothing.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { RULES_VERSION } from "@fitil/engine";
import { writeGame } from "../games/game-store.ts";
import { playedByBots } from "../games/testing/played.ts";
import { workerHere } from "../games/testing/worker-here.ts";
import { createTestApp } from "../testing/test-app.ts";
import type { TestApp } from "../testing/test-app.ts";
import { headTags } from "../sharing/page-head.ts";
import type { PosterTask } from "../sharing/poster-tasks.ts";

const PAGE = "<html><head><!-- link card --><title>Own</title><!-- /link card --></head><body></body></html>";

let t: TestApp;
let drawn: PosterTask[];
beforeEach(async () => {
  drawn = [];
  const body = Buffer.from(PAGE);
  const page = {
    type: "text/html; charset=utf-8",
    etag: '"1"',
    body,
    immutable: false,
    compressed: new Map(),
  };
  t = await createTestApp(
    {},
    {
      replayWorker: workerHere,
      files: new Map([["/index.html", page]]),
      posterWorker: {
        async draw(task) {
          drawn.push(task);
          return Uint8Array.of(255, 216, 255);
        },
        close: async () => undefined,
      },
    },
  );
});
afterEach(() => t.close());

/** What the page of an address says of itself. */
async function tagsOf(url: string, headers: Record<string, string> = {}) {
  const { status, text } = await t.call("GET", url, { headers });
  expect(status).toBe(200);
  const tag = (name: string) => new RegExp(`property="og:${name}" content="([^"]*)"`).exec(text)?.[1];
  const image = tag("image") ?? "";
  return {
    text,
    title: tag("title"),
    description: tag("description"),
    image: image.replace(/^http:\/\/[^/]+/, ""),
  };
}

async function table(token: string, body: object): Promise<string> {
  return String((await t.call("POST", "/api/rooms", { token, body })).json["id"]);
}

describe("the link of", () => {
  it("[RP4] the site tells what the game is, in the language that is asked for, with a picture", async () => {
    const ru = await tagsOf("/");
    expect(ru.title).toBe("Фитиль — бомбы, ящики и друзья за одним столом");
    expect(ru.text).not.toContain("Own");
    const en = await tagsOf("/", { "accept-language": "en" });
    expect(en.title).toBe("Fuse — bombs, crates and friends at one table");
    const picture = await t.call("GET", en.image);
    expect([picture.status, picture.headers["content-type"]]).toEqual([200, "image/jpeg"]);
    await t.call("GET", en.image);
    expect(drawn.map(({ poster, match }) => [poster.brand, match])).toEqual([["Fuse", null]]);
  });

  it("[RP4] a table tells who calls, and for what stake; its words are escaped", async () => {
    const { token } = await t.person("a@example.com", "Анна");
    const id = await table(token, { name: `"><script>alert('1')</script>&`, stakes: 250 });
    const { title, description, image, text } = await tagsOf(`/?table=${id}`);
    expect(title).toBe(
      "Стол «&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;» ждёт игроков — Фитиль",
    );
    expect(text).not.toContain("<script>");
    expect(description).toBe("Ставка: 250. Свободных мест: 4.");
    expect((await t.call("GET", image)).status).toBe(200);
    expect(drawn[0]?.poster.lines).toEqual(["Ставка: 250", "Свободных мест: 4"]);
  });

  it("[RP4] [LB8] a private table, its games, and what is not there tell nothing that the site's own link does not", async () => {
    const { token } = await t.person("a@example.com", "Анна");
    const id = await table(token, { name: "Тайный", stakes: 0, isPrivate: true });
    const game = { ...playedByBots("game-1", ["x", "y"], Date.now()) };
    const hidden = { ...game, room: { ...game.room, name: "Тайный", isPrivate: true } };
    await t.deps.database.atomically(() => writeGame(t.deps.database, hidden, null));
    const own = await tagsOf("/");
    for (const link of [
      `table=${id}`,
      "table=nothere1",
      "table=%3C",
      "replay=game-1",
      "replay=../x",
      "player=nobody",
    ]) {
      const told = await tagsOf(`/?${link}`);
      expect(told.text).toBe(own.text);
      const [kind, name = ""] = link.split("=");
      const picture = await t.call("GET", `/api/posters/ru/${kind}/${encodeURIComponent(name)}`);
      expect([picture.status, picture.json["code"]]).toEqual([404, "request/not_found"]);
    }
    expect((await t.call("GET", "/api/posters/de/site/page")).status).toBe(404);
    expect(drawn).toEqual([]);
  });

  it("[RP4] a replay tells who won, against whom, and draws that game; somebody's page their figures", async () => {
    const { token } = await t.person("a@example.com", "Анна");
    const me = String((await t.call("GET", "/api/user/me", { token })).json["id"]);
    // Whichever of the bots has won was her.
    const isFirst = playedByBots("game-1", ["", ""]).winnerId === 1;
    const game = playedByBots("game-1", isFirst ? [me, "gone"] : ["gone", me], Date.now());
    const rows = game.inputs?.rows() ?? new Float64Array();
    const { seed, seedHash, endHash } = game;
    const frame = { rulesVersion: RULES_VERSION, seed, seedHash, endHash, playerIds: [1, 2] as const };
    const sealed = await workerHere.ask({ kind: "seal", frame, rows });
    if (typeof sealed === "string") throw new Error(sealed);
    await t.deps.database.atomically(() => writeGame(t.deps.database, game, sealed));
    const replay = await tagsOf("/?replay=game-1");
    expect(replay.title).toBe("Победа: Анна — Фитиль");
    expect(replay.description).toMatch(/^Запись игры за столом «Стол №1», \d:\d\d\. Анна, Кто-то\.$/);
    expect((await t.call("GET", replay.image)).status).toBe(200);
    const shown = JSON.parse(Buffer.from(drawn[0]?.match?.replay ?? []).toString()) as { seed: string };
    expect(shown.seed).toBe(seed);
    const person = await tagsOf(`/?player=${me}`);
    expect(person.title).toBe("Анна — Фитиль");
    expect(person.description).toBe("Рейтинг 1000, игр: 1, побед: 1.");
  });

  it("[RP4] many posters for one address are refused with a time to wait, and pages of links too many tell the site's own", async () => {
    const { token } = await t.person("a@example.com", "Анна");
    const id = await table(token, { name: "Стол", stakes: 0 });
    for (let ask = 0; ask < 30; ask++) await t.call("GET", `/api/posters/ru/table/${id}`);
    const refused = await t.call("GET", `/api/posters/ru/table/${id}`);
    expect([refused.status, refused.json["code"]]).toEqual([429, "request/too_many"]);
    expect(drawn).toHaveLength(1);
    const titles = new Set<string | undefined>();
    for (let ask = 0; ask < 125; ask++) titles.add((await tagsOf(`/?table=${id}`)).title);
    expect([...titles]).toEqual(["Стол «Стол» ждёт игроков — Фитиль", (await tagsOf("/")).title]);
  });
});

it("[RP4] without a picture the tags name none", () => {
  const rest = { title: "a", description: "b", siteName: "c", locale: "en_US", url: "http://localhost/" };
  expect(headTags({ ...rest, image: null })).not.toContain("image");
});
