// Russian situations that an editor's reading brought up: dead ends, hints, soft noes, bubbles. Data for situations.test.ts.
import { situation } from "./situation.ts";
import type { Situation } from "./situation.ts";

export const moreRussianSituations: readonly Situation[] = [
  situation("ru", "my own «Понятно» after the snowboard", "write_now", [
    "> Привет! Как прошли выходные?",
    "< Привет! Ездила в горы, учусь кататься на сноуборде",
    "> Круто",
    "< Да, теперь всё болит, но я довольна",
    "> Понятно",
  ]),
  situation("ru", "my own laugh after a story about a cat", "write_now", [
    "< Сегодня кот украл у меня котлету прямо со сковородки",
    "> Ахах",
  ]),
  situation("ru", "two dead bubbles in one breath", "write_now", [
    "< Вчера ходила на концерт Сплина, до сих пор голос сорван",
    "> Ого",
    "> Круто",
  ]),
  situation("ru", "only a thumb for ten kilometres", "write_now", [
    "< Я сегодня впервые пробежала 10 км!",
    "> 👍",
  ]),
  situation("ru", "«Ясно» after dumplings with mum", "write_now", [
    "> Чем занимаешься вечером?",
    "< Буду лепить пельмени с мамой, у нас традиция по воскресеньям",
    "> Ясно",
  ]),
  situation("ru", "bubbles of one breath that end with a question", "wait", [
    "< Вчера ходила на концерт Сплина, до сих пор голос сорван",
    "> Ого",
    "> Я их слушаю с десятого класса",
    "> Какая песня была лучшей?",
  ]),
  situation("ru", "nags", "wait", [
    "> Привет, как дела?",
    "< Нормально, пеку пирог",
    "> Что за пирог?",
    "> Ты тут?",
    "> Ау",
  ]),
  situation("ru", "a no and my «Почему?»", "let_it_go", [
    "> Пойдём в кино в пятницу?",
    "< Спасибо, но я не хочу. Мне кажется, мы разные",
    "> Почему?",
  ]),
  situation("ru", "probably not", "let_it_go", ["> Сходим в субботу на каток?", "< Наверное, нет"]),
  situation("ru", "not a good idea", "let_it_go", [
    "> Может увидимся на неделе?",
    "< Не думаю, что это хорошая идея",
    "> Ну давай хотя бы кофе",
  ]),
  situation("ru", "not ready yet", "let_it_go", ["> Давай встретимся?", "< Я пока не готова, прости"]),
  situation("ru", "let us just be friends", "let_it_go", [
    "> Ты мне нравишься, может сходим куда-нибудь?",
    "< Ты классный, но давай просто дружить",
  ]),
  situation("ru", "let us not", "let_it_go", ["> Может всё-таки встретимся?", "< Давай не будем"]),
  situation("ru", "a no to the cinema, not to me", "ask_out", [
    "> Пойдём в кино в пятницу?",
    "< Не хочу в кино, давай лучше в парк",
  ]),
  situation("ru", "no to dogs", "write_now", ["> Ты любишь собак?", "< Нет, я люблю кошек"]),
  situation("ru", "not now", "write_now", ["> Пойдём погуляем по набережной?", "< Не сейчас"]),
  situation("ru", "working that day", "write_now", [
    "> Пойдём в среду на йогу?",
    "< Я бы с радостью, но в среду работаю",
  ]),
  situation("ru", "a hint after the jam on Thursdays", "ask_out", [
    "< Обожаю джаз, а ты?",
    "> Тоже люблю! Хожу в клуб на Чистых прудах",
    "< Ого, я там была в марте! Хочу снова 😍",
    "> Там по четвергам джем",
    "< Звучит классно, давно никуда не выбиралась)",
  ]),
  situation("ru", "a hint after the climbing wall", "ask_out", [
    "> Вчера был на скалодроме, руки не поднимаются",
    "< Ой, тоже хочу попробовать, ни разу там не была",
  ]),
  situation("ru", "can you bake, asked over a pie", "write_now", [
    "< Я сегодня пирог испекла с вишней. А ты умеешь готовить?",
  ]),
  situation("ru", "theatre past forty, on first-name terms", "write_now", [
    "> Добрый вечер, Ирина! Увидел, что вы любите театр",
    "< Добрый вечер, Сергей. Да, театр – моя слабость, хожу каждый месяц. А вы что любите?",
  ]),
  situation("ru", "a fireman who bakes bread", "write_now", [
    "< Привет, я Олег, работаю пожарным, в свободное время пеку хлеб",
    "> Вау",
    "< А ты чем увлекаешься?",
  ]),
];
