// What one message does [CO2]: the first act found in the order below, the weightier ones first.
import { has, plain, wordPattern, wordsOf } from "../words/pattern.ts";
import type { Act } from "./diagnosis.ts";
import { LAUGHTER, SIGNALS } from "./signals.ts";

const LONGEST_EXCUSE = 12;
const TAKEN = wordPattern("есть парень|есть девушка|есть муж|есть жена|got a boyfriend|got a girlfriend");
/** A bare no, which is one when it answers an invitation. */
const BARE_NO =
  /^(?:не|нет|неа|не хочу|нет,? не хочу|нет,? спасибо|no,? thanks|no,? thank you|no|nope|nah|no way)[\s.!)]*$/u;
/** «Где?», “What time?” about an invitation. */
const BARE_WHERE = /(?<!\p{L})(?:где|куда|когда|во сколько|where|when|what time)\s*\?/u;
/** «Давай в воскресенье»: a yes with a day in it, whatever was asked. */
const OPENS_YES =
  /^(?:ну\s|ok,?\s|okay,?\s)?(?:давай|договорились|с удовольствием|согласн[аы]?|идет|deal|sure|sounds|yes|let's)(?!\p{L})/u;
const QUESTION_START =
  /^(?:а\s)?(?:ты\s)?(?:как|что|чем|кем|кто|где|куда|откуда|когда|почему|зачем|сколько|какой|какая|какие|какое|what|how|where|when|why|who|which|do you|are you|have you|did you|can you|would you|could you)(?!\p{L})/u;

/** Whether the message asks something: a question mark, or it opens like a question and is short. */
export function asks(text: string): boolean {
  if (/\?/.test(text)) return true;
  return QUESTION_START.test(plain(text).trim()) && wordsOf(text).length <= 6 && !/[.!…]$/.test(text.trim());
}

/** Whether they laugh. */
export function laughs(text: string): boolean {
  return LAUGHTER.test(text);
}

/** Whether it invites somewhere. */
export function invites(text: string): boolean {
  return has(text, SIGNALS.invitation);
}

/** Whether it is a clear no; `invited`: it answers an invitation, where a bare «нет» counts too. */
export function refuses(text: string, invited: boolean): boolean {
  // «У тебя есть девушка?» asks about one, it is no answer.
  if (has(text, SIGNALS.hardStop)) return true;
  if (has(text, SIGNALS.refusal) && !/\?/.test(text)) return true;
  if (wordsOf(text).length <= 6 && has(text, TAKEN) && !/\?/.test(text)) return true;
  return invited && BARE_NO.test(plain(text).trim());
}

/** A reply of one or two words, or of signs only; a question, a laugh or a greeting is none. */
export function isShort(text: string): boolean {
  return wordsOf(text).length <= 2 && !asks(text) && !laughs(text) && !has(text, SIGNALS.greeting);
}

/** Only a greeting: its words, a name at most, and no question. */
export function isGreeting(text: string): boolean {
  return has(text, SIGNALS.greeting) && wordsOf(text).length <= 3 && !asks(text);
}

/** The act of a message of theirs; `invited`: one of my last messages invited them. */
export function actOf(text: string, invited: boolean): Act {
  if (text.trim() === "") return "unread";
  if (refuses(text, invited)) return "refusal";
  if (has(text, SIGNALS.declined) && (invited || has(text, SIGNALS.date))) return "declined";
  if (has(text, SIGNALS.moved) && has(text, SIGNALS.date)) return "declined";
  if (invited && BARE_WHERE.test(plain(text))) return "agreed";
  if (has(text, SIGNALS.afterDate)) return "thanks_for_date";
  if (has(text, SIGNALS.logistics) && asks(text)) return "agreed";
  if (invited && !asks(text) && has(text, SIGNALS.agreed)) return "agreed";
  if (OPENS_YES.test(plain(text)) && has(text, SIGNALS.date) && !asks(text)) return "agreed";
  if (invites(text) && !has(text, SIGNALS.declined)) return "invitation";
  if (has(text, SIGNALS.trouble) && !laughs(text)) return "trouble";
  // In a long story «на созвоне» is a place, not an excuse.
  if (!asks(text) && wordsOf(text).length <= LONGEST_EXCUSE && has(text, SIGNALS.busy)) return "busy";
  if (!asks(text) && (has(text, SIGNALS.goodbye) || /^(?:пока|bye|bye bye)[\s!.)]*$/u.test(plain(text))))
    return "goodbye";
  if (has(text, SIGNALS.voice)) return "voice";
  if (asks(text)) return "question";
  if (has(text, SIGNALS.compliment)) return "compliment";
  if (has(text, SIGNALS.apology)) return "apology";
  if (isGreeting(text)) return "greeting";
  if (laughs(text) && wordsOf(text).length <= 5) return "laughter";
  if (isShort(text))
    return has(text, SIGNALS.thanks) && !BARE_NO.test(plain(text).trim()) ? "thanks" : "short";
  return has(text, SIGNALS.thanks) && wordsOf(text).length <= 5 ? "thanks" : "story";
}
