// What the painter can be asked to draw. Places and sizes are in cells, times in milliseconds; nothing here knows pixels.
import type { CharacterColor, EyeVariant } from "@fitil/contracts";
import type { Arena } from "./arena.ts";
import type { FigureViewMood } from "../store/stage.ts";

/** Names of the pre-drawn pictures. */
export type SpriteName =
  | "floor"
  | "wall"
  | "shadow"
  | "glow"
  | "crack"
  | "hatch"
  | "scorch"
  | "powerup-4"
  | "powerup-5"
  | "powerup-6"
  | "powerup-7";

/** A pre-drawn picture, centred at (x, y). */
export interface SpriteItem {
  readonly kind: "sprite";
  readonly name: SpriteName;
  readonly x: number;
  readonly y: number;
  /** Height above the floor in cells: upwards on the screen whichever way the board lies. */
  readonly rise: number;
  /** 1 is the picture's own size. */
  readonly scale: number;
  /** 0..1. */
  readonly alpha: number;
  /** Adds light instead of covering. */
  readonly isLight?: boolean;
}

/** A cell washed with a colour. */
export interface TintItem {
  readonly kind: "tint";
  readonly x: number;
  readonly y: number;
  readonly color: string;
  readonly alpha: number;
}

/** A bomb with its fuse. */
export interface BombItem {
  readonly kind: "bomb";
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** Fuse that is left, 1..0. */
  readonly fuse: number;
  /** How red the body glows, 0..1. */
  readonly heat: number;
  /** Flicker of the burning tip, 0..1. */
  readonly flicker: number;
  readonly color: CharacterColor;
}

/** A character. */
export interface FigureItem {
  readonly kind: "figure";
  readonly x: number;
  readonly y: number;
  readonly color: CharacterColor;
  readonly eyeVariant: EyeVariant;
  readonly mood: FigureViewMood;
  readonly blink: boolean;
  /** Each axis −1..1. */
  readonly lookX: number;
  readonly lookY: number;
  /** −1..1: how far the left foot is ahead; already scaled by how much it walks. */
  readonly step: number;
  readonly scaleX: number;
  readonly scaleY: number;
  /** Rise above the floor, in cells. */
  readonly lift: number;
  /** Radians. */
  readonly tilt: number;
  readonly alpha: number;
  /** White shimmer over the body, 0..1. */
  readonly shimmer: number;
  /** A ring at the feet: the own figure, or the one that is followed. */
  readonly isMine: boolean;
  /** Only body and face, without feet and shadow: in a bubble. */
  readonly isHead: boolean;
}

/** The flames of one bomb: arms in cells from its centre. */
export interface FlameItem {
  readonly kind: "flame";
  readonly x: number;
  readonly y: number;
  readonly left: number;
  readonly right: number;
  readonly up: number;
  readonly down: number;
  /** Half the arm's width in cells. */
  readonly width: number;
  readonly alpha: number;
  /** How white the flame still is, 1 at its birth .. 0. */
  readonly flash: number;
  /** Runs on with time and makes the edge lick. */
  readonly phase: number;
}

/** A small bright or solid dot. */
export interface DotItem {
  readonly kind: "dot";
  readonly x: number;
  readonly y: number;
  /** Height above the floor in cells: upwards on the screen whichever way the board lies. */
  readonly rise: number;
  readonly radius: number;
  readonly color: string;
  readonly alpha: number;
}

/** A splinter of wood or stone. */
export interface ChipItem {
  readonly kind: "chip";
  readonly x: number;
  readonly y: number;
  /** Height above the floor in cells: upwards on the screen whichever way the board lies. */
  readonly rise: number;
  readonly width: number;
  readonly height: number;
  /** Radians. */
  readonly angle: number;
  readonly color: string;
  readonly alpha: number;
}

/** A ring that spreads. */
export interface RingItem {
  readonly kind: "ring";
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly width: number;
  readonly color: string;
  readonly alpha: number;
}

/** A name above a figure. */
export interface TagItem {
  readonly kind: "tag";
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly color: CharacterColor;
  readonly alpha: number;
}

export type DrawItem =
  | SpriteItem
  | TintItem
  | BombItem
  | FigureItem
  | FlameItem
  | DotItem
  | ChipItem
  | RingItem
  | TagItem;

/** One frame's picture, back to front. */
export interface DrawList {
  readonly items: readonly DrawItem[];
  /** Shift of the whole board in cells. */
  readonly shakeX: number;
  readonly shakeY: number;
  readonly arena: Arena;
  /** Sudden death: the floor has burnt out, and 0..1 is how bright its edges glow; null before. */
  readonly doom: number | null;
}

/** Whether both lists make the same pixels on the same still board: then nothing needs painting. */
export function isSameFrame(a: DrawList, b: DrawList): boolean {
  return (
    a.items.length === b.items.length &&
    a.shakeX === b.shakeX &&
    a.shakeY === b.shakeY &&
    a.doom === b.doom &&
    a.items.every((item, index) => has(item, b.items[index]!) && has(b.items[index]!, item))
  );
}

/** Whether `item` has everything that `other` has. */
function has(item: DrawItem, other: DrawItem): boolean {
  for (const key in other) if (item[key as "kind"] !== other[key as "kind"]) return false;
  return true;
}
