// What is left to be seen of things that just happened: splinters, smoke, rings, falling walls. Functions of age alone. Pure.
import type { Trace } from "../store/match-view.ts";
import type { DrawItem, SpriteName } from "./draw-items.ts";

const SPLINTERS = 9;
const SPLINTER_MS = 520;
const BURN_MS = 360;
const TAKE_MS = 420;
/** How long a closing wall falls. */
const DROP_MS = 230;
const DUST_MS = 420;
const WOOD = ["#e3a663", "#c98a4b", "#8f5a2c", "#f0c084"] as const;
const STONE = ["#8b84b4", "#6d6797", "#a9a3cf"] as const;

/** Ring colours of what was picked up, by cell code. */
const POWERUP_COLORS: Readonly<Record<number, string>> = {
  4: "#8fb3ff",
  5: "#ff8a3d",
  6: "#4fd1a5",
  7: "#ff5d73",
};

/** Adds what is still to be seen of one trace at `nowMs`. With `isCalm` only what carries meaning. */
export function pushTrace(into: DrawItem[], trace: Trace, nowMs: number, isCalm: boolean): void {
  const age = nowMs - trace.atMs;
  if (age < 0) return;
  if (trace.type === "crate-broken" && !isCalm) pushChips(into, trace, age, SPLINTER_MS, WOOD);
  else if (trace.type === "powerup-burnt") pushBurnt(into, trace, age);
  else if (trace.type === "powerup-taken") pushTaken(into, trace, age);
  else if (trace.type === "wall" && age < DROP_MS) pushFallingWall(into, trace, isCalm ? 1 : age / DROP_MS);
  else if (trace.type === "wall" && !isCalm) pushChips(into, trace, age - DROP_MS, DUST_MS, STONE);
}

/** How big a power-up is drawn `age` ms after it appeared: pops up from nothing. */
export function popScale(age: number): number {
  if (age >= 260) return 1;
  const t = Math.max(0, age) / 260;
  return 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;
}

function pushChips(
  into: DrawItem[],
  at: { readonly x: number; readonly y: number; readonly atMs: number },
  age: number,
  lifeMs: number,
  colors: readonly string[],
): void {
  if (age >= lifeMs) return;
  const life = age / lifeMs;
  const flown = 1 - (1 - life) ** 2.2;
  const seed = at.x * 131 + at.y * 57 + Math.floor(at.atMs);
  for (let index = 0; index < SPLINTERS; index++) {
    const angle = (index / SPLINTERS + noise(seed, index) * 0.09) * Math.PI * 2;
    const reach = (0.35 + noise(seed, index + 20) * 0.75) * flown;
    const size = 1 - life * 0.55;
    into.push({
      kind: "chip",
      x: at.x + Math.cos(angle) * reach,
      y: at.y + Math.sin(angle) * reach * 0.75,
      rise: 0.42 * Math.sin(Math.min(1, life * 1.15) * Math.PI),
      width: (0.1 + noise(seed, index + 60) * 0.2) * size,
      height: (0.06 + noise(seed, index + 80) * 0.05) * size,
      angle: angle + life * (noise(seed, index + 100) - 0.5) * 14,
      color: colors[index % colors.length]!,
      alpha: 1 - life ** 3,
    });
  }
}

function pushBurnt(into: DrawItem[], at: { x: number; y: number; kind: number }, age: number): void {
  if (age >= BURN_MS) return;
  const life = age / BURN_MS;
  into.push({
    kind: "sprite",
    name: `powerup-${at.kind}` as SpriteName,
    x: at.x,
    y: at.y,
    rise: life * 0.2,
    scale: 1 - life * 0.6,
    alpha: 0.8 * (1 - life),
  });
}

function pushTaken(into: DrawItem[], at: { x: number; y: number; kind: number }, age: number): void {
  if (age >= TAKE_MS) return;
  const life = age / TAKE_MS;
  const out = 1 - (1 - life) ** 3;
  into.push(
    {
      kind: "ring",
      x: at.x,
      y: at.y,
      radius: 0.25 + out * 0.55,
      width: 0.09 * (1 - life),
      color: POWERUP_COLORS[at.kind] ?? "#ffd166",
      alpha: 1 - life,
    },
    {
      kind: "sprite",
      name: `powerup-${at.kind}` as SpriteName,
      x: at.x,
      y: at.y,
      rise: 0.35 + out * 0.55,
      scale: 0.75,
      alpha: 1 - life ** 2,
    },
  );
}

function pushFallingWall(into: DrawItem[], at: { x: number; y: number }, life: number): void {
  const height = (1 - life ** 2) * 1.3;
  into.push(
    { kind: "sprite", name: "floor", x: at.x, y: at.y, rise: 0, scale: 1, alpha: 1 },
    { kind: "tint", x: at.x, y: at.y, color: "#0e0b20", alpha: 0.25 + 0.4 * life },
    { kind: "sprite", name: "wall", x: at.x, y: at.y, rise: height, scale: 1 + height * 0.12, alpha: 1 },
  );
}

// Chance that is the same every time it is asked: so that particles need no memory and a frame is a pure function of time.

/** A number 0..1 (1 excluded) that depends on `seed` and `salt` alone. */
export function noise(seed: number, salt: number): number {
  let mixed = Math.imul((seed | 0) ^ 0x9e3779b9, 0x85ebca6b) + Math.imul(salt + 1, 0xc2b2ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 4294967296;
}
