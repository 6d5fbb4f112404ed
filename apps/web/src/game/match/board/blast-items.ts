// Flames, sparks and the shake of one explosion, as a function of its age. Pure.
import { EXPLOSION_SHOWN_MS } from "@fitil/contracts";
import type { DrawItem } from "./draw-items.ts";
import { noise } from "./noise.ts";

/** One explosion as it was told. */
export interface Blast {
  readonly x: number;
  readonly y: number;
  readonly cells: readonly { readonly x: number; readonly y: number }[];
  readonly atMs: number;
}

const GROW_MS = 70;
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
  if (age < 0 || age >= EXPLOSION_SHOWN_MS) return;
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
