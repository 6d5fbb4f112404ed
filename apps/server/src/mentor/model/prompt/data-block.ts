// Data between delimiters that nothing inside can forge (MF1): what a person typed and what a screenshot said reaches the model
// as data and as nothing else.

/** What could be taken for a delimiter, for a tag, or for the sign of a turn in a model's own language. */
const DELIMITERS = /<(?=[a-z/!?|])/gi;
const TURN_SIGNS = /\[(\/?)(INST|SYS|SYSTEM)\]/gi;
const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Zl}\p{Zp}\u200b\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** A text that cannot close its block: `‹` for an opening bracket, nothing invisible. Everything else as it is. */
export function asData(text: string): string {
  return text.replaceAll(INVISIBLE, " ").replaceAll(DELIMITERS, "‹").replaceAll(TURN_SIGNS, "($1$2)");
}

/** A named block; `content` must come from `asData` or be ours. Empty for an empty content. */
export function block(name: string, content: string): string {
  return content.trim() === "" ? "" : `<${name}>\n${content}\n</${name}>`;
}
