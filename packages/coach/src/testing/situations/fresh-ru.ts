// Russian situations written to be read by a stranger's eye: moods, odd stories, bare words. Data for situations.test.ts.
import { situation } from "./situation.ts";
import type { Situation } from "./situation.ts";

/** Words of an answer that answers nothing. */
const DODGE =
  /на твою версию|начни ты|отвечают не торопясь|длиннее, чем помещается|Расскажу, и меняю|давай без собеседования|Полная версия|интуиция/u;

export const freshRussianSituations: readonly Situation[] = [
  situation(
    "ru",
    "stuck in a lift with a parcel",
    "write_now",
    ["> Как добралась?", "< Застряла в лифте с курьером и чужой посылкой, сорок минут разговаривали о жизни"],
    { names: ["про лифт"], never: /«Застряла/u },
  ),
  situation(
    "ru",
    "a neighbour who drills at seven",
    "write_now",
    ["< Сосед опять сверлит в семь утра, я скоро начну мстить"],
    { names: ["про соседей"], never: /семь[юи]/u },
  ),
  situation(
    "ru",
    "lost the keys in her own bag",
    "write_now",
    ["> Ты где пропадала?", "< Два часа искала ключи. Они были в руке"],
    { names: ["про ключи"], never: /«Два часа/u },
  ),
  situation(
    "ru",
    "first driving licence attempt",
    "write_now",
    ["> Ну как?", "< Завалила площадку третий раз, инструктор уже здоровается как с родной"],
    { names: ["про инструктора"] },
  ),
  situation(
    "ru",
    "what do you do, asked after lights",
    "write_now",
    [
      "> Чем занималась сегодня?",
      "< Монтировала свет для спектакля, я художник по свету. А ты кем работаешь?",
    ],
    { names: ["про театр", "спектакл", "актёры"], never: DODGE },
  ),
  situation("ru", "what do you do, and the profile knows", "write_now", ["< А чем занимаешься?"], {
    profile: "Ветеринарный врач, 31 год, люблю настолки и походы",
    names: ["я ветеринарный врач"],
    never: DODGE,
  }),
  situation(
    "ru",
    "what are you looking for, after the books",
    "write_now",
    ["> Привет! Классная подборка книг в профиле", "< Спасибо) А что ты тут ищешь?"],
    { names: ["ищешь"], never: DODGE },
  ),
  situation(
    "ru",
    "where do you usually go",
    "write_now",
    ["> Я по пятницам выбираюсь потанцевать", "< О, а куда обычно ходишь?"],
    { names: ["про танцы"], never: DODGE },
  ),
  situation(
    "ru",
    "how did you get into it",
    "write_now",
    ["> Я реставрирую старые радиоприёмники", "< Ого, а как ты к этому пришёл?"],
    { names: ["как ты к этому пришёл"], never: DODGE },
  ),
  situation("ru", "how long, asked after the move", "write_now", ["< А ты давно в этом городе живёшь?"], {
    names: ["давно"],
    never: /^Да,|Пока нет|И да и нет/u,
  }),
  situation(
    "ru",
    "a dry talk",
    "write_now",
    ["> Как прошёл день?", "< Норм", "> Что делала?", "< Работала", "> Понял) А вечером?", "< Ничего"],
    { names: ["про работу"] },
  ),
  situation("ru", "only emoji", "write_now", ["> Смотри, какой закат у меня из окна", "< 😍"], {
    names: ["😍"],
    never: /Лаконично/u,
  }),
  situation(
    "ru",
    "flirting about tea",
    "write_now",
    ["> Если растаешь от жары, я принесу ведёрко", "< Только если ведёрко с мороженым 😏"],
    { names: ["мороженым"] },
  ),
  situation(
    "ru",
    "hurt by a late answer",
    "write_now",
    ["< Ты два дня молчал, я уже подумала, что надоела"],
    { names: ["обида", "задела"], never: /«Ты два дня|мемуар/u },
  ),
  situation(
    "ru",
    "moved to telegram",
    "write_now",
    ["> Привет, это Игорь из приложения)", "< Привет! Нашла тебя) Тут удобнее"],
    { names: ["переехал", "другой чат"], never: /«Тут удобнее»/u },
  ),
  situation(
    "ru",
    "after a date with dumplings",
    "ask_out",
    ["> Доехала?", "< Да! Спасибо за вечер, было очень душевно, и хинкали огонь"],
    { names: ["хинкал"] },
  ),
  situation(
    "ru",
    "scheduling a walk",
    "ask_out",
    ["> Давай в воскресенье погуляем?", "< В воскресенье у меня смена, могу во вторник после шести"],
    { names: ["вторник"], never: /Во сколько|воскресень/u },
  ),
  situation(
    "ru",
    "ghosted for a week",
    "write_now",
    ["< Обожаю собирать грибы, бабушка научила", "> А какие самые вкусные?"],
    { context: "молчит уже неделю" },
  ),
  situation(
    "ru",
    "a long story with no topic",
    "write_now",
    [
      "> Как неделя?",
      "< Ой, эпопея: сначала сломался кран, потом сантехник перепутал этаж и полчаса чинил соседям, потом мы все вместе пили кефир на лестнице. Теперь я знаю весь подъезд по именам",
    ],
    { names: ["про кран"], never: /«потом/u },
  ),
  situation(
    "ru",
    "a dream about a whale",
    "write_now",
    ["< Мне сегодня приснилось, что я дирижирую оркестром из чаек, и они не слушаются"],
    { names: ["про оркестр"], never: /«Мне сегодня/u },
  ),
  situation(
    "ru",
    "a voice message to come",
    "write_now",
    ["> Ну рассказывай!", "< Ща голосовым запишу, это надо слышать"],
    { names: ["голосовым"] },
  ),
  situation(
    "ru",
    "handed in the thesis at last",
    "write_now",
    ["> Ты жива?", "< Жива! Отправила рукопись редактору, сижу и не знаю, куда деть руки"],
    { names: ["про рукопись"] },
  ),
  situation(
    "ru",
    "a cut finger and a soup",
    "write_now",
    ["< Порезала палец, суп убежал, курьер привёз чужой заказ. Вечер удался"],
    { names: ["про суп"], never: /про вечер/u },
  ),
  situation("ru", "a haircut regretted", "write_now", ["< Подстриглась. Мастер увлёкся. Хожу в шапке"], {
    names: ["про стрижку"],
  }),
  situation(
    "ru",
    "in doubt whether she is the only one",
    "write_now",
    ["< Мне кажется, ты со всеми так переписываешься"],
    { names: ["верят", "проверка"], never: /Блиц|мемуар/u },
  ),
  situation(
    "ru",
    "afraid to meet in person, asks for later",
    "write_now",
    ["> Увидимся в субботу?", "< Если честно, мне страшновато вживую, давай чуть позже"],
    { names: ["не выходит"], never: /суббот|Предлагаю/u },
  ),
  situation(
    "ru",
    "mother is home from hospital",
    "write_now",
    ["> Как мама?", "< Спасибо, что спросил. Выписали, дома уже"],
    {
      names: ["отлегло", "трудное позади"],
      never: /про вечер/u,
    },
  ),
  situation("ru", "why are you alone", "write_now", ["< Почему ты один?"], { never: /^Нет/u }),
  situation(
    "ru",
    "sewed the dress herself",
    "write_now",
    ["> Красивое платье на третьем фото", "< Спасибо, сама сшила)"],
    {
      names: ["про шитьё"],
    },
  ),
  situation(
    "ru",
    "an accordion from the attic",
    "write_now",
    ["< Нашла на чердаке дедушкину гармонь, играю соседям на нервах"],
    {
      names: ["про гармонь", "про «гармонь»"],
      never: /бабушк/u,
    },
  ),
  situation("ru", "yes to the cinema in one word", "ask_out", ["> Го в кино?", "< го"], { names: ["«го»"] }),
];
