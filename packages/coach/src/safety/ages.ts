// Finds who is under eighteen in plain text, in both languages and the usual spellings (MF1). Ages of others' children, ages
// of long ago and other numbers are left alone.
import { phrases } from "./phrase.ts";

const TEENS_RU = "(десят|одиннадцат|двенадцат|тринадцат|четырнадцат|пятнадцат|шестнадцат|семнадцат)";
const TEENS_EN = "(ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)";
const AGE = "(1[0-7])";
/** Behind a number that is no age: a time, a share, a count of something, a stretch of time. */
const NO_AGE_RU =
  "(?!\\s*([:%/\\d]|-?(го|е|ом|й)(?![a-zа-я])|[.,]\\d|лет (назад|стаж|опыт|вместе|брак)|раз|мин|час|сообщ|смс|янв|фев|мар|апр|мая|май|июн|июл|авг|сен|окт|ноя|дек|числа|дн|день|недел|мес|руб|бакс|балл|шт|см|кг|км|лайк|вопрос|процент|тыс|звон|фот|цвет|роз|секунд|этаж))";
const NO_AGE_EN =
  "(?!\\s*([:%/\\d]|[.,]\\d|(th|am|pm|min|minute|hour|hr|day|week|month|km|mile|message|text|call|time|percent|point|inche|feet|foot|lb|kg|pound|dollar|buck|step|question|floor|second|people|of)s?(?![a-zа-я])|(years?|yrs?)\\s+(older|younger|ago|in|into|sober|apart|ahead|behind|of|sooner|later|away)))";
const CHILD_RU =
  "(?! (брат|сын|доч|сестр|племян|внук|внуч|ребен|кот|кош|пес|собак|стаж|опыт|юбиле|брак|виски)~)";
const CHILD_EN =
  "(?! (son|daughter|sister|brother|kid|child|niece|nephew|dog|cat|puppy|car|scotch|whisk|account|laptop|house|habit|self|me|version)~)";
const WHO_EN = "(she|he|they|i|girl|guy|boy|crush|match|girlfriend|boyfriend|gf|bf|date)";
const MODIFIER_EN = "(only|just|about|like|almost|barely|still|already|actually|really|currently)";
const GRADE_RU =
  "(5|6|7|8|9|10|11|пят|шест|седьм|восьм|девят|десят|одиннадцат)(-?(й|м|ом|го)|ый|ой|том|ом|ого)?";
const GRADE_EN = "(6|7|8|9|10|11|12|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth)(th)?";

/** Each tells a present age, or that somebody goes to school now. */
export const PRESENT = phrases(
  `(ей|ему|мне|обоим|девушке|девочке|парню|мальчику|собеседнице|собеседнику) ((всего|только|сейчас|еще|уже|почти|скоро|лишь|вроде|кажется|примерно|около|исполнилось|где-то|там|буквально) )*(${AGE}|${TEENS_RU}(ь|и))${NO_AGE_RU}`,
  `(девушк|девочк|девчонк|парн|парен|мальчик|пацан|подруг|студентк|особ)~ (всего )?${AGE} (лет|годик~)(?! (назад|стаж|опыт))`,
  `${AGE}[- ]?(ти)?[- ]?летн~${CHILD_RU}`,
  `${TEENS_RU}илетн~${CHILD_RU}`,
  `(почти|скоро|еще не|еще нет|пока нет|нет еще|нет|не исполнилось|исполнится|будет) (18|восемнадцат(ь|и))${NO_AGE_RU}`,
  `${WHO_EN}( just| only| recently)?('s|'m|'re| is| am| are| turned| turning)( ${MODIFIER_EN})* (${AGE}|${TEENS_EN})${NO_AGE_EN}`,
  `(?<!(my|her|his|their|our) )(${AGE}|${TEENS_EN})[- ]?(years?|yrs?|yr)[- ]?old${CHILD_EN}`,
  `(?<!(my|her|his|their|our) )${AGE} ?y\\/?\\.?o${CHILD_EN}`,
  `(almost|nearly|not yet|not even|turns|turning|turn|about to be|(before|until) (she|he) (is|turns)|(isn't|is not|aren't|'m not|'s not)) (18|eighteen)${NO_AGE_EN}`,
  "(она|он|я)( еще| сейчас| только)* (сдает|сдаю|готовится к|готовлюсь к) (егэ|огэ)",
  "(она|он|я)( еще| сейчас)* (ходит|хожу|учится|учусь) в школ(у|е)(?! (танц|йог|вожд|яз|программ|мод|дизайн|рис)~)",
  `(учится|учусь|перешла|перешел|закончила|закончил|ходит) в ${GRADE_RU} класс(е)?`,
  `я в ${GRADE_RU} классе`,
  `(she|he|i)('s|'m| is| am)( ${MODIFIER_EN})* (in )?(the |a |an )?${GRADE_EN}[- ]?grade(r)?`,
  `(she|he|i)('s|'m| is| am)( ${MODIFIER_EN})* (in|at|a|starting|finishing) (high|middle|junior high) ?school(er)?( student| girl| boy| freshman| sophomore| junior| senior)?(?! (teacher|reunion|coach|counselor|diploma|sweetheart))`,
  `(she|he|i)('s|'m| is| am)( ${MODIFIER_EN})* (a )?(minor|underage)`,
);

