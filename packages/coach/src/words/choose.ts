// Choice without chance: the same chat and take always give the same words, another take gives others.

/** A number from 0 to 2³²−1 that any change of the text changes (FNV-1a with a final mix). */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/**
 * One of `list` (not empty) by `seed`; each `take` moves one place on, so that neighbouring takes differ wherever
 * the list has more than one entry.
 */
export function choose<T>(list: readonly T[], seed: string, take: number): T {
  const start = hashText(seed) % list.length;
  const place = (start + (take % list.length) + list.length) % list.length;
  return list[place] as T;
}
