// The face of the package: an embeddable server of the Centrifuge client protocol (JSON and Protobuf, over WebSocket,
// HTTP streaming and SSE).
export { createHub } from "./hub.ts";
export { EMULATION_PATHS } from "./emulation/serve-emulation.ts";
export type {
  AttachOptions,
  EmulationHandler,
  EntryOptions,
  Hub,
  HubOptions,
  HubStats,
  TransportSink,
  TransportSource,
} from "./hub-face.ts";
export type {
  Authenticated,
  ConnectContext,
  HubHooks,
  MaybePromise,
  Published,
  PublishOptions,
  Refreshed,
  Refusal,
  SubscribeContext,
  Subscribed,
  SubscriptionOptions,
  UnsubscribedReason,
} from "./hooks.ts";
export type { Client, ClientInfo } from "./client.ts";
export { CLOSES, ERRORS, UNSUBSCRIBES } from "./codes.ts";
export type { CloseAdvice, ProtocolError, UnsubscribeAdvice } from "./codes.ts";
export { createMemoryBroker } from "./memory-broker.ts";
export { DEFAULT_LIMITS } from "./limits.ts";
export type { HubLimits } from "./limits.ts";
export { systemChance, systemClock } from "./ports.ts";
export type { Cancel, Chance, Clock } from "./ports.ts";
export { asciiJson, RawJson, rawJson } from "./raw-json.ts";
export type {
  Broker,
  BrokerPublish,
  BrokerSink,
  HistoryPage,
  HistoryQuery,
  Publication,
  StreamPosition,
} from "./broker.ts";
