// Everything that lies over a match, in one: the end, the fall, the question before leaving, and what is heard and read out. Comes after the
// board itself.
import type { ReactElement } from "react";
import type { CharacterId } from "@fitil/contracts";
import type { MatchHud } from "../store/hud.ts";
import type { MatchStore } from "../store/match-view.ts";
import { Announcer } from "./announcer.tsx";
import { EndCard } from "./end-card.tsx";
import { FallenBar } from "./fallen-bar.tsx";
import { LeaveDialog } from "./leave-dialog.tsx";
import { MatchMusic, MatchSounds } from "./sounds.tsx";
import { useEffect } from "react";
import { holdScreen } from "./hold-screen.ts";

/** What the screen says of an end: nothing yet, that one fell while others play on, or that the match is over. */
export type Ending =
  | { readonly kind: "none" }
  | { readonly kind: "fallen"; readonly watchOn: () => void }
  | {
      readonly kind: "ended";
      /** Until the way back is taken by itself; null when the person has asked to stay. */
      readonly secondsLeft: number | null;
      readonly stay: () => void;
    };

/** What lies over a match. */
export interface OverlayProps {
  readonly store: MatchStore;
  /** null watches. */
  readonly myId: CharacterId | null;
  /** The store's local milliseconds. */
  readonly now: () => number;
  readonly hud: MatchHud;
  readonly ending: Ending;
  /** Chips from each; 0 at a free table. */
  readonly stake: number;
  /** Chips of whoever is signed in; null while unknown. */
  readonly balance: number | null;
  readonly isCalm: boolean;
  readonly isTouch: boolean;
  readonly onReturn: () => void;
  readonly onAgain: (() => void) | null;
  /** Has watched, and may sit down for the next game (SP1). */
  readonly isWatcher: boolean;
  readonly isPractice: boolean;
  /** What leaving now costs, asked about until one of the two is called; null while nobody wants to leave. */
  readonly leaving: {
    readonly isRated: boolean;
    readonly onStay: () => void;
    readonly onLeave: () => void;
  } | null;
}

/** What lies over the match right now, often nothing. */
export function Overlay(props: OverlayProps): ReactElement {
  const { hud, ending, leaving } = props;
  return (
    <>
      {ending.kind === "fallen" && <FallenBar {...props} onWatchOn={ending.watchOn} />}
      {ending.kind === "ended" && (
        <EndCard {...props} secondsLeft={ending.secondsLeft} onStay={ending.stay} />
      )}
      {props.isTouch && <PhoneScreen />}
      <Announcer store={props.store} myId={props.myId} />
      <MatchSounds store={props.store} myId={props.myId} now={props.now} />
      {hud.phase === "playing" && <MatchMusic />}
      {leaving !== null && ending.kind !== "ended" && <LeaveDialog stake={props.stake} {...leaving} />}
    </>
  );
}

// Holds a phone's screen while a match is shown on it.

const INSTALLED = "(display-mode: standalone), (display-mode: fullscreen)";

/** Keeps the screen lit and filled while it is shown; draws nothing. For screens that are touched. */
function PhoneScreen(): null {
  useEffect(
    () =>
      holdScreen({
        page: document,
        wakeLock: navigator.wakeLock as WakeLock | undefined,
        isStandalone: matchMedia(INSTALLED).matches,
      }),
    [],
  );
  return null;
}
