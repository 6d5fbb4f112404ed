// What links say, in both languages: the sentences are data, here their places are filled. Names go in as they are: whoever shows them
// escapes them.
import type { Language } from "../http/language.ts";
import TEXTS from "./data/link-words.json" with { type: "json" };

const count = new Intl.NumberFormat("ru", { useGrouping: "min2" });
const figures = (value: number): string => count.format(value);

/** One game's length, `1:45`. */
function clock(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** A sentence with every `{place}` filled. */
function fill(sentence: string, places: Readonly<Record<string, string>>): string {
  return sentence.replaceAll(/\{(\w+)\}/g, (whole, place: string) => places[place] ?? whole);
}

function wordsOf(texts: typeof TEXTS.ru) {
  const { calls, stake, seats } = texts;
  return {
    ...texts,
    calls([first, second, ...others]: readonly string[], table: string): string {
      if (first === undefined) return fill(calls.nobody, { table });
      if (second === undefined) return fill(calls.one, { first, table });
      return fill(others.length === 0 ? calls.two : calls.more, { first, second, table });
    },
    stake: (chips: number) => (chips === 0 ? stake.none : fill(stake.some, { chips: figures(chips) })),
    seats: (free: number) => (free === 0 ? seats.none : fill(seats.some, { free: figures(free) })),
    bot: (name: string) => fill(texts.bot, { name }),
    won: (winner: string) => fill(texts.won, { winner }),
    recording: (table: string, ms: number) => fill(texts.recording, { table, length: clock(ms) }),
    record: (rating: number, games: number, wins: number) =>
      fill(texts.record, { rating: figures(rating), games: figures(games), wins: figures(wins) }),
    streak: (wins: number) => fill(texts.streak, { wins: figures(wins) }),
  };
}

/** The words by language. */
export const LINK_WORDS: Readonly<Record<Language, ReturnType<typeof wordsOf>>> = {
  ru: wordsOf(TEXTS.ru),
  en: wordsOf(TEXTS.en),
};
