// The mentor's worker: its shell without a network, the share sheet, presses on notifications. It lives below /mentor and never
// sees a page of the game. Only wires: shell.ts and share.ts decide.
import { SHARE_PATH } from "../lib/shared-store.ts";
import { createShellCache, isAsset } from "./shell.ts";
import type { Shell } from "./shell.ts";
import { takeShare } from "./share.ts";

/** Put here by the build. */
declare const MENTOR_SHELL: Shell;

interface WaitingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends Event {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface PressEvent extends WaitingEvent {
  readonly notification: Notification;
}
interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}
/** What a worker's own scope offers; the page's types do not know it. */
interface WorkerScope {
  addEventListener(type: "install" | "activate", listener: (event: WaitingEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: PressEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: "window" }): Promise<readonly OpenPage[]>;
    openWindow(url: string): Promise<unknown>;
  };
}

// The page's types call `self` a window; a worker's own types cannot stand beside them in one project.
const scope = self as unknown as WorkerScope;
const shell = createShellCache(MENTOR_SHELL, { caches, fetch: (...args) => fetch(...args) });
const share = { caches, now: () => Date.now(), newId: () => crypto.randomUUID() };

scope.addEventListener("install", (event) => {
  event.waitUntil(shell.install().then(() => scope.skipWaiting()));
});
scope.addEventListener("activate", (event) => {
  event.waitUntil(shell.activate().then(() => scope.clients.claim()));
});
scope.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return;
  if (request.method === "POST" && pathname === SHARE_PATH) event.respondWith(takeShare(request, share));
  else if (request.method !== "GET") return;
  else if (request.mode === "navigate") event.respondWith(shell.page(request));
  else if (isAsset(pathname)) event.respondWith(shell.asset(request));
});
scope.addEventListener("notificationclick", (event) => {
  const { notification } = event;
  notification.close();
  const { path = "/mentor/chat" } = (notification.data ?? {}) as { readonly path?: string };
  event.waitUntil(showPage(path));
});

async function showPage(path: string): Promise<void> {
  const open = await scope.clients.matchAll({ type: "window" });
  const there = open.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? scope.clients.openWindow(path) : there.focus());
}
