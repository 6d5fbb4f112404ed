// A WebSocket that remembers when it last heard anything, because the protocol's client does not tell.
// Must never change what travels.

/** When the last frame came in, in ms of the given clock. */
export interface Hearing {
  lastFrameAt: number;
}

/** A WebSocket class whose sockets note every frame in `hearing`. */
export function listeningWebSocket(hearing: Hearing, now: () => number): typeof WebSocket {
  return class ListeningWebSocket extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      hearing.lastFrameAt = now();
      this.addEventListener("message", () => {
        hearing.lastFrameAt = now();
      });
    }
  };
}
