// How a drawn messenger looks: structure as options, colours and shapes as its own stylesheet.

export type CorpusFont = "Inter" | "Roboto" | "Open Sans" | "Noto Sans" | "Nunito" | "Rubik";

export interface ChatTheme {
  readonly id: string;
  /** Held-out themes judge the reader: their pictures were not looked at while it was tuned, only their scores. */
  readonly split: "tuning" | "held-out";
  /** CSS pixels and device pixels per CSS pixel. */
  readonly screen: { readonly width: number; readonly height: number; readonly scale: number };
  readonly font: CorpusFont;
  /** Where a message's time stands: in the bubble, below it, beside it, on a line between messages, or nowhere. */
  readonly time: "inside" | "under" | "beside" | "between" | "none";
  /** Read ticks after the time of one's own messages. */
  readonly ticks: boolean;
  readonly avatars: boolean;
  /** A quote inside the bubble behind a bar, inside on a tint, or as a small bubble above. */
  readonly quote: "bar" | "tint" | "above";
  /** Reactions on the lower edge, on the upper corner, or inside below the text. */
  readonly reaction: "edge" | "corner" | "inside";
  /** «Прочитано» below one's last message. */
  readonly readLine: boolean;
  /** Bubbles end in a tail, the last of a group. */
  readonly tails?: boolean;
  /** «Доставлено» or «Прочитано 9:41» below one's own last message, wherever that stands. */
  readonly receipt?: boolean;
  /** Three dots in a bubble where the other one is writing. */
  readonly typing?: boolean;
  /** A button beside each group of the other one's messages. */
  readonly likes?: boolean;
  /** The talk goes on in both languages. */
  readonly mixed?: boolean;
  /** Share of messages that answer a quoted one, 0–1; a tenth without it. */
  readonly quotes?: number;
  /** A browser's own strip of tabs and address above it all. */
  readonly browser?: boolean;
  /** What stands beside the talk on a wide window. */
  readonly panels: "none" | "list" | "list-and-card";
  /** Rules for `body.light` and `body.dark`; see base-style.ts for the classes. */
  readonly css: string;
}
