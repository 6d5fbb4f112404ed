// How the figures carry themselves: stride, look, squash. Follows positions and changes none.
import type { CharacterColor, CharacterId, EyeVariant, Orientation } from "@fitil/contracts";
import type { WorldPlayer } from "./world.ts";

/** What the face shows. */
export type FigureViewMood = "normal" | "hit" | "dead" | "win";

/** One figure as it is to be drawn. Changed in place every frame; read it, do not keep it. */
export interface FigureView {
  readonly id: CharacterId;
  readonly color: CharacterColor;
  readonly eyeVariant: EyeVariant;
  /** Cells, with whatever is being smoothed. */
  x: number;
  y: number;
  orientation: Orientation;
  /** Each axis −1..1, runs after the orientation; (0,0) straight at the viewer. */
  look: { x: number; y: number };
  /** Walked distance in cells: the feet follow it. */
  stride: number;
  /** 0 standing … 1 walking: how much the feet swing. */
  swing: number;
  /** Above 0 flat, below 0 tall: about −0.1..0.16. */
  squash: number;
  mood: FigureViewMood;
  isInvincible: boolean;
  /** Local ms of the death or departure; Infinity while on the board. */
  goneAt: number;
  isMine: boolean;
}

const LOOKS: Readonly<Record<Orientation, { x: number; y: number }>> = {
  up: { x: 0, y: -1 },
  down: { x: 0, y: 0.7 },
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
};
/** A figure that has not moved for this long looks at the viewer. */
const IDLE_MS = 1600;
const WINCE_MS = 420;

/** A figure standing where its player is told to be. */
export function createFigure(
  player: WorldPlayer,
  isMine: boolean,
): FigureView & { stillMs: number; bounce: number } {
  return {
    id: player.id,
    color: player.color,
    eyeVariant: player.eyeVariant,
    x: player.x,
    y: player.y,
    orientation: player.orientation,
    look: { x: 0, y: 0 },
    stride: 0,
    swing: 0,
    squash: 0,
    mood: "normal",
    isInvincible: false,
    goneAt: player.goneAt,
    isMine,
    stillMs: IDLE_MS,
    bounce: 0,
  };
}

export type StageFigure = ReturnType<typeof createFigure>;

/** Moves a figure to a new place over `dtMs` and lets stride, look and squash follow. `isWinner` smiles. In place. */
export function carryFigure(
  figure: StageFigure,
  to: { x: number; y: number; orientation: Orientation; moving: boolean },
  player: WorldPlayer,
  isWinner: boolean,
  nowMs: number,
  dtMs: number,
): void {
  const walked = Math.abs(to.x - figure.x) + Math.abs(to.y - figure.y);
  figure.x = to.x;
  figure.y = to.y;
  figure.orientation = to.orientation;
  figure.stride += Math.min(walked, 0.5);
  const wasStill = figure.stillMs > 60;
  figure.stillMs = to.moving ? 0 : figure.stillMs + dtMs;
  // Stopping squashes, starting stretches; both swing out.
  const justStopped = !wasStill && figure.stillMs > 60;
  if (justStopped) figure.bounce = 1;
  else if (wasStill && to.moving) figure.bounce = -0.7;
  figure.bounce *= Math.exp(-dtMs / 90);
  figure.squash = figure.bounce * 0.13;
  figure.swing += ((to.moving ? 1 : 0) - figure.swing) * Math.min(1, dtMs / 70);
  const look = figure.stillMs > IDLE_MS ? { x: 0, y: 0 } : LOOKS[to.orientation];
  const turn = Math.min(1, dtMs / 70);
  figure.look.x += (look.x - figure.look.x) * turn;
  figure.look.y += (look.y - figure.look.y) * turn;
  figure.isInvincible = player.state === "alive" && nowMs < player.invincibleUntil;
  figure.goneAt = player.goneAt;
  figure.mood = moodOf(player, isWinner, nowMs);
}

function moodOf(player: WorldPlayer, isWinner: boolean, nowMs: number): FigureViewMood {
  if (player.state !== "alive") return "dead";
  if (isWinner) return "win";
  return nowMs - player.hitAt < WINCE_MS ? "hit" : "normal";
}
