// Tricks that work on somebody behind their back: jealousy on purpose, put-downs, silence as a punishment, making somebody
// run after one (MF1). Asking how to bear such tricks, or how not to play them, is fine.
import { withoutDenials } from "./own-words.ts";
import { phrases, says } from "./phrase.ts";

const WHOM_RU =
  "(ее|его|их|у нее|у него|в ней|в нем|ей|ему|девушк~|парн~|женщин~|мужчин~|собеседни~|подруг~|бывш~)";

const WANTED = phrases(
  "(вызвать|вызови|вызывать|вызову|спровоцировать|разбудить|пробудить|возбудить) … ревност~",
  `(заставить|заставлю|заставь) … (ревновать|приревновать|бегать|страдать|скучать|мучиться|умолять|унижаться|побегать|понервничать)`,
  "чтобы (она|он|ее|его|та|тот)? ?… (ревновал|приревновал|бегал|побегал|умолял|ползал|на коленях|сходил|мучил|не могл? без меня|сама бегал|понервничал|места себе не находил|зависел|подсел)~",
  `(пусть|хочу) … (она|он|чтоб~) … (побегает|бегает|бегала|бегал|ревнует|поревнует|помучается|понервничает|поунижается)`,
  "(сделать|сделай|сделаю) (так )?(чтобы )?(она|он|ее|его|девушк~|парн~)? ?… (зависим|послушн|управляем)~",
  `(привязать|подсадить|влюбить|приворожить|приручить|выдрессировать|дрессировать|продавить|сломать|прогнуть|подчинить) (к себе )?${WHOM_RU}`,
  `${WHOM_RU} (привязать|подсадить|приручить|выдрессировать|дрессировать|сломать|прогнуть|подчинить)`,
  "(наказать|проучить|воспитать|проучи) … (молчани|игнор|тишин|паузой)~",
  "(поиграть|играть|сыграть) … (в молчанку|в игнор|на (ее|его) (чувств|нерв|ревност|комплекс)|с (ее|его) чувств)~",
  "(специально|нарочно|намеренно) … (не отвечать|молчать|игнорить|игнорировать|пропасть|исчезнуть|мариновать|морозить)",
  `(игнорить|игнорировать|помариновать|мариновать|морозить|поморозить) ${WHOM_RU}? ?… (чтобы|чтоб|специально|нарочно)`,
  "(нег|негг|неггинг|негинг|пикап|пикаперск|манипулятивн|эмоциональн~ качел|эмоц~ качел|качел)~ … (прием|фраз|техник|метод|устро|раскач|сообщени|как|ей|ее|его|ему)~",
  "не(г)?гинг~",
  "(прием|техник|способ|научи|фраз|с помощью|использ)~ … манипул~",
  "(влюбить|добиться|завоевать) … манипуляци~",
  "(get|getting) (her|him|them) to (chase|beg|crave|obsess|run after|worry|be jealous|get jealous|feel jealous|feel insecure)~",
  "(устроить|раскачать|сделать|включить|применить|использовать) … (качели|эмоциональн~ качел~|неггинг|негинг|пикап)~",
  "(опустить|понизить|занизить|уронить|пошатнуть|сбить) (ее|его|ей|ему|девушк~|парн~) … (самооценк|корон|спесь|значимост)~",
  "(самооценк~|корону) … (занизить|понизить|опустить|сбить|уронить) (ей|ему|ее|его)?",
  "(подколоть|задеть|уколоть|принизить) (ее|его|девушк~|парн~) … (чтобы|чтоб) … (доказыва|стара|заинтерес|оправдыва|бегал|добива)~",
  "(надавить|давить|сыграть) на (ее |его )?(жалость|вин|чувство вины|комплекс|слаб|больн)~",
  "(make|making|get|getting|drive) (her|him|them|my (ex|crush|girlfriend|boyfriend|match)) (super |really |so |a bit |a little )?(jealous|chase me|chase|beg|beg for me|obsessed|obsessed with me|crazy about me|crave me|dependent|need me|miss me by|run after me|insecure|worry|work for it)",
  "so (that )?(she|he|they)('ll| will|'s| is)? (chase|chases|begs?|runs? after|gets? jealous|be jealous|go crazy|feel insecure|want me more)( me)?",
  "(use|using|cause|trigger|spark|provoke) … jealousy",
  "(neg|negging|negs) (on )?(her|him|them|a girl|girls|women|line|lines|message|technique|openers?)",
  "(some|good|a few|use|using|try|teach me|write) (subtle )?(negs|negging|neg lines?)",
  "(give|giving|use|using) (her|him|them)?( the)? (silent treatment|cold shoulder)(?! to me)",
  "(silent treatment|cold shoulder) … (so|until|to make|work|trick|punish|her|him)",
  "(ignore|ghost|ghosting|ignoring) (her|him|them) (on purpose|for a (few days|while|week)|to make|so (she|he|that|they)|until (she|he))",
  "(punish|train|condition|break) (her|him|them) (with|by|for|through|into|to)",
  "(lower|lowering|crush|knock|destroy|hurt|attack) (her|his|their) (self[- ]?esteem|confidence|ego)",
  "(push[- ]pull|hot and cold|mind games?|dread game|pick ?up artist|pua|emotional rollercoaster|breadcrumb~) … (on|with|her|him|technique|trick|tactic|game|line|text)~",
  "(play|playing) (mind games|hot and cold|with (her|his) (head|feelings|emotions))",
  "(love ?bomb|gaslight)(ing)? (her|him|them|my)",
);
/** Somebody does it to the person, who asks what to make of it. */
const SUFFERED = phrases(
  "(она|он|девушка|парень|собеседни~|бывш~) … (меня|мне|мной) … (манипулир|игнор|качел|нег|провоцир|провер|наказыва)~",
  "(она|он|девушка|парень) … (пытается |хочет |специально )(вызвать|вызывает|заставить) … (ревност|ревновать)~",
  "(манипулир|вызывает … ревность|наказывает … молчанием|играет … молчанк|устраивает … качели)~",
  "(she|he|they|my (ex|girlfriend|boyfriend|match)) … (is |are |keeps |wants to |tries to |trying to )?(make|making|makes|giving|gives|playing|plays|using|uses|negs|negging|gaslight~|love ?bomb~|ghost~) … me",
  "is (she|he) … (negging|manipulating|playing|testing|making) … (me)",
);

/** Whether the person wants to work on somebody by a trick. `own` as `ownWords` gives it. [MF1] */
export function wantsToManipulate(own: string): boolean {
  return says(withoutDenials(own), WANTED) && !says(own, SUFFERED);
}
