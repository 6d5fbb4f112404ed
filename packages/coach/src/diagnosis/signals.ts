// Words that show what a message does, in both languages (`wordPattern` notation). Data only; the order in which acts are
// looked for is in acts.ts.
import { wordPattern } from "../words/pattern.ts";

export const SIGNALS = {
  refusal: wordPattern(
    "не пиши мне|не пиши больше|больше не пиши*|больше мне не пиши*|перестань писать|перестань мне писать|хватит писать|хватит мне писать|отстань|отстаньте|отвали|отвалите|пошел ты|пошла ты|иди ты|пошел вон|оставь меня|мне неинтересно|мне не интересно|мне это не интересно|неинтересно общаться|не заинтересован*|не хочу общаться|не хочу продолжать|не хочу встречаться|не хочу знакомиться|не хочу отношений|не надо мне писать|не нужно мне писать|у меня есть парень|у меня есть молодой человек|у меня есть муж|у меня есть жена|у меня девушка|у меня есть девушка|у меня парень|у меня муж|я замужем|я женат|я в отношениях|уже в отношениях|встретила другого|встретил другую|познакомилась с другим|познакомился с другой|нашла другого|нашел другую|встречаюсь с другим|встречаюсь с другой|не подходим|слишком разные|не мой человек|не мой типаж|не чувствую искры|не вижу нас вместе|не вижу смысла продолжать|не вижу смысла общаться|останемся друзьями|остаться друзьями|просто друзьями|давай дружить|просто дружить|лучше дружить|только дружить|лучше друзьями|останемся просто|мы не пара|не по пути|мы не совпадаем|мы не совпали|не совпадаем|кажется мы разные|мы очень разные|мы совсем разные|ничего не получится у нас|у нас ничего не получится|у нас ничего не выйдет|не вижу продолжения|не вижу будущего|нам лучше не|давай остановимся|давай на этом остановимся|давай на этом закончим|есть другой человек|появился другой|появилась другая|не готова к отношениям|не готов к отношениям|удали мой номер|заблокирую|закончим на этом|давай не будем общаться|давай не будем продолжать|давай не будем встречаться|прощай|удачи в поисках|".concat(
      "don't text me|stop texting|stop messaging|stop writing|stop contacting|leave me alone|don't message me|don't contact me|don't write me|don't write to me|have a boyfriend|have a girlfriend|i'm married|i am married|i'm seeing someone|i am seeing someone|seeing someone else|started seeing someone|met someone else|i've met someone|in a relationship|not interested|not feeling it|not going anywhere|see this going anywhere|don't see this working|don't see it working|don't see us|we're too different|we are too different|not looking for that|rather just be friends|only see you as a friend|see you as a friend|no romantic|not ready for a relationship|not ready to date|not feeling this|don't feel a spark|didn't feel a spark|no spark|didn't feel a connection|didn't feel the connection|don't feel a connection|not a match|not the right match|not looking for anything|not looking for a relationship|not looking to date|just friends|stay friends|let's be friends|just be friends|better as friends|don't want to meet|don't want to talk|don't want to continue|don't want to go out|not my type|lose my number|good luck with your search|not comfortable with this|not comfortable meeting|don't feel comfortable|don't think we're a|don't think we are a|i'd rather not meet|i'd rather not go out|i'd rather not continue|fuck off|get lost|go away|piss off|block you",
    ),
  ),
  /** Ends that leave nothing to answer at all. */
  hardStop: wordPattern(
    "не пиши*|перестань|хватит писать|хватит мне|отстань|отстаньте|отвали|отвалите|пошел ты|пошла ты|иди ты|пошел вон|fuck off|get lost|go away|piss off|оставь меня|заблокирую|удали мой номер|don't text me|stop texting|stop messaging|stop writing|stop contacting|leave me alone|don't message me|don't contact me|don't write me|lose my number|block you",
  ),
  declined: wordPattern(
    "не смогу|не получится|не могу|не выйдет|занята в|занят в|не в этот раз|в другой раз|как-нибудь потом|как-нибудь в другой раз|давай потом|давай позже|не сейчас|не сегодня|чуть позже|давай попозже|чуть попозже|страшновато|страшно вживую|пока страшно|рановато встречаться|a bit later|bit nervous to meet|nervous about meeting|nervous to meet|too soon to meet|давай пока|сначала пообщаемся|пообщаемся пока|еще пообщаемся|не думаю что смогу|не думаю что получится|может потом|я пас|есть планы|уже планы|другие планы|планы поменялись|не вариант|посмотрю по|гляну график|скажу позже|подумаю|пока не знаю|don't think i can|not sure i can|not right now|not now|not tonight|not today|chat a bit first|chat a bit more|talk a bit more first|get to know you first|know each other first|can't monday*|can't tuesday*|can't wednesday*|can't thursday*|can't friday*|can't saturday*|can't sunday*|let me check|i'll let you know|i will let you know|check my schedule|придется перенести|придется отменить|can't make it|can't do|can't this|can't tonight|can't tomorrow|can't on|i can't|won't be able|not able to|maybe another time|another time|rain check|some other time|maybe later|we'll see|have plans|already have|not this week*|need to cancel|have to cancel|need to reschedule|can we reschedule|won't work",
  ),
  moved: wordPattern(
    "давай перенесем|перенесем|можно перенести|можем перенести|давай лучше|can we do|could we do|can we move|could we move|can we reschedule|could we reschedule|can we postpone",
  ),
  alternative: wordPattern(
    "а в|а во|а на|давай в|давай во|давай на|лучше в|лучше во|могу в|могу во|смогу в|смогу во|свободна в|свободен в|перенес*|зато|может в|может во|как насчет|а если|а вот|можем в|может на|how about|what about|instead|can we do|could we do|can we move|could we move|could do|can do|i'm free|am free|free on|let's do|let's try|works better|would work|does work|better for me",
  ),
  invitation: wordPattern(
    "пойдем|пойдемте|идем|сходим|давай сходим|встретимся|встретиться|увидимся|увидеться|погуляем|прогуляемся|пересечемся|зову тебя|приглашаю|приезжай|приходи|составишь компанию|хочешь сходить|не хочешь сходить|хочешь со мной|выпьем|поужинаем|попьем|когда увидимся|поехали со|поехали вместе|поехали на|сходить вместе|на свидание|созвонимся|созвониться|let's meet|want to meet|wanna meet|meet up|meet for|grab a coffee|grab coffee|grab a drink|grab a bite|grab dinner|get coffee|get a coffee|get a drink|get drinks|get dinner|go out with me|would you like to go|would you like to walk|would you like to come|would you like to have|would you like to meet|want to walk|want to go|wanna go|want to grab|want to watch|watch it together|together on|come over|come with me|wanna come|want to come|join me|hang out|take you out|when can i see you|still on for|let's grab|let's get|let's go|we should go|we should grab|we should get|we should meet|go for a walk|go for a drink|see each other",
  ),
  /** What one does together: with a day it is an invitation even without a verb. */
  outing: wordPattern(
    "кофе|кино|театр|выставк*|музе*|парк|парке|прогулк*|погулять|каток|бар|ужин|поужинать|обед|завтрак|концерт|встреч*|увидеться|встретиться|куда нибудь|вина|пицц*|суши|планетари*|квиз|бассейн|йог*|пикник|coffee|drink|drinks|dinner|lunch|brunch|movie|movies|walk|museum|concert|beer|beers|wine|tacos|pizza|bowling|picnic|out sometime|out some time|meet",
  ),
  /** A reason not to come that names no other time. */
  excuse: wordPattern(
    "но работаю|но у меня работа|в среду работаю|завтра работаю|работаю до|на работе до|но я уезжаю|уезжаю|буду в отъезде|в командировк*|у меня смена|работаю в эти|i'm working|i work that|out of town|working late|have to work|i'll be away",
  ),
  agreed: wordPattern(
    "го|гоу|погнали|го го|lets go|let's gooo|составлю компанию|компанию составлю|i'll join|i'll come|можно|можно попробовать|отличная идея|классная идея|хорошая идея|не против|не откажусь|great idea|good idea|of course|i'd love|давай|давайте|с удовольствием|конечно|договорились|я за|согласна|согласен|идет|почему бы и нет|почему нет|с радостью|хорошо|отлично|супер|ок|окей|до встречи|подходит|да|ага|буду ждать|sure|sounds good|sounds great|sounds fun|sounds lovely|sounds perfect|love to|deal|it's a date|works for me|perfect|let's do it|yes|yeah|yep|okay|ok|i'm in|why not|count me in|see you|can't wait|great",
  ),
  free: wordPattern(
    "планов нет|нет планов|пока ничего|ничего не планирую|ничего не планировала|ничего не планировал|свободна|свободен|пока без планов|nothing planned|no plans|nothing much planned|i'm free|totally free|nothing yet",
  ),
  logistics: wordPattern(
    "какой план|какие планы у нас|что предлагаешь|куда идем|куда пойдем|где встречаемся|где встретимся|где и когда|когда и где|во сколько встречаемся|во сколько встретимся|what's the plan|what did you have in mind|what do you have in mind|where should we|where and when|when and where|where do we meet|what time should we",
  ),
  goodbye: wordPattern(
    "спокойной ночи|доброй ночи|сладких снов|приятных снов|пойду спать|иду спать|пошла спать|пошел спать|ложусь|до завтра|пока пока|побежала|побежал|мне пора|убегаю|спишемся|до связи|хорошего вечера|хорошего дня|good night|goodnight|gn|going to bed|off to bed|heading to bed|going to sleep|sleep well|sweet dreams|gotta go|got to go|gotta run|have to run|talk tomorrow|talk later|ttyl|night night|talk soon",
  ),
  busy: wordPattern(
    "отвечу позже|напишу позже|напишу вечером|напишу завтра|вечером напишу|завтра напишу|позже напишу|потом напишу|позже отвечу|отпишусь|не могу говорить|не могу сейчас|некогда|перезвоню|на совещании|на созвоне|завал|завалы|аврал|сейчас занята|сейчас занят|очень занята|очень занят|занята|занят|дай мне пару дней|мне нужно время|мне надо подумать|нужно подумать|busy|swamped|crazy week|crazy day|hectic|text you later|write later|write you later|reply later|get back to you|answer later|at work rn|at work right now|i'm in a meeting|in meetings|talk to you later|slammed|need some time|need time|need some space",
  ),
  trouble: wordPattern(
    "я сегодня никакая|я сегодня никакой|i'm a mess|i am a mess|having a rough|болею|заболел*|приболел*|разболел*|температура|температурой|температурю|грипп*|попала в больницу|попал в больницу|лежу в больнице|увезли|умер|умерла|умерло|не стало|похорон*|уволили|сократили|расстались|плохо себя чувствую|тяжелый день|тяжелым|тяжелая неделя|ужасный день|ужасная неделя|жуткий день|сложный день|грустно|плачу|плохое настроение|настроения нет|нет настроения|устала|устал|вымотан*|вымоталась|вымотался|выжат*|без сил|нет сил|сил нет|выгор*|депресси*|тревожн*|паник*|поругал*|украли|болит|feeling sick|i'm sick|got sick|been sick|fever|the flu|in the hospital|in hospital|to the hospital|passed away|died|funeral|got fired|laid off|rough day|rough week|bad day|awful day|terrible day|long day|hard day|tough day|tough week|worst day|exhausted|worn out|burned out|burnt out|i'm sad|feeling sad|crying|anxious|stressed|headache|migraine|overwhelmed|heartbroken|drained|so tired",
  ),
  /** Good news of their own. */
  joy: wordPattern(
    "повышение|got the promotion|got a promotion|promotion|взяли|меня приняли|сдала|сдал|поступила|поступил|защитила*|защитился|выиграла|выиграл|выиграли|ура|повысили|получила права|получил права|got the job|i passed|passed my|i got in|got accepted|we won|i won|got promoted|nailed it|got the keys",
  ),
  /** What makes an ache or a long day a good story. */
  worthIt: wordPattern(
    "но довольна|но доволен|но я довольна|но я доволен|но счастлив*|но я счастлив*|но оно того|оно того стоило|зато довольн*|зато счастлив*|но было круто|но было классно|но не жалею|worth it|but happy|but i'm happy|but it was amazing|but loved it|but i loved it|no regrets|but in a good way",
  ),
  apology: wordPattern(
    "прости|простите|извини|извините|сорри|сори|пропала|пропал|не отвечала|не отвечал|долго не|sorry|apologies|late reply|my bad|been mia|took so long|slow reply",
  ),
  compliment: wordPattern(
    "marry me|выходи за меня|женись на мне|влюбилась|влюбился|влюбляюсь|люблю тебя|я тебя люблю|i love you|love you|you win|you are perfect|you're perfect|you had me at|ты чудо|ты супер|ты огонь|ты прелесть|мой герой|моя героиня|you have a nice|you have a great|you have a lovely|you have a kind|you have a beautiful|you have the best|you have such|you have really|you seem really|you seem so|you seem lovely|you seem great|you look great|you look amazing|you look good|great smile|nice smile|kind smile|lovely smile|beautiful smile|cute smile|kind eyes|beautiful eyes|nice eyes|great taste|good taste|love your|like your|у тебя красив*|у тебя добр*|у тебя классн*|у тебя приятн*|у тебя потрясающ*|у тебя обалденн*|у тебя крут*|у тебя чудесн*|у тебя очень красив*|у тебя очень добр*|у тебя очень приятн*|у тебя такая улыбка|у тебя такие глаза|красивая улыбка|добрая улыбка|добрые глаза|красивые глаза|приятный голос|твоя улыбка|классные фото|красивые фото|ты милый|ты милая|ты такой|ты такая|ты классный|ты классная|ты прикольный|ты прикольная|ты забавный|ты забавная|ты смешной|ты смешная|ты интересный|ты интересная|с тобой интересно|с тобой весело|с тобой легко|с тобой так|с тобой очень|с тобой здорово|мне нравишься|нравится с тобой|нравится общаться|приятно общаться|ты красив*|ты симпатичн*|улыбнуло|рассмешил|рассмешила|скучала|скучал|соскучилась|соскучился|обнимаю|целую|умеешь рассмешить|подняла настроение|поднял настроение|подняли настроение|ты лучший|ты лучшая|you're cute|you are cute|you're funny|you are funny|you're sweet|you're so sweet|you're so|i like you|like talking to you|love talking|fun talking|enjoy talking|enjoyed talking|made me laugh|made me smile|making me smile|making me laugh|made my day|you're interesting|miss you|missed you|can't stop smiling|you're hilarious|you're great|easy to talk to",
  ),
  afterDate: wordPattern(
    "спасибо за вечер|спасибо за встречу|спасибо за прогулку|спасибо за ужин|спасибо за вчера|спасибо за вчерашний|спасибо за кофе|спасибо за сегодня|за прекрасный вечер|за чудесный вечер|за отличный вечер|хорошо погуляли|классно погуляли|хорошо посидели|классно посидели|отлично посидели|отлично провели|классно провели|had a great time|had a good time|had a lovely time|had a really|had an amazing time|such a good time|such a great time|such a lovely time|had fun tonight|had fun last night|had fun yesterday|thanks for tonight|thanks for last night|thanks for yesterday|thanks for dinner|thank you for dinner|thank you for tonight|thanks for the|great meeting you|nice meeting you|lovely meeting you|home safe|so much fun last|so much fun yesterday|really enjoyed last",
  ),
  voice: wordPattern(
    "голосовое|голосовым|голосовуху|голосовуха|запишу|войс|кружок|кружочек|voice message|voice note|voice memo|voice msg",
  ),
  thanks: wordPattern("спасибо|благодарю|спс|thanks|thank you|thx"),
  greeting: wordPattern(
    "привет|приветик|приветствую|приветы|хай|здравствуй|здравствуйте|добрый день|доброе утро|добрый вечер|доброго дня|салют|ку|hi|hey|hello|heya|hiya|good morning|good evening|morning|hi there|hey there",
  ),
  date: wordPattern(
    "понедельник*|вторник*|среду|среда|в среду|четверг*|пятниц*|суббот*|воскресень*|выходн*|завтра|послезавтра|сегодня|вечером|на неделе|на следующей|следующей неделе|через неделю|после праздников|monday*|tuesday*|wednesday*|thursday*|friday*|saturday*|sunday*|weekend*|tomorrow|tonight|next week|this week|the week after",
  ),
} as const;

export const LAUGHTER =
  /(?:а?х[аео]){2,}|(?:ах){2,}|ах{2,}|хи(?:хи)+|(?<!\p{L})(?:лол|ору|ржу|lol|lmao|rofl)(?!\p{L})|(?:a?h[ae]){2,}|\){2,}|[😂🤣😅😆😹]/iu;
const HEARTY = /\p{Extended_Pictographic}|\){2,}|<3/u;

/** Whether a heart, a face or a laugh stands beside the words; a lone bracket is a habit. */
export function isHearty(text: string): boolean {
  return HEARTY.test(text);
}
export const WARM_SIGNS = /\p{Extended_Pictographic}|[:;]-?[)DPp*]|<3|!/u;
export const SMILE = /\p{Extended_Pictographic}|[:;]-?[)DPp*]|<3|\)(?!\S)/u;
export const HOUR =
  /(?<!\d)(?:[01]?\d|2[0-3])[:.][0-5]\d(?!\d)|(?<![\p{L}\d])(?:в|к|at|around)\s(?:[1-9]|1\d|2[0-3])(?![\d:.%])|(?<!\d)(?:[1-9]|1[0-2])\s?(?:am|pm)(?!\p{L})/iu;
