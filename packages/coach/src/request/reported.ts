// What somebody tells of a chat in their own words («она написала «давай потом», что делать?») as messages [CO53]: what stands in
// quotation marks after «написала», “said” is the other one's, after «я написал», “I wrote” mine; the rest is what they ask.
import type { Speaker, TranscriptMessage } from "../transcript/transcript.ts";
import { capital } from "../words/quotable.ts";

const SAYS = String.raw`(?:написал|пишет|пишут|ответил|отвечает|сказал|говорит|прислал|спросил|спрашивает|предложил|скинул|выдал|пришло|пришел ответ|пришёл ответ|wrote|writes|said|says|replied|replies|answered|answers|texted|texts|sent|asked|asks|goes|went|came back|got back)`;
const VERB = new RegExp(String.raw`(?<!\p{L})${SAYS}(?:[аи](?!\p{L}))?(?!\p{L})`, "iu");
const QUOTED = /[«“"„]\s*([^«»“”"„]{1,400}?)\s*[»”"]|(?<=\s)['‘]([^'’‘]{2,400})['’](?=[\s?!.,]|$)/gu;
/** Everything from the verb's colon or dash on. */
const AFTER_COLON = new RegExp(
  String.raw`(?<before>(?:^|[\s,.;])(?:\p{L}+\s+){0,3}${SAYS}[аи]?(?!\p{L})[^:«“"]{0,30})(?::|\s[–—-]\s)\s*(?<words>.+)$`,
  "isu",
);
const MINE =
  /(?<!\p{L})(?:я|i|мое|моё|мой|моего|my)(?!\p{L})(?:\s+\p{L}+){0,3}\s*[,:]?\s*$|(?<!\p{L})(?:я|i)(?:\s+\p{L}+){0,3}\s+(?:написал|ответил|сказал|прислал|спросил|предложил|wrote|said|replied|answered|texted|sent|asked)\p{L}*[^.!?«“"]*$|(?:написал|ответил|сказал|спросил|предложил)(?:а)?\s+(?:ей|ему|девушке|парню|им)[^.!?«“"]*$|(?:wrote|texted|sent|asked|told)\s+(?:her|him|them)[^.!?«“"]*$/iu;
/** «Что значит «…»», «ответить на «…»»: somebody's words that one asks about. */
const ABOUT =
  /(?<!\p{L})(?:что значит|что означает|как понимать|как понять|(?:от)?реагировать на|ответить на|отвечать на|в ответ на её|what does|what do they mean by|reply to|answer to|respond to|react to)[^«“"]{0,30}$/iu;
const INDIRECT_RU =
  /(?<!\p{L})(?<who>(?:\p{L}+\s+){0,2})(?:сказал|написал|ответил|говорит|пишет|отвечает)[аи]?(?: мне)?\s*,?\s*(?:что|типа|мол)\s+(?:он[аи]?\s+)?(?!делать|писать|мне|ответить)(?<words>[^.!?]+?)(?=\s*(?:$|[.!?]|,?\s+но(?!\p{L})|,\s*(?:что|чего|как|и что|и как|это|а я)(?!\p{L})))/iu;
const INDIRECT_EN =
  /(?<!\p{L})(?:she|he|they)(?:'s| has| just)?\s+(?:said|says|told me|wrote|texted|replied|answered)\s+(?:me\s+)?(?:that\s+)?(?<who>she|he|they)(?<words>(?:'\p{L}+|\s)[^.!?]*?)(?=\s*(?:$|[.!?]|,?\s*(?:so |and |but )?(?:what|how|should|do)\s+(?:do|should|can|to|i|now)(?!\p{L})))/iu;
/** What the person asks of the mentor, behind the words they report. */
const TAIL =
  /[\s,.;–-]*(?<!\p{L})(?:(?:ну\s|и\s|а\s)?(?:что|че|чё|чо)\s+(?:мне\s|теперь\s|ей\s|ему\s|на это\s|тут\s)*(?:делать|ответить|отвечать|писать|написать|сказать|это значит|думаешь)|как\s+(?:мне\s|теперь\s|на это\s)*(?:быть|ответить|отвечать|понимать|понять|реагировать|поступить)|what\s+(?:do|should|can|would)\s+(?:i|you|we)|how\s+(?:do|should|can)\s+i|what now|what does (?:it|that|this) mean|now what)(?!\p{L})[^.!?\n]{0,40}[?!.\s]*$/iu;

const TO_FIRST: readonly (readonly [RegExp, string])[] = [
  [/(?<!\p{L})хочет(?!\p{L})/giu, "хочу"],
  [/(?<!\p{L})может(?!\p{L})/giu, "могу"],
  [/(?<!\p{L})сможет(?!\p{L})/giu, "смогу"],
  [/(?<!\p{L})подумает(?!\p{L})/giu, "подумаю"],
  [/(?<!\p{L})напишет(?!\p{L})/giu, "напишу"],
  [/(?<!\p{L})ответит(?!\p{L})/giu, "отвечу"],
  [/(?<!\p{L})будет(?!\p{L})/giu, "буду"],
  [/(?<!\p{L})любит(?!\p{L})/giu, "люблю"],
  [/(?<!\p{L})(?:не|него)\s+готова/giu, "не готова"],
  [/(?<!\p{L})(у|для|к|с|без) (?:нее|неё|него|ней|нему|ним)(?!\p{L})/giu, "$1 меня"],
  [/(?<!\p{L})(?:ей|ему)(?!\p{L})/giu, "мне"],
];

export interface Report {
  /** In the order they are told. */
  readonly messages: readonly TranscriptMessage[];
  /** The person's own words around them. */
  readonly rest: string;
}

/** The messages that are told of; null when none is. */
export function reportedIn(matter: string): Report | null {
  return quotedIn(matter) ?? afterColon(matter) ?? indirectIn(matter);
}

function quotedIn(matter: string): Report | null {
  const messages: TranscriptMessage[] = [];
  let rest = "";
  let end = 0;
  for (const found of matter.matchAll(QUOTED)) {
    const before = matter.slice(end, found.index);
    const isNext = messages.length > 0 && /^[\s,;]*(?:и|или|а потом|and|or|then)?\s*$/iu.test(before);
    const speaker = isNext ? (messages.at(-1)?.speaker ?? null) : speakerOf(before);
    end = found.index + found[0].length;
    rest += speaker === null ? `${before}${found[0]}` : before;
    if (speaker !== null) messages.push(message(speaker, found[1] ?? found[2] ?? ""));
  }
  return messages.length === 0 ? null : { messages, rest: `${rest}${matter.slice(end)}`.trim() };
}

function speakerOf(before: string): Speaker | null {
  const clause = before.split(/[.!?\n]/u).at(-1) ?? before;
  if (MINE.test(clause)) return "me";
  return VERB.test(clause) || ABOUT.test(clause) ? "them" : null;
}

function afterColon(matter: string): Report | null {
  const groups = AFTER_COLON.exec(matter)?.groups;
  const words = groups?.["words"]?.trim() ?? "";
  if (words === "") return null;
  const said = words.replace(TAIL, "").trim() || words;
  const speaker = MINE.test(groups?.["before"] ?? "") ? "me" : "them";
  return { messages: [message(speaker, said)], rest: matter.replace(said, "").trim() };
}

function indirectIn(matter: string): Report | null {
  const russian = INDIRECT_RU.exec(matter)?.groups;
  if (russian && !/(?<!\p{L})я(?!\p{L})/iu.test(russian["who"] ?? "")) {
    const words = (russian["words"] ?? "").replace(TAIL, "");
    const first = TO_FIRST.reduce((text, [found, mine]) => text.replaceAll(found, mine), words);
    if (first.trim() !== "")
      return { messages: [message("them", capital(first))], rest: matter.replace(words, "") };
  }
  const english = INDIRECT_EN.exec(matter)?.groups;
  const words = english?.["words"]?.replace(TAIL, "") ?? "";
  if (words.trim() === "") return null;
  return { messages: [message("them", firstPerson(words))], rest: matter.replace(words, "") };
}

/** “’s busy” told of her is “I'm busy” said by her. */
function firstPerson(words: string): string {
  const mine = words
    .replace(/^'s(?= not| so| busy| \p{L}+ing| \p{L}+ed|\s)/u, "'m")
    .replace(/^'re/u, "'m")
    .replace(/^\s+(?:is|are)(?!\p{L})/u, " am")
    .replace(/^\s+(?:has)(?!\p{L})/u, " have")
    .replace(/^\s+(?:doesn't)(?!\p{L})/u, " don't")
    .replace(/^\s+(wants|needs|likes|loves|thinks|feels|works|hopes)(?!\p{L})/u, (verb) => verb.slice(0, -1))
    .replaceAll(/(?<!\p{L})(?:her|his|their)(?=\s\p{L})/gu, "my");
  return `I${mine}`.trim();
}

function message(speaker: Speaker, text: string): TranscriptMessage {
  return { speaker, text: text.trim(), confidence: 1 };
}
