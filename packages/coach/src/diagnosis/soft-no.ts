// A no that is said softly and without an invitation [CO82]: no relationship now, just out of one, time for oneself. Nothing after it
// asks or invites.
import { cheapLetters } from "../words/cheap-letters.ts";
import { plain } from "../words/plain.ts";

const SOFT = new RegExp(
  [
    String.raw`не до (?:отношени|свидани|романтик|знакомств|любви|любовн|этого сейчас)\p{L}*`,
    String.raw`не (?:ищу|хочу|планирую|готов\p{L}* к|настроен\p{L}* на|рассматриваю|завожу|строю) (?:\p{L}+ ){0,3}(?:отношени|знакомств|свидани|роман|парн|девушк|романтик|встреч)\p{L}*`,
    String.raw`(?:никого|ничего) (?:\p{L}+ ){0,2}не ищу|не ищу (?:\p{L}+ )?(?:никого|ничего)`,
    String.raw`(?:только|недавно|едва) (?:что )?(?:вышла|вышел|выбралась|выбрался|выхожу) из (?:\p{L}+ ){0,3}(?:отношени|брак)\p{L}*|(?:только|недавно) (?:что )?(?:закончил\p{L}*|пережил\p{L}*) (?:\p{L}+ ){0,3}(?:отношени|развод|расставани|роман)\p{L}*`,
    String.raw`не отош(?:ла|ел) (?:\p{L}+ ){0,2}от (?:\p{L}+ ){0,3}(?:отношени|расставани|развод|бывш)\p{L}*|отхожу (?:\p{L}+ )?от (?:\p{L}+ ){0,3}(?:отношени|расставани|развод)\p{L}*`,
    String.raw`(?:хочу|хочется|нужно|надо|лучше) (?:\p{L}+ ){0,3}(?:побыть|пожить) (?:\p{L}+ )?(?:одн[аоу]\p{L}*|с собой|без отношений)|(?:нужн[оа]|надо|хочу) (?:\p{L}+ ){0,2}(?:время|пауза|паузу) (?:\p{L}+ ){0,2}(?:для себя|на себя|чтобы (?:\p{L}+ )?(?:прийти|разобрат|отойти|понять|восстанов)|прийти в себя|разобраться|отойти|восстановиться)`,
    String.raw`(?:взял[аи]?|беру|у меня|сделал[аи]?) (?:\p{L}+ )?пауз[ауые] (?:\p{L}+ ){0,2}(?:в|от|со) (?:\p{L}+ ){0,2}(?:свидани|отношени|знакомств|общени)\p{L}*`,
    String.raw`(?:давай|хочу|лучше|хотела бы|хотел бы) (?:\p{L}+ )?(?:просто |пока |только ){1,2}(?:общаться|пообщаемся|переписываться|дружески)`,
    String.raw`(?:just|only|recently|freshly|barely) (?:got |getting |came |come |coming |gotten )?out of (?:a|an|something|my|one|another)(?! (?:meeting|shower|class|gym|bath|bed|call|lecture|movie|cinema|exam|pool|lesson|car))`,
    String.raw`(?:fresh|newly) (?:out|off) of? ?(?:a|an|my)|(?:still|not) (?:getting )?over my ex|getting over (?:a|my|someone)|healing from`,
    String.raw`(?:not|isn't|ain't) (?:really |currently |actively )?(?:looking|searching) (?:for|to) (?:\p{L}+ ){0,3}(?:relationship|dat(?:e|ing)|anyone|anything|someone|commit\p{L}*|romance)`,
    String.raw`(?:not|isn't) (?:really |currently )?(?:in|at) (?:a|the|any) (?:\p{L}+ )?(?:place|headspace|head space|position|point|space|spot)`,
    String.raw`(?:don't|do not) (?:really )?(?:want|have (?:time|space|energy|the \p{L}+) for) (?:\p{L}+ ){0,2}(?:relationship|dating|romance|anything serious)`,
    String.raw`(?:taking|need|on|having) (?:a )?(?:little |short |long )?(?:break|pause|step back) (?:from|with) (?:dating|relationships|men|women|the apps|apps|people)`,
    String.raw`(?:need|want|taking|take|needing) (?:some |a bit of |a little |more )?(?:time|space) (?:for|to|by) (?:myself|heal|be alone|figure|think about myself|be on my own|get over|recover|sort)`,
    String.raw`(?:focus|focusing|focused|working) on (?:myself|me) (?:right now|for now|at the moment|first|now|these days)|(?:need|want) to (?:be alone|be on my own|be single|focus on myself)`,
    String.raw`not (?:dating|seeing people) (?:anyone |at all )?(?:right now|now|at the moment|these days|currently|for now)|not (?:really )?(?:in the mood|up) for dating`,
  ]
    .map((part) => cheapLetters(String.raw`(?<!\p{L})(?:${part})(?!\p{L})`))
    .join("|"),
  "u",
);

/** Whether a text says, unasked, that no relationship or no dating is wanted now. */
export function isSoftNo(text: string): boolean {
  return plain(text)
    .split(/(?<=[.!?…\n])\s*/u)
    .some((sentence) => !sentence.includes("?") && SOFT.test(sentence));
}
