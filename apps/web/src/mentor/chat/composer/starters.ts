// The sentences and intents that help to begin (MC2, MS4). Data only; the words stand with the texts.
import type { Intent } from "@fitil/contracts";
import type { ChatIconName } from "../parts/chat-icon.tsx";

/** The actions menu: each puts its sentence into the box and says what is wanted. */
export const STARTERS = [
  { id: "analyze", intent: "reply", icon: "search" },
  // What advice is wanted on, only the whole text tells.
  { id: "advice", intent: null, icon: "hello" },
  { id: "rolePlay", intent: "role_play", icon: "masks" },
] as const satisfies readonly { id: string; intent: Intent | null; icon: ChatIconName }[];

/** The quiet chips: what is wanted, without a sentence. */
export const CHIPS = [
  { intent: "opener", icon: "hello" },
  { intent: "ask_out", icon: "cup" },
  { intent: "confidence", icon: "shield" },
] as const satisfies readonly { intent: Intent; icon: ChatIconName }[];

/** The box after a starter: in place of another starter, otherwise before what is typed. Pure. */
export function withStarter(text: string, starter: string, all: readonly string[]): string {
  const other = all.find((sentence) => text.startsWith(sentence.trimEnd()));
  const typed = other === undefined ? text : text.slice(other.trimEnd().length);
  return `${starter}${typed.trimStart()}`;
}

/**
 * What is wanted once the box holds `after`: an intent that a starter brought goes when its sentence is gone; one that was
 * chosen by a chip stays. Pure.
 */
export function intentAfter(
  intent: Intent | null,
  texts: { readonly before: string; readonly after: string },
  sentences: Readonly<Record<(typeof STARTERS)[number]["id"], string>>,
): Intent | null {
  const starter = STARTERS.find(({ id }) => texts.before.startsWith(sentences[id].trimEnd()));
  if (starter === undefined || starter.intent !== intent) return intent;
  return texts.after.startsWith(sentences[starter.id].trimEnd()) ? intent : null;
}
