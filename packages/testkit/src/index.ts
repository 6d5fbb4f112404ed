// For tests and benches only; the product never imports this package.
export { settle, VirtualClock } from "./virtual-clock.ts";
export { createSeededChance } from "./chat-corpus/seeded-chance.ts";
export { ownPort } from "./own-port.ts";
export { bundledServer } from "./server-bundle/bundled-server.ts";
export { startPostgres } from "./postgres.ts";
export type { TestPostgres } from "./postgres.ts";
export { startRedis } from "./redis.ts";
export type { TestRedis } from "./redis.ts";
export { startTcpProxy } from "./tcp-proxy.ts";
export type { TcpProxy } from "./tcp-proxy.ts";
export { startStripeFake } from "./stripe-fake/stripe-fake.ts";
export type { StripeFake } from "./stripe-fake/stripe-fake.ts";
export type { FakeEvent, FakeSession, FakeSubscription } from "./stripe-fake/fake-objects.ts";
export { fakeAdvice } from "./model-fake/fake-answers.ts";
export { startFakeModelServer } from "./model-fake/model-fake.ts";
export type { FakeModelRequest, FakeModelServer, FakeModelStep } from "./model-fake/model-fake.ts";
