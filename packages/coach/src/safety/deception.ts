// Being somebody else, and lying for a meeting or for money (MF1). The mentor playing the other person in a rehearsal is no
// deception: only what the person themself would do counts.
import { withoutDenials } from "./own-words.ts";
import { phrases, says } from "./phrase.ts";

const SOMEBODY =
  "(друг~|чуж~|кем|богат~|миллионер~|бизнесмен~|врач~|модел~|девушк~|парн~|мужчин~|женщин~|военн~|холост~|свободн~|неженат~|незамужн~|бывш~|ее|его|подруг~|студент~|моложе|старше|сотрудник~|полицейск~)";

const WANTED = phrases(
  `(притвориться|притворяться|притворюсь|прикинуться|прикидываться|прикинусь) (что я )?${SOMEBODY}`,
  `(выдать|выдавать|выдам|выдаю) себя за ${SOMEBODY}`,
  `представиться (не собой|${SOMEBODY})`,
  "(создать|создам|завести|заведу|сделать|сделаю|зарегистрировать|написать|писать|напишу|проверить) … (фейк~|левый (аккаунт|профиль)|с левого|поддельн~|с фейка)",
  "(фейков~|левый|левую|поддельн~) (аккаунт|акк|профиль|страниц~|анкет~) … (создать|завести|сделать|зарегистрировать)",
  "(поставить|использовать|взять|загрузить|выложить|поставлю) … чуж(ие|ое|ую) (фото|фотк|фотограф|картин)~",
  "(скрыть|скрывать|утаить|не говорить|умолчать) … (женат|замужем|жен(у|е|ы|ат)|муж(а|е)?|брак~|настоящ~ (имя|возраст))",
  "(соврать|наврать|обмануть|солгать|врать) … (про |о |об |насчет )?(возраст~|имя|имени|работ~|женат|замужем|жену|сколько мне лет|профессию)",
  "(развести|раскрутить|кинуть) (ее|его|девушк~|парн~|лохов|мужик~) на (деньги|бабки|подарки)",
  "выманить … (деньги|деньг~|перевод)",
  "(i|i'll|i'd|i could|me|should i|can i|could i|(?<!you )to|i'm|by|keep) pretend(ing)? (to be|i'm|i am|that i'm|that i am) (?!(interested|busy|ok|okay|fine|happy|asleep|chill|cool|brave|confident|calm)\\b)[a-zа-я]~",
  "impersonat(e|ing) (her|his|someone|somebody|a|an|another|my)",
  "catfish(ing)? (her|him|them|someone|somebody|people|a|my|girls|guys|women|men)",
  "(use|using|post|upload|put|take) … (someone else's|somebody else's|another (guy|girl|man|woman|person)'s|stolen|a model's|fake) (photo|pic|picture|image|selfie|name|identity)~",
  "(make|create|set up|open|use|using|text|message|write) … fake (account|profile|identity|name)",
  "(hide|hiding|conceal|not tell|keep) … (married|my (wife|husband|marriage|real (name|age)))",
  "(lie|lying|fib) (to (her|him|them) )?about (my|being|who)",
  "(scam|con|defraud) (her|him|them|someone|people|women|men)",
  "(get|squeeze|trick) (money|cash|gifts) (from|out of) (her|him|them)",
  "(trick|get|make|convince) (her|him|them) (into sending|to send|send|to give) me (money|cash|gifts|crypto)",
);

/** Whether the person wants to deceive somebody about who they are. `own` as `ownWords` gives it. [MF1] */
export function wantsToDeceive(own: string): boolean {
  // «Не говорить, что женат» and "not tell her" are deceptions although they are denials.
  return says(withoutDenials(own), WANTED) || says(own, SILENCE);
}

const SILENCE = phrases(
  "(как|можно|лучше) не (говорить|сказать|рассказывать) … (что я )?(женат|замужем|про жену|о жене|про мужа|о муже)",
  "(how|can i|better|should i) … not (tell|to tell) (her|him|them) … (married|my wife|my husband)",
);
