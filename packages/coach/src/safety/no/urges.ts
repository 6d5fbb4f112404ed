// Counsel in plain words where a no stands (MF1, CO111): what it gives the person to send is judged like a message, and so is what it
// tells them to do. Asking the person something is no push.
import { phrase, readText, says } from "../phrases/phrase.ts";
import en from "../data/boundaries.en.json" with { type: "json" };
import ru from "../data/boundaries.ru.json" with { type: "json" };
import { asksOrPushes } from "./standing-no.ts";

const URGES = [...ru.pushes.urges, ...en.pushes.urges].map(phrase);
/** Words to send: in quotes of any kind, or a quoted line. */
const QUOTED =
  /«([^«»]{2,400})»|“([^“”]{2,400})”|„([^„“]{2,400})“|"([^"\n]{2,400})"|`([^`\n]{2,400})`|^[^\S\n]*>[^\S\n]*(.{2,400})$/gmu;
/** What follows is what to send: «напиши так:», "you could write:". */
const LEADS_IN =
  /(?<![\p{L}])(?:напиши|написать|отправь|отправить|ответь|ответить|скажи (?:ей|ему|так)|вариант|text|write|send|say to (?:her|him)|reply|option|message)[^:\n]{0,40}:[^\S\n]*\**[^\S\n]*\n*(?![«“„"`>\n])(.{2,400})/gimu;
/** One word in quotes is a word that is spoken of. */
const MIN_WORDS = 2;

/** Whether counsel gives the person words that ask, invite or push, or tells them to go on. */
export function urgesOn(counsel: string): boolean {
  if (says(readText(counsel), URGES)) return true;
  return [...counsel.matchAll(QUOTED), ...counsel.matchAll(LEADS_IN)]
    .map((found) => found.slice(1).join(""))
    .filter((words) => words.trim().split(/\s+/u).length >= MIN_WORDS)
    .some(asksOrPushes);
}
