// Plays a tape into a match store: the same store, and so the same drawing, as a running match has. Time is the tape's.
import { createStore } from "zustand/vanilla";
import type { StoreApi } from "zustand/vanilla";
import { createMatchStore } from "../store/match-store.ts";
import type { MatchStore } from "../store/match-view.ts";
import { TAPE_START_MS } from "./tape.ts";
import type { Tape } from "./tape.ts";

/** How fast it can be watched. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

/** What the controls show. Changes while it plays, a few times a second. */
export interface PlaybackState {
  /** Match ms, to a tenth of a second. */
  readonly ms: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
}

/** Somebody watches a tape. */
export interface TapePlayer {
  readonly store: MatchStore;
  readonly state: StoreApi<PlaybackState>;
  /** A frame: `elapsedMs` of the watcher's time have passed. */
  frame(elapsedMs: number): void;
  /** Plays, from the beginning when it stands at its end; or stops. */
  toggle(): void;
  play(): void;
  pause(): void;
  setSpeed(speed: Speed): void;
  /** Goes to a match ms, forwards or back. */
  jump(ms: number): void;
}

/** A store walks at most 100 ms a frame: longer ones are played in steps. */
const STEP_MS = 50;
/** What is still to be seen at a moment (flames, splinters, falls) began at most so long before. */
const LEAD_MS = 1_600;
const SHOWN_STEP_MS = 100;
/** The last fall is watched to its end. */
const AFTER_END_MS = 1_500;

/** A player at the beginning of the tape, standing still. */
export function createTapePlayer(tape: Tape): TapePlayer {
  let nowMs = 0;
  let next = 0;
  const endMs = tape.durationMs + AFTER_END_MS;
  const store = createMatchStore({
    picture: tape.pictureAt(0),
    myId: null,
    publish: () => Promise.resolve(false),
    now: () => TAPE_START_MS + nowMs,
  });
  const state = createStore<PlaybackState>(() => ({ ms: 0, isPlaying: false, speed: 1 }));
  const show = () => {
    const ms = Math.min(tape.durationMs, Math.floor(nowMs / SHOWN_STEP_MS) * SHOWN_STEP_MS);
    if (state.getState().ms !== ms) state.setState({ ms });
  };
  const playTo = (ms: number) => {
    while (nowMs < ms) {
      const to = Math.min(ms, nowMs + STEP_MS);
      for (; next < tape.events.length && tape.events[next]!.atMs <= to; next++) {
        nowMs = Math.max(nowMs, tape.events[next]!.atMs);
        store.receive(tape.events[next]!.event);
      }
      nowMs = to;
      store.frame();
    }
  };
  const jump = (to: number) => {
    const ms = Math.max(0, Math.min(tape.durationMs, to));
    nowMs = Math.max(0, ms - LEAD_MS);
    next = tape.events.findIndex(({ atMs }) => atMs > nowMs);
    if (next < 0) next = tape.events.length;
    store.replace(tape.pictureAt(nowMs));
    store.frame();
    playTo(ms);
    show();
  };
  return {
    store,
    state,
    frame(elapsedMs) {
      const { isPlaying, speed } = state.getState();
      if (!isPlaying) return;
      playTo(Math.min(endMs, nowMs + elapsedMs * speed));
      show();
      if (nowMs >= endMs) state.setState({ isPlaying: false });
    },
    toggle() {
      if (state.getState().isPlaying) this.pause();
      else this.play();
    },
    play() {
      if (nowMs >= tape.durationMs) jump(0);
      state.setState({ isPlaying: true });
    },
    pause: () => state.setState({ isPlaying: false }),
    setSpeed: (speed) => state.setState({ speed }),
    jump,
  };
}
