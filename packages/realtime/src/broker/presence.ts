// The port to whatever knows who is in a channel, on every process. Apart from the broker: many channels carry publications
// and show nobody, and who is where may be kept elsewhere than what is said.
import type { ClientInfo } from "../protocol/client.ts";
import type { MaybePromise } from "../schedule/maybe-promise.ts";

/** Knows who is where. One suite (`presence.contract.ts`) runs on every implementation. */
export interface PresenceManager {
  /** Puts somebody into a channel, or renews them there (`presenceRefreshMs`): who is not renewed may be forgotten. */
  add(channel: string, info: ClientInfo): MaybePromise<void>;
  /** Takes a connection out of a channel; nothing happens where it is not in it. */
  remove(channel: string, clientId: string): MaybePromise<void>;
  /** Everybody in a channel. */
  list(channel: string): MaybePromise<readonly ClientInfo[]>;
}

/** The presence of a single process: everything at once, nothing survives it. */
export function createMemoryPresence(): PresenceManager {
  const channels = new Map<string, Map<string, ClientInfo>>();
  return {
    add(channel, info) {
      const here = channels.get(channel);
      if (here === undefined) channels.set(channel, new Map([[info.client, info]]));
      else here.set(info.client, info);
    },
    remove(channel, clientId) {
      const here = channels.get(channel);
      here?.delete(clientId);
      if (here?.size === 0) channels.delete(channel);
    },
    list: (channel) => [...(channels.get(channel)?.values() ?? [])],
  };
}
