// How people ask about the messages they have just got. Data only.
import { wordPattern } from "../words/pattern.ts";

export type EditKind =
  | "shorter"
  | "funnier"
  | "warmer"
  | "bolder"
  | "noEmoji"
  | "formal"
  | "informal"
  | "again";
export type AskKind = "why" | "which" | "ifNo" | "ifSilent" | "when" | "sent" | "more";

/** In the order they are looked for. */
export const EDIT_SIGNS: readonly (readonly [kind: EditKind, pattern: ReturnType<typeof wordPattern>])[] = [
  [
    "noEmoji",
    wordPattern(
      "без смайл*|без эмодзи|убери смайл*|убери эмодзи|убрать смайл*|no emoji*|without emoji*|without the emoji*|remove the emoji*|remove emoji*|drop the emoji*|no smileys",
    ),
  ],
  [
    "shorter",
    wordPattern(
      "короче|покороче|сократи|сократить|укороти|длинно|длинновато|длинные|shorter|too long|shorten|trim it|more concise|briefer|cut it down",
    ),
  ],
  ["formal", wordPattern("на вы|официальн*|повежливее|вежливее|more formal|formal|more polite|politer")],
  ["informal", wordPattern("на ты|проще|попроще|неформальн*|plainer|simpler|more casual|casual|less formal")],
  [
    "funnier",
    wordPattern(
      "веселее|повеселее|весело|смешнее|посмешнее|с юмором|юмора|шутлив*|игрив*|поигривее|остроумн*|прикольнее|funnier|funny|more fun|more playful|playful|wittier|joke|jokier|with humor|with humour|lighter",
    ),
  ],
  [
    "warmer",
    wordPattern(
      "мягче|помягче|теплее|потеплее|нежнее|понежнее|искренн*|романтичн*|душевн*|добрее|softer|warmer|more sincere|sincere|sweeter|more romantic|romantic|gentler|kinder",
    ),
  ],
  [
    "bolder",
    wordPattern(
      "прямее|попрямее|смелее|посмелее|дерзче|подерзче|увереннее|поувереннее|настойчивее|конкретнее|поконкретнее|напрямую|bolder|more direct|direct|straighter|more confident|braver|cheekier",
    ),
  ],
  [
    "again",
    wordPattern(
      "еще вариант*|другие вариант*|другой вариант|другое|еще что-нибудь|давай еще|еще раз|не нравится|не нравятся|не то|не подходит|не мое|не мой стиль|по-другому|иначе|other options|more options|another one|another option|something else|different|try again|don't like|not my style|not me|one more",
    ),
  ],
];
/** A turn that only changes something says little else. */
export const EDIT_FRAME = wordPattern(
  "так|так-то|so|why so|сделай|сделать|можно|можешь|давай|а|хочу|хочется|нужно|надо|напиши|перепиши|слишком|чуть|более|пожалуйста|плиз|make|can|could|it be|can you|could you|please|pls|a bit|bit|more|but|too|give me|rewrite|something|want",
);

export const ASK_SIGNS: readonly (readonly [kind: AskKind, pattern: ReturnType<typeof wordPattern>])[] = [
  [
    "ifNo",
    wordPattern(
      "если откажет|если она откажет|если он откажет|если отказ|если скажет нет|если она скажет нет|если он скажет нет|если пошлет|если она пошлет|если он пошлет|если не согласится|если она не согласится|если он не согласится|if she says no|if he says no|if they say no|if she rejects|if he rejects|if she turns|if he turns|if i get rejected|if it's a no",
    ),
  ],
  [
    "ifSilent",
    wordPattern(
      "если не ответит|если она не ответит|если он не ответит|если промолчит|если она промолчит|если он промолчит|если проигнорирует|если она проигнорирует|если он проигнорирует|если не ответят|if she doesn't|if he doesn't|if they don't|if she won't|if she ignores|if he ignores|if there's no|if nothing comes",
    ),
  ],
  [
    "which",
    wordPattern(
      "какой лучше|какое лучше|какая лучше|что лучше|какой выбрать|какое выбрать|что выбрать|какой вариант|какой из|какой бы|что бы ты|какой отправить|какое отправить|лучший вариант|самый лучший|which one|which is|which should|which would|which option|what would you pick|best one|best option",
    ),
  ],
  [
    "why",
    wordPattern(
      "почему именно|почему этот|почему это|почему такой|почему такие|почему так|почему первый|почему второй|почему третий|почему он|зачем так|объясни|обоснуй|в чем смысл|why this|why that|why the|why these|why should|explain|how come|what's the point",
    ),
  ],
  [
    "when",
    wordPattern(
      "когда писать|когда лучше написать|когда лучше ответить|когда ответить|когда ей писать|когда ему писать|когда написать|when to write|when do i write|when should i write|when should i text|когда отправ*|когда лучше отправ*|когда это отправ*|во сколько отправ*|прямо сейчас|сейчас отправ*|отправлять сейчас|when should i send|when to send|when do i send|send it now|right now|send now",
    ),
  ],
  [
    "sent",
    wordPattern(
      "отправил|отправила|отправлено|уже написал|уже написала|sent it|i sent|just sent|have sent|sent the",
    ),
  ],
  [
    "more",
    wordPattern(
      "подробнее|поподробнее|а еще|что еще|еще советы|расскажи больше|расскажи еще|например|пример|примеры|а конкретнее|конкретнее|как именно|с чего начать|продолжай|дальше|и дальше|more details|tell me more|in more detail|more detail|elaborate|go on|for example|an example|examples|anything else|what else|how exactly|be specific|more specific|say more",
    ),
  ],
];

/** Which of the three is meant. */
export const ORDINALS = [
  wordPattern("перв*|1|номер один|шутлив*|first|the first|playful one|number one"),
  wordPattern("втор*|2|номер два|искренн*|second|number two|sincere one"),
  wordPattern("треть*|трет*|3|номер три|прямой|third|number three|direct one|last one|последн*"),
];
