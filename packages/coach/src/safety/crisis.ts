// Somebody who speaks of ending their life needs people, not dating tips (MF1): the person themself, in their own words, or
// the other one, in the chat or in what is told of them. Figures of speech («умираю со смеху») are left alone.
import { parsePastedChat } from "../talk/parse-pasted-chat.ts";
import type { Transcript } from "../transcript/transcript.ts";
import { ownWords } from "./own-words.ts";
import { phrases, plain, says } from "./phrase.ts";

/** Who is meant: the person who asks, or the one they write with. */
export type InCrisis = "self" | "other";

/** What was said long ago has been answered since. */
const LATE = 12;
const MORE = "(больше|уже|вообще|совсем|дальше|просто|тут|так больше)";
/** «Не хочу жить с родителями» is about a flat. */
const NOT_A_HOME =
  "(?! (с|со|в|во|на|вместе|у|тут|там|здесь|рядом|одной|одному|одна|один|за|от|под|около|по|так|как|где)(?![a-zа-я]))";

/** Said of oneself, whatever else is said. */
const MEANT = phrases(
  "(по|)конч(ить|у|аю|ать) … (с собой|с жизнью|жизнь|самоубийством)",
  "(конча|сведу|свести) (с собой|счеты с жизнью)",
  `не (хочу|хочется|могу|вижу смысла|вижу причин|хотелось бы) (${MORE} )*жить${NOT_A_HOME}`,
  `жить (${MORE} )*(не хочу|не хочется|незачем|не для чего|не за чем|не вижу смысла|надоело|устал|устала|нет (сил|смысла))`,
  `(незачем|не для чего|не ради чего|ради чего|зачем мне|зачем вообще|устал|устала|надоело|нет (сил|смысла|желания)) (${MORE} )*жить${NOT_A_HOME}`,
  "не (вижу|видишь) (больше )?(никакого )?смысла (больше )?(в|своей) (этой |своей |такой |моей )?жизни",
  "(в )?жизн(ь|и) (больше )?(не имеет смысла|потеряла (всякий )?смысл|нет (больше )?смысла|не мила)",
  "нет (больше )?(никакого )?смысла (в|моей) (этой |моей |своей )?жизни",
  "не (хочу|хочется) (больше |утром |завтра )*(просыпаться|существовать)(?! (рано|в|под|по|так|с|от|ради))",
  "(заснуть|уснуть|лечь спать) и (больше )?(никогда )?не (проснуться|просыпаться)",
  "(наложить|наложу) (на себя )?руки( на себя)?",
  "(убить|убью|убивать|прикончу) себя(?! (едой|работой|сладк|в зале|тренир))",
  "(вскрыть|вскрою|порезать|порежу|перерезать|режу) (себе )?(вены|запястья|руки)",
  "(режу|порезать) себя",
  "(прыгну|прыгнуть|спрыгну|спрыгнуть|шагнуть|шагну|выйду|броситься|брошусь) (с (крыши|моста|балкона|этажа)|в окно|из окна|под поезд)(?! с (парашют|тарзан))",
  "(напиться|напьюсь|наглотаться|наглотаюсь|выпью|выпить) (всех |горсть |пачку )?(таблеток|снотворного)",
  "(мои|мысли|думаю|думал|думала|мысл~) … (суицид|самоубийств)~",
  "(хочу|хотел|хотела) … (суицид|самоубийств)~",
  "(всем|им|вам|тебе|миру|семье) (точно )?(будет|было бы|станет) (лучше|легче|проще) без меня",
  "без меня (всем|им|вам|тебе|миру|семье)( точно)? (будет |было бы |станет )?(только )?(лучше|легче|проще)",
  "лучше бы (меня не (было|стало)|мне (умереть|сдохнуть|не рождаться)|я (не родил|умер|сдох)~)",
  "меня (скоро|завтра|сегодня|больше) не (станет|будет) в живых",
  "(want to|going to|gonna|wanna|thinking about|thought about|thinking of|feel like|might|could just|about to|i'll|just) (kill|killing|off) myself(?! (at|in) (the gym|work))",
  "(end|ending|take|taking|ended) my (own )?life",
  "(want|going|ready|wanna|need) (to )?(just )?end (it all|everything)",
  "(don't|do not|dont|didn't|never) (really )?(want to|wanna|wish to) (live|be alive|exist|go on living|keep living|be living)( any ?more| any longer| this life)?(?! (in|with|there|here|together|alone|near|on|at|like this in|without my (phone|coffee)))",
  "(don't|do not|dont) (really )?(want to|wanna) (be here|wake up|be around|be on this (earth|planet)|go on|keep going) (any ?more|any longer|tomorrow|again|at all)(?! (on this app|at this|in this (town|city|job|app|place)|for work))",
  "(no (reason|point|sense)|nothing|nobody|no one) (left )?(to|in|for) (live|living|go on|going on|living for|live for)(?! (in|with|there|here|together|this|that|a|the|on))",
  "(don't|do not|can't|cannot) see (a|the|any) (point|reason|sense) (in|of|to) (life|living|live|being alive|going on|go on|anything anymore)",
  "(tired|sick|done) (of|with) (living|being alive|life)(?! (in|with|there|here|alone|on|out))",
  "life (isn't|is not|ain't|has no) (worth (living|it)|meaning|point)",
  "(i )?(just )?(can't|cannot|can not) (go on|live)( living)?( like this)? (any ?more|any longer)(?! (in|with|without (coffee|my phone)))",
  "(wish|wished) (i|that i) (was|were|had been) (dead|never born|not alive)",
  "wish i('d| had) never been born",
  "(better off|rather be) dead",
  "(better|happier|easier) (off )?without me(?! (at|in|on) (the|this))(?! (there|tonight))",
  "(not|never) wake up (again|any ?more)",
  "(slit|cut) my wrists",
  "jump(ing)? off (a|the|that) (bridge|roof|building|balcony)",
  "(overdose|od) on (pills|my meds|sleeping)",
  "(hurt|hurting|harm|harming|cut|cutting) myself(?! (shaving|cooking|at|in the gym|on|with|while|playing|skiing|chopping|opening))",
  "(i'm|i am|feeling|feel|have been|been|am) suicidal",
  "(thoughts|thinking|think) (of|about) suicide",
);

