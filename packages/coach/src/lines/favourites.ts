// Real answers to «какая у тебя любимая книга?»: titles the person can take or replace. Data only.
import type { Language } from "../transcript/transcript.ts";
import type { Toned } from "./lines.ts";

type Favourites = Readonly<Partial<Record<string, Toned>>>;

/** By topic; what is not here has no ready favourite. */
export const FAVOURITES: Readonly<Record<Language, Favourites>> = {
  ru: {
    book: {
      playful: [
        "«Трое в лодке, не считая собаки»: смешнее пока никто не плавал.",
        "«Мастер и Маргарита», в основном ради кота.",
      ],
      sincere: [
        "«Маленький принц», каждый раз читается по-новому.",
        "«Вино из одуванчиков»: после неё лето длиннее.",
      ],
      direct: ["Любой детектив Агаты Кристи.", "«Граф Монте-Кристо», без раздумий."],
    },
    film: {
      playful: [
        "«Назад в будущее», и я жду свою доску на воздухе.",
        "«Отель „Гранд Будапешт“»: там даже побеги красивые.",
      ],
      sincere: ["«Амели»: после неё город добрее.", "«Общество мёртвых поэтов», каждый раз до слёз."],
      direct: ["«Бойцовский клуб», дальше по правилам молчу.", "«Криминальное чтиво», и спорить бесполезно."],
    },
    series: {
      playful: ["«Офис»: коллеги там хуже моих, и это лечит.", "«Друзья», по шестому кругу и без стыда."],
      sincere: [
        "«Доктор Хаус»: за характерами интереснее, чем за диагнозами.",
        "«Клиника»: и смех, и слёзы.",
      ],
      direct: ["«Во все тяжкие».", "«Шерлок», первые два сезона."],
    },
    music: {
      playful: [
        "Всё, что можно громко петь в машине и тихо отрицать.",
        "Queen, с пылесосом вместо микрофона.",
      ],
      sincere: ["Кино и «Сплин», под них легче думается.", "Джаз по вечерам, он никуда не торопит."],
      direct: ["Рок.", "Земфира, старые альбомы."],
    },
  },
  en: {
    book: {
      playful: ["“Three Men in a Boat”, nobody has sailed funnier.", "“Good Omens”, mostly for the demon."],
      sincere: [
        "“The Little Prince”, it reads differently every time.",
        "“Dandelion Wine”, it makes summers longer.",
      ],
      direct: ["Any Agatha Christie.", "“The Count of Monte Cristo”, no hesitation."],
    },
    film: {
      playful: [
        "“Back to the Future”, and I'm still owed a hoverboard.",
        "“The Grand Budapest Hotel”, where even escapes are pretty.",
      ],
      sincere: ["“Amélie”, the city is kinder after it.", "“Dead Poets Society”, and yes, I cry."],
      direct: ["“Pulp Fiction”, no debate.", "“Fight Club”, and by its rules that's all I say."],
    },
    series: {
      playful: ["“The Office”, their colleagues make mine look sane.", "“Friends”, sixth round, no shame."],
      sincere: [
        "“Scrubs”, for laughing and crying in one episode.",
        "“Ted Lasso”, when people need to be nice.",
      ],
      direct: ["“Breaking Bad”.", "“Sherlock”, the first two seasons."],
    },
    music: {
      playful: ["Anything one can sing in the car and deny later.", "Queen, with a hoover for a microphone."],
      sincere: [
        "Jazz in the evenings, it's never in a hurry.",
        "Old records, the kind with a bit of crackle.",
      ],
      direct: ["Rock.", "Radiohead, the early ones."],
    },
  },
};
