// Listens to one page's real-time frames from outside: keeps the mirror of its match and writes down every correction.
import type { Page, WebSocket } from "@playwright/test";
import type { GameEvent, GamePicture, PlayerState } from "@fitil/contracts";
import type { CharacterId } from "@fitil/engine";
import { WireMirror } from "../../site/wire-mirror.ts";

/** A bomb of somebody else this close and this new may not have been seen by whoever walked into it. */
const NEAR_CELLS = 2.5;
const NEW_MS = 2_000;

/** One position the server did not believe. */
export interface WatchedCorrection {
  /** From what had been said to where the server held the player, in cells along the lanes. */
  readonly cells: number;
  /** Somebody else's bomb was new and near: the page may have walked into it before it was told. */
  readonly byUnseenBomb: boolean;
}

/** What is known of one page's match from its wire. */
export interface WireWatch {
  readonly corrections: WatchedCorrection[];
  /** Positions said so far. */
  positions(): number;
  /** Own bombs that stand or stood. */
  bombs(): number;
  mirror(): WireMirror | null;
  isOver(): boolean;
}

interface Line {
  readonly push?: {
    readonly pub?: { readonly data: unknown };
    readonly message?: { readonly data: unknown };
  };
  readonly subscribe?: { readonly data?: unknown };
  readonly publish?: { readonly data?: unknown };
}

/** Begins to listen. `delayMs` tells how long the line is just now, one way. */
export function watchWire(page: Page, myId: CharacterId, delayMs: () => number): WireWatch {
  const corrections: WatchedCorrection[] = [];
  const said = new Map<number, { x: number; y: number }>();
  const othersBombs: { x: number; y: number; atMs: number }[] = [];
  let mirror: WireMirror | null = null;
  let isOver = false;
  let positions = 0;
  let bombs = 0;

  function correct({ x, y, seq, orientation }: PlayerState): void {
    const was = seq === undefined ? undefined : said.get(seq);
    const now = Date.now();
    const isNear = (bomb: { x: number; y: number; atMs: number }): boolean =>
      now - bomb.atMs < NEW_MS + 2 * delayMs() && Math.abs(bomb.x - x) + Math.abs(bomb.y - y) <= NEAR_CELLS;
    const cells = was === undefined ? Number.POSITIVE_INFINITY : Math.abs(was.x - x) + Math.abs(was.y - y);
    corrections.push({ cells, byUnseenBomb: othersBombs.some(isNear) });
    mirror?.move({ id: myId, x, y, orientation });
  }

  function hear(event: GameEvent): void {
    if (event.type === "game_started") {
      mirror = new WireMirror(event, delayMs());
      isOver = false;
      return;
    }
    if (event.type === "player_state" && event.corrected === true) return correct(event);
    if (event.type === "bomb_placed") {
      const { x, y, ownerId } = event.bomb;
      if (ownerId === myId) bombs += 1;
      else othersBombs.push({ x, y, atMs: Date.now() });
    }
    if (event.type === "game_over") isOver = true;
    mirror?.hear(event);
  }

  function received(line: Line): void {
    const told = line.push?.pub?.data ?? line.push?.message?.data ?? line.subscribe?.data;
    if (isEvent(told)) hear(told);
  }

  function sent(line: Line): void {
    const action = line.publish?.data;
    if (!isEvent(action) || action.type !== "player_state") return;
    positions += 1;
    if (action.seq !== undefined) said.set(action.seq, action);
    mirror?.move(action);
  }

  page.on("websocket", (socket: WebSocket) => {
    socket.on("framereceived", ({ payload }) => eachLine(payload, received));
    socket.on("framesent", ({ payload }) => eachLine(payload, sent));
  });
  return {
    corrections,
    positions: () => positions,
    bombs: () => bombs,
    mirror: () => mirror,
    isOver: () => isOver,
  };
}

function eachLine(payload: string | Buffer, take: (line: Line) => void): void {
  for (const text of payload.toString().split("\n")) if (text !== "") take(JSON.parse(text) as Line);
}

/** The server's and the product's own words: their shapes are other tests' business. */
function isEvent(value: unknown): value is Exclude<GameEvent, GamePicture> | GamePicture {
  return typeof value === "object" && value !== null && "type" in value;
}
