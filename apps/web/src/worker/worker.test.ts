// The workers' decisions on caches and a network of this file's own.
import { describe, expect, it } from "vitest";
import { forgetShared, readShared } from "../lib/device/share-sheet.ts";
import { createShellCache, GAME, KEPT_MARK, MENTOR } from "./shell.ts";
import { takeShare } from "./share.ts";

const ORIGIN = "https://iskra.example";
const pathOf = (request: RequestInfo | URL): string =>
  new URL(request instanceof Request ? request.url : String(request), ORIGIN).pathname;

/** Caches as a browser keeps them, in memory; `full`: nothing can be put any more. */
function memoryCaches(fetch: (path: string) => Promise<Response>) {
  const all = new Map<string, Map<string, Response>>();
  const state = { full: false };
  const open = (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    const put = async (request: RequestInfo | URL, response: Response) => {
      if (state.full) throw new DOMException("no room", "QuotaExceededError");
      kept.set(pathOf(request), response);
    };
    return {
      put,
      match: async (request: RequestInfo | URL) => kept.get(pathOf(request))?.clone(),
      delete: async (request: RequestInfo | URL) => kept.delete(pathOf(request)),
      keys: async () => [...kept.keys()].map((path) => new Request(`${ORIGIN}${path}`)),
      addAll: async (paths: readonly string[]) => {
        for (const path of paths) await put(path, await fetch(path));
      },
    };
  };
  const caches = {
    open: async (name: string) => open(name),
    has: async (name: string) => all.has(name),
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  } as unknown as CacheStorage;
  return { caches, all, state };
}

/** A server whose pages name their build; can be cut off. */
function site(room = MENTOR) {
  const server = { build: "a", reachable: true, asked: [] as string[] };
  const fetch = async (request: RequestInfo | URL): Promise<Response> => {
    if (!server.reachable) throw new TypeError("Failed to fetch");
    const path = pathOf(request);
    server.asked.push(path);
    if (!path.startsWith("/assets/")) return new Response(page(server.build));
    return path.includes(`-${server.build}.`) ? new Response(path) : new Response(null, { status: 404 });
  };
  const stores = memoryCaches(fetch);
  const shellOf = (build: string) =>
    createShellCache(
      room,
      {
        build,
        entry: `/assets/main-${build}.js`,
        assets: [`/assets/main-${build}.js`, `/assets/app-${build}.css`],
      },
      { caches: stores.caches, fetch: fetch as typeof globalThis.fetch },
    );
  return { server, shellOf, ...stores };
}

const page = (build: string) => `<html lang="ru"><script src="/assets/main-${build}.js"></script></html>`;
const asked = (path: string) => new Request(`${ORIGIN}${path}`);

describe.each([
  ["the mentor's shell", MENTOR, "/mentor/chat/abc"],
  ["the game's shell", GAME, "/?table=abc"],
])("[MR3] %s", (_name, room, address) => {
  it("is the network's page while there is a network, and the kept one, marked, when there is none", async () => {
    const { server, shellOf } = site(room);
    const shell = shellOf("a");
    await shell.install();
    const text = async () => (await shell.page(asked(address))).text();
    expect(await text()).toBe(page("a"));
    server.build = "b";
    expect(await text()).toBe(page("b"));
    server.reachable = false;
    expect(await text()).toBe(page("a").replace("<html ", `<html ${KEPT_MARK} `));
    server.reachable = true;
    expect(await text()).toBe(page("b"));
  });

  it("keeps files that never change, and asks once for one that is new", async () => {
    const { server, shellOf } = site(room);
    const shell = shellOf("a");
    await shell.install();
    server.asked.length = 0;
    await shell.asset(asked("/assets/main-a.js"));
    expect(server.asked).toEqual([]);
    await shell.asset(asked("/assets/late-a.js"));
    await shell.asset(asked("/assets/late-a.js"));
    expect(server.asked).toEqual(["/assets/late-a.js"]);
    expect((await shell.asset(asked("/assets/gone-z.js"))).status).toBe(404);
    await shell.asset(asked("/assets/gone-z.js"));
    expect(server.asked).toHaveLength(3);
  });

  it("of another build goes when the new one takes over; nothing of anybody else's does", async () => {
    const { server, shellOf, caches, all } = site(room);
    await shellOf("a").install();
    await caches.open("somebody-elses");
    server.build = "b";
    const next = shellOf("b");
    await next.install();
    await next.activate();
    expect([...all.keys()]).toEqual(["somebody-elses", `${room.caches}b`]);
  });

  it("is not installed from a page of another build, nor from a refusal", async () => {
    const { server, shellOf } = site(room);
    server.build = "b";
    await expect(shellOf("a").install()).rejects.toThrow("another build");
    server.reachable = false;
    await expect(shellOf("b").install()).rejects.toThrow();
    await expect(shellOf("b").page(asked(address))).rejects.toThrow("Failed to fetch");
  });
});

