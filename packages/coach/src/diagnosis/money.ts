// Asking for money before one has met [CO83]: a card number, a transfer, gift cards, coins, a blocked account, a parcel at the customs.
// A bill that two people share, a joke about coffee and one's own wallet are none.
import { cheapLetters } from "../words/cheap-letters.ts";
import { plain } from "../words/plain.ts";

const MONEY_RU = String.raw`(?:ден(?:ег|ьги|ьгами|ежк\p{L}*)|\d[\d\s]*(?:к|т|тыс\p{L}*|р|руб\p{L}*|₽|евро|долл\p{L}*|бакс\p{L}*|\$)?|тыс\p{L}*|рубл\p{L}*|косар\p{L}*|сумм\p{L}*|пару тысяч|немного|крипт\p{L}*|биткоин\p{L}*|usdt|донат\p{L}*)`;
const THING_RU = String.raw`(?:такси|билет\p{L}*|проезд|дорог\p{L}*|лечени\p{L}*|операци\p{L}*|лекарств\p{L}*|телефон|интернет|связь|подарок|еду|продукт\p{L}*|квартир\p{L}*|аренд\p{L}*|виз\p{L}*|карт\p{L}*|счет|кошелек|баланс)`;
const ASKS = new RegExp(
  [
    String.raw`(?:перевед\p{L}*|переведи|перевести|перекин\p{L}*|скин\p{L}*|кин\p{L}*|закин\p{L}*|одолж\p{L}*|займ\p{L}*|займи|занять|выруч\p{L}*|подкин\p{L}*|отправ\p{L}*|пришл\p{L}*|дай|дашь|оплат\p{L}*|закаж\p{L}*|пополн\p{L}*)[^.!?\n]{0,40}?(?:${MONEY_RU}(?![\p{L}\d])[^.!?\n]{0,30}?(?:на ${THING_RU}|карт\p{L}*|счет|кошелек|до (?:зарплаты|завтра|пятницы|понедельника|вечера)|верну|отдам|срочно|пожалуйста|мне)|(?:ден(?:ег|ьги|ежк\p{L}*)|на (?:карт\p{L}*|счет|кошелек)|биткоин\p{L}*|крипт\p{L}*|usdt))`,
    String.raw`(?:можешь|сможешь|мог\p{L}{0,2} бы|прошу|помоги|помож\p{L}*|нужн\p{L}*)[^.!?\n]{0,30}?(?:перевести|перекинуть|скинуть|одолжить|занять|закинуть|деньгами|финансово|материально|денег)`,
    String.raw`(?:вот|мой|держи|лови|это|на|пиши|запиши) (?:\p{L}+ )?(?:номер карты|карт[ауы]|реквизит\p{L}*|счет|кошел\p{L}*)[^.!?\n]{0,12}\d{4}`,
    String.raw`номер карты|карта сбер\p{L}*|по номеру телефона на сбер|реквизиты (?:скину|пришлю|вот)|код из (?:смс|sms)|смс-код|пришли код|скажи код|cvv|цвв`,
    String.raw`(?:карт\p{L}*|счет|аккаунт|кошелек|деньги)[^.!?\n]{0,20}(?:заблокир\p{L}*|заморож\p{L}*|арестов\p{L}*|украли|не работает|завис\p{L}*)[^.!?\n]{0,60}(?:помоги|можешь|займ\p{L}*|перевед\p{L}*|одолж\p{L}*|выруч\p{L}*|скин\p{L}*|денег|помощь)`,
    String.raw`(?:вложи|вложить|инвестир\p{L}*|заработ\p{L}*|зарабатыв\p{L}*|доход|прибыл\p{L}*|удво\p{L}*)[^.!?\n]{0,60}(?:крипт\p{L}*|биткоин\p{L}*|бирж\p{L}*|платформ\p{L}*|трейд\p{L}*|usdt|сигнал\p{L}*|наставник\p{L}*|по ссылке|вместе|научу|покажу|тебе)`,
    String.raw`(?:крипт\p{L}*|биткоин\p{L}*|трейдинг\p{L}*|usdt)[^.!?\n]{0,60}(?:научу|покажу|вложи|вложить|заработ\p{L}*|зарабатыв\p{L}*|доход|прибыл\p{L}*|платформ\p{L}*|дядя|тетя|наставник|попробуй|хочешь)`,
    String.raw`(?:подарочн\p{L}* (?:карт|сертификат)\p{L}*|карт\p{L}* (?:steam|apple|google play|itunes|стим))[^.!?\n]{0,40}(?:купи|пришли|скинь|нужн\p{L}*|код)|(?:купи|пришли|скинь|нужн\p{L}*|код)[^.!?\n]{0,40}(?:подарочн\p{L}* (?:карт|сертификат)\p{L}*|карт\p{L}* (?:steam|apple|google play|itunes|стим))`,
    String.raw`(?:посылк\p{L}*|таможн\p{L}*|наследств\p{L}*)[^.!?\n]{0,60}(?:оплат\p{L}*|пошлин\p{L}*|комисси\p{L}*|перевед\p{L}*|тысяч\p{L}*)`,
    String.raw`(?:билеты?|столик|места?)[^.!?\n]{0,40}(?:по|на|вот) (?:\p{L}+ ){0,2}(?:ссылк\p{L}*|сайт\p{L}*)[^.!?\n]{0,40}(?:купи|оплат\p{L}*|бронир\p{L}*|возьми)|(?:купи|оплат\p{L}*|возьми)[^.!?\n]{0,40}(?:билет\p{L}*|столик)[^.!?\n]{0,30}(?:по (?:этой )?ссылке|вот ссылка)`,
    String.raw`(?:send|lend|loan|wire|transfer|venmo|cashapp|cash app|zelle|paypal|spot|give|borrow|help me (?:out )?with)[^.!?\n]{0,40}?(?:me |some |a bit of |a little )?(?:money|cash|[$€£]\s?\d+|\d+\s?(?:dollars|bucks|usd|euros?|pounds|quid)|a (?:few|couple|hundred)(?: hundred)? (?:bucks|dollars|hundred)|bitcoin|btc|crypto|usdt|eth|funds)`,
    String.raw`(?:can|could|would|will|please|need|want) (?:you )?(?:\p{L}+ )?(?:lend|loan|wire|venmo|cashapp|zelle|paypal) me`,
    String.raw`(?:gift|steam|itunes|apple|google play|amazon|razer|visa) (?:gift )?cards?[^.!?\n]{0,50}(?:send|buy|code|get|need|for me|pic|photo|scratch)|(?:send|buy|get|need)[^.!?\n]{0,40}(?:gift|steam|itunes|apple|google play|amazon|razer) (?:gift )?cards?`,
    String.raw`(?:account|card|bank|wallet|funds|money) (?:\p{L}+ ){0,4}(?:blocked|frozen|locked|stolen|on hold|stuck|restricted|declined)[^\n]{0,80}(?:lend|help|send|borrow|loan|spot|wire|money|cover|pay)`,
    String.raw`(?:invest|investing|investment|trading|trade|profits?|returns?|double your)[^.!?\n]{0,60}(?:crypto|bitcoin|btc|platform|forex|with me|my (?:uncle|mentor|aunt|broker)|teach you|show you|guarantee\p{L}*|website|app)`,
    String.raw`(?:make|earn|earning|made|making) (?:\p{L}+ ){0,2}(?:money|cash|income|profit)[^.!?\n]{0,40}(?:crypto|bitcoin|btc|forex|online|trading|platform|app|with me)`,
    String.raw`(?:crypto|bitcoin|btc|forex|usdt)[^.!?\n]{0,60}(?:invest|teach|show you|profits?|made me|returns?|platform|guarantee\p{L}*|my (?:uncle|mentor|aunt)|you should|interested|start)`,
    String.raw`(?:pay|cover|need)[^.!?\n]{0,30}(?:my )?(?:customs fee|hospital bill|visa fee|plane ticket|flight ticket|rent|phone bill|taxi|uber|bus ticket)[^.!?\n]{0,40}(?:pay you back|money|can you|please|could you|help)|pay (?:you|u) back|(?:verification|security|sms) code|send me the code`,
  ]
    .map((part) => cheapLetters(String.raw`(?<!\p{L})(?:${part})`))
    .join("|"),
  "u",
);
/** Sharing a bill, an outing or a joke is no begging. */
const FAIR =
  /пополам|раздел(?:им|ить) счет|за себя|за ужин|за кофе|за билет(?:ы)? в кино|долг за|split|my half|my share|for dinner|for the (?:tickets|pizza|coffee|drinks)|for last night|i owe you|я тебе должн/u;
/** The person tells of it in their own words. */
const TOLD =
  /(?<!\p{L})(?:прос(?:ит|ят|ила?)|попросил[аи]?|клянчит|требует|выпрашивает|предлагает|уговаривает|asks?|asked|asking|wants?|wanted|keeps asking|begs?|offers?)(?!\p{L})[^.!?\n]{0,50}(?:ден(?:ег|ьги)|перевести|перевод\p{L}*|одолжить|занять|в долг|на карту|крипт\p{L}*|биткоин\p{L}*|влож\p{L}*|инвест\p{L}*|подарочн\p{L}* карт\p{L}*|money|cash|gift cards?|crypto|bitcoin|invest\p{L}*|lend|loan|send (?:her|him|them) [$€£]?\d+|transfer)/u;

/** Whether a message asks for money, a code or an investment. */
export function asksMoney(text: string): boolean {
  const said = plain(text);
  return ASKS.test(said) && !FAIR.test(said);
}

/** Whether the person tells that the other one asks for money. */
export function tellsOfMoney(words: string): boolean {
  return TOLD.test(plain(words));
}
