// Posters that were drawn lately: whoever shares a link into a chat of a hundred people has it drawn once.
import type { LinkCard } from "./link-card.ts";

type Picture = Uint8Array<ArrayBuffer>;

/** 120 KB each. */
const MAX_KEPT = 64;

/** `draw`, asked once for equal cards while they are remembered; one that failed is forgotten at once. */
export function createKeptPosters(
  draw: (card: LinkCard) => Promise<Picture>,
): (card: LinkCard) => Promise<Picture> {
  const kept = new Map<string, Promise<Picture>>();
  return (card) => {
    const key = JSON.stringify([card.poster, card.game?.id]);
    const known = kept.get(key);
    const picture = known ?? draw(card);
    // Looked at last, forgotten last.
    kept.delete(key);
    kept.set(key, picture);
    for (const oldest of kept.keys()) {
      if (kept.size <= MAX_KEPT) break;
      kept.delete(oldest);
    }
    if (known === undefined)
      // Whoever asked for it hears of the failure; the next one has it painted anew.
      picture.catch(() => {
        if (kept.get(key) === picture) kept.delete(key);
      });
    return picture;
  };
}
