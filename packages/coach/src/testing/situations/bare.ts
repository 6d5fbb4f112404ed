// Chats with nothing in them to pick up: hello, how are you, a smile. Each must still get words of its own [CO44].
import { situation } from "./situation.ts";
import type { Situation } from "./situation.ts";

const RUSSIAN: readonly (readonly string[])[] = [
  ["< Приветствую"],
  ["< привет"],
  ["< Привет!"],
  ["< Привет)"],
  ["< Приветик"],
  ["< Хай"],
  ["< Здравствуй"],
  ["< Добрый вечер"],
  ["> Привет", "< Привет"],
  ["> Привет!", "< Привет!"],
  ["> привет", "< привет"],
  ["> Хай", "< Привет"],
  ["> Привет", "< Хай"],
  ["> Привет, Аня", "< Привет"],
  ["> Привет, Оля", "< Привет"],
  ["> Добрый вечер", "< Добрый вечер"],
  ["> Привет", "< Привет", "> Как дела?", "< Норм"],
  ["> Привет", "< Привет", "> Как дела?", "< Нормально"],
  ["> Привет", "< Привет", "> Как ты?", "< Норм"],
  ["> Привет", "< Привет)", "> Как настроение?", "< Ок"],
  ["> Как дела?", "< Хорошо"],
  ["> Как дела?", "< Хорошо)"],
  ["> Как дела?", "< Пойдёт"],
  ["> Привет", "< Ага"],
  ["> Привет", "< Угу"],
  ["> Привет", "< 🙂"],
  ["> Привет", "< 👋"],
  ["> Привет", "< Ахах"],
  ["> Привет", "< Спасибо"],
  ["? Привет", "? Привет"],
];
const ENGLISH: readonly (readonly string[])[] = [
  ["< Hi"],
  ["< hi"],
  ["< Hiya"],
  ["< Hey!"],
  ["< Hello"],
  ["> Hi", "< Hi"],
  ["> Hey", "< Hey"],
  ["> hey", "< hey"],
  ["> Hey", "< Hi"],
  ["> Hi", "< Hey"],
  ["> Hi Anna", "< Hi"],
  ["> Hi Kate", "< Hi"],
  ["> Hey", "< Hey", "> How are you?", "< Good"],
  ["> Hey", "< Hey", "> How are you?", "< Fine"],
  ["> Hi", "< Hi", "> How are you?", "< Good"],
  ["> How are you?", "< ok"],
  ["> How are you?", "< okay"],
  ["> Hey", "< 🙂"],
  ["> Hey", "< 👋"],
  ["> Hey", "< lol"],
  ["> Hey", "< Thanks"],
  ["? Hey", "? Hey"],
];

function listed(language: "ru" | "en", chats: readonly (readonly string[])[]): readonly Situation[] {
  return chats.map((lines) => situation(language, `bare: ${lines.join(" ")}`, "write_now", lines));
}

/** More than fifty of them, all different. */
export const bareChats: readonly Situation[] = [...listed("ru", RUSSIAN), ...listed("en", ENGLISH)];
