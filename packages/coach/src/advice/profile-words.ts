// What the person wrote about themselves, in their own first-person words: it can answer a question as it stands [CO33].
import type { QuestionKind } from "./question-kind.ts";
import { quotable } from "../words/quotable.ts";
import { findAll, wordPattern, wordsOf } from "../words/pattern.ts";
import { plainWithPlaces } from "../words/plain.ts";

const OPENINGS: Readonly<Partial<Record<QuestionKind, RegExp>>> = {
  job: /(?<!\p{L})(?:работаю|преподаю|тружусь|i work|i'm an? |i am an? |i teach|i run)/u,
  hobby: /(?<!\p{L})(?:люблю|увлекаюсь|обожаю|занимаюсь|играю|i love|i like|i enjoy|i play|big on|into )/u,
  favourite: /(?<!\p{L})(?:люблю|обожаю|i love|i like)/u,
  origin: /(?<!\p{L})(?:живу|родом из|i live|i'm from|i am from|based in|from )/u,
  looking_for: /(?<!\p{L})(?:ищу|хочу найти|хочу встретить|looking for|here for|hoping to)/u,
  kids: /(?<!\p{L})(?:двое детей|трое детей|есть дочь|есть дочка|есть сын|детей нет|без детей|одн[аи] дочь|i have (?:a|one|two|three) (?:kid|son|daughter|child)|no kids|two kids|one kid)/u,
  status:
    /(?<!\p{L})(?:в разводе|разведена|разведен|холост|не замужем|не женат|divorced|single|never married|widowed)/u,
};
/** Names of professions as one writes them of oneself, in the first form. */
const PROFESSION = wordPattern(
  "инженер|врач|ветеринар|медсестра|медбрат|фельдшер|стоматолог|хирург|педиатр|психолог|учитель|учительница|преподаватель|воспитатель|программист|разработчик|тестировщик|аналитик|дизайнер|архитектор|юрист|адвокат|нотариус|бухгалтер|экономист|менеджер|продавец|повар|пекарь|бариста|кондитер|официант|официантка|фотограф|оператор|режиссер|художник|художница|музыкант|журналист|журналистка|редактор|копирайтер|переводчик|переводчица|маркетолог|пиарщик|водитель|машинист|пилот|стюардесса|пожарный|полицейский|военный|строитель|электрик|сантехник|сварщик|плотник|столяр|слесарь|механик|автомеханик|логист|курьер|библиотекарь|ученый|биолог|химик|физик|геолог|тренер|парикмахер|визажист|флорист|агроном|фермер|риелтор|предприниматель|студент|студентка|аспирант|аспирантка|engineer|doctor|nurse|vet|dentist|surgeon|pediatrician|therapist|psychologist|teacher|professor|tutor|developer|programmer|analyst|designer|architect|lawyer|paralegal|accountant|economist|manager|salesman|chef|cook|baker|barista|bartender|waiter|waitress|photographer|filmmaker|artist|illustrator|musician|journalist|editor|writer|copywriter|translator|marketer|driver|pilot|flight attendant|firefighter|paramedic|police officer|soldier|builder|electrician|plumber|welder|carpenter|mechanic|librarian|scientist|biologist|chemist|physicist|geologist|coach|trainer|hairdresser|florist|farmer|realtor|entrepreneur|student|consultant|researcher",
);
/** That somebody is a woman or a man answers no question. */
const SEX_ALONE = /^(?:i am|i'm) an? (?:wo)?man\.?$/iu;
const MOST_WORDS = 5;
const LONGEST = 90;

/**
 * What a profile says to a question of this kind («работаю инженером», «я ветеринарный врач»), to go on in a sentence: no
 * capital, no full stop. Null when there is none, or it is in the other alphabet than `russian` wants.
 */
export function profileAnswer(profile: string, kind: QuestionKind, russian: boolean): string | null {
  const found = clauseOf(profile, kind) ?? (kind === "job" ? professionOf(profile, russian) : null);
  if (found === null || found.length < 5 || found.endsWith("…") || SEX_ALONE.test(found)) return null;
  return /[А-Яа-яЁё]/.test(found) === russian ? lowered(found) : null;
}

/** The clause that begins like an answer. */
function clauseOf(profile: string, kind: QuestionKind): string | null {
  const opening = OPENINGS[kind];
  const { text, placeOf } = plainWithPlaces(profile);
  const start = opening ? text.search(opening) : -1;
  if (start < 0) return null;
  const clause = profile.slice(placeOf(start)).split(/[.;!?\n]|,\s(?:но|а|but)\s/u)[0] ?? "";
  return tidied(clause);
}

/** «Ветеринарный врач, 31 год» names a profession without a verb. */
function professionOf(profile: string, russian: boolean): string | null {
  const clause = profile
    .split(/[.,;!?\n()]|\s[–—-]\s/u)
    .map(tidied)
    .find((part) => wordsOf(part).length <= MOST_WORDS && findAll(part, PROFESSION).length > 0);
  if (clause === undefined) return null;
  const noun = lowered(clause.replace(/^(?:я|i'm an?|i am an?|an?)\s+/iu, ""));
  if (russian) return `я ${noun}`;
  return `I'm ${/^[aeiou]/iu.test(noun) ? "an" : "a"} ${noun}`;
}

function tidied(words: string): string {
  return quotable(words, LONGEST);
}

/** In lower case at its beginning, but for “I” and for short names (IT, QA). */
function lowered(words: string): string {
  return /^(?:I(?![a-z])|\p{Lu}{2})/u.test(words) ? words : words.charAt(0).toLowerCase() + words.slice(1);
}
