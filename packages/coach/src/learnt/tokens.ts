// A message as the classifier reads it: lower case, one spelling for what is typed in many ways, cut into words, smileys
// and marks. Deterministic; knows no language.

const ZERO_WIDTH = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/g;
const LINK = /\b(?:https?:\/\/|www\.)\S+/g;
const TOKEN =
  /\p{Extended_Pictographic}|[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*|\p{N}+(?:[:.,]\p{N}+)*|[^\s\p{L}\p{N}]/gu;
/** The same sign three times or more says no more than twice. */
const STRETCHED = /(.)\1{2,}/gu;
const MOST_TOKENS = 120;

/** The tokens of a message, in order, at most 120: what follows rarely changes what a message does. */
export function tokensOf(text: string): string[] {
  const plain = text
    .normalize("NFKC")
    .replaceAll(ZERO_WIDTH, "")
    .toLowerCase()
    .replaceAll("ё", "е")
    .replaceAll("’", "'")
    .replaceAll(LINK, " <link> ")
    .replaceAll(STRETCHED, "$1$1");
  const tokens: string[] = [];
  for (const [token] of plain.matchAll(TOKEN)) {
    if (tokens.length === MOST_TOKENS) break;
    tokens.push(/^\p{N}/u.test(token) ? shapeOfNumber(token) : token);
  }
  return tokens;
}

/** 19:30 is a time, 500 a number of three digits: which ones rarely matters. */
function shapeOfNumber(token: string): string {
  return /^\d{1,2}[:.]\d\d$/.test(token) ? "<time>" : `<${Math.min(token.length, 5)} digits>`;
}
