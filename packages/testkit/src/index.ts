// For tests and benches only; the product never imports this package.
export { settle, VirtualClock } from "./virtual-clock.ts";
export { startPostgres } from "./postgres.ts";
export type { TestPostgres } from "./postgres.ts";
