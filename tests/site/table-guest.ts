// A person at tables, over the real wire: the unmodified centrifuge client and nothing of ours.
import { Centrifuge } from "centrifuge";
import type { Subscription } from "centrifuge";
import type { GameAction, GameEvent, GamePicture, LobbyEvent } from "@fitil/contracts";
import { call } from "./account.ts";
import type { SignedIn } from "./account.ts";

export interface TableGuest {
  readonly person: SignedIn;
  /** Sits down at a table: its lobby, then its game; resolves when both stand. */
  join(roomId: string): Promise<void>;
  /** Publishes an action; a refusal rejects with the protocol's error. */
  act(action: GameAction): Promise<void>;
  /** Resolves with the next event that `wanted` accepts, or that has come already since `join`. */
  event(wanted: (event: GameEvent | LobbyEvent) => boolean): Promise<GameEvent | LobbyEvent>;
  /** Hears every event from now on, corrections too. */
  listen(listener: (event: GameEvent | LobbyEvent) => void): void;
  /** The picture that came with the game channel's subscribe reply. */
  picture(): GamePicture | null;
  close(): void;
}

/** Connects a signed-in person to the site's real-time line. */
export function connectGuest(address: string, person: SignedIn): TableGuest {
  const centrifuge = new Centrifuge(`${address.replace("http", "ws")}/ws`, {
    websocket: globalThis.WebSocket,
    getToken: async () =>
      (await call<{ token: string }>(address, "/api/centrifuge/connection_token", { token: person.token }))
        .token,
  });
  const seen: (GameEvent | LobbyEvent)[] = [];
  const waiting = new Set<() => void>();
  const listeners = new Set<(event: GameEvent | LobbyEvent) => void>();
  const hear = (event: GameEvent | LobbyEvent): void => {
    seen.push(event);
    for (const check of waiting) check();
    for (const listener of listeners) listener(event);
  };
  centrifuge.on("message", ({ data }) => hear(data as GameEvent));
  let room = "";
  let picture: GamePicture | null = null;
  centrifuge.connect();

  const listen = (channel: string): Subscription => {
    const subscription = centrifuge.newSubscription(channel);
    subscription.on("publication", ({ data }) => hear(data as GameEvent | LobbyEvent));
    return subscription;
  };

  return {
    person,
    async join(roomId) {
      room = roomId;
      seen.length = 0;
      for (const channel of [`lobby:state:${roomId}`, `game:state:${roomId}`]) {
        const subscription = listen(channel);
        const ready = new Promise<unknown>((resolve, reject) => {
          subscription.once("subscribed", (context) => resolve(context.data));
          subscription.once("unsubscribed", (context) =>
            reject(new Error(`${channel}: ${context.code} ${context.reason}`)),
          );
        });
        subscription.subscribe();
        const data = await ready;
        if (channel.startsWith("game:")) picture = data as GamePicture | null;
      }
    },
    async act(action) {
      await centrifuge.publish(`game:actions:${room}`, action);
    },
    event(wanted) {
      return new Promise((resolve) => {
        const check = (): void => {
          const found = seen.find(wanted);
          if (!found) return;
          waiting.delete(check);
          resolve(found);
        };
        waiting.add(check);
        check();
      });
    },
    listen: (listener) => void listeners.add(listener),
    picture: () => picture,
    close: () => centrifuge.disconnect(),
  };
}
