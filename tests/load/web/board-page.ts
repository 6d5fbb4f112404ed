// Runs in a page: draws boards by the game's own draw list and painter, and reads from the pixels how bright cells are.
import type { CharacterId } from "@fitil/contracts";
import { BOARD_CELLS, CELL, cellIndex } from "@fitil/engine";
import { ARENAS, arenaOf } from "../../../apps/web/src/game/match/board/arena.ts";
import type { Arena } from "../../../apps/web/src/game/match/board/arena.ts";
import { buildDrawList } from "../../../apps/web/src/game/match/board/draw-list.ts";
import { layOut } from "../../../apps/web/src/game/match/board/layout.ts";
import { createPainter } from "../../../apps/web/src/game/match/paint/painter.ts";
import { mapDanger } from "../../../apps/web/src/game/match/store/danger.ts";

/** Which board is drawn. */
export interface DrawnBoard {
  readonly arena: Arena;
  readonly suddenDeath: boolean;
  /** How much of the fuse is burnt, 0..1. */
  readonly burnt: number;
}

/** The mean brightness of cells as eyes weigh it (WCAG's relative luminance), 0..1. */
export interface Brightness {
  readonly danger: number;
  readonly safe: number;
}

const NOW = 60_000;
const FUSE_MS = 2_000;
const BOMB = { x: 8, y: 4 };
const REACH = 3;
/** The middle of a cell, without what falls on its edges from its neighbours. */
const INSIDE = 0.7;

function seedHashOf(arena: Arena): string {
  for (let tried = 0; ; tried++) {
    const hash = tried.toString(16).padStart(6, "0");
    if (arenaOf(hash) === arena) return hash;
  }
}

function luminance(data: Uint8ClampedArray): number {
  let sum = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at]!, data[at + 1]!, data[at + 2]!].map((value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    sum += 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }
  return sum / (data.length / 4);
}

/** Draws the board on the page's canvas and reads how bright the arms of the blast to come are, and the same lanes beyond them. */
export function drawAndRead({ arena, suddenDeath, burnt }: DrawnBoard): Brightness {
  const canvas =
    document.querySelector("canvas") ?? document.body.appendChild(document.createElement("canvas"));
  const layout = layOut(1_280, 720, 1, false);
  const painter = createPainter(canvas, layout);
  const context = canvas.getContext("2d");
  if (painter === null || context === null) throw new Error("This page has no canvas.");
  const ground = new Uint8Array(BOARD_CELLS);
  for (let y = 1; y < 11; y += 2) for (let x = 1; x < 17; x += 2) ground[cellIndex(x, y)] = CELL.WALL;
  const lit = NOW - burnt * FUSE_MS;
  const bomb = {
    ownerId: 1 as CharacterId,
    ...BOMB,
    blastRadius: REACH,
    placedAt: null,
    lit,
    due: lit + FUSE_MS,
  };
  const view = {
    nowMs: NOW,
    ground,
    bombs: [bomb],
    danger: mapDanger(ground, [bomb]),
    figures: [],
    traces: [],
    closing: [],
    suddenDeath,
    seedHash: seedHashOf(arena),
    finale: null,
  };
  const list = buildDrawList(view, {
    showDanger: true,
    // Embers and beats come and go: what is measured has neither.
    isCalm: true,
    isTurned: false,
    tags: new Map(),
    tagAlpha: 0,
    muted: new Set(),
    followed: null,
  });
  painter.paint(ground, list);
  const { cell, margin } = layout;
  const read = (x: number, y: number): number => {
    const inset = ((1 - INSIDE) / 2) * cell;
    const side = INSIDE * cell;
    return luminance(
      context.getImageData(margin + x * cell + inset, margin + y * cell + inset, side, side).data,
    );
  };
  const mean = (cells: readonly (readonly [number, number])[]): number =>
    cells.reduce((sum, [x, y]) => sum + read(x, y), 0) / cells.length;
  const arms = [1, 2, 3].flatMap((away) => [
    [BOMB.x - away, BOMB.y] as const,
    [BOMB.x + away, BOMB.y] as const,
  ]);
  const beyond = [4, 5].flatMap((away) => [
    [BOMB.x - away, BOMB.y] as const,
    [BOMB.x + away, BOMB.y] as const,
  ]);
  return { danger: mean(arms), safe: mean(beyond) };
}

Object.assign(globalThis, { drawAndRead, arenas: ARENAS });
