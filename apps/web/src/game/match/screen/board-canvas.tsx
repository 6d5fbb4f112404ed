// The board in the page: one canvas, one loop. Fits it into the room there is and runs a frame of the match each animation frame.
import { useEffect, useRef } from "react";
import type { ReactElement, RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { CharacterId } from "@fitil/contracts";
import { BOARD_HEIGHT, BOARD_WIDTH } from "@fitil/engine";
import { buildDrawList } from "../board/draw-list.ts";
import { layOut } from "../board/layout.ts";
import type { BoardLayout } from "../board/layout.ts";
import { SLOW_MOTION_MS, slowed } from "../board/slow-motion.ts";
import type { MatchHands } from "../input/match-hands.ts";
import { createPainter } from "../paint/painter.ts";
import type { Painter } from "../paint/painter.ts";
import type { MatchStore } from "../store/match-view.ts";

/** Names above the figures stay this long after the screen opens, then fade. */
const TAGS_MS = 3500;
const TAGS_FADE_MS = 600;
/** More device pixels than this per CSS pixel cost time and show nothing. */
const LARGEST_RATIO = 2.5;

/** What the loop reads anew each frame. */
export interface FrameSettings {
  readonly showDanger: boolean;
  readonly isCalm: boolean;
  readonly isSteady: boolean;
  readonly mayTurn: boolean;
  readonly muted: ReadonlySet<CharacterId>;
  readonly followed: CharacterId | null;
}

function runLoop(
  canvas: HTMLCanvasElement,
  room: HTMLElement,
  store: MatchStore,
  hands: MatchHands,
  settings: RefObject<FrameSettings>,
  tags: ReadonlyMap<CharacterId, string>,
): () => void {
  let layout: BoardLayout | null = null;
  let painter: Painter | null = null;
  let request = 0;
  let isNear = false;
  const opened = performance.now();

  function fit(): void {
    const { clientWidth, clientHeight } = room;
    if (clientWidth === 0 || clientHeight === 0) return;
    const ratio = Math.min(LARGEST_RATIO, devicePixelRatio || 1);
    const next = layOut(clientWidth, clientHeight, ratio, settings.current.mayTurn);
    canvas.style.width = `${next.cssWidth}px`;
    canvas.style.height = `${next.cssHeight}px`;
    if (layout && next.width === layout.width && next.height === layout.height) return;
    layout = next;
    painter = createPainter(canvas, next);
    canvas.dataset["turned"] = String(next.isTurned);
    canvas.dataset["cell"] = String(next.cell / ratio);
    draw();
  }

  function draw(): void {
    if (layout === null || painter === null) return;
    const { showDanger, isCalm, isSteady, muted, followed } = settings.current;
    const age = performance.now() - opened;
    const tagAlpha = Math.max(0, Math.min(1, (TAGS_MS + TAGS_FADE_MS - age) / TAGS_FADE_MS));
    const seen = store.view();
    const { finale } = seen;
    const view = finale === null ? seen : { ...seen, nowMs: slowed(seen.nowMs, finale.atMs) };
    comeNear(!isCalm && finale !== null && seen.nowMs - finale.atMs < SLOW_MOTION_MS ? finale : null);
    painter.paint(
      view.ground,
      buildDrawList(view, {
        showDanger,
        isCalm,
        isSteady,
        isTurned: layout.isTurned,
        tags,
        tagAlpha,
        muted,
        followed,
      }),
    );
  }

  /** Brings the board nearer around a place, or back. */
  function comeNear(place: { x: number; y: number } | null): void {
    if (layout === null || (place !== null) === isNear) return;
    isNear = place !== null;
    if (place !== null) {
      const across = (100 * (place.x + 0.5)) / BOARD_WIDTH;
      const down = (100 * (place.y + 0.5)) / BOARD_HEIGHT;
      canvas.style.transformOrigin = layout.isTurned ? `${down}% ${across}%` : `${across}% ${down}%`;
    }
    canvas.style.transform = isNear ? "scale(1.12)" : "";
  }

  function frame(): void {
    request = requestAnimationFrame(frame);
    store.setDirection(hands.direction(layout?.isTurned ?? false));
    store.frame();
    draw();
  }

  const observer = new ResizeObserver(fit);
  observer.observe(room);
  fit();
  request = requestAnimationFrame(frame);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(request);
  };
}

/** The canvas, centred in all the room its parent gives it. Focusable: the keys of the match work from anywhere but controls. */
export function BoardCanvas(props: {
  store: MatchStore;
  hands: MatchHands;
  settings: RefObject<FrameSettings>;
  tags: ReadonlyMap<CharacterId, string>;
  canvasRef: RefObject<HTMLCanvasElement | null>;
}): ReactElement {
  const { t } = useTranslation();
  const { store, hands, settings, tags, canvasRef } = props;
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const canvas = canvasRef.current;
    if (canvas === null || room.current === null) return;
    return runLoop(canvas, room.current, store, hands, settings, tags);
  }, [store, hands, settings, tags, canvasRef]);
  return (
    <div ref={room} className="absolute inset-0 grid place-items-center overflow-clip">
      <canvas
        ref={canvasRef}
        tabIndex={0}
        role="application"
        aria-label={t("match.board")}
        data-testid="board"
        className="block transition-transform duration-500 ease-out rounded-md bg-deep shadow-soft outline-1 outline-line focus-visible:outline-2 focus-visible:outline-edge"
      />
    </div>
  );
}
