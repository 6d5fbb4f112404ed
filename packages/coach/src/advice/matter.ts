// Finds what goes before any topic [CO85]: danger, money, grief; then turns that want an answer of their own.
import type { Diagnosis } from "../diagnosis/diagnosis.ts";
import { hardNews } from "../diagnosis/hard-news.ts";
import { asksMoney, tellsOfMoney } from "../diagnosis/money.ts";
import type { MatterId } from "../lines/matters.ts";
import { speaksOfEnding } from "../safety/judge.ts";
import { findTopics } from "../topics/find-topics.ts";
import type { Transcript, TranscriptMessage } from "../transcript/transcript.ts";
import { wordsOf } from "../words/pattern.ts";
import { plain } from "../words/plain.ts";

export interface Matter {
  readonly id: MatterId;
  /** The words that show it. */
  readonly evidence: string;
  /** My last reply and the one before it, where the matter is my dryness; else empty. */
  readonly mine: string;
  readonly before: string;
}

/** Their messages that are looked at: what is older has been answered. */
const LATE = 4;
const DRY_WORDS = 3;
const BOT =
  /(?<!\p{L})(?:бот|робот|нейросет\p{L}*|чатгпт|chat ?gpt|gpt|ии|bot|robot|an ai|a bot|chatbot)(?!\p{L})[^.!\n]{0,20}(?:\?|$|отвеча|пиш)|(?:как|like an?) (?:робот|бот|нейросеть|robot|bot|ai)(?!\p{L})|(?:точно|really|actually|even) (?:не бот|человек|живой|живая|human|a real person|real)/u;
/** A bot of their own is no suspicion. */
const OWN_BOT =
  /(?<!\p{L})(?:пишу|сделала?|делаю|мой|чат-бота|build|building|wrote|my) (?:\p{L}+ )?(?:бот\p{L}*|робот\p{L}*|bots?|robots?)/u;
