// The face of the package: an embeddable server of the Centrifuge client protocol (JSON and Protobuf, over WebSocket,
// HTTP streaming and SSE).
export { createHub } from "./hub.ts";
export { EMULATION_PATHS } from "./transport/emulation/serve-emulation.ts";
export type {
  AttachOptions,
  EmulateOptions,
  EmulationHandler,
  EmulationPeers,
  EntryOptions,
} from "./transport/entry-options.ts";
export type { Hub, HubOptions, HubStats } from "./hub-face.ts";
export type { TransportSink, TransportSource } from "./transport/open-in-process.ts";
export type {
  Authenticated,
  ConnectContext,
  HubHooks,
  Published,
  PublishOptions,
  Refreshed,
  Refusal,
  SubscribeContext,
  Subscribed,
  UnsubscribedReason,
} from "./session/hooks.ts";
export type { MaybePromise } from "./schedule/maybe-promise.ts";
export type { SubscriptionOptions } from "./channel/subscription-options.ts";
export type { Client, ClientInfo } from "./protocol/client.ts";
export { CLOSES, ERRORS, UNSUBSCRIBES } from "./protocol/codes.ts";
export type { CloseAdvice, ProtocolError, UnsubscribeAdvice } from "./protocol/codes.ts";
export { createMemoryBroker } from "./broker/memory-broker.ts";
export { createMemoryPresence } from "./broker/presence.ts";
export type { PresenceManager } from "./broker/presence.ts";
export { DEFAULT_LIMITS } from "./session/limits.ts";
export type { HubLimits } from "./session/limits.ts";
export { systemChance, systemClock } from "./schedule/ports.ts";
export type { Cancel, Chance, Clock } from "./schedule/ports.ts";
export { asciiJson, RawJson, rawJson } from "./protocol/raw-json.ts";
export type { Broker, BrokerPublish, BrokerSink, HistoryPage, HistoryQuery } from "./broker/broker.ts";
export type { Publication, StreamPosition } from "./protocol/publication.ts";
