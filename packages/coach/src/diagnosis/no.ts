// What counts as a no [CO10, CO71]. Recognised by how an answer to an invitation is built, not by a list of sentences alone; a
// no to one thing («не хочу в кино, давай в парк»), to one day, or in a story about somebody else must never count.
import { has, wordPattern, wordsOf } from "../words/pattern.ts";
import { plain } from "../words/plain.ts";
import { SIGNALS } from "./signals.ts";

const TAKEN = wordPattern("есть парень|есть девушка|есть муж|есть жена|got a boyfriend|got a girlfriend");
/** A bare no, which is one when it answers an invitation. */
const BARE_NO =
  /^(?:(?:ой|ну|эм|э|хм|а|haha|lol|um|uh|hm|well|sorry|прости|извини|спасибо,? но|thanks,? but)[\s,.]+)*(?:не|нет|неа|не хочу|нет,? не хочу|нет,? спасибо|не стоит|не надо|лучше не надо|лучше нет|(?:наверное|наверно|пожалуй|скорее|скорее всего|думаю),? нет|нет,? (?:наверное|наверно|пожалуй)|не думаю|не хочется|воздержусь|откажусь|no,? thanks|no,? thank you|no|nope|nah|no way|not really|probably not|i don't think so|i'd rather not|rather not|i'll pass|pass|hard pass)(?:,? (?:извини|прости|спасибо|sorry|thanks|though|tbh))?[\s.!)(]*$/u;
/** How an answer to an invitation turns it down. */
/** «Спасибо за приглашение, но нет». */
const BUT_NO =
  /(?:^|[\s,–-])(?:но|but)\s+(?:нет|no)(?:,? (?:спасибо|извини|прости|thanks|thank you))?[\s.!)(]*$/u;
/** Words of an answer that turns an invitation down. */
const TURNED_DOWN = wordPattern(
  "ни с кем не встречаюсь|не хожу на свидания|не до свиданий|не до отношений|not dating anyone|not dating right now|не думаю что стоит|не думаю что это|не думаю что нам|не думаю что мне|не думаю что хочу|не думаю что готов*|думаю не стоит|думаю не нужно|думаю нам не|наверное нет|наверно нет|наверное не стоит|наверное не надо|пожалуй нет|пожалуй не|скорее нет|скорее всего нет|скорее не|давай не будем|лучше не будем|не нужно встречаться|не надо встречаться|не горю желанием|нет желания|не хочется|я откажусь|вынуждена отказать*|вынужден отказать*|воздержусь|плохая идея|не лучшая идея|мне это не нужно|мне это не надо|лучше не стоит|не хочу тебя обижать|не хочу обижать|не хочу давать надежд*|не хочу обнадеживать|i don't think so|don't think that's a good|don't think it's a good|don't think we should|don't think i want|don't think i should|don't think this is|not a good idea|not sure that's a good|i'd rather not|i would rather not|rather not|not really my thing|not my thing|not my scene|not for me|i'll pass|gonna pass|going to pass|have to pass|i don't want to|don't really want to|probably not|no thanks|no thank you|don't want to lead you on|lead you on|must decline|have to decline|have to say no",
);
/** «Мне кажется, мы…» with anything but a yes in it. */
const WE = /(?:мне кажется|я думаю|думаю|боюсь|по-моему),? (?:что )?(?:мы|нам|у нас)(?!\p{L})/u;
const WE_BAD =
  /(?<!\p{L})(?:не|разн\p{L}*|лучше|ничего|рано|зря|остан\p{L}*|i don't|different)(?!\p{L})|stop here/u;
const DO_NOT_WANT = /(?<!\p{L})не хочу(?<rest>[^.!?;,\n(]*)/u;
/** What may follow «не хочу» when it means the whole meeting. */
const WHOLE =
  /^(?:\s*[)]*|\s+(?:никуда|ни с кем|встреч|идти|выходить|этого|ничего|с тобой|знаком|общат|продолж|пока|сейчас|видеться|свидани)[\s\p{L}]*)$/u;
const INSTEAD =
  /(?<!\p{L})(?:(?:давай|можем|может|лучше|(?<!не )хочу|зато)(?!\p{L})(?! (?:не |просто друж|друж|остан|друзья))|а (?:в|на|вот|давай)(?!\p{L})|how about|what about|let's|instead|but i'd love|we could|could we|can we|rather go|rather do)/u;
/** A yes, however it begins. */
const YES = wordPattern(
  "с удовольствием|с радостью|не против|не откажусь|почему бы и нет|почему нет|отличная идея|классная идея|хорошая идея|супер идея|я за|love to|would love|sounds great|sounds fun|sounds good|why not|great idea|i'm in|count me in|of course",
);
const DOUBT = /не думаю|не уверен|вряд ли|don't think|not sure/u;
const BUT = /(?<!\p{L})(?:но|однако|только|but|though|however)(?!\p{L})/u;
/** Not now, and nobody knows when: to be respected, and the next step is theirs. */
const NOT_READY = wordPattern(
  "не могу сейчас думать о|только рассталась|только рассталс*|недавно рассталась|недавно рассталс*|хочу просто общаться|хочу просто пообщаться|давай просто общаться|just got out of|just broke up|just want to chat|just chat for now|just talk for now|не готова|не готов|еще не готов*|слишком рано|рано еще|пока рано|мне рано|нам рано|рановато|слишком быстро|не будем торопиться|давай не торопиться|не хочу торопиться|не хочу спешить|пока не хочу|not ready|too soon|too fast|a bit fast|take it slow|taking it slow|taking things slow|take things slow|not yet|don't want to rush",
);

/** Whether the message turns the person or the meeting down; `invited`: it answers an invitation, where less is enough. */
export function isNo(text: string, invited: boolean): boolean {
  if (has(text, SIGNALS.hardStop)) return true;
  return sentencesOf(text).some((sentence) => saysNo(sentence, text, invited));
}

/** Whether the message says that it is too early to meet. */
export function isNotReady(text: string, invited: boolean): boolean {
  return invited && !has(text, YES) && sentencesOf(text).some((sentence) => has(sentence, NOT_READY));
}

/** A sentence that asks is no answer: «У тебя есть девушка?». */
function sentencesOf(text: string): readonly string[] {
  return text
    .split(/(?<=[.!?…\n])\s*/u)
    .filter((sentence) => sentence.trim() !== "" && !sentence.includes("?"));
}

function saysNo(sentence: string, text: string, invited: boolean): boolean {
  if (has(sentence, SIGNALS.refusal)) return true;
  if (wordsOf(text).length <= 6 && has(sentence, TAKEN)) return true;
  const said = plain(sentence).trim();
  if (!invited) return WE.test(said) && /(?<!\p{L})(?:разн\p{L}*|не по пути|не пара)(?!\p{L})/u.test(said);
  const whole = plain(text);
  if (has(text, YES) && !BUT.test(whole) && !DOUBT.test(whole)) return false;
  if (has(text, SIGNALS.declined) && !/не хочу|rather not/u.test(whole)) return false;
  if (INSTEAD.test(whole)) return false;
  if (BARE_NO.test(said) || BUT_NO.test(said) || has(sentence, TURNED_DOWN)) return !isNotReady(text, true);
  if (WE.test(said) && WE_BAD.test(said)) return !isNotReady(text, true);
  const rest = DO_NOT_WANT.exec(said)?.groups?.["rest"];
  return rest !== undefined && WHOLE.test(rest) && !isNotReady(text, true);
}
