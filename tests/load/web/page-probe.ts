// What runs inside the page beside the product, put there by the bench before the page's own scripts: the product knows nothing of it.
// It finds the match's store through React's own bookkeeping on the canvas, so that no door for measuring stands open in what people get.

/** One key that was pressed while the own character stood still with free ground ahead. */
export interface KeyAnswer {
  /** Animation frames that ran until the character had moved: 1 = in the very next one; 0 = it never did. */
  readonly frames: number;
  /** From the key's own time stamp to the end of that frame's script, after which the browser paints. */
  readonly ms: number;
}

/** Moments of the newest real-time connection, in the page's own milliseconds; null when they have not come. */
export interface ReturnMoments {
  readonly opened: number | null;
  readonly connected: number | null;
  /** The match's full picture has arrived. */
  readonly told: number | null;
  /** The end of the first frame that drew it. */
  readonly drawn: number | null;
}

export interface PageProbe {
  /** Animation frames since the page opened. */
  frames(): number;
  takeAnswers(): KeyAnswer[];
  moments(): ReturnMoments;
  forgetMoments(): void;
}

declare global {
  interface Window {
    fitilProbe: PageProbe;
  }
}

/** Installs the probe as `window.fitilProbe`. Runs in the page: nothing from outside may be used in it. */
export function installProbe(): void {
  interface Figure {
    readonly isMine: boolean;
    readonly x: number;
    readonly y: number;
  }
  interface Store {
    view(): {
      readonly ground: ArrayLike<number>;
      readonly bombs: readonly { readonly x: number; readonly y: number }[];
      readonly figures: readonly Figure[];
    };
  }
  interface Fiber {
    readonly memoizedProps?: { readonly store?: Store };
    readonly return: Fiber | null;
  }
  const STEPS: Readonly<Record<string, readonly [number, number]>> = {
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
  };
  const PATIENCE_FRAMES = 12;
  let frameCount = 0;
  let waiting: { x: number; y: number; stamp: number; frames: number } | null = null;
  let answers: KeyAnswer[] = [];
  let moments: { -readonly [Key in keyof ReturnMoments]: number | null } = noMoments();
  let known: { canvas: Element; store: Store } | null = null;

  function noMoments(): { opened: null; connected: null; told: null; drawn: null } {
    return { opened: null, connected: null, told: null, drawn: null };
  }

  function findStore(): Store | null {
    if (known?.canvas.isConnected === true) return known.store;
    const canvas = document.querySelector("canvas[data-testid=board]");
    if (canvas === null) return null;
    const key = Object.keys(canvas).find((name) => name.startsWith("__reactFiber$"));
    let fiber = key === undefined ? null : (canvas as unknown as Record<string, Fiber | null>)[key];
    while (fiber && fiber.memoizedProps?.store === undefined) fiber = fiber.return;
    const store = fiber?.memoizedProps?.store;
    known = store ? { canvas, store } : null;
    return store ?? null;
  }

  /** Where the own character stands still and free ground is ahead; null otherwise. */
  function standingBefore([stepX, stepY]: readonly [number, number]): Figure | null {
    const view = findStore()?.view();
    const own = view?.figures.find((figure) => figure.isMine);
    if (view === undefined || own === undefined) return null;
    const x = Math.round(own.x);
    const y = Math.round(own.y);
    if (Math.abs(own.x - x) > 0.001 || Math.abs(own.y - y) > 0.001) return null;
    const ahead = { x: x + stepX, y: y + stepY };
    if (ahead.x < 0 || ahead.x > 16 || ahead.y < 0 || ahead.y > 10) return null;
    const code = view.ground[ahead.y * 17 + ahead.x];
    const isFree = code === 0 || (code !== undefined && code > 3);
    return isFree && !view.bombs.some((bomb) => bomb.x === ahead.x && bomb.y === ahead.y) ? own : null;
  }

  window.addEventListener(
    "keydown",
    (event) => {
      const step = STEPS[event.code];
      const own = step === undefined || event.repeat ? null : standingBefore(step);
      if (own !== null) waiting = { x: own.x, y: own.y, stamp: event.timeStamp, frames: 0 };
    },
    { capture: true },
  );

  const nextFrame = window.requestAnimationFrame.bind(window);
  let countedAt = -1;
  function afterCallback(): void {
    const store = findStore();
    if (store !== null && moments.told !== null) moments.drawn ??= performance.now();
    if (waiting === null || store === null) return;
    const own = store.view().figures.find((figure) => figure.isMine);
    if (own !== undefined && (own.x !== waiting.x || own.y !== waiting.y)) {
      answers.push({ frames: waiting.frames, ms: performance.now() - waiting.stamp });
      waiting = null;
    } else if (waiting.frames >= PATIENCE_FRAMES) {
      answers.push({ frames: 0, ms: performance.now() - waiting.stamp });
      waiting = null;
    }
  }
  window.requestAnimationFrame = (callback) =>
    nextFrame((frameTime) => {
      if (frameTime !== countedAt) {
        countedAt = frameTime;
        if (waiting !== null) waiting.frames += 1;
      }
      callback(frameTime);
      afterCallback();
    });
  const count = (): void => {
    frameCount += 1;
    nextFrame(count);
  };
  nextFrame(count);

  window.WebSocket = class extends window.WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener("open", () => {
        moments = { ...noMoments(), opened: performance.now() };
      });
      this.addEventListener("message", ({ data }) => {
        if (typeof data !== "string") return;
        if (moments.connected === null && data.includes('"connect":{')) moments.connected = performance.now();
        if (moments.told === null && data.includes('"seedHash"')) moments.told = performance.now();
      });
    }
  };

  window.fitilProbe = {
    frames: () => frameCount,
    takeAnswers() {
      const taken = answers;
      answers = [];
      return taken;
    },
    moments: () => ({ ...moments }),
    forgetMoments: () => void (moments = noMoments()),
  };
}
