// What a story feels like, from its words: a reaction has to fit it [CO79]. The first mood that finds something counts.
import type { StoryMood } from "../lines/stories.ts";
import { findAll, has, mergePatterns, wordPattern } from "../words/pattern.ts";

const MOODS: readonly (readonly [mood: StoryMood, words: string])[] = [
  [
    "hurt",
    "ты молчал|ты молчала|дня молчал|дня молчала|дней молчал|дней молчала|неделю молчал|неделю молчала|что надоела|что надоел|что я надоела|что я надоел|ты пропал|ты пропала|ты меня игнор*|ты не отвечал|ты не отвечала|ты не ответил|ты не ответила|ты так и не|мне обидно|куда ты пропал|куда ты пропала|чего молчал|чего молчала|почему молчал|почему молчала|чего молчишь|почему молчишь|почему не отвечаешь|where did you go|why so quiet|where have you been|why didn't you answer|why didn't you reply|обидно что ты|думала ты передумал|думала что тебе неинтересно|думал что тебе неинтересно|думала тебе неинтересно|lost interest|you went quiet|you disappeared|you vanished|you never replied|you never answered|you didn't reply|you didn't answer|you stopped replying|you left me on read|thought you forgot|thought you ghosted|you forgot about me|that hurt|hurt my feelings|kind of hurt",
  ],
  [
    "found",
    "нашла тебя|нашел тебя|тут удобнее|здесь удобнее|вот ты где|там неудобно|теперь тут|перешли сюда|there you are|much better here|found you|easier here|better on here|made it here|this is easier",
  ],
  [
    "doubt",
    "со всеми так|всем так пишешь|всем это пишешь|всем одно и то же|всем одинаково|с кем-то еще|сколько девушек|скольким девушкам|ты серьезно или|не верю|with everyone|to everyone|to all the girls|to all your matches|copy paste|copy-paste|how many others|a player",
  ],
  [
    "relief",
    "выписали|обошлось|пронесло|отлегло|анализы хорошие|операция прошла|пошел на поправку|пошла на поправку|discharged|out of hospital|out of the hospital|all clear|surgery went well|false alarm|thank god|feeling better now",
  ],
  [
    "mishap",
    "застрял*|потерял*|забыл*|перепутал*|сломал*|разбил*|пролил*|уронил*|упал*|опрокинул*|порезал*|сгорел*|сжег|сожгла|спалил*|убежал*|утонул*|завалил*|провалил*|опоздал*|промок*|захлопнул*|искал*|ошибл*|ошибся|облил*|испачкал*|застукал*|затопил*|увлекся|подстриглась|подстригся|укусил*|заблудил*|не тот|не та|не туда|чужой заказ|вечер удался|день удался|stuck|locked out|locked myself|lost my|lost the|forgot|broke|broken|spilled|spilt|dropped|fell|tripped|burned|burnt|caught fire|on fire|missed|got soaked|wrong floor|wrong bus|wrong train|wrong person|without me|crashed|ruined|flooded|leaked|failed|shattered|ripped|slipped|cut my|set off|evacuate*|accidentally|by accident|by mistake|mixed up|went to oslo|ended up in",
  ],
  [
    "annoyed",
    "отменили рейс|cancelled|canceled|delayed again|сверлит|сверлят|сосед опять|соседи опять|орут|орал*|бесит|бесят|достал|достали|достала|мстить|надоело|опять не|невозможно|хамит|хамят|нахамил*|шумят|очередь|очереди|в пробке|пробки|задержали|отменили|driving me crazy|driving me nuts|drives me crazy|so annoying|annoys me|annoyed|neighbor keeps|neighbour keeps|have not slept|haven't slept|rude|unbelievable|fed up|stuck in traffic|again this week|won't stop|rooster|drilling|construction",
  ],
  [
    "odd",
    "приснил*|снилось|во сне|странн*|внезапно|вдруг|оказалось|оказывается|представля*|прикинь|случайно|незнаком*|привидени*|чудо|чудес*|weird|strange|random*|turns out|out of nowhere|suddenly|dreamt|dreamed|had a dream|inherited|left me a|stranger|as a joke|somehow|ghost|bizarre|never guess",
  ],
  [
    "feat",
    "наконец|повышение|promotion|promoted|got the job|got in|впервые|закончил*|дописал*|отправила рукопис*|отправил рукопис*|сделала сама|сделал сам|доделал*|получилось|смогл*|победил*|рекорд|первое место|третье место|дошла до|дошел до|защити*|сдала|сдал|выступил*|опубликова*|finally|first time|finished|managed to|hit send|i did it|won|my best|record|came third|came second|came first|published|completed|pulled it off|survived",
  ],
  [
    "ahead",
    "завтра|послезавтра|скоро|собираюсь|жду не дождусь|готовлюсь|на следующей неделе|через неделю|через месяц|буду|будем|планирую|tomorrow|next week|next month|can't wait|getting ready|going to|about to|planning|soon|preparing",
  ],
  [
    "fresh",
    "начала|начал|записал*|купил*|завела|завел|решила|решил|сменил*|уволилась|уволился|уехал*|теперь у меня|попробовал*|started|signed up|bought|got a|got my|decided|switched|moved to|quit my|trying out|just joined|adopted",
  ],
  [
    "craft",
    "обожаю|собирать|собираю|коллекционирую|мастерю|реставрирую|развожу|выращиваю|леплю|делаю сама|делаю сам|чиню|варю|учусь|занимаюсь|пишу|хожу на|веду|снимаю|i love to|i love making|make my own|i make|i build|i collect|i restore|i fix|i grow|i keep|i raise|i brew|i write|i teach myself|i'm learning|learning to|i run a|i volunteer|i study",
  ],
];
/** All of them at once: a text is gone through a single time. */
const everything = mergePatterns(MOODS.map(([, words]) => words));
const TEASING = /[😏😉😜😈😝]|;-?\)/u;
const DARE = wordPattern(
  "слабо|уговори меня|удиви меня|рассмеши меня|впечатли меня|convince me|surprise me|impress me|make me laugh|entertain me|спорим|только если|размечтал*|не дождешься|посмотрим кто|big words|only if|you wish|dream on|try me|make me|bet you|says who|prove it|in your dreams",
);

/** The mood of what they told; `plain` where nothing shows it. */
export function moodOfStory(text: string): StoryMood {
  const first = Math.min(...findAll(text, everything).map((find) => find.of));
  const known = MOODS[first]?.[0];
  if (known === "hurt" || known === "found" || known === "doubt" || known === "relief") return known;
  if (TEASING.test(text) || has(text, DARE)) return "tease";
  return known ?? "plain";
}
