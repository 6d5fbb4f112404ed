// Flames, sparks, smoke and the shake of one explosion, as functions of its age; and the embers of sudden death. Pure.
import { BOARD_HEIGHT, BOARD_WIDTH } from "@fitil/engine";
import type { DrawItem } from "./draw-items.ts";
import { noise } from "./trace-items.ts";
import { EXPLOSION_SHOWN_MS } from "../../../lib/screen-times.ts";

/** One explosion as it was told. */
export interface Blast {
  readonly x: number;
  readonly y: number;
  readonly cells: readonly { readonly x: number; readonly y: number }[];
  readonly atMs: number;
}

/** Full length within two frames: what a blast reaches is seen before anybody can walk into it. */
const GROW_MS = 30;
const FLASH_MS = 110;
const SMOKE_FROM_MS = 260;
const SMOKE_MS = 1_000;
const PUFFS = 4;
const SCORCH_MS = 1_500;
const EMBERS = 18;
const EMBER_MS = 2_600;
const SPARKS = 9;
const SHAKE_MS = 260;
const SHAKE_REACH_CELLS = 6;
const SPARK_COLORS = ["#ffd166", "#ff8a3d", "#fff1c9"] as const;

/** Reach of the arms from the centre, in cells. */
function armsOf(blast: Blast): { left: number; right: number; up: number; down: number } {
  const arms = { left: 0, right: 0, up: 0, down: 0 };
  for (const cell of blast.cells) {
    if (cell.y === blast.y) {
      arms.left = Math.max(arms.left, blast.x - cell.x);
      arms.right = Math.max(arms.right, cell.x - blast.x);
    } else {
      arms.up = Math.max(arms.up, blast.y - cell.y);
      arms.down = Math.max(arms.down, cell.y - blast.y);
    }
  }
  return arms;
}

/** Adds an explosion's flames and sparks at `nowMs` to `into`; nothing once it is over. `isCalm` leaves the sparks out. */
export function pushBlast(into: DrawItem[], blast: Blast, nowMs: number, isCalm: boolean): void {
  const age = nowMs - blast.atMs;
  if (age < 0) return;
  if (!isCalm) pushSmoke(into, blast, age);
  if (age >= EXPLOSION_SHOWN_MS) return;
  const grown = Math.min(1, age / GROW_MS);
  const left = 1 - Math.max(0, age - GROW_MS) / (EXPLOSION_SHOWN_MS - GROW_MS);
  const seed = blast.x * 31 + blast.y * 17 + Math.floor(blast.atMs);
  // PERF: a light on every other cell of an arm is as bright to the eye, and half the work.
  for (const cell of blast.cells) {
    if ((cell.x - blast.x + cell.y - blast.y) % 2 !== 0) continue;
    into.push({
      kind: "sprite",
      name: "glow",
      x: cell.x,
      y: cell.y,
      rise: 0,
      scale: 1.3,
      alpha: 0.62 * left * grown,
      isLight: true,
    });
  }
  const arms = armsOf(blast);
  into.push({
    kind: "flame",
    x: blast.x,
    y: blast.y,
    left: arms.left * grown,
    right: arms.right * grown,
    up: arms.up * grown,
    down: arms.down * grown,
    width: 0.44 * (0.35 + 0.65 * grown) * left ** 0.55,
    alpha: Math.min(1, left * 2.2),
    flash: Math.max(0, 1 - age / FLASH_MS),
    phase: isCalm ? 0 : nowMs / 46 + seed,
  });
  if (!isCalm) pushSparks(into, blast, age, seed);
}

function pushSparks(into: DrawItem[], blast: Blast, age: number, seed: number): void {
  const life = age / EXPLOSION_SHOWN_MS;
  for (let index = 0; index < SPARKS; index++) {
    const angle = noise(seed, index) * Math.PI * 2;
    const reach = (0.5 + noise(seed, index + 40) * 1.3) * (1 - (1 - life) ** 2.4);
    into.push({
      kind: "dot",
      x: blast.x + Math.cos(angle) * reach,
      y: blast.y + Math.sin(angle) * reach * 0.9,
      rise: 0.25 * Math.sin(life * Math.PI),
      radius: 0.05 * (1 - life) + 0.012,
      color: SPARK_COLORS[index % SPARK_COLORS.length]!,
      alpha: 1 - life ** 2,
    });
  }
}

/** How much a blast shakes whoever stands at (`x`, `y`), 0..1; falls with age and distance. */
export function shakeOf(blast: Blast, x: number, y: number, nowMs: number): number {
  const age = nowMs - blast.atMs;
  if (age < 0 || age >= SHAKE_MS) return 0;
  const distance = Math.hypot(blast.x - x, blast.y - y);
  return Math.max(0, 1 - distance / SHAKE_REACH_CELLS) * (1 - age / SHAKE_MS) ** 2;
}

/** Adds the dark spot that a blast leaves on the floor; fades, and lies under whatever stands there. */
export function pushScorch(into: DrawItem[], blast: Blast, nowMs: number): void {
  const age = nowMs - blast.atMs;
  if (age < 0 || age >= SCORCH_MS) return;
  const { x, y } = blast;
  into.push({ kind: "sprite", name: "scorch", x, y, rise: 0, scale: 1, alpha: 0.75 * (1 - age / SCORCH_MS) });
}

function pushSmoke(into: DrawItem[], blast: Blast, age: number): void {
  const life = (age - SMOKE_FROM_MS) / (SMOKE_MS - SMOKE_FROM_MS);
  if (life < 0 || life >= 1) return;
  const seed = blast.x * 71 + blast.y * 29 + Math.floor(blast.atMs);
  for (let index = 0; index < PUFFS; index++) {
    const aside = (noise(seed, index) - 0.5) * (0.5 + 0.3 * life);
    into.push({
      kind: "dot",
      x: blast.x + aside,
      y: blast.y,
      rise: 0.1 + (0.35 + noise(seed, index + 7) * 0.5) * life,
      radius: 0.13 + 0.16 * life,
      color: "#6b6480",
      alpha: 0.3 * (1 - life) ** 1.4,
    });
  }
}

/** Adds the sparks that rise from the burnt floor in sudden death. */
export function pushEmbers(into: DrawItem[], nowMs: number): void {
  for (let index = 0; index < EMBERS; index++) {
    const runs = nowMs / EMBER_MS + noise(index, 3);
    const life = runs % 1;
    const place = Math.floor(runs) * 13 + index;
    into.push({
      kind: "dot",
      x: noise(place, 1) * (BOARD_WIDTH - 1) + Math.sin(life * 7 + index) * 0.12,
      y: noise(place, 2) * (BOARD_HEIGHT - 1),
      rise: life * 1.1,
      radius: 0.045 * (1 - life) + 0.012,
      color: "#ff9a4d",
      alpha: 0.85 * Math.sin(life * Math.PI),
    });
  }
}
