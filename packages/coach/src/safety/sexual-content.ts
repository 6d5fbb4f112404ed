// Explicit sexual texts about, and pictures of, a real person (MF1). Flirting, and talking about sex between adults, is fine.
import { withoutDenials } from "./own-words.ts";
import { phrases, says } from "./phrase.ts";

const PICTURES =
  "(нюд~|голые|голую|голое|обнаженк~|обнаженн~|интимн~ (фото|видео|фотк~)|интимки|nude|nudes|naked|dirty pic~|sexy pic~|explicit pic~|topless)";

const WRITE_RU =
  "(напиши|написать|напишем|накидай|составь|сочини|придумай|сгенерируй|дай|помоги|подскажи|сделай|отправь|отправить|хочу)";
const WRITE_EN =
  "(write|send|give|compose|draft|make|generate|help|want|text|say|need|suggest)( (me|her|him|them|us|to))*";

const WANTED = phrases(
  `(выпросить|попросить|попроси|получить|добиться|выманить|развести|уговорить|вытянуть|чтобы (она|он)|как) … ${PICTURES}(?! (от меня|мои|мою))`,
  `(get|ask|convince|persuade|request|trick|beg|make|want) (her|him|them|for|some) … ${PICTURES}`,
  `get ${PICTURES} (from|of|out)`,
  "(напиши|написать|расскажи|скинь|опиши|сочини|придумай|составь|сгенерируй|нарисуй) … (порн~|эротич~|секс.?сцен~|сексуальн~ (сцен|рассказ|фантази|истори)~|интимн~ (сцен|рассказ|истори)~|откровенн~ (рассказ|сцен|истори|сексуальн)~|постельн~ сцен~|пошл~ (истори|рассказ)~|голой|голого|голую|трах~|минет~)",
  "(write|describe|compose|generate|draw|make|create|imagine) … (porn~|erotic~|erotica|smut|sex scene|sexual (story|scene|fantasy|message~|description)|explicit (sex~|story|scene|message~|text~)|sexually explicit|naked|nude|blowjob)",
  `${WRITE_RU} … (пошл|похабн|развратн|непристойн|возбужда|горяч~ интим|секс|сексуальн|эротич|вульгарн|грязн)~ … (сообщени|текст|фраз|коммент|комплимент|шутк|стих|перепис|словечк|ответ|смс|послани|признани|про |о |об |для |ей|ему|что)~`,
  `${WRITE_RU} … (что-нибудь|что-то|чего-нибудь) (очень |совсем |по)?(пошл|похабн|развратн|непристойн|грязн|возбуждающ|сексуальн|эротичн)~`,
  `${WRITE_RU} … (пошлост|похабщин|похабност|непристойност)~`,
  `${WRITE_RU} … (про|о|об|за|насчет) (ее |его |твою |твои |твоей )?(красив~ |больш~ |шикарн~ |классн~ |упруг~ )?(груд(ь|и|ью|ях|ями)(?! мыш)|сись(ки|ках|кам|ки)|поп(у|е|ой|ка|ку|ке)|задниц~|жоп~|вагин~|пис(ь|ек)~|интимн~ мест~|трус(ы|ик)~|лифчик~|нижн~ бель~)`,
  "(как|чем|помоги|хочу) (бы |мне )?(ее |его )?(возбудить|довести до оргазма|развратить) (ее|его|девушку|парня)?( … (переписк|сообщени|текст|слов))~",
  "(вирт|секстинг|секс по переписке|секс по телефону) … (с ней|с ним|начать|предложить|написать|устроить)",
  `${WRITE_EN} … (dirty|filthy|raunchy|lewd|horny|naughty|nsfw|x-rated|vulgar|kinky|obscene|sexual)( \\w+)? (text|message|line|compliment|joke|msg|dm|reply|comment|opener|poem|note|stuff|thing)~`,
  `${WRITE_EN} … (something|sth|smth) (really |very |super )?(dirty|filthy|raunchy|lewd|horny|nsfw|sexual|obscene|kinky|vulgar)`,
  `${WRITE_EN} … about (her|his|their|your) (\\w+ )?(boobs|tits|breasts|ass|butt|booty|pussy|dick|cock|nipples|cleavage|panties|underwear)`,
  "(turn|get|make) (her|him) (on|horny|wet|hard|aroused) (over|by|with|in|through) (text|a text|message|messages|chat)",
  "(talk|talking) dirty to (her|him)",
  "(send|sending|отправить|скинуть|послать) … (dick ?pic~|дикпик~|член~|(мои |свои |my )?(nudes|нюдсы))",
  "(sext|sexting) (with )?(her|him|them|this girl|this guy)",
  "(deep ?fake|дипфейк)~ (of|her|his|с|ее|его|with)~",
  "(раздеть|раздень|undress|nudify) … (на фото|фото~|pic~|photo~|image)",
);
/** Somebody wants it from the person, who asks what to do. */
const ASKED_OF_ME = phrases(
  "(?<!чтобы )(он|она|парень|девушка|собеседник|собеседница|мужчина) … (просит|требует|хочет|клянчит|выпрашивает|прислал|скинул|отправил)(а)?",
  "(he|she|they|this guy|a guy|this girl|my match) (keeps |keep |just )?(asks|asking|asked|wants|wanted|sent|sends|demands|begs|is asking)",
);

/** Whether the person wants explicit content about a real person. `own` as `ownWords` gives it. [MF1] */
export function wantsSexualContent(own: string): boolean {
  return says(withoutDenials(own), WANTED) && !says(own, ASKED_OF_ME);
}
