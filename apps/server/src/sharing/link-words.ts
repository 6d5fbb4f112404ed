// What links say, in both languages. Names go in as they are: whoever shows them escapes them.
import type { Language } from "../http/messages.ts";

const count = new Intl.NumberFormat("ru", { useGrouping: "min2" });
const figures = (value: number): string => count.format(value);

/** One game's length, `1:45`. */
function clock(ms: number): string {
  const seconds = Math.round(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

const ru = {
  brand: "Фитиль",
  locale: "ru_RU",
  site: {
    title: "Фитиль — бомбы, ящики и друзья за одним столом",
    description:
      "Быстрая игра с бомбами на четверых прямо в браузере. Садись за стол без регистрации: если никого нет, сыграют боты.",
    big: "Бомбы, ящики и друзья за одним столом",
    small: "В браузере и без регистрации",
  },
  ladder: { title: "Лучшие игроки сезона", description: "Рейтинг, победы и места месяца" },
  calls: (hosts: readonly string[], table: string) => {
    const [first, second, ...others] = hosts;
    if (first === undefined) return `Стол «${table}» ждёт игроков`;
    if (second === undefined) return `${first} зовёт за стол «${table}»`;
    if (others.length === 0) return `${first} и ${second} зовут за стол «${table}»`;
    return `${first}, ${second} и другие зовут за стол «${table}»`;
  },
  stake: (chips: number) => (chips === 0 ? "Играют бесплатно, без регистрации" : `Ставка: ${figures(chips)}`),
  seats: (free: number) => (free === 0 ? "Мест пока нет" : `Свободных мест: ${free}`),
  running: "Идёт игра: можно посмотреть",
  somebody: "Кто-то",
  bot: (name: string) => `${name} (бот)`,
  won: (winner: string) => `Победа: ${winner}`,
  draw: "Ничья до последней бомбы",
  nobodyWon: "Игра без победителя",
  recording: (table: string, ms: number) => `Запись игры за столом «${table}», ${clock(ms)}`,
  record: (rating: number, games: number, wins: number) =>
    `Рейтинг ${figures(rating)}, игр: ${figures(games)}, побед: ${figures(wins)}`,
  streak: (wins: number) => `Лучшая серия побед: ${wins}`,
};

const en: typeof ru = {
  brand: "Fuse",
  locale: "en_US",
  site: {
    title: "Fuse — bombs, crates and friends at one table",
    description:
      "A quick bomb game for four, right in the browser. Sit down without an account: if nobody is there, bots will play.",
    big: "Bombs, crates and friends at one table",
    small: "In the browser, no account needed",
  },
  ladder: {
    title: "The season’s best players",
    description: "Ratings, wins and places of the month",
  },
  calls: (hosts, table) => {
    const [first, second, ...others] = hosts;
    if (first === undefined) return `“${table}” is waiting for players`;
    if (second === undefined) return `${first} invites you to “${table}”`;
    if (others.length === 0) return `${first} and ${second} invite you to “${table}”`;
    return `${first}, ${second} and others invite you to “${table}”`;
  },
  stake: (chips) => (chips === 0 ? "Free to play, no account needed" : `Stake: ${figures(chips)}`),
  seats: (free) => (free === 0 ? "No seats for now" : `Free seats: ${free}`),
  running: "A game is running: come and watch",
  somebody: "Somebody",
  bot: (name) => `${name} (bot)`,
  won: (winner) => `${winner} wins`,
  draw: "A draw to the last bomb",
  nobodyWon: "A game without a winner",
  recording: (table, ms) => `A game at “${table}”, ${clock(ms)}`,
  record: (rating, games, wins) =>
    `Rating ${figures(rating)}, games: ${figures(games)}, wins: ${figures(wins)}`,
  streak: (wins) => `Best run of wins: ${wins}`,
};

/** The words by language. */
export const LINK_WORDS: Readonly<Record<Language, typeof ru>> = { ru, en };