/** Said of oneself too, but lightly by many: not in a sentence that laughs, or is ashamed of something. */
const SAID_LIGHTLY = phrases(
  "(?<!не )(?<!чуть не )(хочу|хочется|хотела бы|хотел бы|готова|готов|проще|легче) (просто |уже |только |молча )*(умереть|сдохнуть|исчезнуть навсегда)(?! (от|со|за|старой|старым|в один|на|смеясь|как|если|с|когда|каждый|до|хоть|после|рядом|молод))",
  "(?<!не )(умереть|сдохнуть) (просто |уже |только )?(хочу|хочется)(?! (от|со|за|как|когда))",
  "(want to|wanna|wish i could|rather) (just )?(die|be dead|disappear forever)(?! (of|from|laughing|inside|when|every|on|in|old|happy|for|a little|a bit|right there|because (i|my|the|he|she|that)))",
  "kms",
);
const LIGHTLY =
  /ахах|хаха|ха-ха|лол|ржу|[😂🤣😹😅💀]|стыд|неловк|кринж|смех|смеш|похмел|голод|объел|ха\)|(?<![a-z])(?:lol|lmao|rofl|haha\w*|hangover|hungover|embarrass\w*|cringe|awkward|funny|laughing|so full|ashamed)(?![a-z])/u;

/** Told of somebody else. */
const TOLD = phrases(
  `не (хочет|хочется|видит смысла|может) (${MORE} )*жить${NOT_A_HOME}`,
  "не видит (больше )?смысла (в )?жизни",
  "(она|он|девушка|парень|подруга|друг|ей|ему) … (хочет|хочется) (умереть|сдохнуть)(?! (от|со))",
  "(хочет|хотела|хотел|грозится|угрожает|пытал(ась|ся)|обещает|собирается|думает) … (поконч~ с собой|поконч~ с жизнью|убить себя|суицид~|самоубийств~|вскрыть вены|вскрыться)",
  "(пишет|говорит|написал(а)?|сказал(а)?) … (суицид~|самоубийств~|покончит|убьет себя|вскроет вены|вскроется)",
  "(she|he|they|her|him|match|girl|guy|friend) … (wants to die|wants to (kill|hurt) (herself|himself|themselves)|want to die|(doesn't|does not|don't) want to (live|be alive|be here any ?more)|is suicidal|'s suicidal|are suicidal|(threatens|threatening|going|threatened|planning) (to )?(kill|killing|hurt) (herself|himself|themselves)|(end|ending|take|taking) (her|his|their) (own )?life)(?! (in|with|here))",
  "(she's|he's|they're) suicidal",
);
const QUOTED = /«([^«»]{0,400})»|“([^“”]{0,400})”|„([^„“]{0,400})“|"([^"\n]{0,400})"/gu;
/** Without one of these nothing of the lists can be there. */
const HINT =
  /жить|жизн|жив|умере|сдох|исчез|просып|просн|сущест|себя|себе|собой|руки|вены|запяст|с крыши|с моста|окн|поезд|балкон|таблет|снотв|суицид|самоуб|без меня|лучше бы|надоело|myself|my (?:own )?life|my wrists|alive|living|live|exist|anymore|any more|any longer|tomorrow|again|at all|end it|end everything|point|go on|wish|dead|die|without me|wake up|jump|overdose|od on|suicid|kms|disappear|herself|himself|themselves/u;

/** Whether a text speaks of ending one's own life. */
export function speaksOfEnding(text: string): boolean {
  const said = plain(text);
  if (!HINT.test(said)) return false;
  if (says(said, MEANT)) return true;
  return said.split(/[.!?\n]+/u).some((part) => says(part, SAID_LIGHTLY)) && !LIGHTLY.test(said);
}

/**
 * Who speaks of ending their life, in what the person asks (a pasted chat counts as one) or late in the chat; null when nobody
 * does. [MF1]
 */
export function crisisIn(text: string, transcript: Transcript | null): InCrisis | null {
  const pasted = parsePastedChat(text);
  const told = pasted === null ? inWords(text) : null;
  const chats = [pasted, transcript].filter((chat) => chat !== null);
  const lines = chats.flatMap((chat) => chat.messages.slice(-LATE));
  const found = lines.filter((line) => speaksOfEnding(line.text)).map((line) => line.speaker);
  if (told === "self" || found.includes("me")) return "self";
  return told ?? (found.length > 0 ? "other" : null);
}

/** A quotation speaks for the one who is quoted, unless there is nothing but the quotation. */
function inWords(text: string): InCrisis | null {
  const own = ownWords(text);
  if (says(own, TOLD)) return "other";
  const quoted = [...text.matchAll(QUOTED)].some((found) => speaksOfEnding(found.slice(1).join(" ")));
  if (quoted) return "other";
  return speaksOfEnding(own) ? "self" : null;
}
