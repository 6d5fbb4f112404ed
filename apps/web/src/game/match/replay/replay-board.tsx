// The board of a recorded match: the match's own drawing, fed by the tape. One canvas, one loop.
import { useEffect, useRef } from "react";
import type { ReactElement, RefObject } from "react";
import { useTranslation } from "react-i18next";
import type { CharacterId } from "@fitil/contracts";
import { buildDrawList } from "../board/draw-list.ts";
import { layOut } from "../board/layout.ts";
import type { BoardLayout } from "../board/layout.ts";
import { createPainter } from "../paint/painter.ts";
import type { Painter } from "../paint/painter.ts";
import type { BoardView } from "../store/match-view.ts";
import type { TapePlayer } from "./player.ts";

const LARGEST_RATIO = 2.5;
const LONGEST_FRAME_MS = 250;

const NOBODY: ReadonlySet<CharacterId> = new Set();

/** How the board is looked at. */
export interface ReplayLook {
  /** Whose view it is: their figure is marked, and the board shakes for them. Null: nobody's. */
  readonly followed: CharacterId | null;
  readonly isCalm: boolean;
  readonly mayTurn: boolean;
  readonly tags: ReadonlyMap<CharacterId, string>;
}

function seenBy(view: BoardView, followed: CharacterId | null): BoardView {
  if (followed === null) return view;
  return { ...view, figures: view.figures.map((figure) => ({ ...figure, isMine: figure.id === followed })) };
}

function runLoop(
  canvas: HTMLCanvasElement,
  room: HTMLElement,
  player: TapePlayer,
  look: RefObject<ReplayLook>,
): () => void {
  let layout: BoardLayout | null = null;
  let painter: Painter | null = null;
  let request = 0;
  let before = performance.now();

  const draw = () => {
    if (layout === null || painter === null) return;
    const { followed, isCalm, tags } = look.current;
    const view = seenBy(player.store.view(), followed);
    const options = {
      showDanger: false,
      isCalm,
      isTurned: layout.isTurned,
      tags,
      tagAlpha: 1,
      muted: NOBODY,
      followed: null,
    };
    painter.paint(view.ground, buildDrawList(view, options));
  };
  const fit = () => {
    const { clientWidth, clientHeight } = room;
    if (clientWidth === 0 || clientHeight === 0) return;
    const ratio = Math.min(LARGEST_RATIO, devicePixelRatio || 1);
    layout = layOut(clientWidth, clientHeight, ratio, look.current.mayTurn);
    canvas.style.width = `${layout.cssWidth}px`;
    canvas.style.height = `${layout.cssHeight}px`;
    painter = createPainter(canvas, layout);
    draw();
  };
  const frame = (now: number) => {
    request = requestAnimationFrame(frame);
    player.frame(Math.min(LONGEST_FRAME_MS, Math.max(0, now - before)));
    before = now;
    draw();
  };
  const observer = new ResizeObserver(fit);
  observer.observe(room);
  fit();
  request = requestAnimationFrame(frame);
  return () => {
    observer.disconnect();
    cancelAnimationFrame(request);
  };
}

/** The canvas, centred in all the room its parent gives it. A tap on it plays or stops. */
export function ReplayBoard(props: {
  readonly player: TapePlayer;
  readonly look: ReplayLook;
  readonly canvasRef: RefObject<HTMLCanvasElement | null>;
}): ReactElement {
  const { t } = useTranslation();
  const { player, look, canvasRef } = props;
  const room = useRef<HTMLDivElement>(null);
  const current = useRef(look);
  useEffect(() => {
    current.current = look;
  }, [look]);
  useEffect(() => {
    if (canvasRef.current === null || room.current === null) return;
    return runLoop(canvasRef.current, room.current, player, current);
  }, [player, canvasRef]);
  return (
    <div ref={room} className="absolute inset-0 grid place-items-center overflow-clip">
      <canvas
        ref={canvasRef}
        role="img"
        aria-label={t("recording.board")}
        data-testid="replay-board"
        onClick={() => player.toggle()}
        className="block cursor-pointer rounded-md bg-deep shadow-soft outline-1 outline-line"
      />
    </div>
  );
}
