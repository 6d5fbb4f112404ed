// Breaks a text into lines that fit. Pure: how wide a text is, the caller says.

/** The text in at most `most` lines no wider than `width`; what does not fit ends with «…», in the middle of a word where it must. */
export function fitText(
  text: string,
  most: number,
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  const words = text.split(/\s+/u);
  const lines: string[] = [];
  while (words.length > 0 && lines.length < most - 1) {
    let line = words.shift() ?? "";
    while (words[0] !== undefined && widthOf(`${line} ${words[0]}`) <= width) line += ` ${words.shift()}`;
    lines.push(cut(line, width, widthOf));
  }
  if (words.length > 0) lines.push(cut(words.join(" "), width, widthOf));
  return lines;
}

/** As much of a line as fits, by whole characters. */
function cut(line: string, width: number, widthOf: (text: string) => number): string {
  if (widthOf(line) <= width) return line;
  const letters = Array.from(new Intl.Segmenter().segment(line), ({ segment }) => segment);
  while (letters.length > 1 && widthOf(`${letters.join("").trimEnd()}…`) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
