// Russian situations as they come: stalled, warm, refused, busy, funny. Data for situations.test.ts.
import { situation } from "./situation.ts";
import type { Situation } from "./situation.ts";

export const russianSituations: readonly Situation[] = [
  situation("ru", "stalled after a warm start", "write_now", [
    "> Привет! Видел у тебя в профиле Эльбрус, это было страшно?",
    "< Привет) Страшно было только вставать в час ночи",
    "> Понимаю, я в час ночи обычно только ложусь",
    "< ахах, ну вот мы бы и встретились",
    "> Ну типа того",
    "< Угу",
  ]),
  situation("ru", "one-word answers about work", "write_now", [
    "> Привет! Как прошёл день?",
    "< Норм",
    "> Много работы было?",
    "< Да",
    "> А чем занимаешься вечером?",
    "< Ничем",
  ]),
  situation("ru", "only a greeting from them", "write_now", ["< Привет"]),
  situation("ru", "they ask how I am", "write_now", [
    "< Привет! Как твои дела?",
    "> Привет, хорошо, сама как?",
    "< Тоже ничего, сижу с чаем после работы. А ты чем занимаешься по жизни?",
  ]),
  situation("ru", "ghosted after my question", "wait", [
    "> А ты на море больше любишь или в горы?",
    "< Скорее море, но без толпы",
    "> О, а куда ездила последний раз?",
  ]),
  situation("ru", "double text", "wait", [
    "< Я вчера в театр ходила, на «Чайку»",
    "> Ого, и как?",
    "> Ты там?",
  ]),
  situation("ru", "five unanswered", "let_it_go", [
    "< Привет",
    "> Привет! Как дела?",
    "> Чем занята?",
    "> Эй",
    "> Обиделась?",
    "> Ну ладно",
  ]),
  situation("ru", "I have a boyfriend", "let_it_go", [
    "> Ты мне очень понравилась, давай встретимся?",
    "< Спасибо, но у меня есть парень",
  ]),
  situation("ru", "clear stop", "let_it_go", ["> Почему не отвечаешь?", "< Не пиши мне больше, пожалуйста"]),
  situation("ru", "we do not match, after talk about cats", "let_it_go", [
    "< Мой кот опять разбудил меня в пять",
    "> Ахаха, суровый начальник",
    "< Слушай, ты хороший, но мне кажется, мы слишком разные",
  ]),
  situation("ru", "invitation refused without a day", "write_now", [
    "> Пойдём в субботу на выставку?",
    "< Не смогу, столько всего навалилось",
  ]),
  situation("ru", "invitation refused with another day", "ask_out", [
    "> Может, сходим в пятницу на каток?",
    "< В пятницу не могу, а вот в воскресенье с радостью!",
  ]),
  situation("ru", "second refusal", "let_it_go", [
    "> Сходим на кофе в четверг?",
    "< Не получится в четверг",
    "> А в субботу погуляем?",
    "< Не смогу, извини",
  ]),
  situation("ru", "they invite", "ask_out", ["< Слушай, а пойдём в кино на новый фильм Линча?"]),
  situation("ru", "yes without a day", "ask_out", [
    "> Давай как-нибудь выпьем кофе?",
    "< Давай, с удовольствием!",
  ]),
  situation("ru", "date agreed with an hour", "write_now", [
    "> Встретимся в субботу в 18:00 у фонтана?",
    "< Договорились, буду в зелёном шарфе",
  ]),
  situation("ru", "agreed, I wrote last", "wait", [
    "> Встретимся в пятницу в 19:30 на Чистых прудах?",
    "< Отлично, давай!",
    "> Супер, до пятницы!",
  ]),
  situation(
    "ru",
    "ripe: warm talk about climbing",
    "ask_out",
    [
      "> Скалодром по вторникам – это дисциплина или бегство от работы?",
      "< Хаха, бегство, конечно! А ты лазаешь?",
      "> Пробовал пару раз, руки потом не слушались",
      "< Это нормально)) Через месяц привыкнешь, я сначала кружку поднять не могла",
      "> То есть страдание обязательно?",
      "< Обязательно, но потом пельмени, и всё окупается 😄 Ты вообще активный отдых любишь?",
      "> Да, но пельмени больше",
      "< Вот это правильный подход)) мы сработаемся",
    ],
    { profile: "Работаю инженером, люблю скалолазание и настолки, мне 31." },
  ),
  situation("ru", "after a date", "ask_out", ["< Я дома. Спасибо за вечер, было очень тепло"]),
  situation("ru", "hard day", "write_now", [
    "> Как ты?",
    "< Честно – ужасный день, поругалась с начальницей и без сил совсем",
  ]),
  situation("ru", "grandmother died", "write_now", [
    "> Куда пропала?",
    "< Прости, бабушка умерла, я у родителей",
  ]),
  situation("ru", "busy, writes later", "wait", [
    "> Какие планы на вечер?",
    "< Сейчас завал на работе, вечером напишу",
  ]),
  situation("ru", "good night", "wait", [
    "> Расскажешь потом, чем закончилась книга?",
    "< Расскажу) всё, глаза слипаются, спокойной ночи",
  ]),
  situation("ru", "apology for the pause", "write_now", [
    "> Так что там с твоей керамикой?",
    "< Прости, что долго! Сломала телефон, только купила новый. Кружка в печи, жду обжига",
  ]),
  situation("ru", "laughter only", "write_now", [
    "> Мой борщ сегодня пытался сбежать из кастрюли",
    "< ахахахах",
  ]),
  situation("ru", "compliment", "write_now", [
    "> Я перечитал все твои истории про бабушкину дачу",
    "< С тобой так легко общаться)",
  ]),
  situation("ru", "voice message", "write_now", [
    "> Как прошло собеседование?",
    "< Там столько всего, можно я тебе голосовое запишу? Печатать полчаса",
  ]),
  situation(
    "ru",
    "long message with many hooks",
    "write_now",
    [
      "> Расскажи о себе!",
      "< Ну слушай) Я из Казани, переехала в Питер три года назад, работаю в музее, вожу экскурсии по импрессионистам. По выходным бегаю вдоль Невы, мечтаю дойти до полумарафона, но пока побеждает круассан в пекарне на углу. Ещё у меня рыжий кот с характером декана",
    ],
    { profile: "Бегаю по утрам, люблю кофе и короткие рассказы." },
  ),
  situation("ru", "plans moved", "ask_out", [
    "> Завтра всё в силе? Идём гулять по набережной?",
    "< Ой, завтра не получится, мама приехала. Давай лучше во вторник?",
  ]),
  situation("ru", "favourite book asked", "write_now", [
    "> Я сейчас в основном читаю, зима же",
    "< О, здорово. А какая у тебя любимая книга?",
  ]),
  situation("ru", "yes or no about dogs", "write_now", [
    "< А ты любишь собак? У меня корги, он решает, с кем я общаюсь",
  ]),
  situation("ru", "choice question", "write_now", ["> Сегодня устроим викторину", "< Давай! Чай или кофе?"]),
  situation("ru", "what are you looking for", "write_now", [
    "> Привет, ты тут давно?",
    "< Привет, недели две. А ты что здесь ищешь, если честно?",
  ]),
  situation(
    "ru",
    "an opener from a profile",
    "write_now",
    [
      "< Аня, 27",
      "< Варю кофе лучше бариста, по выходным в походах с палаткой. Ищу того, кто не боится дождя",
    ],
    { kind: "profile", intent: "opener" },
  ),
  situation(
    "ru",
    "an opener from an empty-ish profile",
    "write_now",
    ["< Марина, 31", "< Не люблю переписки. Винил, джаз, ночной город"],
    { kind: "profile", intent: "opener" },
  ),
  situation("ru", "an opener from my words", "write_now", [], {
    intent: "opener",
    context: "У неё в профиле фотографии с йоги и из Грузии, больше ничего",
  }),
  situation(
    "ru",
    "asking out, early and cold",
    "write_now",
    ["> Привет, как выходные?", "< Нормально", "> Что делала?", "< Спала"],
    { intent: "ask_out" },
  ),
  situation(
    "ru",
    "asking out, lukewarm but talking",
    "ask_out",
    [
      "> Ты говорила, что печёшь по воскресеньям?",
      "< Да, шарлотку и хлеб на закваске",
      "> Хлеб на закваске – это уровень",
      "< Это просто терпение, ничего сложного",
    ],
    { intent: "ask_out" },
  ),
  situation("ru", "week of silence told in words", "write_now", [], {
    context: "Переписывались про сериалы, а теперь она молчит уже неделю, я написал последним",
  }),
  situation("ru", "confidence: afraid of a no", "write_now", [], {
    intent: "confidence",
    context: "Боюсь, что она откажет, если я позову её гулять, и поэтому тяну",
  }),
  situation("ru", "confidence before a date", "write_now", [], {
    intent: "confidence",
    context: "В субботу первое свидание, трясёт, не знаю, о чём говорить вживую",
  }),
  situation(
    "ru",
    "role play",
    "write_now",
    ["> Привет!", "< Привет, я только с тренировки, еле живая, но довольная"],
    { intent: "role_play" },
  ),
  situation("ru", "day marks and an unread bubble", "write_now", ["? Вчера", "> Как тебе Стамбул?", "<"]),
  situation(
    "ru",
    "English locale, Russian chat",
    "write_now",
    ["> Что смотришь?", "< Пересматриваю «Твин Пикс», уже третий раз, не могу остановиться"],
    { locale: "en" },
  ),
  situation("ru", "a bad day told with a laugh, nothing of it a no", "write_now", [
    "> Как день?",
    "< День вообще огонь: утром заглохла машина, на созвоне отвалился интернет, вечером сосед залил. Зато купила себе торт",
  ]),
  situation("ru", "a friend's boyfriend is not hers", "write_now", [
    "> Как погуляли?",
    "< У подруги есть парень, он нас катал на лодке",
  ]),
  situation("ru", "no thanks, but not to me", "write_now", ["> Хочешь мем?", "< Нет, спасибо)"]),
  situation("ru", "a story without a topic", "write_now", [
    "> Привет",
    "< Привет, прикинь, я сегодня набила татуировку!",
  ]),
  situation("ru", "yes, on the day I named", "ask_out", ["> Пойдём в субботу в планетарий?", "< Давай!"]),
  situation("ru", "she will think about it", "write_now", ["> Сходим на выставку?", "< Я подумаю"]),
  situation("ru", "how do you like my hair", "write_now", [
    "> Видел твою новую фотку",
    "< И как тебе мой новый цвет волос?",
  ]),
  situation("ru", "how tall are you", "write_now", ["> Привет", "< Привет. Какой у тебя рост?"]),
  situation("ru", "an insult", "let_it_go", ["> Почему ты такая?", "< Да пошёл ты"]),
  situation("ru", "a smirk", "write_now", ["> Сон приснился с тобой", "< 😏"]),
];
