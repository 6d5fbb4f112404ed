// Words that name a topic only in one of their senses [CO87]: «еду к родителям» is no food, «мой номер» no hotel. What stands around the
// word decides.
import { plain } from "../words/plain.ts";

interface Sense {
  /** Right before the word, or right after it: then it is the other sense. */
  readonly before?: RegExp;
  readonly after?: RegExp;
  /** Right before the word: then it is the topic after all. */
  readonly unless?: RegExp;
}

const SENSES: ReadonlyMap<string, Sense> = new Map<string, Sense>([
  [
    "еду",
    {
      after:
        /^\s*(?:[.,!?)…]|$|(?:к|ко|в|во|на|с|со|из|от|до|за|по|через|домой|туда|обратно|сейчас|завтра|сегодня|уже|скоро|одна|один|мимо|после|вечером|утром|в|встречать|отдыхать|кататься)(?!\p{L}))/u,
      before:
        /(?<!\p{L})(?:я|уже|сейчас|завтра|сегодня|скоро|тоже|опять|снова|не|никуда|куда|тогда|вот|и|как раз|домой|туда)\s+$/u,
      unless:
        /(?<!\p{L})(?:\p{L}+(?:ую|юю)|люблю|обожаю|любишь|готовлю|готовить|готовишь|готовит|приготовлю|заказываю|заказать|заказали|заказала|заказал|закажем|ем|про|за|на|эту|свою|мою|твою|вашу|купить|куплю|принести|ненавижу|о|доставку|достав\p{L}*|несу|взять|возьму|собираю)\s+$/u,
    },
  ],
  ["рок", { before: /(?<!\p{L})(?:злой|такой|это|просто)\s+$/u }],
  ["чаи", { before: /(?<!\p{L})(?:оставил\p{L}*|на)\s+$/u }],
  ["луна", { before: /(?<!\p{L})медовая\s+$/u }],
  ["луну", { before: /(?<!\p{L})медовую\s+$/u }],
  ["бар", { after: /^\s*(?:поиска|задач)/u }],
  ["run", { before: /(?<!\p{L})(?:gotta|got to|have to|i'll|must|let me)\s+$/u }],
  [
    "running",
    { after: /^\s*(?:late|out of|behind|low|on \d|errands|a (?:fever|temperature|business|company|team))/u },
  ],
  ["train", { before: /(?<!\p{L})(?:lost my|lost the) (?:thought )?$/u }],
  [
    "book",
    {
      after: /^\s*(?:a|the|us|our|it|tickets|table)(?!\p{L})/u,
      unless: /(?:\ba|the|this|that|my|your|good)\s+$/u,
    },
  ],
  ["play", { after: /^\s*(?:it|along|hard|games with)(?!\p{L})/u }],
  ["park", { after: /^\s*(?:the|my|a) (?:car|bike)/u }],
]);

/** Whether a word that names a topic stands here in another sense. */
export function isHomonym(text: string, start: number, quote: string): boolean {
  const sense = SENSES.get(plain(quote));
  if (sense === undefined) return false;
  const before = plain(text.slice(0, start));
  if (sense.unless?.test(before)) return false;
  const after = plain(text.slice(start + quote.length));
  return sense.before?.test(before) === true || sense.after?.test(after) === true;
}
