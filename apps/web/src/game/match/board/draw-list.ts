// One frame as a list of things to draw, back to front. Pure: the same view and options give the same list; knows no canvas and no clock.
import type { CharacterColor, CharacterId } from "@fitil/contracts";
import { COLORS } from "@fitil/contracts";
import { CELL, cellX, cellY } from "@fitil/engine";
import type { BoardView } from "../store/match-view.ts";
import type { Finale, WorldBomb } from "../store/world.ts";
import { arenaOf } from "./arena.ts";
import { pushBlast, pushEmbers, pushScorch, shakeOf } from "./blast-items.ts";
import type { DrawItem, DrawList, SpriteName } from "./draw-items.ts";
import { figureItem } from "./figure-items.ts";
import { pushReactions } from "./reaction-items.ts";
import { popScale, pushTrace } from "./trace-items.ts";

/** What the person has chosen, and what the screen is like. */
export interface DrawOptions {
  /** Whether cells that a bomb will reach glow. */
  readonly showDanger: boolean;
  /** Less motion is wanted: no shake, no pulse, no flying bits. */
  readonly isCalm: boolean;
  /** The person wants no shake, whatever else may move. */
  readonly isSteady?: boolean;
  /** The board lies on its side (portrait screens): columns run downwards. */
  readonly isTurned: boolean;
  /** Names to show above figures, and how visible they are now, 0..1. */
  readonly tags: ReadonlyMap<CharacterId, string>;
  readonly tagAlpha: number;
  /** Whose reactions this person does not want to see. */
  readonly muted: ReadonlySet<CharacterId>;
  /** Whom the watcher follows: they wear the ring of the own figure. */
  readonly followed: CharacterId | null;
}

const SHAKE_CELLS = 0.09;
/** Nearer than this to a bomb's middle one stands on it. */
const ON_BOMB_CELLS = 0.7;
const BOMB_HIGH = 0.28;
const LIGHT_RISE_MS = 90;
/** As a multiple of the glow of one cell. */
const LIGHT_SCALE = 12;

/** Everything that moves in one frame; floor, walls and crates are the painter's still layer. */
export function buildDrawList(view: BoardView, options: DrawOptions): DrawList {
  const items: DrawItem[] = [];
  for (const trace of view.traces) if (trace.type === "blast") pushScorch(items, trace, view.nowMs);
  if (view.finale === null) {
    if (options.showDanger) pushDanger(items, view, options.isCalm);
    pushClosing(items, view, options.isCalm);
  } else pushFinaleLight(items, view.finale, view.nowMs);
  pushPowerups(items, view, options.isCalm);
  for (const bomb of view.bombs) pushBomb(items, bomb, view.nowMs, options.isCalm);
  pushFigures(items, view, options);
  const shake = { x: 0, y: 0 };
  const me = view.figures.find((figure) => figure.isMine);
  for (const trace of view.traces) {
    if (trace.type !== "blast") pushTrace(items, trace, view.nowMs, options.isCalm);
  }
  for (const trace of view.traces) {
    if (trace.type !== "blast") continue;
    pushBlast(items, trace, view.nowMs, options.isCalm);
    if (me === undefined || options.isCalm || options.isSteady) continue;
    const strength = shakeOf(trace, me.x, me.y, view.nowMs) * SHAKE_CELLS;
    shake.x += Math.sin(view.nowMs * 0.11 + trace.x) * strength;
    shake.y += Math.cos(view.nowMs * 0.13 + trace.y) * strength;
  }
  if (view.suddenDeath && !options.isCalm) pushEmbers(items, view.nowMs);
  pushReactions(items, view, options.muted, options.isCalm);
  pushTags(items, view, options);
  return {
    items: options.isTurned ? turnItems(items) : items,
    shakeX: options.isTurned ? shake.y : shake.x,
    shakeY: options.isTurned ? shake.x : shake.y,
    arena: arenaOf(view.seedHash),
    doom: view.suddenDeath ? (options.isCalm ? 0.8 : 0.8 + 0.2 * Math.sin(view.nowMs / 300)) : null,
  };
}

/** A warm light over the board, brightest where the match was decided. */
function pushFinaleLight(items: DrawItem[], finale: Finale, nowMs: number): void {
  const { x, y, atMs } = finale;
  const alpha = 0.5 * Math.min(1, (nowMs - atMs) / LIGHT_RISE_MS);
  items.push({ kind: "sprite", name: "glow", x, y, rise: 0, scale: LIGHT_SCALE, alpha, isLight: true });
}

function burnt(bomb: WorldBomb, nowMs: number): number {
  return Math.min(1, Math.max(0, (nowMs - bomb.lit) / Math.max(1, bomb.due - bomb.lit)));
}

/** Glow and stripes of every cell a bomb will reach, growing as its fuse gets shorter: a shape, so that no eye needs the red. */
function pushDanger(items: DrawItem[], view: BoardView, isCalm: boolean): void {
  for (const { cell, bomb } of view.danger) {
    const done = burnt(bomb, view.nowMs);
    const beat = isCalm ? 0 : 0.05 * Math.sin(view.nowMs / (150 - 90 * done));
    const alpha = 0.19 + 0.19 * done * done + beat * (0.4 + done);
    const x = cellX(cell);
    const y = cellY(cell);
    items.push(
      { kind: "tint", x, y, color: "#ff5d3d", alpha },
      { kind: "sprite", name: "hatch", x, y, rise: 0, scale: 1, alpha: 0.4 + 0.4 * done },
    );
  }
}