const REALLY =
  /^(?:да ну|да ладно|серьезно|правда|честно|реально|ты серьезно|ты шутишь|шутишь|really|seriously|for real|no way|are you serious|you serious|you're kidding|are you kidding)[\s,]*[?!]+[\s?!)😳😮😱🤯]*$/u;
const GUESS =
  /(?<!\p{L})(?:сколько (?:мне )?(?:лет )?(?:ты )?(?:мне )?дашь|а сколько дашь|угадай,? сколько мне|угадай мой (?:возраст|рост)|guess (?:my age|how old)|how old (?:do i look|do you think i am|would you say))/u;
const PROMISED =
  /(?<!\p{L})(?:где (?:же |там |мой |моя |мои |твой |твоя )?(?:обещанн\p{L}*)|обещанн\p{L}+ (?:рассказ|истори|фот|рецепт|плейлист|голосов|песн|мем|видео)\p{L}*|ты (?:же )?обещал[аи]?|кто-то обещал|обещал[аи]? (?:рассказать|показать|скинуть|прислать|написать)|you promised|(?:where's|where is|what happened to) (?:my|the|that|your) (?:promised \p{L}+|story|photo|pic|picture|recipe|playlist|voice message)|(?:still )?waiting for (?:my|that|the) (?:story|photo|pic|recipe|playlist)|i was promised)/u;
const CRITICISED =
  /(?<!\p{L})(?:(?:ты|вы) (?:[\p{L}-]+ ){0,3}(?:скучн|душн|занудн|странн|нудн|неинтересн|сухо|тупо|навязчив|пресн|унылы|высокомерн|груб|нудишь|душнишь)\p{L}*|(?:с тобой|тебя|тут) (?:\p{L}+ ){0,2}(?:скучно|неинтересно|тяжело общаться|сложно общаться|душно)|скучно (?:с тобой|пишешь|отвечаешь)|you(?:'re| are|'re being|r)? (?:\p{L}+ ){0,3}(?:boring|dull|weird|dry|bland|annoying|rude|clingy|needy|pushy|creepy|arrogant|full of yourself)|this (?:chat|conversation|convo) is (?:\p{L}+ )?(?:boring|dry|dead))(?!\p{L})/u;
const NOT_CRITICISED =
  /(?<!\p{L})(?:не|not|never|no|n't|очень мил\p{L}*|люблю|нравится|love|like|good|best|хорош\p{L}*)(?!\p{L})/u;
const PRAISE =
  /(?<!\p{L})(?:smile|eyes|voice|улыбк\p{L}*|глаз\p{L}*|голос|(?:you're|you are|you seem|you look) (?:\p{L}+ ){0,2}(?:sweet|kind|cute|lovely|nice|handsome|pretty|beautiful|great|good|gorgeous|charming)|ты (?:\p{L}+ ){0,2}(?:мил|добр|красив|симпатичн|обаятельн|приятн|классн|чудесн)\p{L}*)(?!\p{L})/u;
const MOST_PRAISE_WORDS = 12;
const TALKING: ReadonlySet<string> = new Set(["their_question", "flat", "warm", "cold", "ripe", "greeting"]);

/** What goes before any topic here; null mostly. `told` is what the person says beside the chat. */
export function findMatter(transcript: Transcript | null, told: string, diagnosis: Diagnosis): Matter | null {
  const messages = transcript?.kind === "chat" ? transcript.messages : [];
  const theirs = messages.filter((message) => message.speaker !== "me" && message.text.trim() !== "");
  const late = theirs.slice(-LATE);
  const found = (id: MatterId, evidence: string): Matter => ({ id, evidence, mine: "", before: "" });

  const ending = late.findLast((message) => speaksOfEnding(message.text));
  if (ending) return found("crisis", sentenceOf(ending.text, speaksOfEnding));
  const money = late.findLast((message) => asksMoney(message.text));
  if (money) return found("scam", sentenceOf(money.text, asksMoney));
  if (tellsOfMoney(told) || (transcript === null && asksMoney(told))) return found("scam", told);
  if (diagnosis.stage === "trouble") {
    const words = transcript === null ? [told] : late.map((message) => message.text);
    const news = words.findLast((text) => hardNews(text) !== null);
    const kind = news === undefined ? null : hardNews(news);
    return news === undefined || kind === null ? null : found(kind, news);
  }
  return transcript === null || !TALKING.has(diagnosis.stage) ? null : turnIn(messages, diagnosis);
}

/** A turn of theirs, right now, that wants an answer of its own. */
function turnIn(messages: readonly TranscriptMessage[], diagnosis: Diagnosis): Matter | null {
  if (diagnosis.last === "me" || diagnosis.last === null) return null;
  const start = messages.findLastIndex((message) => message.speaker === "me") + 1;
  const run = messages.slice(start).filter((message) => message.text.trim() !== "");
  const last = run.at(-1)?.text ?? "";
  const found = (id: MatterId, evidence: string): Matter => ({ id, evidence, mine: "", before: "" });
  const test = (pattern: RegExp) => (text: string) => pattern.test(plain(text));
  const said = run.findLast(({ text }) => test(BOT)(text) && !test(OWN_BOT)(text));
  if (said) return found("bot", sentenceOf(said.text, test(BOT)));
  const promised = run.findLast(({ text }) => test(PROMISED)(text));
  if (promised) return found("promised", sentenceOf(promised.text, test(PROMISED)));
  if (test(GUESS)(last)) return found("guess", sentenceOf(last, test(GUESS)));
  if (start > 0 && test(REALLY)(last.trim()) && run.length === 1) return found("really", last);
  const jab = messages
    .slice(-3)
    .findLast(({ speaker, text }) => speaker !== "me" && isJab(text) && !diagnosis.openQuestion);
  if (jab) return found("criticised", sentenceOf(jab.text, isJab));
  const dry = dryness(messages, start, run);
  if (dry !== null) return dry;
  const few = wordsOf(last).length <= MOST_PRAISE_WORDS && run.length === 1;
  const praised = diagnosis.theirLastAct === "compliment" && diagnosis.openQuestion === null;
  return few && praised && test(PRAISE)(last) && findTopics(last).length === 0 ? found("praise", last) : null;
}

function isJab(text: string): boolean {
  const said = plain(text);
  return (
    CRITICISED.test(said) &&
    !NOT_CRITICISED.test(said) &&
    !/[😂🤣😄😁😉😜😏]|ахах|haha|lol|\){2,}/u.test(said)
  );
}

/** They asked and asked, I answered in single words, and now they do too [CO84]. */
function dryness(
  messages: readonly TranscriptMessage[],
  start: number,
  run: readonly TranscriptMessage[],
): Matter | null {
  const answer = run.map((message) => message.text).join(" ");
  if (run.length !== 1 || wordsOf(answer).length > 2 || answer.includes("?")) return null;
  const mine = messages
    .slice(0, start)
    .filter((message) => message.speaker === "me")
    .slice(-2);
  const [before, last] = mine.map((message) => message.text.trim());
  if (before === undefined || last === undefined) return null;
  const asked = messages
    .slice(0, start)
    .filter(({ speaker, text }) => speaker !== "me" && text.includes("?"));
  const short = (text: string): boolean => wordsOf(text).length <= DRY_WORDS + 1 && !text.includes("?");
  if (asked.length < 2 || !short(before) || !short(last) || wordsOf(last).length > DRY_WORDS) return null;
  return { id: "my_dry", evidence: answer, mine: last, before };
}

/** The sentence of a message that shows it; all of it where none does by itself. */
function sentenceOf(text: string, shows: (sentence: string) => boolean): string {
  return text.split(/(?<=[.!?…\n])\s+/u).findLast((sentence) => shows(sentence)) ?? text;
}
