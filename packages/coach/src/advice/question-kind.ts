// What kind of question is open, so that the answer fits it [CO33]. The first pattern that finds something counts.
import { has, wordPattern, wordsOf } from "../words/pattern.ts";
import { plain } from "../words/plain.ts";
import type { WordPattern } from "../words/pattern.ts";

/** What kind of question of theirs is open. */
export type QuestionKind =
  | "how_are_you"
  | "doing_now"
  | "hobby"
  | "plans"
  | "past_days"
  | "looking_for"
  | "favourite"
  | "choice"
  | "yes_no"
  | "ability"
  | "likes"
  | "been"
  | "why"
  | "kids"
  | "status"
  | "permission"
  | "contact"
  | "who"
  | "opinion"
  | "job"
  | "origin"
  | "measure"
  | "past"
  | "sign"
  | "where"
  | "when"
  | "how"
  | "how_many"
  | "how_long"
  | "who_with"
  | "open";

const KINDS: readonly (readonly [kind: QuestionKind, pattern: WordPattern])[] = [
  [
    "past",
    wordPattern(
      "почему развел*|почему ты развел*|почему вы развел*|почему ты в разводе|почему расстал*|почему вы расстал*|почему ты расстал*|почему ты один|почему ты одна|почему ты до сих пор один|почему ты до сих пор одна|твои бывшие|последние отношения|прошлые отношения|why are you single|how are you single|how are you still single|still single|why did you break up|why did you two|why did you divorce|your last relationship|your ex|past relationships",
    ),
  ],
  [
    "sign",
    wordPattern("знак зодиака|кто по знаку|по гороскопу|твой знак|your sign|star sign|zodiac|your horoscope"),
  ],
  [
    "kids",
    wordPattern(
      "есть дети|дети есть|хочешь детей|do you have kids|have kids|have children|want kids|want children",
    ),
  ],
  [
    "status",
    wordPattern(
      "женат|замужем|есть парень|есть девушка|есть жена|есть муж|ты в отношениях|ты один|ты одна|are you married|are you single|seeing anyone|have a girlfriend|have a boyfriend|been married|in a relationship",
    ),
  ],
  [
    "contact",
    wordPattern(
      "инста*|телеграм*|телега|ватсап*|твой номер|номер телефона|instagram|insta|snapchat|whatsapp|telegram|your number|phone number",
    ),
  ],
  ["who", wordPattern("кто это|кто вы|мы знакомы|who's this|who is this|who dis|do i know you")],
  [
    "measure",
    wordPattern("какой рост|рост|сколько тебе лет|сколько лет|твой возраст|how tall|your height|how old"),
  ],
  [
    "opinion",
    wordPattern(
      "как тебе|тебе нравится|понравилось|понравился|понравилась|что думаешь|что скажешь|what do you think|how do you like|do you like my|did you like|thoughts",
    ),
  ],
  [
    "permission",
    wordPattern(
      "можно я|можно тебе|можно тебя|а можно|могу ли|могу я|ничего если|не против если|не против|can i|could i|may i|is it ok if|is it okay if|do you mind|would you mind",
    ),
  ],
  [
    "past_days",
    wordPattern(
      "как прошел|как прошла|как прошли|как провел|как провела|как выходные|как день|как твой день|как твои выходные|как отдохн*|как вчера|как съездил*|how was|how were|how did",
    ),
  ],
  [
    "plans",
    wordPattern(
      "как отмечаешь|где отмечаешь|какие планы|какие у тебя планы|что планируешь|что делаешь в|что делаешь завтра|что делаешь вечером|чем займешься|есть планы|планы на|plans|how are you celebrating|any plans|what are you up to this|doing this weekend|doing tonight|doing tomorrow|doing on",
    ),
  ],
  [
    "job",
    wordPattern(
      "кем работаешь|кем ты работаешь|чем занимаешься|чем ты занимаешься|чем по жизни|где работаешь|где ты работаешь|кто по профессии|what do you do|what you do|кто ты по профессии|your job|do for work|do for a living|where do you work",
    ),
  ],
  [
    "doing_now",
    wordPattern(
      "что делаешь|чем занят|чем занята|что поделываешь|what are you doing|what are you up to|what you up to|wyd|whatcha",
    ),
  ],
  [
    "how_are_you",
    wordPattern(
      "как дела|как жизнь|как настроение|как оно|как поживаешь|how are you|how's it going|how is it going|how are things|how you doing|what's up|how have you been|how's your|how is your",
    ),
  ],
  [
    "origin",
    wordPattern(
      "откуда ты|ты откуда|откуда|где живешь|ты из|из какого|в каком районе|where are you from|where do you live|where you from|are you from|where are you based|grow up|grew up|raised|вырос|выросла|родом|which part of",
    ),
  ],
  [
    "looking_for",
    wordPattern(
      "ищешь|что ищешь|кого ищешь|что ты ищешь|зачем ты здесь|какие отношения|серьезные отношения|для чего ты тут|что ты здесь|what are you looking for|looking for here|why are you here|what brings you|looking for on",
    ),
  ],
  [
    "hobby",
    wordPattern(
      "чем увлекаешься|твои увлечения|твои хобби|хобби|что любишь делать|чем любишь|что любите|что ты любишь|что вы любите|что любишь|чем вы увлекаетесь|what do you like|what do you love|в свободное время|what do you like to do|do for fun|расскажи о себе|расскажи про себя|about yourself|your story|hobbies|free time|what are you into|your interests",
    ),
  ],
  [
    "favourite",
    wordPattern(
      "любимый|любимая|любимое|любимые|твой любимый|какой самый|какая самая|какую музыку|какие фильмы|какой фильм|какую книгу|какие книги|favourite|favorite|what kind of|what type of|which one do you",
    ),
  ],
];
/** «Как ты?», «Ты как?», «How about you?» with nothing after it. */
const BARE_HOW =
  /(?:как (?:ты|сам|сама)|ты как|(?:^|[.!,]\s*)(?:а|и) (?:ты|у тебя)|how about you|and you|what about you|hbu|wbu)[\s?!.)]*$/u;
