// A phone in a match: its screen stays lit, and the page takes all of it. Whatever the device does not offer is left out in silence.

/** What of the page and the device this needs; the browser's own document and navigator fit. */
export interface ScreenPorts {
  readonly page: Pick<Document, "addEventListener" | "removeEventListener"> & {
    readonly hidden: boolean;
    readonly fullscreenElement: unknown;
    readonly documentElement: { requestFullscreen?(options: FullscreenOptions): Promise<void> };
  };
  readonly wakeLock: { request(type: "screen"): Promise<{ release(): Promise<void> }> } | undefined;
  /** Installed, or full screen already: there is nothing to take. */
  readonly isStandalone: boolean;
}

/** Somebody who has left full screen by themselves is not put back into it while this page stands. */
let wasLeft = false;

const nothing = (): void => undefined;

/**
 * Keeps the screen lit until the returned function is called, and fills it from the first touch on (a browser allows it only then). Full screen
 * stays when a match ends, for the next one at the same table.
 */
export function holdScreen({ page, wakeLock, isStandalone }: ScreenPorts): () => void {
  let isHeld = true;
  let lock: { release(): Promise<void> } | null = null;
  let isFilled = page.fullscreenElement !== null;

  async function light(): Promise<void> {
    if (page.hidden || wakeLock === undefined) return;
    const taken = await wakeLock.request("screen");
    if (isHeld) lock = taken;
    else await taken.release();
  }
  // The system takes it away from a hidden page.
  const relight = (): void => void light().catch(nothing);
  const fill = (): void => {
    if (isStandalone || wasLeft || page.fullscreenElement !== null) return;
    page.documentElement.requestFullscreen?.({ navigationUI: "hide" }).catch(nothing);
  };
  const note = (): void => {
    if (isFilled && page.fullscreenElement === null) wasLeft = true;
    isFilled = page.fullscreenElement !== null;
  };
  relight();
  page.addEventListener("visibilitychange", relight);
  page.addEventListener("pointerup", fill);
  page.addEventListener("fullscreenchange", note);
  return () => {
    isHeld = false;
    page.removeEventListener("visibilitychange", relight);
    page.removeEventListener("pointerup", fill);
    page.removeEventListener("fullscreenchange", note);
    lock?.release().catch(nothing);
  };
}
