// Following, threatening, humiliating, exposing, drugging (MF1). Who suffers it is helped, not refused.
import { withoutDenials } from "./own-words.ts";
import { phrases, says } from "./phrase.ts";

/** The person tells what is done to them. */
const SUFFERED = phrases(
  "(угрожа|грозит|шантажиру|преследу|следит|слива|достае|оскорбля|унижа|травит|взломал)~ (мне|меня|мной|за мной|нам|мои|мою|мой)",
  "(мне|меня|за мной|мной) ([a-zа-я]+ )?(угрожа|грозит|шантажиру|преследу|следит|достае|оскорбля|унижа|травит|взломал)~",
  "(threaten|blackmail|stalk|follow|harass|insult|humiliat|bull|track|spy)(s|es|ed|ing|ies|ied|ying)? (on )?(me|us|to post my|to leak my)",
  "(threatens|threatening|threatened) to (post|leak|publish|send|share|kill|hurt) (my|me)",
  "(грозится|угрожает|обещает) (выложить|слить|опубликовать|разослать) мо~",
);

const WANTED = phrases(
  // Finding and following.
  "(найти|вычислить|пробить|выследить|раздобыть) … где (она|он) (работает|учится|бывает)",
  "(пробить|вычислить) (адрес|номер|телефон|девушк~|парн~|ее|его|человека)",
  "(узнать|найти|вычислить|пробить|выяснить|выследить|раздобыть) … (где (она|он) (живет|сейчас)|где (живет|сейчас) (она|он|девушк~|парень|бывш~)|(ее|его) (домашний )?(адрес|номер)|адрес (ее|его|девушки|парня))",
  "(следить|проследить|шпионить|наблюдать) (тайно )?за (ней|ним|девушкой|парнем|бывш~)",
  "(отследить|отслеживать|выследить) (ее|его|где|телефон|местоположение|бывш~|девушк~|парн~)",
  "(взломать|взлом|хакнуть|вскрыть) … (ее|его|аккаунт~|акк|инст~|телеграм~|вк|страниц~|почт~|телефон~)",
  "подкараул~",
  "(тайком|незаметно|без (ее|его) ведома) … (читать|прочитать|смотреть|установить)",
  "(читать|прочитать) (ее|его) переписк~",
  "find (out )?(where (she|he) (lives|works|is|goes)|(her|his) (home )?(address|location|workplace))",
  "(track|trace|tracking) (her|his|him|down her|down his|down)( phone| location| car)?",
  "(hack|hacking|break|get|log) into (her|his) (account|phone|insta~|snap~|email|messages|icloud)",
  "hack (her|his|him)",
  "spy on (her|him|them|my (ex|girlfriend|boyfriend))",
  "stalk (her|him|my ex)(?! (insta|profile|page|feed|facebook|social))",
  "(wait|waiting|hide|hiding) (for (her|him) )?outside (her|his)",
  "show up at (her|his) … (uninvited|unannounced|without|anyway|surprise)",
  // Threats, violence, revenge.
  "(напиши|написать|составь|придумай|сочини|отправить|как) … (угроз~|шантаж~|запугать|припугнуть|пригрозить|угрожать)",
  "(угрожать|пригрозить|отомстить|мстить|отомщу) (ей|ему|им|бывш~|девушк~|парн~)?",
  "(запугать|припугнуть|шантажировать|избить|побить|ударить|покалечить|убить|уничтожить|унизить|опозорить|затравить|травить|проучить) (ее|его|их|эту|этого|бывш~|девушк~|парн~)",
  "(ее|его|бывш~) (запугать|припугнуть|шантажировать|избить|побить|ударить|убить|уничтожить|унизить|опозорить|проучить)",
  "чтобы (она|он) (горько |сильно |очень )?(пожалел|испугал|страдал|плакал|боял)~",
  "(write|send|help|compose|draft|give|want|how) … (threat|threats|threatening|blackmail)(?! (me|us|my)(?![a-zа-я]))",
  "(threaten|blackmail|intimidate|humiliate|bully) (her|him|them|my ex)",
  "(how to|how do i|how can i|help me|want to|wanna|gonna|going to|i'll|i will|ways to) (really |badly )?(scare|shame|hurt|beat|punish|ruin|destroy) (her|him|them|my ex)",
  "(make|making) (her|him|them) (regret|pay|suffer|afraid|scared|cry|feel (like trash|worthless|small|bad))",
  "(i'll|i will|i'm going to|i'm gonna|i want to) (kill|hurt|beat|destroy|ruin) (her|him|them)",
  "(take|get|want|my|for) revenge",
  "get back at (her|him|them|my ex)",
  // Exposing.
  "(выложить|выложу|опубликовать|опубликую|слить|солью|разослать|разошлю|распространить|запостить) … (ее|его|их|с ней|с ним|бывш~|интим~|нюд~|голые|голую)",
  "(leak|publish|expose|post|upload|spread) (her|his|their|my ex's) … (pic~|photo~|nude~|video~|message~|chat~|screenshots|number|address|secret~)",
  "(share|send|show) (her|his|their) (private|intimate|naked|nude|sexy)~",
  "revenge porn",
  // Humiliating.
  "(напиши|написать|придумай|сочини|составь|дай) … (оскорб~|оскорбительн~|унизительн~|обидн~|гадост~|мерзост~)",
  "(оскорбить|обозвать|обматерить) (ее|его|их|эту|этого|бывш~)",
  "(write|send|give|compose|help|make|want) … (insult|insults|insulting|humiliating|degrading|hurtful|cruel|something mean)",
  // Drugging.
  "(подсыпать|подмешать|подлить|клофелин~)",
  "(напоить|подпоить|споить) (ее|его|девушк~|парн~)(?! (чаем|кофе|какао|водой))",
  "(spike|drug|roofie)~ (her|his|him)( drink)?",
  "get (her|him) (drunk|wasted|high)",
);

/** Whether the person wants to harass somebody. `own` as `ownWords` gives it. [MF1] */
export function wantsToHarass(own: string): boolean {
  return says(withoutDenials(own), WANTED) && !says(own, SUFFERED);
}
