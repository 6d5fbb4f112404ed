// Danger that no single message tells (MF1): signs of it, said by whoever, added up over the chat. Somebody who knows what coat one wore
// says nothing dangerous, and neither does somebody who asks to be left alone; both in one chat are a stalker.
import { listedNo } from "../no/standing-no.ts";
import type { CheckId } from "../check-words.ts";
import en from "../data/signs.en.json" with { type: "json" };
import ru from "../data/signs.ru.json" with { type: "json" };
import patterns from "../data/patterns.json" with { type: "json" };
import type { HelpCase } from "../help/help-words.ts";
import { gravestFirst } from "./found-by-lists.ts";
import { LAUGHTER } from "../phrases/laughter.ts";
import { isIn, neededByAll, phrase, readText } from "../phrases/phrase.ts";
import { createPieceIndex } from "../phrases/piece-index.ts";
import type { Speech } from "./speeches.ts";

/** What the signs of a chat amount to. */
export interface Signs {
  readonly sure: readonly HelpCase[];
  readonly doubtful: readonly CheckId[];
}

interface SignPhrase {
  readonly sign: string;
  readonly pattern: RegExp;
}

const PHRASES: readonly SignPhrase[] = [ru, en].flatMap((signs) =>
  Object.entries(signs).flatMap(([sign, phrases]) =>
    phrases.map((source) => ({ sign, pattern: phrase(source) })),
  ),
);
let find: ((text: string) => readonly number[]) | null = null;

/** The signs in a chat and in what the person says beside it (empty where they say nothing). */
export function signsOf(talk: readonly Speech[], words: string): Signs {
  const told = tell(talk, words);
  const found = patterns.flatMap((pattern) => {
    const core = pattern.core.filter((sign) => told.has(sign)).length;
    const also = pattern.also.filter((sign) => told.has(sign)).length;
    if (core === 0) return [];
    const laughs = pattern.joke !== undefined && told.has(pattern.joke);
    const weight = core + also - (laughs ? 1 : 0);
    return weight >= pattern.sure
      ? [{ ...pattern, isSure: true }]
      : weight >= pattern.doubt
        ? [{ ...pattern, isSure: false }]
        : [];
  });
  return {
    sure: gravestFirst(found.filter(({ isSure }) => isSure).map((one) => one.case)),
    doubtful: found.filter(({ isSure }) => !isSure).map(({ check }) => check as CheckId),
  };
}

function tell(talk: readonly Speech[], words: string): ReadonlySet<string> {
  find ??= createPieceIndex(PHRASES.map(({ pattern }) => neededByAll([pattern])));
  const speeches = words.trim() === "" ? talk : [...talk, { by: "own" as const, text: readText(words) }];
  const may = find(speeches.map(({ text }) => text).join("\n"));
  const told = new Set<string>();
  for (const { by, text } of speeches) {
    for (const at of may) {
      const { sign, pattern } = PHRASES[at] as SignPhrase;
      if (!isIn(text, pattern)) continue;
      told.add(`${by}:${sign}`);
      if (by !== "them") told.add(`asker:${sign}`);
    }
    if (LAUGHTER.test(text)) told.add(`${by}:laughter`);
  }
  const lines = talk.map(({ by, text }) => ({
    speaker: by === "me" ? ("me" as const) : ("them" as const),
    text,
  }));
  if (listedNo(lines) !== null) told.add("them:no");
  return told;
}
