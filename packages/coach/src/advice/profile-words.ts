// What the person wrote about themselves, in their own first-person words: it can answer a question as it stands.
import type { QuestionKind } from "../lines/lines.ts";
import { plain } from "../words/pattern.ts";
import { capital } from "./fill.ts";

const OPENINGS: Readonly<Partial<Record<QuestionKind, RegExp>>> = {
  job: /(?<!\p{L})(?:работаю|преподаю|i work|i'm an? |i am an? |i teach)/u,
  hobby: /(?<!\p{L})(?:люблю|увлекаюсь|обожаю|занимаюсь|играю|i love|i like|i enjoy|i play)/u,
  favourite: /(?<!\p{L})(?:люблю|обожаю|i love|i like)/u,
  origin: /(?<!\p{L})(?:живу|i live|i'm from|i am from)/u,
};

/**
 * The clause of a profile that answers a question of this kind («Работаю инженером»), as a sentence; null when there is
 * none, or it is in the other alphabet than `russian` wants.
 */
export function profileAnswer(profile: string, kind: QuestionKind, russian: boolean): string | null {
  const opening = OPENINGS[kind];
  if (!opening) return null;
  const start = plain(profile).search(opening);
  if (start < 0) return null;
  const clause = (profile.slice(start).split(/[.;!?\n]|,\s(?:но|а|but)\s/u)[0] ?? "")
    .replaceAll(/\s+/g, " ")
    .trim();
  if (clause.length < 8 || clause.length > 90 || /[А-Яа-яЁё]/.test(clause) !== russian) return null;
  return `${capital(clause).replace(/[\s,:–-]+$/u, "")}.`;
}
