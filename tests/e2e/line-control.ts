// A hand on the wire between a page and the server: cuts it, holds it, and says what a server could say.
// Everything else passes untouched, so that the page still plays on the real server.
import type { Page, WebSocketRoute } from "@playwright/test";

export interface LineControl {
  /** Everything the page has sent and received so far, frame by frame. */
  readonly sent: string[];
  readonly received: string[];
  /** Says a publication of a channel to the page, as the server would. */
  publish(channel: string, data: object): void;
  /** Says a message to this client alone, as the server would. */
  tell(data: object): void;
  /** Closes the line as the server would, with its code. */
  close(code: number, reason: string): Promise<void>;
  /** No line can be had until `restore`; a standing one falls. */
  cut(): Promise<void>;
  restore(): void;
  /** Whether the page has subscribed to a channel again since `restore`: what is published before, its snapshot overwrites. */
  isBackOn(channel: string): boolean;
}

/** What a browser says where its page speaks in the moment in which the line is cut: no page can know it sooner. */
export const SPOKEN_WHILE_CUT = /WebSocket is already in CLOSING or CLOSED state/u;

/** Takes the line of `page` in hand; before the page opens one. */
export async function controlLine(page: Page): Promise<LineControl> {
  const sent: string[] = [];
  const received: string[] = [];
  let line: WebSocketRoute | null = null;
  let isCut = false;
  let restoredAt = 0;
  await page.routeWebSocket(/\/ws$/, async (route) => {
    if (isCut) {
      await route.close({ code: 1001, reason: "cut" });
      return;
    }
    line = route;
    const server = route.connectToServer();
    route.onMessage((message) => {
      sent.push(String(message));
      server.send(message);
    });
    server.onMessage((message) => {
      received.push(String(message));
      route.send(message);
    });
  });
  const say = (reply: object): void => line?.send(JSON.stringify(reply));
  return {
    sent,
    received,
    publish: (channel, data) => say({ push: { channel, pub: { data } } }),
    tell: (data) => say({ push: { message: { data } } }),
    async close(code, reason) {
      await line?.close({ code, reason });
    },
    async cut() {
      isCut = true;
      await line?.close({ code: 1001, reason: "cut" });
    },
    restore() {
      isCut = false;
      restoredAt = sent.length;
    },
    isBackOn(channel) {
      const commands = sent.slice(restoredAt).flatMap((frame) => frame.split("\n"));
      const asked = commands.find((command) => command.includes(`"subscribe":{"channel":"${channel}"`));
      const id = /"id":(\d+)/.exec(asked ?? "")?.[1];
      return id !== undefined && received.some((frame) => frame.includes(`"id":${id},"subscribe"`));
    },
  };
}
