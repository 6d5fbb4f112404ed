// One at a time for each name, in the order of asking; different names do not wait for each other. Knows nothing else.

export interface Turns {
  /** Runs `task` when everything asked for before under this name has ended, well or badly. */
  take<T>(name: string, task: () => Promise<T>): Promise<T>;
}

/** Makes the turns; a name that nobody waits under is forgotten. */
export function createTurns(): Turns {
  const tails = new Map<string, Promise<unknown>>();
  return {
    take(name, task) {
      const before = tails.get(name) ?? Promise.resolve();
      const mine = before.then(task, task);
      tails.set(name, mine);
      const forget = () => void (tails.get(name) === mine && tails.delete(name));
      mine.then(forget, forget);
      return mine;
    },
  };
}
