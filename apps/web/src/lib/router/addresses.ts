// Where the page is, and steps from one address to another without a new page. Knows no route and no screen.

/** The present address. A new object with every step, the same one in between. */
export interface Address {
  readonly pathname: string;
  /** With its `?`, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
  /** What the step brought along. */
  readonly state: unknown;
  /** How one came here: by a step forward, in place of another address, or by the browser's own buttons (and at first). */
  readonly by: "push" | "replace" | "pop";
}

/** The browser's history, as far as it is needed. */
export interface HistoryPorts {
  readonly href: () => string;
  readonly state: () => unknown;
  readonly push: (url: string, state: unknown) => void;
  readonly replace: (url: string, state: unknown) => void;
  /** Hears of steps by the browser's own buttons; returns how to stop. */
  readonly onPop: (listener: () => void) => () => void;
}

export interface StepOptions {
  /** Without an entry in the history. */
  readonly replace?: boolean;
  readonly state?: unknown;
}

export interface Addresses {
  readonly get: () => Address;
  /** Goes to an address of this site; a step to where one is leaves no second entry behind. */
  go(to: string, options?: StepOptions): void;
  /** Hears of every step; returns how to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Follows the given history from now on. */
export function createAddresses(ports: HistoryPorts): Addresses {
  const read = (by: Address["by"]): Address => {
    const { pathname, search, hash } = new URL(ports.href());
    return { pathname, search, hash, state: ports.state(), by };
  };
  let address = read("pop");
  const listeners = new Set<() => void>();
  const arrive = (by: Address["by"]) => {
    address = read(by);
    for (const listener of listeners) listener();
  };
  ports.onPop(() => arrive("pop"));
  return {
    get: () => address,
    go(to, { replace = false, state = null } = {}) {
      const here = ports.href();
      const url = new URL(to, here).href;
      const by = replace || url === here ? "replace" : "push";
      ports[by](url, state);
      arrive(by);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The browser's history. */
export function browserHistory(): HistoryPorts {
  return {
    href: () => location.href,
    state: () => history.state as unknown,
    push: (url, state) => history.pushState(state, "", url),
    replace: (url, state) => history.replaceState(state, "", url),
    onPop(listener) {
      addEventListener("popstate", listener);
      return () => removeEventListener("popstate", listener);
    },
  };
}
