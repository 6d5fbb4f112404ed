// How a hook is named to the person. Shapes only. A verbatim word of the chat stands only where its case is right: after
// «про» when it is the accusative anyway. Everything else is the topic's own form beside a piece of their sentence.

/** Where a hook comes from. */
export type HookGround = "theirs" | "mine" | "notes" | "profile" | "context";

export interface HookLines {
  /** {hook}: the word as it stands, right after «про» or “about”. */
  readonly named: readonly string[];
  /** {about}: the topic's own form («про сноуборд»); {words}: the piece of the chat it was found in. */
  readonly told: readonly string[];
  /** {words}: no topic is known; no case may be asked of them. */
  readonly words: readonly string[];
}

export type HookTelling = Readonly<Record<HookGround | "best", HookLines>>;
