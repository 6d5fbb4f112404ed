// The matter of what somebody says: without the sentence that the actions menu put there (MC2), and spelt as patterns know it.
import { has, wordPattern, wordsOf } from "../words/pattern.ts";

/** A message is asked for. */
export const WHAT_NOW = wordPattern(
  "что делать|что мне делать|что теперь|что дальше|что ответить|что отвечать|что мне ответить|что ей ответить|что ему ответить|что писать|что написать|что мне написать|что ей написать|что ему написать|что сказать|как быть|как ответить|как мне ответить|как поступить|помоги ответить|придумай ответ|придумай|помоги|и что|what do i|what should i|what can i|what to do|what now|now what|what to say|what to write|what to reply|how do i reply|how should i|help me reply|help me answer|help|any ideas",
);
/** In words. */
const LONGEST_BARE_ASK = 4;
/** What comes before the matter itself in a request. */
const STARTER =
  /^\s*(?:(?:пожалуйста|плиз|привет|please|hi|hey)[,!.\s]+)?(?:(?:дай(?:те)?|нужен) совет|посоветуй|подскажи|проанализируй(?: мою)? ситуацию|проанализируй|give me (?:some )?advice|i need (?:some )?advice|advise me|analy[sz]e my situation|analy[sz]e)(?!\p{L})[\s,:.–-]*(?:on(?= )|about(?= ))?[\s,:]*/iu;
/** What a starter leaves when nobody has gone on with it. */
const NOTHING = /^[\s,.:?!]*(?:как|how to|on|about)?[\s,.:?!…]*$/iu;
/** How people type, and what they mean by it. */
const SPELT: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})(?:че|чё|чо|шо|што)(?!\p{L})/giu, "что"],
  [/(?<!\p{L})(?:оч)(?!\p{L})/giu, "очень"],
  [/(?<!\p{L})(?:как нить|как-нить|какнибудь|как нибудь)(?!\p{L})/giu, "как-нибудь"],
  [/(?<!\p{L})(?:тянка|тянке|тянку|тян|деваха|дева|девчонк\p{L}*)(?!\p{L})/giu, "девушка"],
  [/(?<!\p{L})(?:пеши|песать)(?!\p{L})/giu, "писать"],
  [/(?<!\p{L})(?:ничего не отвечает|неотвечает|не отвечяет|не атвечает)(?!\p{L})/giu, "не отвечает"],
  [/(?<!\p{L})(?:непишет)(?!\p{L})/giu, "не пишет"],
  [/(?<!\p{L})(?:свиданку|свиданка|свиданье|свидос)(?!\p{L})/giu, "свидание"],
  [/(?<!\p{L})грит(?!\p{L})/giu, "говорит"],
  [
    /(?<!\p{L})(?:what|wat) (?:should|do|can|would) i (?:text|write|say|send|message)(?!\p{L})/giu,
    "what to write",
  ],
  [/(?<!\p{L})u(?!\p{L})/giu, "you"],
  [/(?<!\p{L})ur(?!\p{L})/giu, "your"],
  [/(?<!\p{L})(?:wat|wut|wht)(?!\p{L})/giu, "what"],
  [/(?<!\p{L})(?:txt)(?!\p{L})/giu, "text"],
  [/(?<!\p{L})(she|he)s(?!\p{L})/giu, "$1's"],
  [/(?<!\p{L})(do|does|did|is|are|was|have|has|would|ca|wo)nt(?!\p{L})/giu, "$1n't"],
  [/(?<!\p{L})im(?!\p{L})/giu, "I'm"],
  [/(?<!\p{L})(?:convo)(?!\p{L})/giu, "conversation"],
  [/(?<!\p{L})(?:gonna)(?!\p{L})/giu, "going to"],
];

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
