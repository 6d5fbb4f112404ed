// What a match on this screen takes, offers and shows. Shapes only; match-store.ts makes them.
import type {
  CharacterId,
  GameAction,
  GameEvent,
  GamePicture,
  Orientation,
  PlayerState,
} from "@fitil/contracts";
import type { StoreApi } from "zustand/vanilla";
import type { DangerCell } from "./danger.ts";
import type { MatchHud } from "./hud.ts";
import type { FigureView } from "./stage.ts";
import type { ClientEvent } from "./world-events.ts";
import type { Finale, WorldBomb } from "./world.ts";

/** Something that happened and is still to be seen, with its local time. */
export type Trace = ClientEvent & { readonly atMs: number };

/** What there is to draw. Live: read it within the frame, do not keep it. */
export interface BoardView {
  readonly nowMs: number;
  /** 187 codes without bombs. */
  readonly ground: Uint8Array;
  readonly bombs: readonly WorldBomb[];
  /** Cells that the standing bombs will reach. */
  readonly danger: readonly DangerCell[];
  readonly figures: readonly FigureView[];
  readonly traces: readonly Trace[];
  /** Cells that close next, soonest first; empty until the first wall has told where they come from. */
  readonly closing: readonly { readonly x: number; readonly y: number }[];
  readonly suddenDeath: boolean;
  /** SHA-256 of the seed, hex: what is the same for everybody in this match. */
  readonly seedHash: string;
  /** What decided the match, from then on. */
  readonly finale: Finale | null;
}

/** What the store is made from. */
export interface MatchStoreOptions {
  readonly picture: GamePicture;
  /** null for whoever watches. */
  readonly myId: CharacterId | null;
  /** Says something to the server; false when refused or not sent. */
  readonly publish: (action: GameAction) => Promise<boolean>;
  /** Local milliseconds, never going back. */
  readonly now: () => number;
}

/** One match, until its screen goes. */
export interface MatchStore {
  /** Panels and texts: changes when something happened, not every frame. */
  readonly hud: StoreApi<MatchHud>;
  /** An event of the game's channel, in order. */
  receive(event: GameEvent): void;
  /** A message to this client alone: a correction (PL3). */
  receiveOwn(message: PlayerState): void;
  /** A full picture replaces everything that was believed. */
  replace(picture: GamePicture): void;
  /** Without a line the own player stands: nothing walked now would be believed later. */
  setOnline(isOnline: boolean): void;
  /** Where the player wants to go from the next frame on; null to stand. */
  setDirection(direction: Orientation | null): void;
  /** A bomb on the own cell, if there may be one: seen at once, said to the server (BM1). Returns whether one was put down. */
  placeBomb(): boolean;
  /** One frame: walks, says what is due, moves everybody else on. Call once per animation frame. */
  frame(): void;
  /** What is to be drawn after the last `frame`. */
  view(): BoardView;
  /** Told of everything that happens, at once; returns the way to stop listening. */
  onClientEvent(listener: (clientEvent: ClientEvent) => void): () => void;
}
