// The box's content as a screen's state that outlives the page (MR3).
import { useCallback, useEffect, useState } from "react";
import { readDraft, writeDraft } from "../../../lib/device/drafts.ts";
import { useServices } from "../../../lib/services.tsx";
import { packDraft, unpackDraft } from "./composer-draft.ts";
import type { ComposerDraft } from "./composer-draft.ts";

/** The draft under `key` and how to change it; another key shows that key's draft at once. */
export function useComposerDraft(
  key: string,
): readonly [draft: ComposerDraft, change: (edit: (draft: ComposerDraft) => ComposerDraft) => void] {
  const { storage } = useServices();
  const read = () => ({ key, draft: unpackDraft(readDraft(storage, key)) });
  const [shown, setShown] = useState(read);
  const here = shown.key === key ? shown : read();
  if (here !== shown) setShown(here);
  useEffect(() => {
    const packed = packDraft(here.draft);
    if (packed !== readDraft(storage, here.key)) writeDraft(storage, here.key, packed);
  }, [storage, here]);
  const change = useCallback(
    (edit: (draft: ComposerDraft) => ComposerDraft) =>
      setShown((now) => ({ key: now.key, draft: edit(now.draft) })),
    [],
  );
  return [here.draft, change];
}