const TAIL =
  /(?:what about you|how about you|and you|а (?:ты|вы)(?: сам| сама)?|а у тебя)\s*[,?–-]+\s*(?<tail>[^?]+)\?\s*$/u;
const ABILITY =
  /(?<!\p{L})(?:умеешь|умеете|готовишь|рисуешь|поешь|играешь|танцуешь|катаешься|водишь|говоришь по|печешь|вяжешь|лазаешь|бегаешь|плаваешь|(?:do|can) you (?:also |even |ever )?(?:cook|bake|draw|paint|sing|play|dance|ski|skate|snowboard|surf|drive|speak|knit|climb|run|swim|garden|code))(?!\p{L})/u;
const BEEN =
  /(?<!\p{L})(?:(?:ты|вы) (?:там |уже |когда-нибудь |хоть раз )*(?:был|была|были|ездил|ездила|пробовал|пробовала|видел|видела|смотрел|смотрела|читал|читала|слышал|слышала)|(?:был|была|пробовал|пробовала|смотрел|смотрела|читал|читала)(?: ли)?(?: ты| там| уже)|have you (?:ever |also |already )?(?:been|tried|seen|read|watched|heard)|ever been|ever tried|did you see)(?!\p{L})/u;
const LIKES =
  /(?<!\p{L})(?:любишь|любите|нравится|нравятся|обожаешь|do you (?:also |even )?(?:like|love|enjoy)|are you (?:into|a fan of)|you into)(?!\p{L})/u;
const WHY = /(?<!\p{L})(?:почему|зачем|отчего|why|how come)(?!\p{L})/u;
const HOW_LONG = /(?<!\p{L})(?:как долго|как давно|давно|сколько времени|сколько лет|how long)(?!\p{L})/u;
const HOW_MANY = /(?<!\p{L})(?:сколько|как часто|часто|how (?:many|much|often)|often)(?!\p{L})/u;
const WHERE = /(?<!\p{L})(?:где|куда|where)(?!\p{L})/u;
const WHEN = /(?<!\p{L})(?:когда|во сколько|when|what time)(?!\p{L})/u;
const WHO = /(?<!\p{L})(?:с кем|кто|кого|кому|who|with whom)(?!\p{L})/u;
const HOW = /(?<!\p{L})(?:как|каким образом|how)(?!\p{L})/u;
/** One of two things; «или нет» offers no second one. */
const CHOICE = /(?<!\p{L})(?:или|or)(?!\p{L})(?!\s+(?:нет|что|как|не|not|no|what)(?!\p{L}))/u;
const OPEN =
  /(?<!\p{L})(?:что|чем|кем|кто|где|куда|откуда|когда|почему|зачем|сколько|какой|какая|какие|какое|какую|каком|как|what|how|where|when|why|who|which)(?!\p{L})/u;

/** The kind of the question; `open` for one nothing better is known of. */
export function kindOfQuestion(question: string): QuestionKind {
  const text = plain(question);
  // “What about you, do you cook?”: the matter stands behind the comma.
  const tail = TAIL.exec(text)?.groups?.["tail"];
  if (tail !== undefined && wordsOf(tail).length >= 2) return kindOfQuestion(`${tail}?`);
  for (const [kind, pattern] of KINDS) {
    if (has(question, pattern)) return kind;
  }
  if (ABILITY.test(text)) return "ability";
  if (BEEN.test(text)) return "been";
  if (LIKES.test(text)) return "likes";
  if (WHY.test(text)) return "why";
  if (BARE_HOW.test(text)) return "how_are_you";
  if (CHOICE.test(text)) return "choice";
  if (HOW_LONG.test(text)) return "how_long";
  if (HOW_MANY.test(text)) return "how_many";
  if (WHERE.test(text)) return "where";
  if (WHEN.test(text)) return "when";
  if (WHO.test(text)) return "who_with";
  if (HOW.test(text)) return "how";
  return OPEN.test(text) || text.length > 90 ? "open" : "yes_no";
}
