// What must stand in a text that a phrase can fit. Looking for it is a hundred times cheaper than compiling the phrase's
// pattern, and nearly all of a thousand patterns are ruled out so: the prefilter of every fast search (Cox 2012, RE2).

/** What ends a run of letters that stand in the text as they stand in the phrase. */
const BREAKS = new Set([" ", "~", "…", ".", "^", "$", "\\", "[", "]", "{", "}", "*", "?", "+"]);
/** What lets the sign before it be missing. */
const MAY_MISS = new Set(["?", "*", "{"]);

/**
 * Pieces of text one of which stands in every text that a phrase of the notation fits (see `phrase`); null where nothing
 * certain does. The longest pieces that can be told, so that few texts hold them by chance.
 */
export function neededWords(source: string): readonly string[] | null {
  const read = alternatives(source, 0);
  return read.end === source.length ? read.needed : null;
}

interface ReadPart {
  readonly needed: readonly string[] | null;
  /** Where reading stopped: at a closing bracket, or at the end. */
  readonly end: number;
}

/** Parts divided by `|`: one of them stands there, so each must need something. */
function alternatives(source: string, from: number): ReadPart {
  let needed: readonly string[] | null = [];
  for (let at = from; ; at += 1) {
    const part = sequence(source, at);
    needed = needed === null || part.needed === null ? null : [...needed, ...part.needed];
    at = part.end;
    if (source[at] !== "|") return { needed, end: at };
  }
}

/** Parts that follow each other: all stand there, so the best one will do. */
function sequence(source: string, from: number): ReadPart {
  let best: readonly string[] | null = null;
  let run = "";
  const keep = (words: readonly string[] | null) => {
    if (words !== null && worth(words) > worth(best)) best = words;
  };
  const endRun = () => {
    if (run !== "") keep([run]);
    run = "";
  };
  let at = from;
  for (; at < source.length && source[at] !== "|" && source[at] !== ")"; at += 1) {
    const sign = source[at] as string;
    if (sign === "(") {
      endRun();
      const group = bracket(source, at);
      at = group.end;
      keep(MAY_MISS.has(source[at + 1] ?? "") ? null : group.needed);
    } else if (sign === "[" || sign === "{") {
      endRun();
      at = endOf(source, at, sign === "[" ? "]" : "}");
    } else if (sign === "\\") {
      endRun();
      at += 1;
    } else if (BREAKS.has(sign)) {
      endRun();
    } else if (MAY_MISS.has(source[at + 1] ?? "")) {
      endRun();
    } else {
      run += sign;
    }
  }
  endRun();
  return { needed: best, end: at };
}

/** A group; what only looks around stands elsewhere or nowhere. */
function bracket(source: string, open: number): ReadPart {
  const looks = /^\((?:\?(?::|<?[=!]))?/u.exec(source.slice(open, open + 4))?.[0] ?? "(";
  const inner = alternatives(source, open + looks.length);
  return looks === "(" || looks === "(?:" ? inner : { ...inner, needed: null };
}

function endOf(source: string, from: number, sign: string): number {
  const at = source.indexOf(sign, from);
  return at < 0 ? source.length : at;
}

/** The shorter a piece, the likelier it stands in a text by chance; one that is empty stands in every text. */
function worth(words: readonly string[] | null): number {
  return words === null ? 0 : Math.min(...words.map(({ length }) => length));
}
