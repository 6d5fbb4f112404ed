// The chats that were opened on this page. One that is left goes on; coming back finds it where it is.
import { createStore } from "zustand/vanilla";
import { ThreadSession } from "./thread-session.ts";
import type { SessionPorts } from "./thread-session.ts";

/** All open chats. */
export class Sessions {
  /** Ids of the chats in which an answer is being written. */
  readonly busy = createStore<{ readonly ids: readonly string[] }>(() => ({ ids: [] }));
  readonly #open = new Map<string, ThreadSession>();
  readonly #ports: Omit<SessionPorts, "onBusy">;

  constructor(ports: Omit<SessionPorts, "onBusy">) {
    this.#ports = ports;
  }

  /** The chat of this id; always the same one. */
  of(id: string): ThreadSession {
    const known = this.#open.get(id);
    if (known !== undefined) return known;
    const session = new ThreadSession(id, { ...this.#ports, onBusy: () => this.#countBusy() });
    this.#open.set(id, session);
    return session;
  }

  /** The chat was deleted: a later visit asks the server again. */
  forget(id: string): void {
    this.#open.delete(id);
  }

  #countBusy(): void {
    const ids = [...this.#open.values()].filter((session) => session.isBusy).map(({ id }) => id);
    this.busy.setState({ ids });
  }
}
