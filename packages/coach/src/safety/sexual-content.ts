// Explicit sexual texts about, and pictures of, a real person (MF1). Flirting, and talking about sex between adults, is fine.
import { withoutDenials } from "./own-words.ts";
import { phrases, says } from "./phrase.ts";

const PICTURES =
  "(нюд~|голые|голую|голое|обнаженк~|обнаженн~|интимн~ (фото|видео|фотк~)|интимки|nude|nudes|naked|dirty pic~|sexy pic~|explicit pic~|topless)";

const WANTED = phrases(
  `(выпросить|попросить|попроси|получить|добиться|выманить|развести|уговорить|вытянуть|чтобы (она|он)|как) … ${PICTURES}(?! (от меня|мои|мою))`,
  `(get|ask|convince|persuade|request|trick|beg|make|want) (her|him|them|for|some) … ${PICTURES}`,
  `get ${PICTURES} (from|of|out)`,
  "(напиши|написать|расскажи|скинь|опиши|сочини|придумай|составь|сгенерируй|нарисуй) … (порн~|эротич~|секс.?сцен~|сексуальн~ (сцен|рассказ|фантази|истори)~|интимн~ (сцен|рассказ|истори)~|откровенн~ (рассказ|сцен|истори|сексуальн)~|постельн~ сцен~|пошл~ (истори|рассказ)~|голой|голого|голую|трах~|минет~)",
  "(write|describe|compose|generate|draw|make|create|imagine) … (porn~|erotic~|erotica|smut|sex scene|sexual (story|scene|fantasy|message~|description)|explicit (sex~|story|scene|message~|text~)|sexually explicit|naked|nude|blowjob)",
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
