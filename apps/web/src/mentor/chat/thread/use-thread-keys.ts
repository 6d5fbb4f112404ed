// The keyboard in a chat: where it types, and the key that stops an answer.
import { useEffect } from "react";
import type { RefObject } from "react";
import type { ComposerHandle } from "../composer/composer.tsx";
import type { ThreadSession } from "../session/thread-session.ts";

/** The box that was written in is gone with the welcome: the chat's own takes the focus over. A thumb needs no keyboard yet. */
export function useFocusedBox(composer: RefObject<ComposerHandle | null>): void {
  useEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    if (isLost && matchMedia("(pointer: fine)").matches) composer.current?.focus();
  }, [composer]);
}

/** Escape stops the answer, unless a dialog, a menu or a form has a use for it first (MC1). */
export function useStopByEscape(busy: boolean, session: ThreadSession): void {
  useEffect(() => {
    if (!busy) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      if (document.querySelector("dialog[open], [popover]:popover-open") !== null) return;
      void session.stop();
    };
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [busy, session]);
}
