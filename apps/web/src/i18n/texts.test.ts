// The texts: both languages whole, nothing missing, nothing left over, and the specification's words to the letter.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { AUTH_ERROR_CODES } from "../lib/identity/auth-errors.ts";
import { en as enGame } from "./en/index.ts";
import { asLanguage } from "./language.ts";
import { readMentorTexts } from "./load-mentor.ts";
import { readAreaTexts } from "./load-area.ts";
import { ru as ruGame } from "./ru/index.ts";

/** Both rooms' texts, the late ones too: the mentor's areas have names of their own. */
const ru = { ...ruGame, ...(await readAreaTexts("ru")), ...(await readMentorTexts("ru")) };
const en = { ...enGame, ...(await readAreaTexts("en")), ...(await readMentorTexts("en")) };
const AREAS = Object.keys(ru).join("|");

const SOURCES = join(import.meta.dirname, "..");
const LANGUAGE_FOLDERS = ["ru", "en"].map((language) => join(import.meta.dirname, language));
const PLURAL = /_(zero|one|two|few|many|other)$/;

function keysOf(value: object, prefix = ""): string[] {
  return Object.entries(value).flatMap(([key, inner]) =>
    typeof inner === "string" ? [`${prefix}${key}`] : keysOf(inner as object, `${prefix}${key}.`),
  );
}

function textAt(texts: object, key: string): string {
  return key
    .split(".")
    .reduce<unknown>((inner, part) => (inner as Record<string, unknown>)[part], texts) as string;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LANGUAGE_FOLDERS.includes(path) ? [] : sources(path);
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)
      ? [readFileSync(path, "utf8")]
      : [];
  });
}

/** All code of the web app without its comments, which may mention anything. */
const code = sources(SOURCES)
  .join("\n")
  .replace(/\/\*[\s\S]*?\*\//g, "")
  .replace(/(^|\s)\/\/.*$/gm, "$1");
const singular = (keys: string[]) => [...new Set(keys.map((key) => key.replace(PLURAL, "")))].toSorted();
const ruKeys = singular(keysOf(ru));

describe("texts", () => {
  it("stand in both languages under the same keys", () => {
    expect(singular(keysOf(en))).toEqual(ruKeys);
  });

  it("are never empty and use the same variables in both languages", () => {
    const variables = (text: string) => [...new Set(text.match(/\{\{\w+\}\}/g))].toSorted();
    for (const key of keysOf(ru)) {
      const english = keysOf(en).includes(key) ? key : key.replace(PLURAL, "_other");
      expect(textAt(ru, key).trim(), key).not.toBe("");
      expect(textAt(en, english).trim(), english).not.toBe("");
      expect(variables(textAt(en, english)), key).toEqual(variables(textAt(ru, key)));
    }
  });

  it("know every plural form of their language", () => {
    for (const [language, texts] of [["ru", ru] as const, ["en", en] as const]) {
      const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
      const plural = singular(keysOf(texts).filter((key) => PLURAL.test(key)));
      for (const key of plural)
        for (const form of forms) expect(keysOf(texts), `${language} ${key}`).toContain(`${key}_${form}`);
    }
  });

  it("hold every key the code names", () => {
    const named = [...code.matchAll(new RegExp(`["'\`]((?:${AREAS})\\.[\\w.-]+)["'\`]`, "g"))];
    const missing = named.map(([, key]) => key as string).filter((key) => !ruKeys.includes(key));
    expect(missing).toEqual([]);
  });

  it("hold nothing the code does not use", () => {
    // Keys put together at run time: the part before `${` counts as use of everything below it.
    const prefixes = [...code.matchAll(new RegExp(`\`((?:${AREAS})\\.[\\w.-]*)\\$\\{`, "g"))].map(
      ([, prefix]) => prefix as string,
    );
    const unused = ruKeys.filter(
      (key) => !code.includes(`"${key}"`) && !prefixes.some((prefix) => key.startsWith(prefix)),
    );
    expect(unused).toEqual([]);
  });

  it("have a sentence for every sign-in error, and one for all the others (§8)", () => {
    const { errors } = ruGame.auth;
    for (const errorCode of AUTH_ERROR_CODES) expect(errors[errorCode], errorCode).toMatch(/\.$/);
    expect(errors.unknown).toBe("Произошла неизвестная ошибка аутентификации.");
  });
});

describe("the specification's words (§2, §5, §8)", () => {
  const texts: Record<string, string> = {
    "common.loading": "Загрузка...",
    "auth.google": "Войти через Google",
    "auth.email": "Войти по Email",
    "auth.signIn": "Войти",
    "auth.register": "Регистрация",
    "auth.linkOffer": "Получить ссылку для входа",
    "auth.linkSend": "Отправить ссылку",
    "auth.linkSent": "Ссылка отправлена! Проверьте почту.",
    "common.defaultPlayerName": "Игрок",
    "rooms.signOut": "Выйти",
    "rooms.tab": "Игровые столы",
    "rooms.columnTable": "Стол",
    "rooms.columnStake": "Ставки",
    "rooms.columnPlayers": "Игроки",
    "common.free": "Бесплатно",
    "rooms.inProgress": "Идет игра",
    "rooms.empty": "Нет доступных комнат.",
    "rooms.loading": "Загрузка списка комнат...",
    "rooms.create": "Создать стол",
    "people.communities": "Наши сообщества",
    "newTable.createTitle": "Создание стола",
    "newTable.namePlaceholder": "Название стола (необязательно)",
    "common.cancel": "Отмена",
    "newTable.submit": "Создать",
    "rooms.failed": "Не удалось загрузить список комнат.",
    "newTable.createFailed": "Ошибка при создании комнаты.",
    "lobby.title": "Выбери эмоцию!",
    "lobby.exit": "Выход",
    "lobby.play": "Играть ▶",
    "lobby.start": "Начать игру ▶",
    "lobby.countdown": "Старт через: {{seconds}}",
    "lobby.cancel": "Отмена",
    "lobby.ready": "Готов!",
    "lobby.cancelled": "Отмена!",
    "lobby.noFreeSlot": "Нет свободных мест в лобби.",
  };
  it.each(Object.entries(texts))("%s", (key, text) => expect(textAt(ru, key)).toBe(text));
});

describe("the mentor's words (specification §2, §9)", () => {
  it.each([
    ["ru", ru, "Запросы никогда не сгорают", "Безлимитные запросы (по правилам честного использования)"],
    ["en", en, "Credits never expire", "Unlimited requests (subject to a fair use policy)"],
  ])("say in %s what is sold, as the specification has it", (_language, texts, never, unlimited) => {
    expect(textAt(texts, "landing.prices.creditsKeep")).toBe(never);
    expect(textAt(texts, "landing.prices.unlimited")).toBe(unlimited);
  });
});

describe("language", () => {
  it.each([
    [null, "ru"],
    ["en", "en"],
    ["en-GB", "en"],
    ["de", "ru"],
    ["RU", "ru"],
  ])("%s is shown as %s (§4: Russian is default and fallback)", (stored, shown) =>
    expect(asLanguage(stored)).toBe(shown),
  );
});
