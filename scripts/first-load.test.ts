// What counts towards the weight of the web app, on a made-up build.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { firstLoadFiles } from "./first-load.mjs";

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), "fitil-build-"));
  mkdirSync(join(dist, "assets"));
});
afterEach(() => rmSync(dist, { recursive: true, force: true }));

function build(files: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
}

const PAGE = `<script type="module" src="/assets/index-1.js"></script>
  <link rel="modulepreload" href="/assets/base-2.js"><link rel="stylesheet" href="/assets/base-3.css">
  <link rel="preload" as="font" href="/assets/onest-4.woff2">`;

const MENTOR_PAGE = `<script type="module" src="/assets/mentor-11.js"></script>
  <link rel="modulepreload" href="/assets/base-2.js"><link rel="stylesheet" href="/assets/base-3.css">`;

const CHUNKS = {
  "index.html": PAGE,
  "mentor.html": MENTOR_PAGE,
  "assets/index-1.js": 'import{a as b}from"./base-2.js";import"./deep-5.js";import("./signed-in-6.js")',
  "assets/base-2.js": "export const a=1",
  "assets/deep-5.js": "export{}",
  "assets/signed-in-6.js": 'import{a}from"./base-2.js";import{c}from"./line-7.js";import("./match-8.js")',
  "assets/line-7.js": "export const c=1",
  "assets/match-8.js": 'import{c}from"./line-7.js";import{d}from"./board-9.js"',
  "assets/board-9.js": "export const d=1",
  "assets/late-10.js": "export{}",
  "assets/mentor-11.js": 'import{a}from"./base-2.js";import("./landing-12.js");import("./member-13.js")',
  "assets/landing-12.js": 'import{a}from"./base-2.js"',
  "assets/member-13.js": 'import{q}from"./query-14.js";import{a}from"./base-2.js"',
  "assets/query-14.js": "export const q=1",
  "assets/chat-15.js": "export const chat={}",
  "assets/shell-16.js": "export const shell={}",
};

test("each part counts what it imports, once, and nothing that is fetched later", () => {
  build(CHUNKS);
  const files = firstLoadFiles(dist);
  const names = (paths: readonly string[] | undefined) => paths?.map((path) => basename(path)).toSorted();
  expect(names(files?.styles)).toEqual(["base-3.css"]);
  expect(names(files?.pageScripts)).toEqual(["base-2.js", "deep-5.js", "index-1.js"]);
  expect(names(files?.tableScripts)).toEqual(["line-7.js", "signed-in-6.js"]);
  expect(names(files?.matchScripts)).toEqual(["board-9.js", "match-8.js"]);
  expect(names(files?.mentorScripts)).toEqual(["base-2.js", "mentor-11.js", "shell-16.js"]);
  expect(names(files?.landingScripts)).toEqual(["landing-12.js"]);
  expect(names(files?.chatScripts)).toEqual(["chat-15.js", "member-13.js", "query-14.js"]);
});

test("a build without its late chunks is an error, no build at all is none", () => {
  expect(firstLoadFiles(join(dist, "nowhere"))).toBeNull();
  build({ "index.html": PAGE, "assets/index-1.js": "", "assets/base-2.js": "" });
  expect(() => firstLoadFiles(dist)).toThrow('no chunk "signed-in"');
});
