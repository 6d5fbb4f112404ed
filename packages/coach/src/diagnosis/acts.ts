// What one message does [CO2]: the first act found in the order below, the weightier ones first.
import { has, wordPattern, wordsOf } from "../words/pattern.ts";
import { plain } from "../words/plain.ts";
import type { Act } from "./diagnosis.ts";
import { hardNews, isDown } from "./hard-news.ts";
import { isNo, isNotReady } from "./no.ts";
import { LAUGHTER, SIGNALS } from "./signals.ts";
import { isSoftNo } from "./soft-no.ts";

const LONGEST_EXCUSE = 12;
/** «Нет, спасибо» to an offer is no thanks for anything. */
const BARE_NO = /^(?:не|нет|неа|нет,? спасибо|no,? thanks|no,? thank you|no|nope|nah|no way)[\s.!)]*$/u;
/** An invitation without a verb: «Может, в субботу кофе?», “Drinks on Friday?” */
const OPENS_OFFER =
  /^(?:ну\s|а\s|so,?\s|hey,?\s)*(?:может(?: быть)?|давай|го|гоу|айда|погнали|как насчет|как смотришь|хочешь|maybe|how about|what about|up for|fancy|would you like to|want to|wanna)(?!\p{L})/u;
const OFFER_WORDS = 7;
/** Neither yes nor no. */
const OPEN_ANSWER =
  /^(?:ну |ой,? |hm+,? |хм+,? |эм+,? |um+,? |well,? )?(?:(?:let's see|может(?: быть)?|посмотрим|возможно|как-нибудь|потом(?: решим)?|не знаю(?:,? (?:пока|посмотрим|честно))?|пока не (?:знаю|уверен\p{L}*|понятно|планирую)|сложно сказать|трудно сказать|видно будет|там видно будет|как пойдет|ближе к делу|если получится|maybe|possibly|perhaps|not sure(?: yet)?|hard to say|i(?:'ll| will) see|we(?:'ll| will) see|idk|i don't know(?: yet)?|dunno|depends)[\s,.!)(…]*)+$/u;
/** “Really??” is a feeling, not something to answer. */
const AMAZED =
  /^(?:да ну|да ладно|серьезно|правда|честно|реально|ты серьезно|вот это да|чего|что|ого|really|seriously|for real|no way|are you serious|what|wait,? what|omg,? really|oh really)[\s,]*[?!]+$/u;
/** An invitation by its build: a wish, and “together” or “you and I” in one sentence. */
const TOGETHER =
  /(?<!\p{L})(?:надо|нужно|давай(?:те)?|можем|могли бы|может|хочу|хочется|хотелось бы|стоит|пора|было бы (?:здорово|круто|классно)|обязан[ыа]|должны)(?!\p{L})[^.!?\n]{0,40}?(?<!\p{L})(?:вместе|вдвоем|с тобой|на пару)(?!\p{L})|(?<!\p{L})(?:we (?:should|could|have to|need to|must|gotta)|let's|wish we could|i'd love to|would love to|want to)(?!\p{L})[^.!?\n]{0,40}?(?<!\p{L})(?:together|with you|celebrate|sometime|hang)(?!\p{L})/u;
