// A screen whose code is fetched late. Not React's lazy: whatever suspends shows its waiting picture for 300 ms at least,
// and somebody who comes back into a running match has no such time to lose.
import { createElement, useEffect, useState } from "react";
import type { ComponentType, ReactElement } from "react";

/** One late screen; made once, outside of any component. */
export interface LateScreen<Props> {
  /** Fetches the code, once. A failure rejects, and the next call tries again. */
  fetch(): Promise<ComponentType<Props>>;
  /** The screen, if its code is here; never waits. */
  ready(): ComponentType<Props> | null;
}

/** A late screen that `load` brings. */
export function createLateScreen<Props>(load: () => Promise<ComponentType<Props>>): LateScreen<Props> {
  let screen: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;
  const forget = (cause: unknown): never => {
    loading = null;
    throw cause;
  };
  return {
    fetch: () => (loading ??= load().then((loaded) => (screen = loaded), forget)),
    ready: () => screen,
  };
}

/**
 * The late screen with its `props`, or `waiting` until its code is here. Throws while rendering when it cannot be had: an error
 * boundary's business.
 */
export function LateView<Props extends object>(view: {
  readonly late: LateScreen<Props>;
  readonly props: Props;
  readonly waiting: ReactElement;
}): ReactElement {
  const { late } = view;
  const [screen, setScreen] = useState(() => late.ready());
  const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);
  useEffect(() => {
    let isShown = true;
    late.fetch().then(
      (loaded) => isShown && setScreen(() => loaded),
      (cause: unknown) => isShown && setFailure({ cause }),
    );
    return () => {
      isShown = false;
    };
  }, [late]);
  if (failure !== null) throw failure.cause;
  return screen === null ? view.waiting : createElement(screen, view.props);
}

/** Work that can wait until the page has nothing better to do: runs `task` once the browser is idle, or very soon where it cannot tell. */
export function onIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task);
  else setTimeout(task, 200);
}
