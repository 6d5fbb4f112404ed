// The built web app, served from memory: a request can only name what was there at start, so no path leads anywhere
// else. Each file is compressed once, when it is first asked for.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { refuse } from "../refusals/refuse.ts";

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly body: Buffer;
  readonly immutable: boolean;
  readonly compressed: Map<string, Promise<Buffer>>;
}

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".webmanifest": "application/manifest+json; charset=utf-8",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".mp3": "audio/mpeg",
  ".ogg": "audio/ogg",
};
const COMPRESSIBLE = /^text\/|json|svg/;
const MIN_COMPRESSED_BYTES = 512;
const BROTLI_QUALITY = 9;
const GAME_PAGE = "/index.html";
/** The tags that the build gives the game's page: what a link tells where nobody knows better. */
const OWN_HEAD = /<!-- link card -->[^]*<!-- \/link card -->/;

/** The files of a built web app by their path; empty when it was never built. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** Reads every file below `folder` (absolute). Files in `assets/` carry a hash in their name and never change. */
export function readStaticFiles(folder: string): StaticFiles {
  const files = new Map<string, StaticFile>();
  for (const entry of listFolder(folder)) {
    const path = `/${relative(folder, entry).split(sep).join("/")}`;
    const type = TYPES[extname(entry)];
    if (type === undefined) continue;
    const body = readFileSync(entry);
    files.set(path, {
      type,
      etag: etagOf(body),
      body,
      immutable: path.startsWith("/assets/"),
      compressed: new Map(),
    });
  }
  return files;
}

/** A short text that changes with every build; "dev" without one. */
export function buildOf(files: StaticFiles): string {
  if (files.size === 0) return "dev";
  const hash = createHash("sha256");
  for (const [path, { etag }] of [...files].toSorted(([a], [b]) => (a < b ? -1 : 1)))
    hash.update(path + etag);
  return hash.digest("hex").slice(0, 12);
}

/** The tags of the game's page for one request. */
type HeadOf = (request: FastifyRequest) => Promise<string>;

/**
 * Serves the files, and a room's own page for every other page address; `headOf` gives the game's page its tags. Unknown API calls and
 * missing assets get 404.
 */
export function serveStaticFiles(app: FastifyInstance, files: StaticFiles, headOf?: HeadOf): void {
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split("?", 1)[0] ?? "/";
    if (request.method !== "GET" && request.method !== "HEAD")
      return refuse(request, reply, "request/not_found");
    const file = files.get(path) ?? (isPage(path) ? files.get(pageOf(path)) : undefined);
    if (file === undefined) return refuse(request, reply, "request/not_found");
    if (headOf === undefined || file !== files.get(GAME_PAGE)) return send(request, reply, file);
    return send(request, reply, withHead(file, await headOf(request)), "accept-encoding, accept-language");
  });
}

/** PERF: almost everybody asks for one of a few pages; each is made and compressed once while it is. */
const pages = new WeakMap<StaticFile, Map<string, StaticFile>>();
const MAX_PAGES = 32;

/** The page with these tags in place of its own. */
function withHead(page: StaticFile, head: string): StaticFile {
  const made = pages.get(page) ?? new Map<string, StaticFile>();
  pages.set(page, made);
  const known = made.get(head);
  if (known) return known;
  const body = Buffer.from(page.body.toString().replace(OWN_HEAD, () => head));
  const fresh = { ...page, body, etag: etagOf(body), compressed: new Map<string, Promise<Buffer>>() };
  if (made.size >= MAX_PAGES) made.clear();
  made.set(head, fresh);
  return fresh;
}

function etagOf(body: Buffer): string {
  return `"${createHash("sha256").update(body).digest("base64url").slice(0, 22)}"`;
}

/** Addresses that the web app itself may answer: no API, no file. */
function isPage(path: string): boolean {
  return !path.startsWith("/api/") && path !== "/ws" && !/\.[^/]*$/.test(path);
}

/** The page behind an address: the mentor has its own, everything else is the game (MR1). */
function pageOf(path: string): string {
  return path === "/mentor" || path.startsWith("/mentor/") ? "/mentor.html" : GAME_PAGE;
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: StaticFile,
  vary = "accept-encoding",
): Promise<FastifyReply> {
  reply
    .header("etag", file.etag)
    .header("vary", vary)
    .header("cache-control", file.immutable ? "public, max-age=31536000, immutable" : "no-cache");
  if (request.headers["if-none-match"]?.split(/\s*,\s*/).includes(file.etag)) return reply.code(304).send();
  reply.type(file.type);
  const encoding = encodingFor(request, file);
  if (encoding === null) return reply.send(file.body);
  return reply.header("content-encoding", encoding).send(await compressed(file, encoding));
}

function encodingFor(request: FastifyRequest, { type, body }: StaticFile): "br" | "gzip" | null {
  if (!COMPRESSIBLE.test(type) || body.length < MIN_COMPRESSED_BYTES) return null;
  const accepted = String(request.headers["accept-encoding"] ?? "");
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted)) return "br";
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0+)?\b)/.test(accepted) ? "gzip" : null;
}

function compressed(file: StaticFile, encoding: "br" | "gzip"): Promise<Buffer> {
  const known = file.compressed.get(encoding);
  if (known) return known;
  const work =
    encoding === "br"
      ? promisify(brotliCompress)(file.body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : promisify(gzip)(file.body);
  file.compressed.set(encoding, work);
  return work;
}

function listFolder(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch (cause) {
    if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return [];
    throw cause;
  }
}
