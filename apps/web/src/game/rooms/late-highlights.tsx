// The top of the ladder and the last game, fetched after the list is there: nobody waits for them.
import { lazy, Suspense } from "react";
import type { ReactElement } from "react";

const Highlights = lazy(async () => {
  const [{ HighlightsPanel }, { loadLateTexts }] = await Promise.all([
    import("./highlights.tsx"),
    import("../../i18n/load-late.ts"),
  ]);
  await loadLateTexts("people");
  return { default: HighlightsPanel };
});

/** The panel; nothing until its code is here. */
export function LateHighlights(): ReactElement {
  return (
    <Suspense fallback={null}>
      <Highlights />
    </Suspense>
  );
}
