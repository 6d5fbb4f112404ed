// A screen whose code is fetched when it is wanted. Not React's lazy: whatever suspends shows its waiting picture for 300 ms at least,
// and somebody who comes back into a running match has no such time to lose.
import { createElement, useEffect, useState } from "react";
import type { ComponentType, ReactElement } from "react";

/** One lazy screen; made once, outside of any component. */
export interface LazyScreen<Props> {
  /** Fetches the code, once. A failure rejects, and the next call tries again. */
  fetch(): Promise<ComponentType<Props>>;
  /** The screen, if its code is here; never waits. */
  ready(): ComponentType<Props> | null;
}

/** A lazy screen that `load` brings. */
export function createLazyScreen<Props>(load: () => Promise<ComponentType<Props>>): LazyScreen<Props> {
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
 * The lazy screen with its `props`, or `waiting` until its code is here. Throws while rendering when it cannot be had: an error
 * boundary's business.
 */
export function LazyView<Props extends object>(view: {
  readonly lazy: LazyScreen<Props>;
  readonly props: Props;
  readonly waiting: ReactElement;
}): ReactElement {
  const { lazy } = view;
  const [screen, setScreen] = useState(() => lazy.ready());
  const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null);
  useEffect(() => {
    let isShown = true;
    lazy.fetch().then(
      (loaded) => isShown && setScreen(() => loaded),
      (cause: unknown) => isShown && setFailure({ cause }),
    );
    return () => {
      isShown = false;
    };
  }, [lazy]);
  if (failure !== null) throw failure.cause;
  return screen === null ? view.waiting : createElement(screen, view.props);
}

/** Work that can wait until the page has nothing better to do: runs `task` once the browser is idle, or very soon where it cannot tell. */
export function onIdle(task: () => void): void {
  if (typeof requestIdleCallback === "function") requestIdleCallback(task);
  else setTimeout(task, 200);
}
