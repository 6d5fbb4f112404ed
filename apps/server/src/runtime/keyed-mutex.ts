// A mutex for each key, first come first served; different keys do not wait for each other.

export interface KeyedMutex {
  /** Runs `task` when everything asked for before under this key has ended, well or badly. Gives what `task` gives. */
  runExclusive<T>(key: string, task: () => Promise<T>): Promise<T>;
}

/** Nobody holds it yet; a key that nobody waits for is forgotten. */
export function createKeyedMutex(): KeyedMutex {
  const tails = new Map<string, Promise<unknown>>();
  return {
    runExclusive(key, task) {
      const before = tails.get(key) ?? Promise.resolve();
      const mine = before.then(task, task);
      tails.set(key, mine);
      const forget = () => void (tails.get(key) === mine && tails.delete(key));
      mine.then(forget, forget);
      return mine;
    },
  };
}
