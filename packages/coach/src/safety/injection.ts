// Notices texts in a screenshot that try to command the mentor (MF1). Used only to tell the person kindly: such a text is
// read like any other, as data, whether this notices it or not.
import { chatLanguage } from "@fitil/language";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { phrases, readText, says } from "./phrases/phrase.ts";

const COMMANDS = phrases(
  "(ignore|disregard|forget|override|bypass) (all |any |the |your |my |of |everything |previous |prior |above |earlier |these )*(instruction|prompt|rule|guideline|direction|command|context|training|above|told)~",
  "system (prompt|message|instruction|verdict|override|note)~",
  "verdict … (write ?now|ask ?out|let it go|wait)",
  "(you are|you're|act as|behave as) (now )?(an? )?(ai|a\\.i\\.|assistant|chatbot|chatgpt|gpt|language model|llm|dan|jailbroken)",
  "(new|updated|real|hidden) (system )?instruction~",
  "(reveal|print|show|output|repeat|leak|expose|tell me) … (prompt|instructions|api key|secret|password|configuration)",
  "(set|change|force|make) the verdict",
  "(the )?verdict (must|should|has to|shall|is always)",
  "(respond|answer|reply|output) only (with|in) (json|yes|the)",
  "api[ _-]?key",
  "developer mode",
  "(проигнорируй|игнорируй|забудь|отмени|не выполняй|обойди) (все |всё |свои |твои |предыдущие |прошлые |эти |про |любые |прежние )*(инструкци|указани|правил|промпт|команд|настройк|ограничени)~",
  "системн~ (промпт|инструкци|сообщени|запрос)~",
  "ты (теперь|отныне|больше не) … (ии|нейросеть|ассистент|бот|помощник|языковая модель|наставник)",
  "(новые|настоящие|скрытые) инструкци~",
  "(покажи|выведи|раскрой|пришли|назови|повтори) … (промпт|инструкци|ключ|пароль|секрет)~",
  "(поставь|измени|смени|выбери) … вердикт~",
  "вердикт (должен|обязан|всегда)",
  "(отвечай|ответь) только (json|да|словом)",
  "режим разработчика",
);
const MARKUP =
  /<\/?\s*(?:system|assistant|user|instructions?|data|transcript|chat|prompt)\b[^<>]*>|<\|[a-z_]+\|>|\[\/?(?:inst|sys|system)\]|^[^\S\r\n]*#{2,}\s*(?:system|instruction|assistant)|^[^\S\r\n]*(?:system|assistant)\s*:|!\[[^\][]*\]\(\s*https?:/imu;

const NOTICES: Readonly<Record<Language, string>> = {
  ru: "На скриншоте есть текст, который пытается командовать наставником. Я прочитал его как обычные слова и выполнять не стал.",
  en: "The screenshot contains a text that tries to command the mentor. I read it as plain words and did not follow it.",
};

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
