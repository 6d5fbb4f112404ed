// Goes to the line that the search has found (MK6): waits until its chat stands there, unfolds what hides it, brings it into sight
// and marks it. Fetched with the palette.
import type { FoundLine } from "@fitil/contracts";
import type { Clock } from "../../../lib/clock.ts";
import { wait } from "../../../lib/clock.ts";
import type { ThreadSession } from "../session/thread-session.ts";

const LOOK_EVERY_MS = 50;
const LOOKS = 100;
/** Rows above get their true heights once they are drawn: the line is brought into sight again. */
const SETTLED_MS = 250;

/** Shows the line of the session's chat; leaves everything as it is where the message is not there any more. */
export async function showLine(session: ThreadSession, line: FoundLine, clock: Clock): Promise<void> {
  const id = line.messageId;
  if (id === undefined) return;
  const look = async <T>(find: () => T | null): Promise<T | null> => {
    for (let left = LOOKS; left > 0; left -= 1) {
      const found = find();
      if (found !== null) return found;
      await wait(clock, LOOK_EVERY_MS);
    }
    return null;
  };
  await look(() => (session.store.getState().phase.is === "loading" ? null : true));
  const isKnown = session.store.getState().tree.messages.has(id);
  // It stands in a version of the talk that is not shown.
  if (isKnown && !session.chat.messages.some((message) => message.id === id)) session.show(id);
  const article = await look(() => document.querySelector<HTMLElement>(`[data-message="${CSS.escape(id)}"]`));
  if (article === null) return;
  article.tabIndex = -1;
  article.focus({ preventScroll: true });
  if (placeOf(article, line.hit) === null) article.querySelector<HTMLElement>("[data-show-all]")?.click();
  for (const restMs of [LOOK_EVERY_MS, SETTLED_MS]) {
    await wait(clock, restMs);
    const place = placeOf(article, line.hit);
    const element = place?.startContainer.parentElement ?? article;
    element.scrollIntoView({ block: place === null ? "start" : "center" });
    // Marked as if by hand: gone with the next tap, and no style of its own.
    getSelection()?.removeAllRanges();
    if (place !== null) getSelection()?.addRange(place);
  }
}

/** Where the words stand in what is shown; null where they do not, or are spread over several texts. */
function placeOf(article: HTMLElement, words: string): Range | null {
  if (words === "") return null;
  const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node !== null; node = texts.nextNode()) {
    const at = (node.nodeValue ?? "").indexOf(words);
    if (at === -1) continue;
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + words.length);
    return range;
  }
  return null;
}
