// Answers that come at once or later, handled alike without making a promise where there is none.

/** An answer now or later. */
export type MaybePromise<T> = T | Promise<T>;

/** Is this an answer that comes later? */
export function isLater<T>(value: MaybePromise<T>): value is Promise<T> {
  return typeof value === "object" && value !== null && typeof (value as Promise<T>).then === "function";
}

/** Goes on with `proceed` when the value is there: at once if it is there already. */
export function andThen<T, U>(
  value: MaybePromise<T>,
  proceed: (value: T) => MaybePromise<U>,
): MaybePromise<U> {
  return isLater(value) ? value.then(proceed) : proceed(value);
}
