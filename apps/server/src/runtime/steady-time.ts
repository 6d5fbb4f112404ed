// The time matches and connections live by: right when the process starts, and then only as fast as time passes. Setting the
// host's clock, by hand or by a time server, must not end a match early or call every connection silent.

/**
 * A source of whole milliseconds since 1970 that never jumps. Reads the wall clock once, now.
 * @param wallNow milliseconds since 1970, may jump later
 * @param elapsed milliseconds since some fixed moment, only forward; fractions are fine
 */
export function createSteadyNow(wallNow: () => number, elapsed: () => number): () => number {
  const zero = wallNow() - elapsed();
  return () => Math.floor(zero + elapsed());
}
