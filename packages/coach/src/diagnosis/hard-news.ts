// News that want support before anything else [CO81]: a death, a pet that is gone, an illness, a job lost, a break-up. Known by how
// such sentences are built: who (kin, a pet, oneself) and what happened, in one clause.
import { cheapLetters } from "../words/cheap-letters.ts";
import { plain } from "../words/plain.ts";

export type HardNews = "loss" | "pet" | "illness" | "job" | "breakup";

const EDGE = String.raw`(?<!\p{L})`;
const END = String.raw`(?!\p{L})`;
const KIN_RU = String.raw`(?:мам\p{L}*|пап\p{L}{0,3}|мать|матер\p{L}*|отец|отц\p{L}*|бабушк\p{L}*|бабул\p{L}*|дедушк\p{L}*|дед|деда|деду|брат\p{L}{0,3}|сестр\p{L}*|муж\p{L}{0,2}|жен[аыеу]|сын\p{L}{0,3}|доч\p{L}*|тет[яиюе]\p{L}?|дяд\p{L}*|друг|друга|другу|подруг\p{L}*|крестн\p{L}*|племянни\p{L}*|родител\p{L}*|коллег\p{L}*)`;
const PET_RU = String.raw`(?:кот|кота|коту|котик\p{L}{0,2}|котенк\p{L}*|кошк\p{L}*|кошечк\p{L}*|собак\p{L}*|собачк\p{L}*|пес|пса|псу|песик\p{L}*|щен\p{L}*|хомя\p{L}*|попуга\p{L}*|крыс\p{L}{1,3}|кролик\p{L}*|лошад\p{L}*|питом\p{L}*)`;
const KIN_EN =
  "(?:mom|mum|mother|dad|father|grandma|grandmother|gran|nan|nana|grandpa|grandfather|granddad|brother|sister|husband|wife|son|daughter|aunt|auntie|uncle|cousin|friend|best friend|niece|nephew|parents?)";
const PET_EN = "(?:dog|cat|puppy|kitten|pup|kitty|hamster|parrot|rabbit|bunny|horse|pet|doggo)";
const DIED_RU = String.raw`(?:умер(?:ла|ли|ло)?|не стало|больше нет|погиб(?:ла|ли)?|скончал\p{L}*|умирает|при смерти|ушл[аи] из жизни|ушел из жизни|похорони\p{L}*|хорони\p{L}*|похорон\p{L}*|поминк\p{L}*)`;
const ILL_RU = String.raw`(?:в больниц[еу]|в реанимаци[июя]|на операци[июя]|операци[яию]|инсульт\p{L}*|инфаркт\p{L}*|онколог\p{L}*|опухол\p{L}*|рак[ау]?|на скорой|скор(?:ая|ую) (?:увез\p{L}*|забрал\p{L}*)|увезли|попал[аи]? в аварию|тяжело (?:болеет|заболел\p{L}*)|плохо себя чувству\p{L}*|совсем плох\p{L}*|химиотерап\p{L}*|при диагноз\p{L}*|диагноз\p{L}*)`;
const any = (...parts: readonly string[]): RegExp =>
  new RegExp(cheapLetters(parts.map((part) => `${EDGE}(?:${part})${END}`).join("|")), "u");

