// A chat with one line less, or without what the person says beside it: a reading that tips over with that hangs on a single cue. [CO201]

/** What is read of a chat. */
export interface ReadLines<Line> {
  readonly lines: readonly Line[];
  readonly note: string;
}

/** So many of the newest lines are left out in turn; the last one is what is answered, and stays. */
const MOST = 5;
/** Fewer lines are no chat to be read as a whole. */
const FEWEST = 3;

/** The same chat with one thing less, each time another one; none where too little would be left. */
export function withOneLess<Line>({ lines, note }: ReadLines<Line>): readonly ReadLines<Line>[] {
  const without = lines.length <= FEWEST ? [] : lines.slice(0, -1).map((_, at) => at);
  return [
    ...without.slice(-MOST).map((at) => ({ lines: lines.filter((_, place) => place !== at), note })),
    ...(note === "" ? [] : [{ lines, note: "" }]),
  ];
}
