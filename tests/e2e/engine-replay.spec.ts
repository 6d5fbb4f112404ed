// The golden matches once more, in the browser: the very source of the engine, its types stripped, gives the hashes Node recorded.
// Needs no server of ours: the page gets every file from this test.
import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import type { GoldenMatch } from "../../packages/engine/src/testing/golden-match.ts";
import { expect, test } from "./fixture.ts";

const ENGINE = new URL("../../packages/engine/", import.meta.url);
const SITE = "http://engine.test/";

const goldenNames = readdirSync(new URL("golden/", ENGINE)).filter((name) => name.endsWith(".json"));

test("every golden match gives the same hashes in the browser as in Node", async ({ page }) => {
  await page.route(`${SITE}**`, async (route) => {
    const path = new URL(route.request().url()).pathname.slice(1);
    if (path === "") return route.fulfill({ contentType: "text/html", body: "<!doctype html>" });
    const source = readFileSync(new URL(path, ENGINE), "utf8");
    return route.fulfill({ contentType: "text/javascript", body: stripTypeScriptTypes(source) });
  });
  await page.goto(SITE);
  expect(goldenNames.length).toBeGreaterThan(5);
  for (const name of goldenNames) {
    const golden = JSON.parse(readFileSync(new URL(`golden/${name}`, ENGINE), "utf8")) as GoldenMatch;
    const hashes = await page.evaluate(async (match) => {
      const address = "/src/testing/golden-match.ts";
      const { replayGolden } = (await import(address)) as {
        replayGolden: (golden: unknown) => { hashes: readonly string[] };
      };
      return replayGolden(match).hashes;
    }, golden);
    expect.soft(hashes, name).toEqual(golden.hashes);
    expect.soft(hashes.length, name).toBeGreaterThan(5);
  }
});
