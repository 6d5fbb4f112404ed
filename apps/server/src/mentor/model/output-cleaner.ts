// Takes out of a model's text what could call a foreign host or act in a page (MF1): markdown images, links, literal addresses,
// raw HTML, and marks that the page would take for fields. Runs before names and addresses come back, so that every literal address is one the model made up.

/** A label, an address or a tag longer than this is none; it passes as words. */
const MAX_LABEL = 400;
const MAX_TARGET = 2_400;
const SCHEMES = ["https://", "http://", "ftp://", "wss://", "ws://", "www."];
const SCHEME = new RegExp(SCHEMES.map((scheme) => scheme.replaceAll(/[./]/g, "\\$&")).join("|"), "iy");
const LONGEST_SCHEME = 8;
const ENDS_ADDRESS = /[\s<>"'«»()[\]]/;
const WORDY = /[\p{L}\p{N}]/u;
const INTERESTING = /[![<{hfw]/gi;
/** Marks of gaps are the built-in mentor's own: what a model writes like one would leave a hole without a field. */
const GAP_MARK = /\{\s*gap\b[^{}\n]{0,60}\}/iy;
const LONGEST_MARK = 80;
const GAP_BEGUN = /^\{\s*(?:g|ga|gap(?:\b[^{}\n]{0,60})?)?$/i;

/** Enough of what was shown to see what would grow together with it. */
const LOOK_BACK = 8;

/** What a place in the text comes to: `take` signs become `give`; `wait` means that more of the text has to come first. */
type Step = { readonly take: number; readonly give: string; readonly cut?: true } | "wait";

/** Cleans a text that comes in pieces; the pieces may cut anything in two. */
export class OutputCleaner {
  #held = "";
  #last = "";
  #inAddress = false;
  #cut = false;

  /** The next piece of the model's text; returns what is safe to show. */
  push(piece: string): string {
    return this.#run(piece, false);
  }

  /** The text has ended: returns the rest. */
  end(): string {
    return this.#run("", true);
  }

  #run(piece: string, ended: boolean): string {
    const text = this.#held + piece;
    let out = "";
    let place = 0;
    while (place < text.length) {
      if (this.#inAddress) {
        place = addressEnd(text, place);
        if (place === text.length) break;
        this.#inAddress = false;
      }
      INTERESTING.lastIndex = place;
      const next = INTERESTING.exec(text)?.index ?? text.length;
      out += this.#pass(text.slice(place, next));
      place = next;
      if (place === text.length) break;
      const step = this.#stepAt(text, place, ended);
      if (step === "wait") break;
      this.#cut ||= step.cut === true;
      out += this.#pass(step.give);
      this.#cut ||= step.cut === true;
      place += step.take;
    }
    this.#held = text.slice(place);
    if (ended) {
      this.#held = "";
      this.#inAddress = false;
    }
    return out;
  }

  /** Keeps apart what stood around something taken out: `htt<b>ps://` must not become an address. */
  #pass(text: string): string {
    if (text === "") return "";
    const shown = this.#cut && growsTogether(this.#last, text) ? ` ${text}` : text;
    this.#cut = false;
    this.#last = (this.#last + shown).slice(-LOOK_BACK);
    return shown;
  }

  #stepAt(text: string, place: number, ended: boolean): Step {
    const sign = text[place];
    if (sign === "<") return tagAt(text, place, ended);
    if (sign === "{") return gapAt(text, place, ended);
    if (sign === "[") return labelAt(text, place, 0, ended, this.#last === "" || this.#last.endsWith("\n"));
    if (sign === "!") {
      if (text[place + 1] === "[") return labelAt(text, place, 1, ended, false);
      return place + 1 === text.length && !ended ? "wait" : literal(text, place);
    }
    return this.#schemeAt(text, place, ended);
  }

  #schemeAt(text: string, place: number, ended: boolean): Step {
    SCHEME.lastIndex = place;
    const scheme = SCHEME.exec(text)?.[0];
    // `www.` inside a word is no address to any reader; a protocol is one everywhere.
    const inWord = !this.#cut && WORDY.test(this.#last.slice(-1));
    if (scheme !== undefined && !(inWord && scheme.endsWith("."))) {
      this.#inAddress = true;
      return { take: scheme.length, give: "…" };
    }
    const rest = text.slice(place, place + LONGEST_SCHEME).toLowerCase();
    const begun = place + rest.length === text.length && SCHEMES.some((known) => known.startsWith(rest));
    return begun && !ended ? "wait" : literal(text, place);
  }
}

/** A whole text cleaned. [MF1] */
export function cleanOutput(text: string): string {
  const cleaner = new OutputCleaner();
  return cleaner.push(text) + cleaner.end();
}

/** Whether two stretches that meet could become something neither of them was. */
function growsTogether(before: string, after: string): boolean {
  if (before === "" || /[\s«"…—-]$/.test(before) || /^[\s,;?)»"…]/.test(after)) return false;
  if (/(?:^|[^\]])\($/.test(before)) return false;
  if (after.startsWith(".")) return /www$/i.test(before);
  if (after.startsWith(":")) return /(?:https?|ftp|wss?)$/i.test(before);
  return !(after.startsWith("!") && !before.endsWith("<"));
}

function literal(text: string, place: number): Step {
  return { take: 1, give: text.slice(place, place + 1) };
}

function addressEnd(text: string, place: number): number {
  while (place < text.length && !ENDS_ADDRESS.test(text.slice(place, place + 1))) place += 1;
  return place;
}

/** `{gap:…}` leaves a sign that something is missing. */
function gapAt(text: string, place: number, ended: boolean): Step {
  GAP_MARK.lastIndex = place;
  const mark = GAP_MARK.exec(text)?.[0];
  if (mark !== undefined) return { take: mark.length, give: "…", cut: true };
  const begun = text.length - place < LONGEST_MARK && GAP_BEGUN.test(text.slice(place));
  return begun && !ended ? "wait" : literal(text, place);
}

/** `<b>`, `</b>`, `<!-- … -->`: gone. «<3» and «a < b» stay. */
function tagAt(text: string, place: number, ended: boolean): Step {
  const first = text[place + 1];
  if (first === undefined) return ended ? literal(text, place) : "wait";
  if (!/[a-z/!?]/i.test(first)) return literal(text, place);
  const closing = text.startsWith("<!--", place) ? "-->" : ">";
  const end = text.indexOf(closing, place);
  if (end !== -1 && end - place < MAX_TARGET)
    return { take: end + closing.length - place, give: "", cut: true };
  return ended || text.length - place > MAX_TARGET ? literal(text, place) : "wait";
}

/** `[words](address)`, `![words](address)`, `![words][label]` leave the words; a line `[label]: address` leaves nothing. */
function labelAt(text: string, place: number, image: 0 | 1, ended: boolean, atLineStart: boolean): Step {
  const open = place + image;
  const close = closingPlace(text, open, "[", "]", MAX_LABEL);
  const waiting = (limit: number): Step =>
    ended || text.length - place > limit ? literal(text, place) : "wait";
  if (close === null)
    return text.slice(open, open + MAX_LABEL).includes("\n\n") ? literal(text, place) : waiting(MAX_LABEL);
  const after = text[close + 1];
  if (after === undefined) return waiting(MAX_LABEL);
  const words = text.slice(open + 1, close);
  if (after === "(" || (image === 1 && after === "[")) {
    const end = closingPlace(text, close + 1, after, after === "(" ? ")" : "]", MAX_TARGET);
    if (end === null) return waiting(MAX_LABEL + MAX_TARGET);
    return { take: end + 1 - place, give: cleanOutput(words), cut: true };
  }
  if (after === ":" && atLineStart) {
    const end = text.indexOf("\n", close);
    if (end !== -1) return { take: end - place, give: "" };
    return ended ? { take: text.length - place, give: "" } : waiting(MAX_TARGET);
  }
  return literal(text, place);
}

/** Where the bracket that opens at `open` closes, nested ones counted; null when it does not within `limit` signs. */
function closingPlace(
  text: string,
  open: number,
  opening: string,
  closing: string,
  limit: number,
): number | null {
  let depth = 0;
  for (let place = open; place < Math.min(text.length, open + limit); place += 1) {
    if (text[place] === opening) depth += 1;
    else if (text[place] === closing) depth -= 1;
    if (depth === 0) return place;
  }
  return null;
}
