// Practice from wherever somebody waits or wants it: offered once its code is here, shown until they leave it (QP4).
import { useEffect, useState } from "react";
import type { ReactElement } from "react";
import { LazyView } from "../../lib/lazy-screen.ts";
import { practiceScreen } from "./lazy-practice.ts";

export interface Practice {
  /** The match; null while nobody practises. */
  readonly screen: ReactElement | null;
  /** Whether its code is here: without a line it may be missing. */
  readonly isHere: boolean;
  /** Begins, fetching the code where it is missing. False: it cannot be had now. */
  readonly begin: () => Promise<boolean>;
}

/** Practice on this screen; its code is fetched ahead of time while `isWanted`. `waiting` stands until it is shown. */
export function usePractice(isWanted: boolean, waiting: ReactElement): Practice {
  const [isOn, setOn] = useState(false);
  const [isHere, setHere] = useState(() => practiceScreen.ready() !== null);
  useEffect(() => {
    if (!isWanted || isHere) return;
    practiceScreen.fetch().then(
      () => setHere(true),
      () => undefined,
    );
  }, [isWanted, isHere]);
  const begin = async (): Promise<boolean> => {
    try {
      await practiceScreen.fetch();
    } catch {
      // Whoever asked is told that there is no practice without a line.
      return false;
    }
    setHere(true);
    setOn(true);
    return true;
  };
  const props = { onExit: () => setOn(false) };
  return {
    screen: isOn ? <LazyView lazy={practiceScreen} props={props} waiting={waiting} /> : null,
    isHere,
    begin,
  };
}

/** Tells the version gate while a match runs in the page: nothing is reloaded into it. */
export function useBusyPractice(practises: boolean, setBusy: (busy: boolean) => void): void {
  useEffect(() => {
    if (!practises) return;
    setBusy(true);
    return () => setBusy(false);
  }, [practises, setBusy]);
}