/** Each calls somebody a child of school age. */
export const CHILDREN = phrases(
  "(?<!(не|бывшая|бывший) )школьни(ца|цу|цы|це|цей|к|ка|ку|ком)",
  "(?<!не )(несовершеннолетн|малолетк|малолетн)~",
  "(пяти|шести|семи|восьми|девяти|десяти|одиннадцати|9-?|10-?|11-?|8-?)классни(ц|к)~",
  "(high|middle) ?school(er| student| girl| freshman| sophomore| junior)(?! (friend|teacher))",
  "(an |is |'s )?underage( girl| boy| kid| teen)?",
  "school ?(girl|boy)",
  "jail ?bait",
);

/** Each names a year of school; the words before may say that it was long ago. */
export const GRADES = phrases(
  `(в )?${GRADE_RU} класс(е|а)?(?! (английск|матем|рус|истор)~)`,
  `(in|a|an) (the )?${GRADE_EN}[- ]?grade(r)?`,
);

/** Right before an age that is not a present one. */
export const NOT_NOW =
  /(?:^|[^a-zа-я])(?:когда|как будто|будто|словно|если бы|с тех пор,? как|was|were|like|when|since|if|as if|а не|не)\s*$/u;
/** In the same part of the sentence before a child: it was long ago, or is somebody's work. */
export const WORK =
  /(?:^|[^a-zа-я])(?:когда|помню|препода[a-zа-я]*|учител[a-zа-я]*|репетитор[a-zа-я]*|работа[a-zа-я]*|вед[её]т|вед[уё]|был[аои]?|was|were|when|friends?|sweetheart|teach[a-zа-я]*|taught|tutor[a-zа-я]*|works?|volunteer[a-zа-я]*)(?:[^a-zа-я][^.!?,\n]{0,40})?$/u;
/** The same before a year of school. */
export const LONG_AGO =
  /(?:^|[^a-zа-я])(?:когда|с тех пор|помню|познакомил[a-zа-я]*|дружим|знаком[ыа]?|учил(?:ись|ся|ась)|препода[a-zа-я]*|учител[a-zа-я]*|репетитор[a-zа-я]*|работа[a-zа-я]*|вед[её]т|вед[уё]|был[аои]?|was|were|when|since|met|knew|friends?|sweetheart|teach[a-zа-я]*|taught|tutor[a-zа-я]*|works?|back|volunteer[a-zа-я]*)(?:[^a-zа-я][^.!?,\n]{0,40})?$|(?:препода|учител|репетитор|teach|tutor)[^.!?\n]{0,40}$/u;
/** «Мне 15 в душе» is a joke. */
export const AT_HEART = /^[^.!?\n]{0,14}(в душе|внутри|мысленно|at heart|inside|mentally|in dog years)/u;
/** Somebody's child or kin is spoken of, close before. */
export const KIN =
  /(?:^|[^a-zа-я])(?:доч(?:ь|ка|ери|ке|ку|кой|ек)|сын[a-zа-я]{0,3}|ребен[a-zа-я]*|племянни[a-zа-я]*|внуч?к[a-zа-я]*|(?:моя|моей|мою|мой|моего|моему|младш[a-zа-я]+|ее|его|у нее|у него|у) (?:[a-zа-я]+ )?(?:сестр|брат)[a-zа-я]*|daughter|son|kid|child|niece|nephew|(?:my|her|his|little|younger|baby) (?:sister|brother))(?:s|'s)?(?:[^a-zа-я][^.!?\n]{0,30})?$/u;
