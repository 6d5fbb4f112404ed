// Which of an answer's messages were sent, while the server is being told. The same rules as the server's (MK11). Pure.
import type { MarkSent, MessageMetadata, SentMark } from "@fitil/contracts";

type Marks = readonly SentMark[];

/** The mark of an option; undefined where it was not sent. Pure. */
export function markOf(metadata: MessageMetadata | undefined, option: number): SentMark | undefined {
  return metadata?.sent?.find((mark) => mark.option === option);
}

/** The metadata after an option was marked at `now`, told of, or (`told` null) unmarked. Pure. */
export function withMark(
  { sent = [], sentOption: _last, ...others }: MessageMetadata,
  change: { readonly option: number; readonly told: MarkSent | null; readonly now: number },
): MessageMetadata {
  const marks = altered(sent, change);
  const last = marks.at(-1);
  return last === undefined ? others : { ...others, sentOption: last.option, sent: [...marks] };
}

function altered(
  marks: Marks,
  { option, told, now }: { readonly option: number; readonly told: MarkSent | null; readonly now: number },
): Marks {
  if (told === null) return marks.filter((mark) => mark.option !== option);
  const known = marks.find((mark) => mark.option === option);
  const { outcome: before, ...bare } = known ?? { option, at: now };
  const outcome = told.outcome === undefined ? before : told.outcome;
  const mark: SentMark = outcome == null ? bare : { ...bare, outcome };
  return known === undefined ? [...marks, mark] : marks.map((one) => (one === known ? mark : one));
}

/** Under which a message that was sent is kept with the person's own words in it. Pure. */
export const sentKey = (messageId: string, option: number): string => `sent:${messageId}:${option}`;
