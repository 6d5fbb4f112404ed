// Whose turn it is when several want the one reader: addresses share its time evenly, and the people of an address that address's, so
// that nobody's many or heavy pictures keep another one's waiting. Fair queueing as Linux schedules processes (CFS).

/** Who asks: a person, and the address that they ask from. */
export interface Requester {
  readonly userId: string;
  /** As limits see it. */
  readonly address: string;
}

export interface FairQueue<Item extends { readonly requester: Requester }> {
  /** Adds an item; returns the one that has to leave when too many wait: the last of whoever has most waiting. */
  add(item: Item): Item | null;
  /** Takes the item whose turn it is. Null when none waits: the reader rests, and all that was charged is forgotten. */
  next(): Item | null;
  /** The item taken last was served for so long (ms). */
  charge(requester: Requester, servedMs: number): void;
  /** Takes all items. */
  drain(): Item[];
}

/** An empty queue of at most `mostWaiting` items. Equals are served as they came. */
export function createFairQueue<Item extends { readonly requester: Requester }>({
  mostWaiting,
}: {
  readonly mostWaiting: number;
}): FairQueue<Item> {
  let waiting: Item[] = [];
  const addresses = new ServedTime();
  const people = new Map<string, ServedTime>();
  const peopleOf = (address: string) => {
    const known = people.get(address) ?? new ServedTime();
    people.set(address, known);
    return known;
  };
  const addressOf = ({ requester }: Item) => requester.address;
  const personOf = ({ requester }: Item) => requester.userId;
  const take = (item: Item) => {
    waiting = waiting.filter((one) => one !== item);
    return item;
  };
  return {
    add(item) {
      waiting.push(item);
      if (waiting.length <= mostWaiting) return null;
      const ofLongest = longest(longest(waiting, addressOf), personOf);
      return take(ofLongest.at(-1) ?? item);
    },
    next() {
      const first = least(waiting, (item) => addresses.of(addressOf(item)));
      if (first === null) {
        addresses.rest();
        people.clear();
        return null;
      }
      const address = addressOf(first);
      addresses.begin(address);
      for (const known of people.keys()) if (!addresses.remembers(known)) people.delete(known);
      const own = waiting.filter((item) => addressOf(item) === address);
      const item = least(own, (one) => peopleOf(address).of(personOf(one))) ?? first;
      peopleOf(address).begin(personOf(item));
      return take(item);
    },
    charge({ userId, address }, servedMs) {
      addresses.charge(address, servedMs);
      peopleOf(address).charge(userId, servedMs);
    },
    drain: () => waiting.splice(0),
  };
}

/** What a newcomer has ahead of those who are served on and on: about what six screenshots take. */
const NEWCOMERS_AHEAD_MS = 10_000;

/**
 * How long each was served (ms), as virtual time: who comes new, or back, starts at most NEWCOMERS_AHEAD_MS before where the one
 * served last stood. So an idle person's credit is capped, and a debt is gone once the others have been served as much.
 */
class ServedTime {
  readonly #served = new Map<string, number>();
  #now = 0;

  of(key: string): number {
    return Math.max(this.#served.get(key) ?? Number.NEGATIVE_INFINITY, this.#now - NEWCOMERS_AHEAD_MS);
  }

  /** False for whoever stands where a newcomer would. */
  remembers(key: string): boolean {
    return this.#served.has(key);
  }

  begin(key: string): void {
    const served = this.of(key);
    this.#now = Math.max(this.#now, served);
    for (const known of this.#served.keys())
      if (this.of(known) === this.#now - NEWCOMERS_AHEAD_MS) this.#served.delete(known);
    this.#served.set(key, served);
  }

  charge(key: string, ms: number): void {
    this.#served.set(key, this.of(key) + ms);
  }

  rest(): void {
    this.#served.clear();
  }
}

/** The first of those with the least value; null for none. */
function least<Item>(items: readonly Item[], value: (item: Item) => number): Item | null {
  let best: Item | null = null;
  for (const item of items) if (best === null || value(item) < value(best)) best = item;
  return best;
}

/** The items of the key that most have, in their order; of two the one that came later. */
function longest<Item>(items: readonly Item[], keyOf: (item: Item) => string): readonly Item[] {
  const groups = [...Map.groupBy(items, keyOf).values()];
  return groups.reduce((most, group) => (group.length >= most.length ? group : most), []);
}