describe("[MC4] what the share sheet sends", () => {
  const DAY_MS = 86_400_000;
  const send = (fields: Readonly<Record<string, string>>, files: readonly File[]) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    for (const file of files) form.append("files", file);
    return new Request(`${ORIGIN}/mentor/share`, { method: "POST", body: form });
  };
  const picture = (name: string) => new File([name], name, { type: "image/png" });
  const ports = (caches: CacheStorage, now = 0) => {
    let made = now;
    return { caches, now: () => now, newId: () => `id-${(made += 1)}` };
  };

  it("waits until a new chat opens it, pictures and words, and is gone then", async () => {
    const { caches, all } = site();
    expect(await readShared(caches, 0)).toBeNull();
    const fields = { title: "Чат", text: "Что ответить? ", url: "" };
    const answer = await takeShare(send(fields, [picture("один.png"), new File([], "")]), ports(caches));
    expect([answer.status, answer.headers.get("location")]).toEqual([303, `${ORIGIN}/mentor/chat`]);
    const shared = await readShared(caches, DAY_MS - 1);
    expect(shared?.text).toBe("Чат\nЧто ответить?");
    expect(shared?.files.map(({ name, type, size }) => [name, type, size > 0])).toEqual([
      ["один.png", "image/png", true],
    ]);
    // Whoever reads and leaves finds it again.
    expect((await readShared(caches, 0))?.files).toHaveLength(1);
    await shared?.forget();
    expect(await readShared(caches, 0)).toBeNull();
    await takeShare(send({}, [picture("два.png")]), ports(caches));
    await forgetShared(caches);
    expect(all.has("mentor-shared")).toBe(false);
  });

  it("keeps the newest six, for a day", async () => {
    const { caches } = site();
    const first = [1, 2, 3, 4].map((at) => picture(`a${at}.png`));
    const second = [1, 2, 3, 4].map((at) => picture(`b${at}.png`));
    await takeShare(send({}, first), ports(caches, 0));
    await takeShare(send({}, second), ports(caches, 1_000));
    const shared = await readShared(caches, 2_000);
    expect(shared?.files.map(({ name }) => name.slice(0, 2))).toEqual(["a3", "a4", "b1", "b2", "b3", "b4"]);
    expect((await readShared(caches, DAY_MS))?.files).toHaveLength(4);
    expect(await readShared(caches, DAY_MS + 1_000)).toBeNull();
  });

  it("says so when it could not be kept", async () => {
    const { caches, state } = site();
    state.full = true;
    const answer = await takeShare(send({}, [picture("один.png")]), ports(caches));
    expect(answer.headers.get("location")).toBe(`${ORIGIN}/mentor/chat?shared=lost`);
    const broken = new Request(`${ORIGIN}/mentor/share`, { method: "POST", body: "no form" });
    expect((await takeShare(broken, ports(caches))).headers.get("location")).toContain("shared=lost");
  });
});
