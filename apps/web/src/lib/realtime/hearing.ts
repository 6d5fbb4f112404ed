// Transports that remember when they last heard anything, because the protocol's client does not tell.
// Must never change what travels.

/** When something last came in, in ms of the given clock. */
export interface Hearing {
  lastFrameAt: number;
  /** Where WebSockets are dialled in place of the site's own address, or null. */
  line: string | null;
  /** Does a lost line count at once? */
  isWatched: boolean;
}

/** What the client library builds its transports from; each notes in `hearing` whatever comes in. WebSockets go to `hearing.line` where there is one. */
export function listeningTransports(hearing: Hearing, now: () => number) {
  const heard = (): void => {
    hearing.lastFrameAt = now();
  };
  return {
    websocket: listeningWebSocket(heard, hearing),
    eventsource: listeningEventSource(heard),
    fetch: listeningFetch(heard),
  };
}

function listeningWebSocket(heard: () => void, hearing: Hearing): typeof WebSocket {
  return class ListeningWebSocket extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(hearing.line ?? url, protocols);
      heard();
      this.addEventListener("message", heard);
    }
  };
}

function listeningEventSource(heard: () => void): typeof EventSource {
  return class ListeningEventSource extends EventSource {
    constructor(url: string | URL, init?: EventSourceInit) {
      super(url, init);
      heard();
      this.addEventListener("message", heard);
    }
  };
}

function listeningFetch(heard: () => void): typeof fetch {
  return async (...request) => {
    const response = await fetch(...request);
    // Only the stream is worth hearing; and Chromium gives an empty body to a 204, which no other response may take over.
    if (response.body === null || response.status !== 200) return response;
    const body = response.body.pipeThrough(
      new TransformStream<Uint8Array, Uint8Array>({
        transform(chunk, out) {
          heard();
          out.enqueue(chunk);
        },
      }),
    );
    return new Response(body, response);
  };
}
