// A chat as a Markdown file that reads well anywhere (MC1): one branch, who said what, transcripts as quotes, options with
// their reasons. What people wrote stays text: it cannot make headings, links or markup of its own.
import { createLoopYield } from "../../runtime/event-loop-yield.ts";
import { withHints } from "@fitil/contracts";
import WORDS from "./data/chat-markdown.json" with { type: "json" };
import type {
  AdvicePart,
  Asks,
  Help,
  MentorLanguage,
  MentorMessage,
  MessagePart,
  Transcript,
} from "@fitil/contracts";

type Words = (typeof WORDS)[MentorLanguage];

/** The branch as one document, block by block; a message is asked for when those before it were taken. */
export async function* chatAsMarkdown(
  title: string,
  branch: AsyncIterable<MentorMessage>,
  locale: MentorLanguage,
): AsyncGenerator<string, void, undefined> {
  const words = WORDS[locale];
  const loopYield = createLoopYield();
  yield `# ${escapeText(title)}\n`;
  for await (const message of branch) {
    yield `\n## ${words[message.role]}\n`;
    for (const part of message.parts) {
      for (const block of blocksOf(part, message, words)) {
        if (block === "") continue;
        yield `${block}\n`;
        await loopYield.after(block.length);
      }
    }
    if (message.metadata.cut !== undefined) yield `\n_${words.cut}_\n`;
  }
}

function* blocksOf(
  part: MessagePart,
  { metadata }: MentorMessage,
  words: Words,
): Generator<string, void, undefined> {
  switch (part.type) {
    case "text": {
      const text = escapeText(part.text.trim());
      if (text !== "") yield `\n${text}`;
      return;
    }
    case "data-transcript":
      return yield* transcriptBlocks(part.data.transcript, words);
    case "data-advice":
      yield `\n${adviceAsMarkdown(part.data, metadata.sentOption, words)}`;
  }
}

function* transcriptBlocks(
  { kind, messages, them }: Transcript,
  words: Words,
): Generator<string, void, undefined> {
  yield `\n> **${words[kind]}**`;
  const theirs = oneLine(them?.name ?? "");
  for (const { speaker, text } of messages) {
    const who = speaker === "them" && theirs !== "" ? theirs : words[speaker];
    yield `>\n> **${who}:** ${oneLine(text)}`;
  }
}

function adviceAsMarkdown(part: AdvicePart, sent: number | undefined, words: Words): string {
  const { verdict, options, help, asks } = part;
  if (help !== undefined) return helpAsMarkdown(help);
  const blocks = options.map(({ tone, text = "", gaps, why = "", source = "" }, index) => {
    const name = tone === undefined ? String(index + 1) : words[tone];
    const mark = sent === index ? ` (${words.sent})` : "";
    return [
      `### ${name}${mark}`,
      `> ${oneLine(withHints(text, gaps))}`,
      why === "" ? "" : `${words.why}: ${oneLine(why)}`,
      source === "" ? "" : `${words.source}: ${oneLine(source)}`,
    ]
      .filter((line) => line !== "")
      .join("\n\n");
  });
  return [
    ...(asks === undefined ? [] : [askedAsMarkdown(asks)]),
    ...(verdict === undefined ? [] : [`**${words[verdict]}**`]),
    ...blocks,
  ].join("\n\n");
}

function askedAsMarkdown({ question, choices }: Asks): string {
  return [oneLine(question), choices.map((choice) => `- ${oneLine(choice)}`).join("\n")].join("\n\n");
}

function helpAsMarkdown({ text, contacts }: Help): string {
  const rows = contacts.map(({ name, value, hours = "", source }) => {
    const known = [hours, source].filter((one) => one !== "").join("; ");
    return `- ${oneLine(name)}: **${oneLine(value)}** (${oneLine(known)})`;
  });
  return [escapeText(text), rows.join("\n")].filter((block) => block !== "").join("\n\n");
}

function oneLine(text: string): string {
  return escapeText(text.replaceAll(/\s+/g, " ").trim());
}

/** The same text, with nothing left in it that Markdown or HTML would take for more. */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>|]/g, String.raw`\$&`)
    .replaceAll(/^(\s*)(#{1,6}(?=\s|$)|[-+=~])/gm, String.raw`$1\$2`)
    .replaceAll(/^(\s*\d{1,9})([.)])(?=\s|$)/gm, String.raw`$1\$2`);
}

const FILE_NAME_LENGTH = 80;

/** The `content-disposition` that saves the chat under its title, whatever the title holds. */
export function fileNameOf(title: string): string {
  const safe = title
    .replaceAll(/[^\p{L}\p{N} ._-]/gu, " ")
    .replaceAll(/\s+/g, " ")
    .replace(/^[ .]+|[ .]+$/g, "")
    .slice(0, FILE_NAME_LENGTH)
    .toWellFormed()
    .replaceAll("\uFFFD", "");
  const name = safe === "" ? "chat" : safe;
  const plain = /^[\x20-\x7e]+$/.test(name) ? name : "chat";
  return `attachment; filename="${plain}.md"; filename*=UTF-8''${encodeURIComponent(name)}.md`;
}
