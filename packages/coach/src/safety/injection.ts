// Notices texts in a screenshot that try to command the mentor (MF1). Used only to tell the person kindly: such a text is
// read like any other, as data, whether this notices it or not.
import { chatLanguage } from "@fitil/language";
import type { Language, Transcript } from "../transcript/transcript.ts";
import data from "./data/commands.json" with { type: "json" };
import { phrases, readText, says } from "./phrases/phrase.ts";

const COMMANDS = phrases(...data.commands.ru, ...data.commands.en);
const MARKUP =
  /<\/?\s*(?:system|assistant|user|instructions?|data|transcript|chat|prompt)\b[^<>]*>|<\|[a-z_]+\|>|\[\/?(?:inst|sys|system)\]|^[^\S\r\n]*#{2,}\s*(?:system|instruction|assistant)|^[^\S\r\n]*(?:system|assistant)\s*:|!\[[^\][]*\]\(\s*https?:/imu;

const NOTICES: Readonly<Record<Language, string>> = data.notices;

/** The text without its sentences that try to command the mentor: data still, but nothing to chat about. [MF1] */
export function withoutCommands(text: string): string {
  if (!isCommand(text)) return text;
  return text
    .split("\n")
    .map((line) =>
      line
        .split(/(?<=[.!?:])\s+/u)
        .filter((sentence) => !isCommand(sentence))
        .join(" "),
    )
    .join("\n");
}

/** The chat without what commands the mentor, in the language of the rest. [MF1] */
export function chatWithoutCommands(chat: Transcript): Transcript {
  const messages = chat.messages.map((message) => {
    const text = withoutCommands(message.text);
    return text === message.text ? message : { ...message, text };
  });
  const texts = messages.map(({ text }) => text);
  if (messages.every((message, at) => message === chat.messages[at]) || !/\p{L}/u.test(texts.join("")))
    return { ...chat, messages };
  return { ...chat, messages, language: chatLanguage(texts) };
}

function isCommand(text: string): boolean {
  return MARKUP.test(text) || says(readText(text), COMMANDS);
}

/** A kind sentence for the person when a text in the chat tries to command the mentor, else null. [MF1] */
export function commandNotice(transcript: Transcript, locale: Language): string | null {
  const found = transcript.messages.some(({ text }) => isCommand(text));
  return found ? NOTICES[locale] : null;
}
