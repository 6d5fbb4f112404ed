// The board as it stood at the moment that decided a match, drawn by the match's own draw list and painter.
import { BOARD_HEIGHT, BOARD_WIDTH } from "@fitil/engine";
import type { FinishedGame, Replay } from "@fitil/contracts";
import { buildDrawList } from "../board/draw-list.ts";
import { layOut } from "../board/layout.ts";
import { createPainter } from "../paint/painter.ts";
import { decisiveMs, momentsOf } from "../replay/moments.ts";
import { createTapePlayer } from "../replay/player.ts";
import { createTape } from "../replay/tape.ts";
import type { Tape } from "../replay/tape.ts";

/** Makes an empty canvas of that size in pixels. */
export type MakeCanvas = (width: number, height: number) => HTMLCanvasElement;

/** A drawn board, and where on it one should look, in its pixels. */
export interface DecisiveBoard {
  readonly canvas: HTMLCanvasElement;
  readonly focusX: number;
  readonly focusY: number;
}

/** Room the board is fitted into, so that it covers a poster with something to spare. */
const ROOM = { width: 1400, height: 900 };
/** So long after the decisive blast its flames are at their fullest. */
const FULL_FLAME_MS = 120;

/** Draws it. Throws on a replay that no match can be made of. */
export function drawDecisiveBoard(
  { replay, game }: { readonly replay: Replay; readonly game: FinishedGame },
  makeCanvas: MakeCanvas,
): DecisiveBoard {
  const tape = createTape(replay, game);
  const moments = momentsOf(tape);
  const atMs = decisiveMs(moments, tape.durationMs);
  const player = createTapePlayer(tape);
  // From the very end a tape would begin anew.
  player.jump(atMs - 1);
  player.play();
  player.frame(1 + FULL_FLAME_MS);
  const layout = layOut(ROOM.width, ROOM.height, 1, false);
  const canvas = makeCanvas(layout.width, layout.height);
  const view = player.store.view();
  const options = {
    showDanger: false,
    isCalm: true,
    isTurned: false,
    tags: new Map<never, string>(),
    tagAlpha: 0,
    muted: new Set<never>(),
    followed: null,
  };
  createPainter(canvas, layout)?.paint(view.ground, buildDrawList(view, options));
  const focus = fallenAt(tape, moments, atMs) ?? { x: (BOARD_WIDTH - 1) / 2, y: (BOARD_HEIGHT - 1) / 2 };
  const pixel = (cells: number): number => layout.margin + (cells + 0.5) * layout.cell;
  return { canvas, focusX: pixel(focus.x), focusY: pixel(focus.y) };
}

/** Where whoever fell at that moment stood; null: nobody fell. */
function fallenAt(
  tape: Tape,
  moments: ReturnType<typeof momentsOf>,
  atMs: number,
): { readonly x: number; readonly y: number } | null {
  const death = moments.findLast((moment) => moment.kind === "death" && moment.atMs === atMs);
  if (death?.kind !== "death") return null;
  return tape.pictureAt(atMs - 1).players.find(({ id }) => id === death.playerId) ?? null;
}
