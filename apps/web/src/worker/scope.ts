// What a worker's own scope offers: the page's types call `self` a window, and a worker's own types cannot stand beside them in one project.
import type { ShellCache } from "./shell.ts";

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
/** A worker's scope, as far as it is used here. */
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

/** The scope that this script runs in; only a worker may ask for it. */
export const scope = self as unknown as WorkerScope;

/** A new build keeps its shell and takes over at once; the caches of the others go. */
export function installShell(shell: ShellCache): void {
  scope.addEventListener("install", (event) => {
    event.waitUntil(shell.install().then(() => scope.skipWaiting()));
  });
  scope.addEventListener("activate", (event) => {
    event.waitUntil(shell.activate().then(() => scope.clients.claim()));
  });
}