/** «Хочу с тобой поговорить», «давай работать вместе» invite nowhere. */
const NOWHERE =
  /(?<!\p{L})(?:не|поговорить|поделиться|посоветоваться|согласиться|работать|работал\p{L}*|переписываться|общаться|спорить|поспорить|соглас\p{L}*|познакомиться|talk|agree|chat|share|argue|work|not|n't|never)(?!\p{L})/u;
/** «Напишу тебе вечером»: the next word is theirs. */
const PROMISE =
  /(?<!\p{L})(?:напишу|отпишусь|позвоню|наберу|отвечу|скину|расскажу|вернусь|дам знать|маякну|черкну)(?!\p{L})[^.!?\n]{0,25}?(?<!\p{L})(?:вечером|вечерком|завтра|позже|попозже|потом|утром|днем|ночью|после|как (?:только|буду|освобожусь|приеду|доберусь|вернусь|закончу|смогу)|когда|через|на днях)(?!\p{L})|(?<!\p{L})(?:вечером|завтра|позже|попозже|потом|утром|днем|после \p{L}+|через \p{L}+|на днях|как освобожусь|как доберусь)(?!\p{L})[^.!?\n]{0,20}?(?<!\p{L})(?:напишу|отпишусь|позвоню|наберу|отвечу|скину|расскажу|дам знать)(?!\p{L})|(?<!\p{L})(?:i'll|i will|gonna|going to|let me|will) (?:\p{L}+ )?(?:text|write|message|call|ping|hit|get back|reply|answer|let you know|tell you|send)(?!\p{L})[^.!?\n]{0,30}?(?<!\p{L})(?:later|tonight|tomorrow|after|soon|in the (?:evening|morning|afternoon)|this evening|when|once|as soon as|in a (?:bit|while|few))(?!\p{L})/u;
const ASKS_FREE = wordPattern(
  "you free|are you free|you around|ты свободна|ты свободен|свободна ли|свободен ли",
);
/** Asked without a question mark. */
const INDIRECT = wordPattern(
  "never told me|tell me about yourself|tell me what you do|расскажи о себе|расскажи про себя|расскажи чем занимаешься|ты так и не рассказал|ты так и не рассказала|ты так и не сказал|ты так и не сказала",
);
/** «Да, а что?» about a free evening. */
const YES_WHY =
  /^(?:да|ага|угу|возможно|может быть|смотря для чего|yes|yeah|yep|yup|i might be|might be|could be|depends)[\s,.!;)😉😏]*(?:(?:а\s)?(?:что|чего|зачем)|why|what's up|what for)?[\s?!.)]*$/u;
/** What stands in the place of words: a sticker, a photo, a voice message that only they can hear. */
const ATTACHMENT =
  /^(?:[^\p{L}\d]*)(?:стикер|sticker|gif|гиф\p{L}*|фото|photo|видео|video|картинка|image|мем|meme|(?:голосовое сообщение|голосовое|voice message|voice note|видеосообщение|video message|аудио|audio)(?:[\s,(]*\d{1,2}:\d{2}\)?)|\d{1,2}:\d{2})(?:[^\p{L}\d]*)$/u;
const ASKS_NUMBER = wordPattern(
  "твой номер|номер телефона|номерок|дашь номер|твой телеграм|your number|your phone number|get your number",
);
/** «Где?», “What time?” about an invitation. */
const BARE_WHERE = /(?<!\p{L})(?:где|куда|когда|во сколько|where|when|what time)\s*\?/u;
/** «Давай в воскресенье»: a yes with a day in it, whatever was asked. */
const OPENS_YES =
  /^(?:ну\s|ok,?\s|okay,?\s)?(?:давай|договорились|с удовольствием|согласн[аы]?|идет|deal|sure|sounds|yes|let's)(?!\p{L})/u;
const QUESTION_START =
  /^(?:а\s)?(?:ты\s)?(?:как|что|чем|кем|кто|где|куда|откуда|когда|почему|зачем|сколько|какой|какая|какие|какое|what|how|where|when|why|who|which|do you|are you|have you|did you|can you|would you|could you)(?!\p{L})/u;

/** Whether the message asks something: a question mark, or it opens like a question and is short. */
export function asks(text: string): boolean {
  if (/\?/.test(text) || has(text, INDIRECT)) return !isAmazed(text);
  return QUESTION_START.test(plain(text).trim()) && wordsOf(text).length <= 6 && !/[.!…]$/.test(text.trim());
}

/** Whether its only questions are cries of surprise («Серьёзно??») before something told. */
function isAmazed(text: string): boolean {
  const sentences = plain(text)
    .split(/(?<=[.!?…\n])(?![.!?…])\s*/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
  const asking = sentences.filter((sentence) => sentence.includes("?"));
  return sentences.length > asking.length && asking.length > 0 && asking.every((one) => AMAZED.test(one));
}

/** Whether they laugh. */
export function laughs(text: string): boolean {
  return LAUGHTER.test(text);
}

/** Whether it invites somewhere. */
export function invites(text: string): boolean {
  if (has(text, SIGNALS.invitation)) return true;
  return plain(text)
    .split(/(?<=[.!?\n])\s*/u)
    .some((sentence) => TOGETHER.test(sentence) && !NOWHERE.test(sentence));
}

/** Whether it proposes a meeting or asks for a number, with a verb or without: a no to it is a no. */
export function proposes(text: string): boolean {
  if (invites(text) || (asks(text) && has(text, ASKS_NUMBER))) return true;
  if (!asks(text) || has(text, SIGNALS.free)) return false;
  const said = plain(text).trim();
  if (OPENS_OFFER.test(said)) return has(text, SIGNALS.date) || has(text, SIGNALS.outing);
  return (
    has(text, SIGNALS.date) &&
    has(text, SIGNALS.outing) &&
    !QUESTION_START.test(said) &&
    wordsOf(text).length <= OFFER_WORDS
  );
}

/** Whether it is a clear no; `invited`: it answers an invitation, where a bare «нет» counts too. */
export function refuses(text: string, invited: boolean): boolean {
  return isNo(text, invited);
}

/** Whether it says that they are free; `asked` is my question, which «да» may answer. */
export function saysFree(text: string, asked: string): boolean {
  return (
    has(text, SIGNALS.free) ||
    ((has(asked, SIGNALS.free) || has(asked, ASKS_FREE)) && YES_WHY.test(plain(text).trim()))
  );
}

/** A reply of one or two words, or of signs only; a question, a laugh or a greeting is none. */
export function isShort(text: string): boolean {
  return wordsOf(text).length <= 2 && !asks(text) && !laughs(text) && !has(text, SIGNALS.greeting);
}

/** Only a greeting: its words, a name at most, and no question. */
export function isGreeting(text: string): boolean {
  return has(text, SIGNALS.greeting) && wordsOf(text).length <= 3 && !asks(text);
}

/** Whether a bubble only stands for a sticker, a photo or a voice message. */
export function isAttachment(text: string): boolean {
  return ATTACHMENT.test(plain(text).trim());
}

/** Whether they say that they will write by themselves: «напишу тебе вечером». */
export function promises(text: string): boolean {
  return PROMISE.test(plain(text));
}

/** «Красивая у тебя улыбка», “what a kind smile”, whatever the order of words. */
const LOOKS =
  /(?<!\p{L})(?:красив|добр|прекрасн|классн|чудесн|приятн|обалденн|потрясающ|мил)\p{L}* (?:\p{L}+ ){0,3}(?:улыбк|глаз|голос)\p{L}*|(?:улыбк|глаз|голос)\p{L}* (?:\p{L}+ ){0,3}(?:красив|добр|прекрасн|классн|чудесн|приятн|обалденн|потрясающ|мил)\p{L}*|(?<!\p{L})(?:kind|nice|cute|lovely|beautiful|gorgeous|great|warm|pretty) (?:\p{L}+ )?(?:smile|eyes|voice)(?!\p{L})/u;

/** The act of a message of theirs; `invited`: one of my last messages invited them. */
export function actOf(text: string, invited: boolean): Act {
  if (text.trim() === "" || isAttachment(text)) return "unread";
  if (refuses(text, invited)) return "refusal";
  if (isNotReady(text, invited) || isSoftNo(text)) return "not_ready";
  if (has(text, SIGNALS.declined) && (invited || has(text, SIGNALS.date))) return "declined";
  if (has(text, SIGNALS.moved) && has(text, SIGNALS.date)) return "declined";
  if (invited && BARE_WHERE.test(plain(text))) return "agreed";
  if (has(text, SIGNALS.afterDate)) return "thanks_for_date";
  if (has(text, SIGNALS.logistics) && asks(text)) return "agreed";
  if (invited && (has(text, SIGNALS.excuse) || OPEN_ANSWER.test(plain(text).trim()))) return "declined";
  if (invited && !asks(text) && has(text, SIGNALS.agreed)) return "agreed";
  if (OPENS_YES.test(plain(text)) && has(text, SIGNALS.date) && !asks(text)) return "agreed";
  if (invites(text) && !has(text, SIGNALS.declined)) return "invitation";
  if (isTrouble(text)) return "trouble";
  // In a long story «на созвоне» is a place, not an excuse.
  const excuse = has(text, SIGNALS.busy) || promises(text);
  if (!asks(text) && wordsOf(text).length <= LONGEST_EXCUSE && excuse) return "busy";
  if (!asks(text) && (has(text, SIGNALS.goodbye) || /^(?:пока|bye|bye bye)[\s!.)]*$/u.test(plain(text))))
    return "goodbye";
  if (has(text, SIGNALS.voice)) return "voice";
  if (asks(text)) return "question";
  if (has(text, SIGNALS.compliment) || LOOKS.test(plain(text))) return "compliment";
  if (has(text, SIGNALS.apology)) return "apology";
  if (isGreeting(text)) return "greeting";
  if (laughs(text) && wordsOf(text).length <= 5) return "laughter";
  if (isShort(text))
    return has(text, SIGNALS.thanks) && !BARE_NO.test(plain(text).trim()) ? "thanks" : "short";
  return has(text, SIGNALS.thanks) && wordsOf(text).length <= 5 ? "thanks" : "story";
}

/** Whether they have a hard time: hard news, or its words outside of what they ask; not where they laugh about it. */
function isTrouble(text: string): boolean {
  if (laughs(text) || has(text, SIGNALS.worthIt)) return false;
  if (hardNews(text) !== null || isDown(text)) return true;
  const told = text
    .split(/(?<=[.!?…\n])\s*/u)
    .filter((sentence) => !sentence.includes("?"))
    .join(" ");
  return has(told, SIGNALS.trouble);
}
