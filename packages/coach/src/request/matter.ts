// The matter of what somebody says: without the sentence that the actions menu put there (MC2), and spelt as patterns know it.
import { has, wordPattern, wordsOf } from "../words/pattern.ts";
import data from "./data/matter.json" with { type: "json" };

/** A message is asked for. */
export const WHAT_NOW = wordPattern(data.whatNow.join("|"));
/** In words. */
const LONGEST_BARE_ASK = 4;
/** What comes before the matter itself in a request. */
const STARTER =
  /^\s*(?:(?:пожалуйста|плиз|привет|please|hi|hey)[,!.\s]+)?(?:(?:дай(?:те)?|нужен) совет|посоветуй|подскажи|проанализируй(?: мою)? ситуацию|проанализируй|give me (?:some )?advice|i need (?:some )?advice|advise me|analy[sz]e my situation|analy[sz]e)(?!\p{L})[\s,:.–-]*(?:on(?= )|about(?= ))?[\s,:]*/iu;
/** What a starter leaves when nobody has gone on with it. */
const NOTHING = /^[\s,.:?!]*(?:как|how to|on|about)?[\s,.:?!…]*$/iu;
/** How people type, and what they mean by it. */
const SPELT: readonly (readonly [RegExp, string])[] = data.spellings.map(({ found, meant }) => [
  new RegExp(String.raw`(?<!\p{L})${found}(?!\p{L})`, "giu"),
  meant,
]);

/** Whether the words are no more than a starter that nobody has gone on with. */
export function isBareStarter(said: string): boolean {
  return said.trim() !== "" && NOTHING.test(matterOf(said)) && STARTER.test(said);
}

/** Whether a message is asked for and hardly a word more said: «что ответить?», “what do I write”. */
export function isBareAsk(matter: string): boolean {
  return wordsOf(matter).length <= LONGEST_BARE_ASK && has(matter, WHAT_NOW);
}

/** What is asked, without the starter before it; «» when there is only a starter. */
export function matterOf(said: string): string {
  return said.replace(STARTER, "").trim();
}

/** The words as patterns know them; for finding, never for showing. */
export function spelt(matter: string): string {
  return SPELT.reduce((text, [found, meant]) => text.replaceAll(found, meant), matter);
}
