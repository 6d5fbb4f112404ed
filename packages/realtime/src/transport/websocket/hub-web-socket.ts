// A WebSocket of ws's whose closings go by the hub. ws answers a broken rule and the far end's close by itself; the hub
// has to hear of both before the answer leaves, to send what waits and to give the reason that RT33 asks for.
import { WebSocket } from "ws";

/** Who hears of closings that ws decides on. Each at most once, and not after `finish`. */
export interface ClosingListener {
  /** The far end broke a rule of RFC 6455, which is worth this code. Has to call `finish`. */
  broken(code: number): void;
  /** The far end wants to close; ws answers in kind. 1005 = without a code. */
  concluded(code: number, reason: string): void;
}

/** What ws makes of a handshake for the hub. */
export class HubWebSocket extends WebSocket {
  #listener: ClosingListener | undefined;

  /** Tells `listener` of closings from now on. */
  tell(listener: ClosingListener): void {
    this.#listener = listener;
  }

  /** Called by ws: with a code alone when a rule was broken, otherwise with what the far end's close frame held. */
  override close(code?: number, reason?: string | Buffer): void {
    const listener = this.#listener;
    if (listener === undefined || this.readyState !== WebSocket.OPEN) super.close(code, reason);
    else if (code !== undefined && reason === undefined) listener.broken(code);
    else {
      listener.concluded(code ?? 1005, String(reason ?? ""));
      super.close(code, reason);
    }
  }

  /** The hub's own close: its frame leaves behind what was written. */
  finish(code: number, reason: string): void {
    super.close(code, reason);
  }
}
