// Running totals of one hub: plain numbers that are cheap to raise on the hot path.

/** Mutable totals; `HubStats` is a reading of them. */
export interface Counters {
  framesIn: number;
  framesOut: number;
  bytesIn: number;
  bytesOut: number;
  commands: number;
  deliveries: number;
  rateLimited: number;
  refusedConnections: number;
  readonly closesByCode: Map<number, number>;
}

/** All at zero. */
export function createCounters(): Counters {
  return {
    framesIn: 0,
    framesOut: 0,
    bytesIn: 0,
    bytesOut: 0,
    commands: 0,
    deliveries: 0,
    rateLimited: 0,
    refusedConnections: 0,
    closesByCode: new Map(),
  };
}
