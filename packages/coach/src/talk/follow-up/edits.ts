// Changes that somebody wants to messages that were offered: shorter, without emoji. Words in, words out.
import { TURN_SIGNS } from "../talk-words.ts";
import { has } from "../../words/pattern.ts";

const SENTENCE = /[^.!?…]+(?:[.!?…]+[)»”"]*|$)\s*/gu;
const EMOJI =
  /\s*(?:\p{Extended_Pictographic}(?:\uFE0F|\u200D\p{Extended_Pictographic})*|[:;]-?[)(DP]+|\){1,3}(?=\s|$))/gu;
/** A smiley that ends a sentence in place of its full stop. */
const CLOSES = /(\p{L})\s*\p{Extended_Pictographic}\uFE0F?(?=\s+\p{Lu})/gu;
/** A second question that only stands beside the first. */
const OR = /^(?:или|второй вариант|если скучно|or|if that's dull|option two)(?!\p{L})/iu;
/** A closing question of fewer words means nothing by itself. */
const WHOLE_QUESTION = 4;

/** The message in fewer words: its question, or the sentence that says most; the same where nothing can go. */
export function shortened(text: string): string {
  const sentences = (text.match(SENTENCE) ?? [text]).map((one) => one.trim()).filter((one) => one !== "");
  if (sentences.length <= 1) return withoutLead(text);
  const hello =
    words(sentences[0] ?? "") <= 2 && sentences[0]?.endsWith("!") === true ? [sentences[0] ?? ""] : [];
  const rest = sentences.slice(hello.length);
  const last = rest.at(-1) ?? "";
  const question = rest.findLast((one) => one.endsWith("?") && !OR.test(one)) ?? last;
  const fullest = rest.toSorted((one, other) => words(other) - words(one))[0] ?? last;
  // An invitation without its day and place invites nowhere.
  const plan = rest.find((one) => has(one, TURN_SIGNS.date));
  const main = plan ?? (words(withoutLead(question)) >= WHOLE_QUESTION ? question : fullest);
  // What only the person can say is the answer itself.
  const kept = rest.filter((one) => one === main || one === question || one.includes("{gap:"));
  const short = [...hello, ...kept.map((one) => (one === question ? withoutLead(one) : one))].join(" ");
  return short.length < text.trim().length ? short : withoutLead(text);
}

function withoutLead(text: string): string {
  const tail = /^[^:–—]{3,60}(?::|\s[–—])\s+(.+)$/su.exec(text.trim())?.[1] ?? "";
  return words(tail) >= WHOLE_QUESTION ? tail.charAt(0).toUpperCase() + tail.slice(1) : text.trim();
}

function words(text: string): number {
  return text.match(/[\p{L}\d]+/gu)?.length ?? 0;
}

/** The message without emoji and smileys. */
export function withoutEmoji(text: string): string {
  return text
    .replaceAll(CLOSES, "$1.")
    .replaceAll(EMOJI, "")
    .replaceAll(/\s{2,}/g, " ")
    .trim();
}
