// Bots among themselves behind the sign-in card (QP4): a picture that moves, for nobody to touch. Stands still while the page is hidden,
// and never hides tables that could be seen beside the card (specification §2).
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { ReactElement } from "react";
import { browserClock } from "../../../lib/clock.ts";
import { tablesQuery } from "../../../lib/http/queries.ts";
import { useServices } from "../../../lib/services.tsx";
import { buildDrawList } from "../board/draw-list.ts";
import type { DrawOptions } from "../board/draw-list.ts";
import { layOut } from "../board/layout.ts";
import { createPainter } from "../paint/painter.ts";
import type { Painter } from "../paint/painter.ts";
import { useMedia } from "../screen/screen-shape.ts";
import { createMatchStore } from "../store/match-store.ts";
import type { MatchStore } from "../store/match-view.ts";
import { PRACTICE_BOTS, PracticeTable } from "./practice-table.ts";
import { randomText } from "../../../lib/random-text.ts";
import { createStoppableClock } from "./stoppable-clock.ts";

/** PERF: half of the frames are enough for what is looked past. */
const FRAME_MS = 30;
/** How long an end is looked at before the next match begins. */
const REST_MS = 3_000;

const OPTIONS: Omit<DrawOptions, "isTurned"> = {
  showDanger: false,
  isCalm: false,
  isSteady: true,
  tags: new Map(),
  tagAlpha: 0,
  muted: new Set(),
  followed: null,
};

/** One match of bots and what this page knows of it. */
function openTable(clock: ReturnType<typeof createStoppableClock>) {
  const table = new PracticeTable({ clock, seed: randomText(), names: PRACTICE_BOTS, myId: null });
  const store: MatchStore = createMatchStore({
    picture: table.picture(),
    myId: null,
    publish: () => Promise.resolve(false),
    now: () => clock.now(),
  });
  const unhear = table.connection.onGameEvent((event) => store.receive(event));
  table.start();
  return {
    table,
    store,
    close() {
      unhear();
      table.stop();
    },
  };
}

/** Runs matches on `canvas` until the returned function is called. */
function runDemo(canvas: HTMLCanvasElement): () => void {
  const clock = createStoppableClock(browserClock);
  let match = openTable(clock);
  let overAt: number | null = null;
  let painter: Painter | null = null;
  let isTurned = false;
  let request = 0;
  let drawnAt = Number.NEGATIVE_INFINITY;

  function fit(): void {
    const { clientWidth, clientHeight } = canvas;
    if (clientWidth === 0 || clientHeight === 0) return;
    const layout = layOut(clientWidth, clientHeight, 1, true);
    ({ isTurned } = layout);
    painter = createPainter(canvas, layout);
  }
  function next(): void {
    match.close();
    overAt = null;
    match = openTable(clock);
  }
  function frame(at: number): void {
    request = requestAnimationFrame(frame);
    if (at - drawnAt < FRAME_MS || painter === null) return;
    drawnAt = at;
    match.store.frame();
    const view = match.store.view();
    painter.paint(view.ground, buildDrawList(view, { ...OPTIONS, isTurned }));
    if (match.store.hud.getState().outcome === null) return;
    overAt ??= clock.now();
    if (clock.now() - overAt > REST_MS) next();
  }
  function follow(): void {
    cancelAnimationFrame(request);
    if (document.hidden) {
      clock.stop();
      match.table.stop();
      return;
    }
    clock.go();
    if (overAt === null) match.table.start();
    request = requestAnimationFrame(frame);
  }
  const observer = new ResizeObserver(fit);
  observer.observe(canvas);
  document.addEventListener("visibilitychange", follow);
  follow();
  return () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", follow);
    cancelAnimationFrame(request);
    match.close();
  };
}

/** The card leaves room beside it: what lies behind can be read. */
const WIDE = "(min-width: 960px) and (min-height: 540px)";

/** Covers the place it is put into, as large as it takes; nothing where there are tables to be seen instead. */
export function DemoBoard(): ReactElement | null {
  const { api } = useServices();
  const { data: rooms = [], isPending } = useQuery(tablesQuery(api, true));
  const isWide = useMedia(WIDE);
  return isWide && (isPending || rooms.length > 0) ? null : <Demo />;
}

function Demo(): ReactElement {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current === null ? undefined : runDemo(canvas.current)), []);
  return (
    <canvas
      ref={canvas}
      aria-hidden="true"
      data-testid="demo-board"
      className="absolute inset-0 size-full object-cover"
    />
  );
}
