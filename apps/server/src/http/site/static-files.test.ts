// Serving the built web app: caching, compression, page addresses, and nothing outside.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify from "fastify";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildOf, readStaticFiles, serveStaticFiles } from "./static-files.ts";

const SCRIPT = "console.log('fuse');".repeat(100);

describe("static files", () => {
  const folder = mkdtempSync(join(tmpdir(), "fitil-static-"));
  let app: FastifyInstance;
  beforeAll(() => {
    mkdirSync(join(folder, "dist/assets"), { recursive: true });
    writeFileSync(join(folder, "secret.txt"), "secret");
    writeFileSync(join(folder, "dist/index.html"), "<!doctype html><title>Фитиль</title>");
    writeFileSync(join(folder, "dist/mentor.html"), "<!doctype html><title>Искра</title>");
    writeFileSync(join(folder, "dist/assets/main-abc.js"), SCRIPT);
    writeFileSync(join(folder, "dist/assets/bang-abc.mp3"), "mp3".repeat(1000));
    writeFileSync(join(folder, "dist/.build-stamp"), "stamp");
    writeFileSync(join(folder, "dist/source.ts"), "source");
    app = Fastify();
    app.get("/api/known", async () => "known");
    serveStaticFiles(app, readStaticFiles(join(folder, "dist")));
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  const get = (url: string, headers: Record<string, string> = {}, method: "GET" | "HEAD" = "GET") =>
    app.inject({ method, url, headers });

  it("shows the page at every page address, and asks for it again each time", async () => {
    for (const url of ["/", "/?table=abc123", "/index.html", "/terms", "/a/b", "/mentors"]) {
      const { statusCode, headers, body } = await get(url);
      expect([url, statusCode, headers["content-type"]]).toEqual([url, 200, "text/html; charset=utf-8"]);
      expect(headers["cache-control"]).toBe("no-cache");
      expect(body).toContain("Фитиль");
    }
  });

  it("[MR1] shows the mentor's own page at every address of the mentor", async () => {
    for (const url of ["/mentor", "/mentor/", "/mentor?version=1", "/mentor/chat/abc123", "/mentor/plans"]) {
      const { statusCode, headers, body } = await get(url);
      expect([url, statusCode, headers["content-type"]]).toEqual([url, 200, "text/html; charset=utf-8"]);
      expect(headers["cache-control"]).toBe("no-cache");
      expect(body).toContain("Искра");
    }
    expect((await get("/mentor/old-hash.js")).statusCode).toBe(404);
  });

  it("answers an unchanged file with 304", async () => {
    const { headers } = await get("/");
    const again = await get("/", { "if-none-match": `"other", ${String(headers.etag)}` });
    expect([again.statusCode, again.body]).toEqual([304, ""]);
  });

  it("lets assets be kept for ever, compressed as the browser likes", async () => {
    const plain = await get("/assets/main-abc.js");
    expect(plain.headers).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      vary: "accept-encoding",
      "content-type": "text/javascript; charset=utf-8",
    });
    expect(plain.body).toBe(SCRIPT);
    const br = await get("/assets/main-abc.js", { "accept-encoding": "gzip, deflate, br" });
    expect(br.headers["content-encoding"]).toBe("br");
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(SCRIPT);
    const gz = await get("/assets/main-abc.js", { "accept-encoding": "gzip, br;q=0" });
    expect(gz.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gz.rawPayload).toString()).toBe(SCRIPT);
    const sound = await get("/assets/bang-abc.mp3", { "accept-encoding": "br" });
    expect(sound.headers["content-encoding"]).toBeUndefined();
  });

  it("answers HEAD without a body", async () => {
    const { statusCode, headers, body } = await get("/assets/main-abc.js", {}, "HEAD");
    expect([statusCode, headers["content-length"], body]).toEqual([200, String(SCRIPT.length), ""]);
  });

  it("finds nothing that was not built for people", async () => {
    const urls = [
      "/assets/old-hash.js",
      "/.build-stamp",
      "/source.ts",
      "/api/unknown",
      "/ws",
      "/../secret.txt",
      "/..%2fsecret.txt",
      "/assets/../../secret.txt",
      "/favicon.ico",
    ];
    for (const url of urls) {
      const { statusCode, body } = await get(url);
      expect([url, statusCode, JSON.parse(body).code]).toEqual([url, 404, "request/not_found"]);
    }
    expect((await get("/api/known")).body).toBe("known");
  });

  it("names each build, and a missing one", () => {
    const first = buildOf(readStaticFiles(join(folder, "dist")));
    expect(first).toMatch(/^[0-9a-f]{12}$/);
    writeFileSync(join(folder, "dist/index.html"), "changed");
    expect(buildOf(readStaticFiles(join(folder, "dist")))).not.toBe(first);
    expect(buildOf(readStaticFiles(join(folder, "nowhere")))).toBe("dev");
  });
});
