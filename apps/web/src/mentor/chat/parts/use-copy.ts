// Copies a text and says for a moment that it did.
import { useEffect, useState } from "react";
import { useServices } from "../../../lib/services.tsx";

const SAID_MS = 1_800;

export type CopyState = "idle" | "copied" | "failed";

/** What became of the last copy, and how to copy. Where the browser forbids it, the state is "failed". */
export function useCopy(): readonly [CopyState, (text: string) => void] {
  const { clock } = useServices();
  const [state, setState] = useState<CopyState>("idle");
  useEffect(() => {
    if (state !== "idle") return clock.after(SAID_MS, () => setState("idle"));
  }, [state, clock]);
  const copy = (text: string): void => {
    // Without https the browser has no clipboard at all.
    const done =
      (navigator.clipboard as Clipboard | undefined)?.writeText(text) ?? Promise.reject(new Error("none"));
    done.then(
      () => setState("copied"),
      () => setState("failed"),
    );
  };
  return [state, copy];
}
