// What people type in ways that hide it is read as it was meant: letters of another alphabet that look alike, signs that nobody sees,
// letters held down, Russian in Latin letters. Everything that judges or answers reads this; what is shown stays as it was typed.
import { chatLanguage, foldTwins } from "@fitil/language";
import { isTransliterated, seemsEnglish, timesSaid, toRussian } from "../words/transliteration.ts";
import type { Transcript } from "./transcript.ts";

/** Zero-width signs, soft hyphens and turned writing; what joins or colours an emoji is part of it. */
const UNSEEN =
  /(?!\u200D|[\uFE00-\uFE0F]|[\u{E0000}-\u{E01EF}])\p{Default_Ignorable_Code_Point}|(?<=[\p{L}\d\s])\u200D|\u200D(?=[\p{L}\d\s])/gu;
/** Strokes and accents laid over letters; «й» and «ё» are letters of their own by then. */
const LAID_OVER = /(?<=\p{L})[\u0300-\u036f]+/gu;
/** Letters of full width. */
const WIDE = /[\uFF21-\uFF3A\uFF41-\uFF5A]/g;
/** PERF: most texts have none of these. */
const DISGUISED = /[^\n\r\t -~А-яЁё«»„“”‘’…–—№\p{Extended_Pictographic}\uFE0F]/u;
/** A letter held down: what people type for fun says the same, and so does what hides a word. */
const HELD = /(\p{L})\1{2,}/giu;
const WORD = /\p{L}+/gu;
/** What is shorter is a sound rather than a word. */
const MIN_WORD = 3;
const CYRILLIC = /[а-яё]/iu;

/** The chat as it was meant; the very same one where it was typed so. */
export function chatAsMeant(chat: Transcript): Transcript {
  const seen = chat.messages.map(({ text }) => foldTwins(visible(text), chat.language));
  const latin = seen.filter((text) => !CYRILLIC.test(text));
  const isRussian = isTransliterated(latin);
  const meant = seen.map((text) =>
    isRussian && !CYRILLIC.test(text) && !seemsEnglish(text) ? toRussian(text) : text,
  );
  if (meant.every((text, at) => text === chat.messages[at]?.text)) return chat;
  return {
    ...chat,
    language: isRussian ? chatLanguage(meant) : chat.language,
    messages: chat.messages.map((message, at) => ({ ...message, text: meant[at] ?? message.text })),
  };
}

/** What somebody says, as it was meant. */
export function wordsAsMeant(text: string): string {
  const seen = foldTwins(visible(text));
  return isTransliterated([seen]) ? toRussian(seen) : seen;
}

/** What is asked of the judgement, as it was meant. */
export function questionAsMeant<
  Question extends {
    readonly words: string;
    readonly earlier: readonly string[];
    readonly profile: string;
    readonly notes: string;
    readonly transcript: Transcript | null;
  },
>(question: Question): Question {
  const { words, earlier, profile, notes, transcript } = question;
  return {
    ...question,
    words: wordsAsMeant(words),
    earlier: earlier.map(wordsAsMeant),
    profile: wordsAsMeant(profile),
    notes: wordsAsMeant(notes),
    transcript: transcript === null ? null : chatAsMeant(transcript),
  };
}

/** Whether I, or where I have said nothing they, write Russian in Latin letters in this chat. */
export function isTypedInLatin({ messages, language }: Transcript): boolean {
  const seen = messages.map(({ speaker, text }) => ({ speaker, text: foldTwins(visible(text), language) }));
  const latin = seen.filter(({ text }) => !CYRILLIC.test(text));
  const mine = seen.filter(({ speaker }) => speaker === "me");
  const writers = mine.length > 0 ? mine : seen;
  return writers.every((one) => latin.includes(one)) && isTransliterated(latin.map(({ text }) => text));
}

/** What can be seen of a text. */
function visible(text: string): string {
  const seen = DISGUISED.test(text) ? withoutDisguise(text) : text;
  if (seen.search(HELD) < 0) return seen;
  return seen.replaceAll(WORD, (word) => (word.search(HELD) < 0 ? word : released(word)));
}

/** The word with its letters held down no longer; English ends words in double ones: “killlll”. Sounds («ммм», “www”) stay. */
function released(word: string): string {
  const once = word.replaceAll(HELD, "$1");
  const twice = word.replaceAll(HELD, "$1$1");
  const [one, two] = [timesSaid(once), timesSaid(twice)];
  if (one > 0 || two > 0) return two > one ? twice : once;
  return once.length >= MIN_WORD ? once : word;
}

function withoutDisguise(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(UNSEEN, "")
    .replaceAll(LAID_OVER, "")
    .replaceAll(WIDE, (letter) => letter.normalize("NFKC"));
}
