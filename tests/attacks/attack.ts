// What an attack is: something that a rude stranger, a rude account or the machine does to the running product, on
// loopback, and whether the product holds. One file an attack; all.ts lists them; attacks.test.ts runs the short forms, run.ts the long ones.

/** How much is thrown: `short` takes seconds and runs with every test, `long` is what once did the damage. */
export type Scale = "short" | "long";

/** What came of an attack. */
export interface Verdict {
  /** The product refused it and went on. In the short form never judged by time: that depends on the machine. */
  readonly held: boolean;
  /** What was measured: bytes, counts, milliseconds, with the unit in the name. */
  readonly figures: Readonly<Record<string, number>>;
  /** What broke, when it did not hold. */
  readonly why?: string;
}

/** One attack. */
export interface Attack {
  /** Short and unique, kebab-case: the name in reports and on run.ts's command line. */
  readonly name: string;
  /** What it tries, in one sentence that completes «a stranger …». */
  readonly tries: string;
  /** Starts its own server, attacks it, stops it. Throws only when the attack itself could not be carried out. */
  run(scale: Scale): Promise<Verdict>;
}
