// The sentences and intents that help to begin (MC2, MS4). Data only; the words stand with the texts.
import type { Intent } from "@fitil/contracts";
import type { ChatIconName } from "../parts/chat-icon.tsx";

/** The actions menu: each puts its sentence into the box and says what is wanted. */
export const STARTERS = [
  { id: "analyze", intent: "reply", icon: "search" },
  { id: "advice", intent: "confidence", icon: "hello" },
  { id: "rolePlay", intent: "role_play", icon: "masks" },
] as const satisfies readonly { id: string; intent: Intent; icon: ChatIconName }[];

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
