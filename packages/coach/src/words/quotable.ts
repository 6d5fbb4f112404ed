// Words of a chat as they can stand in a sentence of the mentor's.

/** Small words that cannot end a quote. */
const DANGLING =
  /(?:\s(?:my|the|a|an|of|to|in|from|at|on|and|with|but|for|в|на|с|и|из|у|к|по|за|не|от|а|но|что))+$/iu;

/** The text with its first letter large, also behind an opening quote. */
export function capital(text: string): string {
  return text.replace(
    /^([«“"]?)(\p{Ll})/u,
    (_, quote: string, letter: string) => quote + letter.toUpperCase(),
  );
}

/** Words of the chat between quotes: no quotes of their own, nothing at the ends that the sentence has itself. */
export function quotable(words: string, length: number): string {
  const clean = words
    .replaceAll(/<\/?[a-z][^<>]{0,80}>/giu, " ")
    .replaceAll(/[«»“”„"{}<>[\]]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const bare = clean.replace(/\s*[;:]-?[)(DP]+$/u, "");
  const fits = bare.length <= length ? bare : `${cutWords(bare, length - 1)}…`;
  return fits.replace(/[\s.,;:–-]+$/u, "");
}

function cutWords(text: string, length: number): string {
  const space = text.lastIndexOf(" ", length);
  const cut = text.slice(0, space > length / 2 ? space : length);
  return cut.replace(DANGLING, "").replace(/[\s,.;:!?–-]+$/u, "");
}
