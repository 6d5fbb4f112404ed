// The little Markdown that a mentor writes: paragraphs, lists, quotes, headings, code, bold, italics, links. Pure. What it
// does not know stays text; there is no HTML and no picture, so nothing foreign can ever be loaded.

export type Inline =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "code"; readonly text: string }
  | { readonly type: "strong" | "em" | "strike"; readonly inside: readonly Inline[] }
  | { readonly type: "link"; readonly url: string; readonly inside: readonly Inline[] };

export type Block =
  | { readonly type: "paragraph" | "heading"; readonly inside: readonly Inline[] }
  | { readonly type: "quote"; readonly inside: readonly Block[] }
  | { readonly type: "list"; readonly start: number | null; readonly items: readonly (readonly Block[])[] }
  | { readonly type: "code"; readonly text: string }
  | { readonly type: "rule" };

const MAX_DEPTH = 6;
const FENCE = /^\s{0,3}(`{3,}|~{3,})/;
const HEADING = /^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/;
const RULE = /^\s{0,3}([-*_])(?:\s*\1){2,}\s*$/;
const QUOTE = /^\s{0,3}>\s?/;
const ITEM = /^(\s{0,3})([-*•+]|\d{1,9}[.)])(?:\s+|$)/;

/** The blocks of a text. An unfinished one (it still streams) is read as if it ended here. Pure. */
export function readMarkdown(text: string): Block[] {
  return readBlocks(text.replaceAll("\r\n", "\n").split("\n"), 0);
}

function readBlocks(lines: readonly string[], depth: number): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? "";
    if (line.trim() === "") {
      at += 1;
      continue;
    }
    const { block, next } = readBlock(lines, at, depth);
    blocks.push(block);
    at = next;
  }
  return blocks;
}

interface ReadBlock {
  readonly block: Block;
  readonly next: number;
}

function readBlock(lines: readonly string[], at: number, depth: number): ReadBlock {
  const line = lines[at] ?? "";
  const fence = FENCE.exec(line)?.[1];
  if (fence !== undefined) return readCode(lines, at, fence);
  const heading = HEADING.exec(line)?.[1];
  if (heading !== undefined) return { block: { type: "heading", inside: readInline(heading) }, next: at + 1 };
  if (RULE.test(line)) return { block: { type: "rule" }, next: at + 1 };
  if (depth < MAX_DEPTH && QUOTE.test(line)) {
    let next = at;
    while (next < lines.length && QUOTE.test(lines[next] ?? "")) next += 1;
    const inside = lines.slice(at, next).map((quoted) => quoted.replace(QUOTE, ""));
    return { block: { type: "quote", inside: readBlocks(inside, depth + 1) }, next };
  }
  if (depth < MAX_DEPTH && ITEM.test(line)) return readList(lines, at, depth);
  return readParagraph(lines, at, depth);
}

function readCode(lines: readonly string[], at: number, fence: string): ReadBlock {
  let end = at + 1;
  while (end < lines.length && !(lines[end] ?? "").trimStart().startsWith(fence)) end += 1;
  return { block: { type: "code", text: lines.slice(at + 1, end).join("\n") }, next: end + 1 };
}

function readList(lines: readonly string[], first: number, depth: number): ReadBlock {
  const marker = ITEM.exec(lines[first] ?? "")?.[2] ?? "-";
  const isOrdered = /\d/.test(marker);
  const items: Block[][] = [];
  let at = first;
  while (at < lines.length) {
    const found = ITEM.exec(lines[at] ?? "");
    if (found === null || /\d/.test(found[2] ?? "") !== isOrdered) break;
    const indent = Math.max(2, found[0].length);
    const inside = [(lines[at] ?? "").slice(found[0].length)];
    at += 1;
    while (at < lines.length && continues(lines, at, indent)) {
      inside.push((lines[at] ?? "").replace(new RegExp(`^\\s{0,${indent}}`), ""));
      at += 1;
    }
    items.push(readBlocks(inside, depth + 1));
    while ((lines[at] ?? "x").trim() === "" && ITEM.test(lines[at + 1] ?? "")) at += 1;
  }
  return { block: { type: "list", start: isOrdered ? Number.parseInt(marker, 10) : null, items }, next: at };
}

/** Whether the line belongs to the item above: indented under it, or a plain line that goes on with its sentence. */
function continues(lines: readonly string[], at: number, indent: number): boolean {
  const line = lines[at] ?? "";
  if (line.trim() === "") return /^\s{2,}\S/.test(lines[at + 1] ?? "");
  if (/^\s/.test(line) && line.length - line.trimStart().length >= Math.min(indent, 2)) return true;
  return !startsBlock(line) && (lines[at - 1] ?? "").trim() !== "";
}

function readParagraph(lines: readonly string[], at: number, depth: number): ReadBlock {
  let end = at + 1;
  while (end < lines.length) {
    const line = lines[end] ?? "";
    if (line.trim() === "" || (depth < MAX_DEPTH && startsBlock(line))) break;
    end += 1;
  }
  const text = lines
    .slice(at, end)
    .map((line) => line.trim())
    .join("\n");
  return { block: { type: "paragraph", inside: readInline(text) }, next: end };
}

function startsBlock(line: string): boolean {
  return FENCE.test(line) || HEADING.test(line) || QUOTE.test(line) || ITEM.test(line) || RULE.test(line);
}

/** The words of a text without its marks, for a screen reader. Pure. */
export function spokenWords(text: string): string {
  const ofInline = (span: Inline): string =>
    "inside" in span ? span.inside.map(ofInline).join("") : span.text;
  const ofBlock = (block: Block): string => {
    switch (block.type) {
      case "paragraph":
      case "heading":
        return block.inside.map(ofInline).join("");
      case "quote":
        return block.inside.map(ofBlock).join(" ");
      case "list":
        return block.items.map((item) => item.map(ofBlock).join(" ")).join(". ");
      case "code":
        return block.text;
      case "rule":
        return "";
    }
  };
  return readMarkdown(text).map(ofBlock).join(" ").replaceAll(/\s+/g, " ").trim();
}

const INLINE =
  /(`+)([^`]|[^`][\s\S]*?[^`])\1(?!`)|\*\*(?=\S)([\s\S]*?\S)\*\*|__(?=\S)([\s\S]*?\S)__(?![\p{L}\p{N}])|~~(?=\S)([\s\S]*?\S)~~|\*(?=[^\s*])([^*]*?[^\s*])\*|(?<![\p{L}\p{N}_])_(?=[^\s_])([^_]*?[^\s_])_(?![\p{L}\p{N}])|!?\[([^\]]*)\]\(\s*<?([^\s)>]*)>?[^)]*\)|\\([\\`*_{}[\]()#+.!~>-])/u;

/** The spans of one paragraph. Pictures become links; links other than http, https and mailto become text. Pure. */
export function readInline(text: string): Inline[] {
  const found: Inline[] = [];
  let rest = text;
  while (rest !== "") {
    const match = INLINE.exec(rest);
    if (match === null) break;
    if (match.index > 0) found.push({ type: "text", text: rest.slice(0, match.index) });
    found.push(spanOf(match));
    rest = rest.slice(match.index + match[0].length);
  }
  if (rest !== "") found.push({ type: "text", text: rest });
  return found;
}

function spanOf(match: RegExpExecArray): Inline {
  const [whole, , code, bold, bolder, strike, em, italic, label, url, escaped] = match;
  if (code !== undefined) return { type: "code", text: code.trim() };
  const strong = bold ?? bolder;
  if (strong !== undefined) return { type: "strong", inside: readInline(strong) };
  if (strike !== undefined) return { type: "strike", inside: readInline(strike) };
  const slanted = em ?? italic;
  if (slanted !== undefined) return { type: "em", inside: readInline(slanted) };
  if (escaped !== undefined) return { type: "text", text: escaped };
  const words = label === undefined || label === "" ? (url ?? whole) : label;
  return url !== undefined && isSafeUrl(url)
    ? { type: "link", url, inside: [{ type: "text", text: words }] }
    : { type: "text", text: words };
}

/** Whether a link may be opened: http, https and mailto only. Pure. */
export function isSafeUrl(url: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s]+$/i.test(url);
}
