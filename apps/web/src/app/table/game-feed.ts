// Carries a table's game from the line to the game screen. The screen is fetched late: what happens between the
// picture and its first look is kept, in order, and handed over then.
import type { GameEvent, GamePicture, PlayerState } from "@fitil/contracts";

export interface GameFeed {
  /** Hands an event on, or keeps it until somebody listens. */
  push(event: GameEvent): void;
  /** A new full picture: what was kept before it is worthless. */
  picture(picture: GamePicture | null): void;
  ownMessage(message: PlayerState): void;
  /** Forgets what was kept. */
  clear(): void;
  onGameEvent(handler: (event: GameEvent) => void): () => void;
  onPicture(handler: (picture: GamePicture | null) => void): () => void;
  onOwnMessage(handler: (message: PlayerState) => void): () => void;
}

/** An empty feed. */
export function createGameFeed(): GameFeed {
  const events = new Set<(event: GameEvent) => void>();
  const pictures = new Set<(picture: GamePicture | null) => void>();
  const messages = new Set<(message: PlayerState) => void>();
  let kept: GameEvent[] = [];
  return {
    push(event) {
      if (events.size === 0) kept.push(event);
      for (const handler of events) handler(event);
    },
    picture(picture) {
      kept = [];
      for (const handler of pictures) handler(picture);
    },
    ownMessage(message) {
      for (const handler of messages) handler(message);
    },
    clear() {
      kept = [];
    },
    onGameEvent(handler) {
      events.add(handler);
      const missed = kept;
      kept = [];
      for (const event of missed) handler(event);
      return () => events.delete(handler);
    },
    onPicture(handler) {
      pictures.add(handler);
      return () => pictures.delete(handler);
    },
    onOwnMessage(handler) {
      messages.add(handler);
      return () => messages.delete(handler);
    },
  };
}
