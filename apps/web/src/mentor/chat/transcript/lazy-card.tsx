// The card that corrects a transcript comes after everything one sees at first: fetched as soon as there is a box to bring a
// screenshot to.
import { useEffect } from "react";
import type { ReactElement } from "react";
import { createLazyScreen, LazyView } from "../../../lib/lazy-screen.ts";
import type { TranscriptCardProps } from "./transcript-card.tsx";

const CARD = createLazyScreen<TranscriptCardProps>(
  async () => (await import("./transcript-card.tsx")).TranscriptCard,
);

/** Fetches the card's code, so that nobody waits for it later. */
export function useCardSoon(): void {
  useEffect(() => {
    // A person who needs the card while this fails is told then.
    CARD.fetch().catch(() => undefined);
  }, []);
}

/** The card; nothing until its code is here. */
export function LazyTranscriptCard(props: TranscriptCardProps): ReactElement {
  return <LazyView lazy={CARD} props={props} waiting={<></>} />;
}