const GAP = String.raw`[^.!?\n]{0,40}?`;
const LOSS = any(
  `${KIN_RU}${GAP}${DIED_RU}`,
  `${DIED_RU}${GAP}${KIN_RU}`,
  String.raw`(?:был[аи]?|еду|иду|едем|вернул\p{L}*|готовимся|после|на|с) ${GAP}(?:похорон|похоронах|поминках|поминок)`,
  String.raw`(?:потерял[аи]?|похоронил[аи]?) ${GAP}${KIN_RU}`,
  String.raw`выкидыш\p{L}*|потерял[аи]? ребенка`,
  `${KIN_EN}${GAP}(?:passed away|passed|died|is dying|is gone|was killed|didn't make it|took (?:his|her) (?:own )?life)`,
  `(?:lost|losing|buried|burying) (?:my|our|a|his|her) (?:\\p{L}+ )?${KIN_EN}`,
  String.raw`(?:at|to|from|after|for|planning|the|a) (?:the |a |my )?(?:\p{L}+ )?(?:funeral|wake)`,
  "funeral|miscarriage|(?:death|loss) of (?:my|a|our)",
  `(?:my|our) (?:\\p{L}+ )?${KIN_EN}'s (?:death|funeral)`,
);
const PET = any(
  `${PET_RU}${GAP}(?:${DIED_RU}|усыпи\\p{L}*|пришлось усыпить|потерял(?:ся|ась)|пропал[аи]?|сбежал[аи]?|сбил[аи]?)`,
  `(?:${DIED_RU}|усыпи\\p{L}*|пропал[аи]?|сбежал[аи]?|потерял(?:ся|ась)) ${GAP}${PET_RU}`,
  `(?:потерял[аи]?|похоронил[аи]?|усыпил[аи]?) ${GAP}${PET_RU}`,
  `${PET_EN}${GAP}(?:passed away|passed|died|is dying|is gone|ran away|is missing|went missing|got hit|was hit|didn't make it|put (?:him|her|it) down|put to sleep|put down)`,
  `(?:lost|buried|miss) (?:my|our) (?:\\p{L}+ )?${PET_EN}`,
  `put (?:my|our) (?:\\p{L}+ )?${PET_EN} (?:down|to sleep)|(?:had|have) to put (?:him|her|it|them) (?:down|to sleep)`,
);
const ILLNESS = any(
  `${KIN_RU}${GAP}${ILL_RU}`,
  `${ILL_RU}${GAP}${KIN_RU}`,
  String.raw`(?:у меня|мне|нашли|подозрени\p{L}* на|поставили|подтвердил\p{L}*) ${GAP}(?:рак|опухоль|онкологи\p{L}*|диагноз|инсульт|инфаркт)`,
  String.raw`(?:лежу|попал[аи]?|загремел[аи]?|кладут|положили|лежит|увезли|забрали|сижу|весь день|вся ночь|всю ночь|ночь|был[аи]?) ${GAP}(?:в больниц[еу]|в реанимаци[июя])`,
  String.raw`(?:мне|меня) ${GAP}(?:делают|предстоит|ждет|ложат на|кладут на) операци\p{L}*|предстоит операция|попал[аи]? в аварию`,
  `${KIN_EN}${GAP}(?:(?:in|to) (?:the )?(?:hospital|icu|er|hospice)|has cancer|had a (?:stroke|heart attack|fall|accident)|is (?:very |really |seriously )?(?:sick|ill|dying)|(?:was|got|been) diagnosed|in surgery|(?:is )?having surgery|with cancer|got (?:really |very )?(?:sick|ill))`,
  String.raw`(?:i'm|i am|i was|been|ended up|still|sitting|spent|all day|all night|day|night)${GAP} (?:in|at) (?:the )?(?:hospital|icu|hospice|er|emergency room)`,
  "(?:i have|i've got|diagnosed with|they found|found out i have|it's) (?:a )?(?:cancer|tumou?r|something serious)|(?:need|having|have|facing) (?:a )?surgery|car accident|chemo",
);
const JOB = any(
  String.raw`(?:меня |нас |тоже )?(?:уволили|сократили|уволен[аы]?)|попал[аи]? под сокращение|потерял[аи]? работу|лишил(?:ся|ась) работы|остал(?:ся|ась) без работы|выгнали с работы|(?:контракт|договор) не продлили`,
  "(?:got|been|was|were|getting|just) (?:\\p{L}+ )?(?:fired|laid off|let go|made redundant)|lost my job|made redundant|out of (?:a job|work)|they (?:fired|laid off|let) (?:me|us|go)",
);
const BREAKUP = any(
  String.raw`(?:мы|я|только что|вчера|недавно|на днях) ${GAP}(?:расстал(?:ись|ся|ась)|развел(?:ись|ся|ась)|развожусь|разводимся)|расстались|(?:он|она|парень|девушка|муж|жена|бывш\p{L}*)? ?(?:бросил|бросила|ушел от|ушла от|изменил|изменила) (?:меня|мне)|(?:меня|мне) (?:бросил|бросила|бросили|изменил|изменила)`,
  "(?:we|i|he|she|they|just) (?:\\p{L}+ )?(?:broke up|split up|got divorced)|getting divorced|going through a (?:divorce|breakup|break-up|split)|dumped me|got dumped|left me for|(?:cheated|cheating) on me",
);
/** Work with the ill, batteries and laughter are no news of this kind. */
const NO_NEWS = any(
  String.raw`работаю|работает|работала|работал|дежур\p{L}*|смен[аеу]|практик\p{L}*|волонтер\p{L}*|врач\p{L}*|медсестр\p{L}*|ветеринар\p{L}*|сериал\p{L}*|фильм\p{L}*|книг\p{L}*|смотр\p{L}*|от смеха|со смеху|лет назад|год назад|в детстве|давно`,
  "i work|work at|my shift|shift|nurse|doctor|i volunteer|volunteering|movie|show|series|book|film|watching|laughing|of laughter|phone died|battery|laptop|years ago|year ago|as a kid|when i was|character|plant",
);
/** «Как день?» – «Если честно, ужасно.» */
const LOW =
  /(?:^|[.,!?…]\s*|честно,? |день,? |сегодня,? |вообще,? |очень |совсем |просто |как-то |довольно |honestly,? |honest,? |pretty |kinda |really |just |been |tbh,? |day,? )(?:ужасно|ужасный|ужас|хреново|херово|паршиво|отвратительно|отвратно|тяжело|плохо|фигово|хуже некуда|не очень хорошо|хочется плакать|awful|terrible|horrible|rough|bad|shit|shitty|crap|not (?:so |too |very )?(?:great|good|well)|not okay|not ok)(?=\s*(?:[.,!;(…:)😢😭😞😔💔]|$|честно|если|tbh|honestly))/u;

const KINDS: readonly (readonly [HardNews, RegExp])[] = [
  ["loss", LOSS],
  ["pet", PET],
  ["illness", ILLNESS],
  ["job", JOB],
  ["breakup", BREAKUP],
];

/** The hardest news in a text; null where there is none. Questions tell none. */
export function hardNews(text: string): HardNews | null {
  const said = told(text);
  const parts = said.split(/(?<=[.!?\n])\s+/u);
  for (const [kind, pattern] of KINDS) {
    if (parts.some((part) => pattern.test(part) && !NO_NEWS.test(part))) return kind;
  }
  return null;
}

/** Whether somebody says that it goes badly, or tells hard news. */
export function isDown(text: string): boolean {
  return hardNews(text) !== null || LOW.test(told(text));
}

/** In plain letters, without what it asks. */
function told(text: string): string {
  return plain(text)
    .split(/(?<=[.!?…\n])\s*/u)
    .filter((sentence) => !sentence.includes("?"))
    .join(" ")
    .trim();
}
