// Getting round a no, and forcing or tricking somebody into a yes (MF1). A chat in which they said no is fine by itself:
// only what the person wants to do about it counts.
import type { Transcript } from "../transcript/transcript.ts";
import { withoutDenials } from "./own-words.ts";
import { phrases, plain, says } from "./phrase.ts";

/** The person tells that the other one said no. */
const TOLD_NO = phrases(
  "сказал(а|и)? (мне )?(нет|что не хочет)",
  "отказал(а|и|ась|ся)?",
  "отшил(а|и)?",
  "(получил|получила|после) … отказ(а)?",
  "(не хочет|не захотел(а)?|не готов(а)?) (больше )?(со мной|меня|встречаться|видеться|общаться|отношений|секса|близости|идти на свидание|знакомиться|переписываться)",
  "(попросил|просил|просит|сказал|велел)(а|и)? … не (писать|звонить|беспокоить|приставать)",
  "(попросил|просил|просит)(а|и)? … (отстать|оставить~|прекратить)",
  "(за)?блок(ировал|нул)(а|и)?",
  "(кинул|отправил|добавил)(а|и)? … (чс|черный список)",
  "(ей|ему) (это |со мной |я )?не ?интерес~",
  "(она|он|девушка|парень) (сейчас |пока |категорически )?против",
  "(said|says|told me|keeps saying) (it's a )?no",
  "(turned|shot) me down",
  "reject(s|ed) me",
  "(she|he|they)('s| is|'re| are) not (interested|into me)",
  "(isn't|aren't|wasn't) (interested|into me)",
  "(doesn't|does not|don't|didn't) want (to (see|meet|date|talk|text|go out|be|hear|sleep|have sex)|me|anything|a relationship|sex)~",
  "(asked|told) me (not to|to stop|to leave)",
  "(has )?blocked me",
);

/** They say no in the chat itself. */
const NO_IN_CHAT = phrases(
  "(я )?не хочу (с тобой|встречаться|общаться|видеться|продолжать|отношений|идти|знакомиться)",
  "(больше )?не (пиши|звони|приставай)( мне)?",
  "отстань(те)?",
  "оставь меня",
  "мне (это |ты )?не ?интерес(но|ен|на)",
  "нет спасибо",
  "я (же )?сказал(а)? нет",
  "(давай|лучше) (останемся|просто) друз~",
  "у меня (есть|уже есть) (парень|девушка|муж|жена)",
  "(я )?против",
  "(please )?(stop|quit) (texting|messaging|writing|calling|contacting)( me)?",
  "leave me alone",
  "(i'm|i am) (really )?not (interested|looking|into)~",
  "(i )?(already )?said no",
  "no (thanks|thank you|means no)",
  "(i )?(don't|do not) want to (see|meet|date|talk|text|go out|continue)",
  "i have a (boyfriend|girlfriend|husband|wife)",
  "(don't|do not) (text|message|contact|write)( to)? me",
);

/** The person wants to go on all the same; refused only after a no. */
const GO_ON = phrases(
  "уломать",
  "уговор(ить|ю)~",
  "(пере)?убедить",
  "переубеж~",
  "дожать",
  "додавить",
  "продавить",
  "на(да|доста)вить",
  "добить(ся|юсь)",
  "настоять",
  "настаивать",
  "продолжа(ть|ю) (ей |ему |писать|звонить|давить|просить)~",
  "(обойти|снять) … (блок~|бан~|чс|игнор~)",
  "с (другого|левого|нового|чужого) (номера|аккаунта|профиля|акка)",
  "заставить",
  "(convince|persuade|pressure|force|guilt) (her|him|them)",
  "talk (her|him|them) into",
  "(change|changing) (her|his|their) mind",
  "(wear|break) (her|him|them) down",
  "get (her|him|them) to",
  "(make|have) (her|him|them)",
  "keep (on )?(texting|messaging|writing|trying|pushing|asking|calling)",
  "(get|go) (around|past) (it|the block|her|his|this|that)",
  "(another|a new|a different|a fake|a second) (account|number|profile)",
  "(push|insist)~",
);

/** Said of oneself, these mean going on although they are worded as denials. */
const NEVER_GIVE_UP = phrases(
  "не (хочу |буду |собираюсь )?(сда(ваться|юсь|мся)|отступ(ать|лю|аю))",
  "(not|don't want to|won't) (give|giving) up",
);

/** Refused with or without a no. */
const FORCE = phrases(
  "застав(ить|лю|лять) (ее|его|их|эту|этого|девушк~|парн~|бывш~|подруг~|мужчин~|женщин~|жен~|муж~) (?!(мне |меня |хоть |снова )?(улыб|сме|засме|рассме|почувств|покрасн|задума|заинтерес|поверить|радова|хохот))[a-zа-я]~",
  "уломать (ее|его|их|девушк~|парн~|бывш~)",
  "(ее|его|их|девушк~|парн~|бывш~) уломать",
  "(принуд|вынуд)(ить|ит) (ее|его|их|девушк~|парн~|бывш~)",
  "(make|force) (her|him|them) (to )?(reply|respond|answer|text|meet|come|agree|say|go|date|stay|forgive|send|sleep|have|kiss|take|break|jealous|do|accept|give|obey|submit)(?! (stand|sound|look|feel|seem|special|memorable|more|night|better))",
  "force (her|him|them)",
  "guilt.?trip(ping)? (her|him|them)",
  "(вызвать|вызови|дави~|надави~) … (чувств~ вины|на жалость|на совесть)",
  "(манипулировать|манипуляци~) … (ею|ей|им|ими|нее|него|девушк~|парн~|женщин~|мужчин~)",
  "(manipulate|manipulating|gaslight|love.?bomb|neg) (her|him|them|women|men|girls|guys|someone)",
  "газлайтить (ее|его)",
  "развести (ее|его|девушк~|парн~) на (секс|интим|близость|встречу|свидание)",
  "(затащить|уложить) (ее|его|девушк~) в (постель|кровать)",
  "(trick|pressure|coerce|blackmail|nag) (her|him|them) (into|until|to)",
);

/** Worded as denials themselves, so they are looked for in all of the words. */
const REFUSES_NO = phrases(
  "не (приму|принимать|принимаю|воспринимаю) (ее |его )?(нет|отказ~)",
  "(won't|don't|not|not going to|will not|never) (take|taking|accept|accepting) (a |her |his )?no",
);

/** Whether the person wants to press somebody. `own` as `ownWords` gives it; the chat tells whether there was a no. [MF1] */
export function wantsToPress(own: string, transcript: Transcript | null): boolean {
  const meant = withoutDenials(own);
  if (says(meant, FORCE) || says(own, REFUSES_NO)) return true;
  const goesOn = says(meant, GO_ON) || says(own, NEVER_GIVE_UP);
  return goesOn && (says(own, TOLD_NO) || saidNo(transcript));
}

/** Whether they say no among their last messages; an old one may long be overtaken. */
function saidNo(transcript: Transcript | null): boolean {
  if (transcript === null || transcript.kind === "profile") return false;
  const theirs = transcript.messages.filter(({ speaker }) => speaker !== "me").slice(-6);
  return theirs.some(({ text }) => says(plain(text), NO_IN_CHAT));
}
