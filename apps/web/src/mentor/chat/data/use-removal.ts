// Deleting with a way back (MC1): it is gone at once, and a word at the bottom brings it back.
import { useTranslation } from "react-i18next";
import type { Failure, Result } from "../../../lib/http/http.ts";
import { useToast } from "../parts/toasts.tsx";

export interface Removal {
  /** What the word says. */
  readonly text: string;
  readonly remove: () => Promise<Result<unknown>>;
  readonly restore: () => Promise<Result<unknown>>;
  readonly onRemoved: () => void;
  readonly onRestored: () => void;
}

/** Deletes, and offers to take it back. `refresh` brings the lists up to date. */
export function useRemoval(refresh: () => Promise<void>): (removal: Removal) => Promise<void> {
  const { t } = useTranslation("mentor");
  const toast = useToast();
  const say = (failure: Failure) => toast({ text: failure.message ?? t("chat.failed") });
  const restore = async (removal: Removal) => {
    const restored = await removal.restore();
    if (!restored.ok) return say(restored.failure);
    await refresh();
    removal.onRestored();
  };
  return async (removal) => {
    const result = await removal.remove();
    // What is gone already is gone.
    if (!result.ok && result.failure.status !== 404) return say(result.failure);
    removal.onRemoved();
    toast({ text: removal.text, action: { label: t("chat.undo"), onPress: () => void restore(removal) } });
    await refresh();
  };
}