/** The next cells to close crack, the soonest the most (OC3). */
function pushClosing(items: DrawItem[], view: BoardView, isCalm: boolean): void {
  view.closing.forEach((cell, order) => {
    const near = 1 - order / (view.closing.length + 0.5);
    const jolt = isCalm ? 0 : Math.sin(view.nowMs / 24 + order * 2) * 0.012 * near;
    items.push(
      { kind: "tint", x: cell.x, y: cell.y, color: "#ff3d55", alpha: 0.16 + 0.3 * near },
      {
        kind: "sprite",
        name: "crack",
        x: cell.x + jolt,
        y: cell.y,
        rise: 0,
        scale: 0.7 + 0.3 * near,
        alpha: 0.45 + 0.55 * near,
      },
    );
  });
}

function pushPowerups(items: DrawItem[], view: BoardView, isCalm: boolean): void {
  for (let cell = 0; cell < view.ground.length; cell++) {
    const kind = view.ground[cell]!;
    if (kind < CELL.POWERUP_BOMB) continue;
    const x = cellX(cell);
    const y = cellY(cell);
    const shown = view.traces.find(
      (trace) => trace.type === "powerup-shown" && trace.x === x && trace.y === y,
    );
    const bob = isCalm ? 0 : Math.sin(view.nowMs / 330 + x * 1.7 + y) * 0.035;
    const scale = shown && !isCalm ? popScale(view.nowMs - shown.atMs) : 1;
    items.push(
      { kind: "sprite", name: "shadow", x, y, rise: -0.33, scale: 0.72 * scale, alpha: 0.8 },
      { kind: "sprite", name: `powerup-${kind}` as SpriteName, x, y, rise: 0.03 + bob, scale, alpha: 1 },
    );
  }
}

function pushBomb(items: DrawItem[], bomb: WorldBomb, nowMs: number, isCalm: boolean): void {
  const done = burnt(bomb, nowMs);
  // Grows over its two seconds, and beats faster and faster.
  const beat = isCalm ? 0 : Math.sin(done * done * 46) * (0.03 + 0.06 * done);
  // While the last blast is shown slowly, bots may put down what is still to come.
  const landing = isCalm ? 1 : Math.min(1, 0.6 + Math.max(0, nowMs - bomb.lit) / 220);
  items.push({
    kind: "bomb",
    x: bomb.x,
    y: bomb.y,
    scale: (isCalm ? 1 : 0.94 + 0.14 * done + beat) * landing,
    fuse: 1 - done,
    heat: done ** 3,
    flicker: isCalm ? 0.5 : 0.5 + 0.5 * Math.sin(nowMs / 28 + bomb.x * 3 + bomb.y),
    color: COLORS[bomb.ownerId],
  });
}

/** How high somebody stands who is on a bomb, in cells: what one has just put down stays in sight. */
function liftOnBomb(bombs: readonly WorldBomb[], { x, y }: { x: number; y: number }): number {
  let lift = 0;
  for (const bomb of bombs) {
    const away = Math.max(Math.abs(bomb.x - x), Math.abs(bomb.y - y));
    if (away < ON_BOMB_CELLS) lift = Math.max(lift, BOMB_HIGH * (1 - (away / ON_BOMB_CELLS) ** 2));
  }
  return lift;
}

function pushFigures(items: DrawItem[], view: BoardView, options: DrawOptions): void {
  const standing = view.figures
    .map((figure) => {
      const stood = figureItem(figure, view.nowMs, options.isCalm);
      const item = stood && { ...stood, lift: stood.lift + liftOnBomb(view.bombs, stood) };
      return item !== null && figure.id === options.followed ? { ...item, isMine: true } : item;
    })
    .filter((item) => item !== null);
  // Whoever stands nearer covers whoever stands behind; the own figure covers an equal.
  const depth = (item: { x: number; y: number; isMine: boolean }): number =>
    (options.isTurned ? item.x : item.y) + (item.isMine ? 0.01 : 0);
  items.push(...standing.sort((a, b) => depth(a) - depth(b)));
}

function pushTags(items: DrawItem[], view: BoardView, options: DrawOptions): void {
  if (options.tagAlpha <= 0) return;
  for (const figure of view.figures) {
    const text = options.tags.get(figure.id);
    if (text === undefined || view.nowMs >= figure.goneAt) continue;
    const color: CharacterColor = figure.color;
    items.push({ kind: "tag", x: figure.x, y: figure.y, text, color, alpha: options.tagAlpha });
  }
}

/** The same items with x and y exchanged; heights above the floor stay heights. */
function turnItems(items: readonly DrawItem[]): DrawItem[] {
  return items.map(turnItem);
}

function turnItem(item: DrawItem): DrawItem {
  const place = { x: item.y, y: item.x };
  if (item.kind === "flame") {
    return { ...item, ...place, left: item.up, right: item.down, up: item.left, down: item.right };
  }
  if (item.kind === "figure") return { ...item, ...place, lookX: item.lookY, lookY: item.lookX };
  return { ...item, ...place };
}
