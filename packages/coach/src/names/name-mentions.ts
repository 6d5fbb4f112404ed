// Finds the names in texts (MF2): listed ones in all their forms, and others that somebody introduces or calls by. Rather
// takes a word too many for a name than lets one through: everything comes back unchanged.
import { isEverydayWord, learnedNames, listedNames } from "./name-dictionary.ts";
import type { NameForm } from "./name-dictionary.ts";
import type { Span } from "./addresses.ts";

export interface Mention extends Span {
  readonly form: NameForm;
}

const WORD = /[A-Za-zÀ-ɏЀ-ӿ]+/g;
/** «Меня зовут Гюнель», "my name is Saoirse"; then the name. */
const INTRODUCED =
  /(?<![A-Za-zÀ-ɏЀ-ӿ])(?:(?:меня|тебя|ее|её|его|ей|ему|девушку|парня) (?:вообще-то |кстати )?зовут|зовут меня|мо[её] имя|my name is|my name's|her name is|his name is|her name's|his name's|the name's)[\s:—-]{1,3}([A-Za-zÀ-ɏЀ-ӿ]{2,20})(?![A-Za-zÀ-ɏЀ-ӿ])/giu;
const INTRODUCED_IN_CAPITALS =
  /(?<![A-Za-zÀ-ɏЀ-ӿ])(?:[Cc]all me|[Nn]ame:|[Ии]мя:|[Зз]овут|[Зз]ови меня|[Яя] —|[Яя] -|[Ii]'m called)\s{1,3}([A-ZÀ-ÞЀ-Я][A-Za-zÀ-ɏЀ-ӿ]{1,20})(?![A-Za-zÀ-ɏЀ-ӿ])/gu;
const GREETED =
  /(?<![A-Za-zÀ-ɏЀ-ӿ])(?:[Пп]ривет(?:ик)?|[Зз]дравствуй(?:те)?|[Хх]ай|[Дд]обр(?:ый день|ый вечер|ое утро)|[Сс]пасибо|[Hh]i|[Hh]iya|[Hh]ey|[Hh]ello|[Dd]ear|[Gg]ood (?:morning|evening)|[Tt]hanks|[Ss]orry)[,!]? {1,2}([A-ZÀ-ÞЀ-Я][A-Za-zÀ-ɏЀ-ӿ]{1,20})(?=\s*(?:[,!.?)(:;]|$|\p{Extended_Pictographic}))/gu;
/** «Гюнель, 27», "Saoirse Byrne, 27" as a whole line. */
const TITLE = /^\s*([A-ZÀ-ÞЀ-Я][A-Za-zÀ-ɏЀ-ӿ]{1,20})(?: ([A-ZÀ-ÞЀ-Я][A-Za-zÀ-ɏЀ-ӿ]{1,20}))?,? \d{2}\s*$/gmu;

/** Words that stand where a name could. */
const NO_NAMES = new Set(
  `как что где когда кто чем зачем почему ты вы мы он она они я рад рада меня тебя давай на в к с по так все всё друзья гулять
  домой играть красавица красотка солнце солнышко незнакомка незнакомец дорогая дорогой милая милый котик малыш прекрасная
  спасибо это очень слушай извини прости бро друг подруга сосед коллега иначе просто обратно туда сюда замуж
  how what where when who why you we they there beautiful handsome gorgeous stranger sunshine everyone all guys man dude bro
  girl lady babe baby love honey dear friend again thanks my the your it is are do did can sorry just this that so and but
  not no yes yeah ok okay lol haha monday tuesday wednesday thursday friday saturday sunday january february march april may
  june july august september october november december everybody mom mum dad if or i a an in on at to for with`.split(
    /\s+/,
  ),
);
const SURNAME_RU =
  /^[А-ЯЁ][а-яё]{2,}(?:ов|ев|ёв|ин|ын|ск|цк|ян|дзе|швили|ко|ук|юк|их|ых)(?:а|у|ой|ым|ом|е|ий|ая|ого|ому|им|ую|ые)?$/;
const PATRONYMIC_RU = /^[А-ЯЁ][а-яё]+(?:ович|евич|ич|овн|евн|ичн)(?:а|у|ем|е|ы|ой|ою)?$/;
const SURNAME_EN = /^[A-ZÀ-Þ][a-zß-ÿ'’]{2,}$/;

/** The mentions of names in each text, by place. Texts are seen together: a name introduced in one is known in all. */
export function findMentions(texts: readonly string[]): readonly (readonly Mention[])[] {
  const listed = listedNames();
  const learned = learnedNames(
    [...new Set(texts.flatMap(introducedNames))].filter((name) => !listed.has(name)),
  );
  const look = (known: ReadonlySet<string>) =>
    texts.map((text) => mentionsIn(text, (word) => listed.get(word) ?? learned.get(word), known));
  const sure = look(new Set());
  // «Вера» is no doubt a name at the start of a sentence, too, when somebody was called so elsewhere.
  return look(new Set(sure.flat().map(({ form }) => form.key)));
}

/** Names told or called by, in small letters. */
function introducedNames(text: string): string[] {
  const found = [INTRODUCED, INTRODUCED_IN_CAPITALS, GREETED, TITLE].flatMap((pattern) =>
    Array.from(text.matchAll(pattern), ([, first = "", second = ""]) => [first, second]).flat(),
  );
  return found.map((name) => name.toLowerCase()).filter((name) => name.length > 1 && !NO_NAMES.has(name));
}

function mentionsIn(
  text: string,
  lookUp: (word: string) => NameForm | undefined,
  known: ReadonlySet<string>,
): readonly Mention[] {
  const mentions: Mention[] = [];
  let nameEnds = -1;
  for (const { 0: word, index: start } of text.matchAll(WORD)) {
    const end = start + word.length;
    const form = lookUp(word.toLowerCase()) ?? lookUp(withoutAccents(word));
    if (form !== undefined && isName(text, word, start, form, known)) {
      mentions.push({ start, end, form });
      nameEnds = end;
    } else if (start === nameEnds + 1 && text[nameEnds] === " " && isSurname(word, mentions.at(-1))) {
      mentions.push({ start, end, form: { key: `surname ${word}`, lemma: word, nameCase: "nom" } });
    }
  }
  return mentions;
}

/** «Chloé» stands in no list. Latin letters only: «й» is no «и». */
function withoutAccents(word: string): string {
  return /[À-ɏ]/.test(word)
    ? word
        .toLowerCase()
        .normalize("NFD")
        .replaceAll(/[\u0300-\u036f]/g, "")
    : word.toLowerCase();
}

/** Whether a listed form is a name here, and not the everyday word it may also be. */
function isName(
  text: string,
  word: string,
  start: number,
  { key, nameCase }: NameForm,
  known: ReadonlySet<string>,
): boolean {
  const small = word.toLowerCase();
  const capital = word[0] !== small[0];
  if (!isEverydayWord(small)) return capital || (nameCase !== "voc" && word.length > 2);
  if (!capital) return false;
  if (known.has(key)) return true;
  const before = text.slice(Math.max(0, start - 40), start);
  const behind = text.slice(start + word.length, start + word.length + 2);
  if (/(?:зовут|name is|name's|call me|(?:привет|hi|hey|hello|dear)[,!]?)\s+$/iu.test(before)) return true;
  if (/^(?:,| \d)/u.test(behind)) return true;
  // A capital inside a sentence is no chance.
  return /[A-Za-zÀ-ɏЀ-ӿ\d,;()«"—–-]\s*$/.test(before);
}

function isSurname(word: string, name: Mention | undefined): boolean {
  if (name === undefined || NO_NAMES.has(word.toLowerCase())) return false;
  return /[а-яё]/iu.test(name.form.lemma)
    ? SURNAME_RU.test(word) || PATRONYMIC_RU.test(word)
    : SURNAME_EN.test(word);
}
