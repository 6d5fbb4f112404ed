// A match of bots behind the sign-in card, dimmed (QP4): where motion is welcome and the line can spare it, once nothing else waits.
import { createElement, useEffect, useState } from "react";
import type { ReactElement } from "react";
import { onIdle } from "../../lib/lazy-screen.ts";
import { demoBoard } from "./lazy-practice.ts";

/** The page has been used for so long before anything moves behind it. */
const LATER_MS = 1_500;

interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

function isWelcome(): boolean {
  const isSaving = (navigator as SavingNavigator).connection?.saveData === true;
  return !isSaving && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** The moving picture, or nothing: it is worth no waiting and no word when it cannot be had. */
export function DemoBackdrop(): ReactElement | null {
  const [board, setBoard] = useState(() => (isWelcome() ? demoBoard.ready() : null));
  useEffect(() => {
    if (!isWelcome()) return;
    let isShown = true;
    const show = () =>
      demoBoard.fetch().then(
        (loaded) => isShown && setBoard(() => loaded),
        () => undefined,
      );
    const timer = setTimeout(() => onIdle(() => void show()), LATER_MS);
    return () => {
      isShown = false;
      clearTimeout(timer);
    };
  }, []);
  return board === null ? null : createElement(board);
}
