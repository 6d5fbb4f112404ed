// What a chat is called in the list (MC1): whom it is with and their words, or the question that was asked. Short, and free of quotes.
import { capital } from "../words/quotable.ts";
import { isCommon } from "../topics/common.ts";
import { isEverydayWord, listedNames } from "../names/name-dictionary.ts";
import { findTopics } from "../topics/find-topics.ts";
import type { Language, Transcript } from "../transcript/transcript.ts";
import { wordsOf } from "../words/pattern.ts";
import data from "./data/title.json" with { type: "json" };
import { isBareStarter, matterOf } from "../request/matter.ts";
import { parsePastedChat } from "../request/parse-pasted-chat.ts";

const LENGTH = 48;
/** «Привет, Лена!», “Hey Sam”: whom my own message calls by name. */
const CALLED =
  /^(?:[Пп]ривет(?:ик)?|[Зз]дравствуй|[Хх]ай|[Дд]обр(?:ый день|ый вечер|ое утро)|[Hh]i|[Hh]ey|[Hh]ello|[Hh]iya)[,!]?\s+(?<name>\p{Lu}\p{Ll}{1,15})(?=\s*(?:[,!.?)(]|$))|^(?<first>\p{Lu}\p{Ll}{1,15}),\s/u;
const GREETING = /^(?:привет(?:ик)?|здравствуй(?:те)?|хай|hi|hey|hello|hiya)(?![\p{L}'])/iu;
/** «Лена, 26» at the head of a profile. */
const HEADED = /^\s*(?<name>\p{Lu}\p{Ll}{1,15})(?:,|\s)\s*\d{2}(?!\d)/u;
/** «Аня: …» in what was pasted. */
const LINE_NAME = /(?:^|\n)\s*(?:\[[^\]]{1,20}\]\s*)?(?<name>\p{Lu}\p{Ll}{1,15})\s*:/gu;
const NOBODY: ReadonlySet<string> = new Set(data.nobody);

const WORDS: Readonly<Record<Language, { readonly chat: string; readonly profile: string }>> = data.words;

/** The title for a chat that begins with these words and this transcript; "" when there is nothing to name it by. */
export function titleFor(said: string, transcript: Transcript | null, locale: Language): string {
  const pasted = parsePastedChat(said);
  const asked = pasted === null && !isBareStarter(said) ? matterOf(said).trim() : "";
  if (/[\p{L}\d]/u.test(asked)) return shorten(capital(bare(asked)));
  const chat = transcript ?? pasted;
  return chat === null ? shorten(capital(bare(said))) : ofChat(chat, said, locale);
}

/** Whom it is with, and their own words: a topic that one keyword names may not be what the talk is about. */
function ofChat(chat: Transcript, said: string, locale: Language): string {
  const name = nameIn(chat, said);
  const line = tellingLine(chat);
  const words = WORDS[locale];
  if (name !== null) return shorten(line === "" ? name : `${name}: ${line}`);
  if (chat.kind === "profile") return shorten(`${words.profile}: ${line}`);
  return line === "" ? words.chat : shorten(capital(line));
}

function nameIn(chat: Transcript, said: string): string | null {
  const known = chat.them?.name.trim() ?? "";
  if (known !== "") return known;
  if (chat.kind === "profile") return HEADED.exec(chat.messages[0]?.text ?? "")?.groups?.["name"] ?? null;
  for (const { speaker, text } of chat.messages) {
    const groups = speaker === "me" ? CALLED.exec(text.trim())?.groups : undefined;
    const greeted = groups?.["name"];
    const name = greeted ?? groups?.["first"];
    if (name === undefined) continue;
    // «Круто, а где?» calls nobody.
    const isListed = listedNames().has(name.toLowerCase());
    if (isListed || (greeted !== undefined && !isEverydayWord(name.toLowerCase()))) return name;
  }
  const written = Array.from(said.matchAll(LINE_NAME), (found) => found.groups?.["name"] ?? "");
  return written.find((name) => name !== "" && !NOBODY.has(name.toLowerCase())) ?? null;
}

/** What they said last about something that few talk of; else the last words. Without the greeting. */
function tellingLine(chat: Transcript): string {
  const late = chat.messages.filter(({ speaker }) => speaker !== "me").toReversed();
  const told = late.find(({ text }) => findTopics(text).some(({ topic }) => !isCommon(topic)));
  return withoutGreeting(told === undefined ? lastWords(chat) : bare(told.text));
}

function withoutGreeting(line: string): string {
  const rest = line.replace(GREETING, "").replace(/^[\s,!.]+/u, "");
  return rest === "" ? line : rest;
}

/** The last words with something in them, theirs before mine. */
function lastWords({ messages }: Transcript): string {
  const full = messages.filter(({ text }) => wordsOf(text).length >= 3);
  const list = full.length > 0 ? full : messages.filter(({ text }) => /[\p{L}\d]/u.test(text));
  return bare((list.findLast(({ speaker }) => speaker === "them") ?? list.at(-1))?.text ?? "");
}

function bare(text: string): string {
  return text
    .replaceAll(/[«»“”„"]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function shorten(line: string): string {
  if (line.length <= LENGTH) return line.replace(/[\s,;:–—-]+$/u, "");
  const cut = line
    .slice(0, LENGTH)
    .toWellFormed()
    .replace(/\uFFFD$/u, "");
  const space = cut.lastIndexOf(" ");
  return `${(space > LENGTH / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:–—-]+$/u, "")}…`;
}
