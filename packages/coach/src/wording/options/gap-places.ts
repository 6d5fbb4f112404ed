// Which gaps of an answer's three messages are one: what is typed once must read right wherever it stands. [MA14]
import type { Gap } from "../../advice/advice.ts";

interface Placed {
  readonly text: string;
  readonly gaps?: readonly Gap[];
}

/** A whole answer of their own goes wherever an answer goes; of anything else only what is asked for in the same words. */
const WHOLE_ANSWER = "answer";

/**
 * Names the gaps of one message after another: one that was asked for before keeps its id, one that only shares its name with it
 * gets a number.
 */
export function gapPlaces(): (text: string, gaps: readonly Gap[] | undefined) => Placed {
  const ids = new Map<string, string>();
  const taken = new Map<string, number>();
  return (text, gaps) => {
    if (gaps === undefined) return { text };
    const named = gaps.map((gap) => {
      const key = `${gap.id}/${gap.id === WHOLE_ANSWER ? String(opensSentence(text, gap.id)) : gap.hint}`;
      const known = ids.get(key);
      if (known !== undefined) return { from: gap.id, gap: { ...gap, id: known } };
      const count = (taken.get(gap.id) ?? 0) + 1;
      taken.set(gap.id, count);
      const id = count === 1 ? gap.id : `${gap.id}${count}`;
      ids.set(key, id);
      return { from: gap.id, gap: { ...gap, id } };
    });
    const said = named.reduce(
      (words, { from, gap }) => words.replaceAll(`{gap:${from}}`, `{gap:${gap.id}}`),
      text,
    );
    return { text: said, gaps: named.map(({ gap }) => gap) };
  };
}

/** Whether what is put in stands as a sentence of its own. */
function opensSentence(text: string, id: string): boolean {
  const before = text.slice(0, text.indexOf(`{gap:${id}}`)).trimEnd();
  return before === "" || /[.!?…)]$/u.test(before);
}
