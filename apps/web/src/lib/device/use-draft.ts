// A half-written message as a screen's state that outlives the page.
import { useCallback, useState } from "react";
import { readDraft, writeDraft } from "./drafts.ts";
import { useServices } from "../services.tsx";

/**
 * The draft under `key` (a chat's id, or "new") and how to change it; an empty text forgets it. Another key shows that key's draft
 * at once (MR3).
 */
export function useDraft(key: string): readonly [text: string, change: (text: string) => void] {
  const { storage } = useServices();
  const [shown, setShown] = useState(() => ({ key, text: readDraft(storage, key) }));
  const draft = shown.key === key ? shown : { key, text: readDraft(storage, key) };
  if (draft !== shown) setShown(draft);
  const change = useCallback(
    (text: string) => {
      writeDraft(storage, key, text);
      setShown({ key, text });
    },
    [storage, key],
  );
  return [draft.text, change];
}
