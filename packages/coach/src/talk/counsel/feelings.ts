// Confessions, quarrels, rivals, and what two people are to each other. Data only.
import type { Counsel } from "./counsel.ts";

export const FEELINGS_COUNSELS: readonly Counsel[] = [
  {
    id: "sorry",
    finds:
      "испортил*|наговорил*|ruined it|ruined everything|blew it|messed it up|накосячил*|облажал*|обидел*|обижа*|поссорил*|поругал*|извинит*|прощени*|помирит*|сморозил*|глупость напис*|напис* глупость|напис* ерунду|перегнул*|messed up|screwed up|fucked up|apologi*|hurt her|hurt him|offended|had a fight|we fought|said something stupid|make up with|make it right",
    say: {
      ru: "Хорошее извинение – три коротких шага: что именно ты сделал или сделала, без «но»; что понимаешь, почему это задело; что будет иначе. Никаких оправданий и никаких «ну прости уже»: простить – это чужое решение, и время на него тоже чужое. Одно сообщение, потом тишина до ответа.",
      en: "A good apology takes three short steps: what exactly you did, without a “but”; that you see why it hurt; what will be different. No excuses, and no “come on, forgive me”: forgiving is their decision, in their time. One message, then quiet until they answer.",
    },
    fact: null,
    offer: {
      verdict: "write_now",
      always: true,
      lines: {
        ru: {
          playful: [
            "Внутренний редактор уволен за вчерашнее. Прости, это было мимо. Как загладить?",
            "Сдаюсь без боя: вина моя, торт тоже с меня. Прости, пожалуйста.",
          ],
          sincere: [
            "Прости меня. Понимаю, что задело, и мне жаль. Отвечать сразу не нужно.",
            "Мне стыдно за свои слова, они были несправедливы. Прости. Хочу, чтобы тебе со мной было спокойно.",
          ],
          direct: [
            "Вина моя, без оправданий. Прости. Если захочешь поговорить, я на связи.",
            "Прости, так было нельзя. Скажи, если я могу что-то исправить.",
          ],
        },
        en: {
          playful: [
            "My inner editor has been fired over yesterday. Sorry, that was off. How can I make it up?",
            "I surrender: my fault, my round of cake. I'm sorry.",
          ],
          sincere: [
            "I'm sorry. I see why that hurt, and I regret it. No need to answer right away.",
            "I'm ashamed of what I said, it wasn't fair. I'm sorry. I want you to feel at ease with me.",
          ],
          direct: [
            "My fault, no excuses. I'm sorry. If you want to talk, I'm here.",
            "I'm sorry, that wasn't all right. Tell me if there's something I can fix.",
          ],
        },
      },
    },
  },
  {
    id: "confess",
    finds:
      "признаться|признание|в чувствах|влюбился|влюбилась|влюблен*|сказать что нравится|сказать ей что|сказать ему что|что она мне нравится|что он мне нравится|confess|tell her i like|tell him i like|tell her how i feel|tell him how i feel|my feelings|in love with|have feelings|a crush on",
    say: {
      ru: "Признание в переписке легче всего принять, когда оно маленькое: не «люблю», а «мне с тобой хорошо, и хочется видеться чаще». Одна фраза о себе, одно приглашение, и никакого требования ответить тем же. Большие слова оставь для встречи: там видно глаза.",
      en: "A confession in a chat is easiest to take when it's small: not “I love you” but “I feel good with you and would like to see you more”. One sentence about yourself, one invitation, and no demand for the same in return. Keep the big words for when you can see each other's eyes.",
    },
    fact: null,
    offer: {
      verdict: "ask_out",
      always: true,
      lines: {
        ru: {
          playful: [
            "Диагноз ясен: после твоих сообщений я улыбаюсь телефону. Лечится встречей, в субботу можешь?",
            "Раскрываю тайну: ты мне нравишься. Дальше по сценарию кофе, четверг подходит?",
          ],
          sincere: [
            "Мне с тобой хорошо, и хочется видеть тебя чаще. Отвечать ничем не нужно, просто хочу, чтобы это было сказано вслух.",
            "Ты мне нравишься, и мне легко сказать это тебе. Давай увидимся на этой неделе, если тебе тоже хочется?",
          ],
          direct: [
            "Скажу прямо: ты мне нравишься. Хочу позвать тебя на свидание в субботу. Пойдёшь?",
            "Ты мне нравишься, и это не просто дружба. Увидимся в четверг вечером и поговорим?",
          ],
        },
        en: {
          playful: [
            "The diagnosis is clear: I grin at my phone when you write. The cure is meeting, are you free on Saturday?",
            "Revealing a secret: I like you. The script says coffee next, does Thursday work?",
          ],
          sincere: [
            "I feel good with you and would like to see you more often. You don't have to answer that, I just want you to know.",
            "I like you, and it's easy to say it to you. Shall we meet this week, if you'd like to?",
          ],
          direct: [
            "Plainly: I like you. I'd like to take you out on Saturday. Will you come?",
            "I like you, and not just as a friend. Can we meet Thursday evening and talk?",
          ],
        },
      },
    },
  },
  {
    id: "friend_zone",
    finds:
      "хороший друг|хорошая подруга|отличный друг|как брат|как сестра|good friend|great friend|like a brother|like a sister|френдзон*|как друга|как друг|как подругу|просто друг*|просто дружить|останемся друзьями|остаться друзьями|friend zone|friend-zone|friendzone*|just friends|as a friend|only a friend",
    say: {
      ru: "«Давай дружить» – это ответ, и самый уважительный ход – поверить ему. Дружи, только если дружба тебе правда нужна сама по себе, а не как зал ожидания; иначе честнее отойти. Если же ты просто ни разу не звал и не звала на свидание, слов «это свидание» достаточно, чтобы всё стало ясно – один раз.",
      en: "“Let's be friends” is an answer, and the most respectful thing is to believe it. Be friends only if you want the friendship for its own sake and not as a waiting room; otherwise it's more honest to step back. If you simply never asked, saying the words “as a date” once makes everything clear.",
    },
    fact: null,
  },
  {
    id: "after_sex",
    finds:
      "после секса|переспали|переспала|переспал|после ночи вместе|after sex|hooked up|slept together|slept with|one night stand",
    say: {
      ru: "Обидно, и это не говорит ничего о твоей цене: близость и интерес – разные вещи, и второе видно только потом. Одно спокойное сообщение без упрёка можно, больше – не нужно. Если тихо и дальше, ответ есть, и он про другого человека. Побереги себя на этой неделе, поговори с кем-то своим.",
      en: "That hurts, and it says nothing about your worth: closeness and interest are two things, and the second only shows afterwards. One calm message without blame is fine, more isn't needed. If it stays quiet, you have your answer, and it's about them. Be kind to yourself this week and talk to somebody of your own.",
    },
    fact: null,
  },
  {
    id: "misses",
    finds: "скучаю|скучает|соскучил*|скучала|скучал|i miss you|misses me|miss me|missed you",
    say: {
      ru: "«Скучаю» – тёплое слово, но пока без плана. Если и тебе хочется, ответь так же тепло и предложи увидеться: место и день покажут, сколько за словом дела. Не хочется или не верится – скажи спокойно и честно, ты ничего не обязан и не обязана возвращать.",
      en: "“I miss you” is a warm word without a plan so far. If you'd like it, too, answer as warmly and suggest meeting: a place and a day will show how much is behind it. If you don't, or don't trust it, say so calmly; you owe nothing back.",
    },
    fact: null,
    offer: {
      verdict: "write_now",
      always: true,
      lines: {
        ru: {
          playful: [
            "Приятно слышать. Лекарство известно: час разговора и что-нибудь сладкое. Когда лечимся?",
            "Засчитано. Сколько баллов по шкале от «вспоминаю» до «еду с тортом»?",
          ],
          sincere: [
            "Мне приятно это читать. Что у тебя сейчас происходит?",
            "Тепло от твоих слов. Мне нужно немного подумать, но спасибо, что говоришь.",
          ],
          direct: [
            "Давай увидимся и поговорим спокойно: четверг вечером или суббота днём?",
            "Скажу честно: мне важно понять, чего тебе хочется. Расскажешь?",
          ],
        },
        en: {
          playful: [
            "Good to hear. The cure is known: an hour of talk and something sweet. When do we start?",
            "Noted. How high, on a scale from “thinking of you” to “on my way with cake”?",
          ],
          sincere: [
            "That's nice to read. What's going on with you these days?",
            "Your words are warm. I need to think a little, but thank you for saying it.",
          ],
          direct: [
            "Let's meet and talk calmly: Thursday evening or Saturday afternoon?",
            "Honestly, I'd like to understand what you want. Will you tell me?",
          ],
        },
      },
    },
  },
  {
    id: "taken",
    finds:
      "встречается с другим|встречается с другой|встречаться с другим|встречаться с другой|нашла другого|нашел другую|занята другим|у нее парень|у него девушка|есть парень|есть девушка|замужем|женат|dating someone|seeing someone|has a boyfriend|has a girlfriend|is married|is taken|found someone",
    say: {
      ru: "Если там уже есть кто-то, это «нет», даже когда с тобой мило и весело. Не жди в очереди, не соревнуйся и не проверяй, насколько там серьёзно: пожелай хорошего и отойди на шаг. Грустить неделю нормально; потом напиши кому-то, кто свободен и рад тебе.",
      en: "If there is somebody already, that's a no, even when it's sweet and fun with you. Don't wait in line, don't compete, don't test how serious it is: wish them well and take a step back. Being sad for a week is fine; then write to somebody who is free and glad about you.",
    },
    fact: null,
  },
  {
    id: "late_night",
    finds:
      "по ночам|только ночью|пишет ночью|среди ночи|at night|late night|only texts me late|midnight|booty call",
    say: {
      ru: "Ночные сообщения говорят про время, а не про чувства: кто-то свободен только поздно, а кому-то удобно вспоминать о тебе, когда скучно. Проверить легко: предложи встречу днём, с местом и часом. Соглашаются – всё в порядке; соглашаются только «сейчас приезжай» – ты знаешь, зачем тебе пишут, и решать тебе.",
      en: "Texts at night tell you about time, not about feelings: some people are free only late, and some think of you when they're bored. It's easy to test: suggest a daytime meeting with a place and an hour. If they take it, fine; if all they take is “come over now”, you know what they write for, and it's up to you.",
    },
    fact: null,
  },
  {
    id: "pay",
    finds:
      "платить|заплатить|оплатить|кто платит|пополам|за счет|who pays|should i pay|pay on|pay for|split the bill|go dutch",
    say: {
      ru: "Проще всего так: кто позвал, тот и предлагает заплатить, а второй вправе разделить. Скажи спокойно: «Я угощаю, в следующий раз твоя очередь» – это и щедро, и намёк на второе свидание. Хотят пополам – соглашайся без спора; благодарность за ужин никому ничего не должна.",
      en: "The simplest way: whoever asked offers to pay, and the other may split. Say it lightly: “My treat, next time is yours”; that is generous and hints at a second date. If they'd rather split, agree without a fuss; a paid dinner puts nobody in debt.",
    },
    fact: null,
  },
  {
    id: "rivals",
    finds:
      "с другими парнями|с другими девушками|общается с другими|общается с другим|общается с другой|другие парни|другие девушки|ревну*|ревность|с бывшим|с бывшей|talking to other|talks to other|other guys|other girls|seeing other|jealous*|with her ex|with his ex",
    say: {
      ru: "Пока вы не договорились об обратном, общаться с другими – нормально, и соревноваться не с кем. Проверки, ревность напоказ и допросы отталкивают; помогает ясность. Скажи, чего хочешь ты, один раз и спокойно: «Мне нравишься ты, и мне интересно попробовать только вдвоём. А тебе?» И решай по ответу, а не по подозрениям.",
      en: "Until you agreed otherwise, talking to others is normal, and there's nobody to compete with. Tests, staged jealousy and cross-examinations push people away; clarity helps. Say once and calmly what you want: “I like you, and I'd like to try it with just the two of us. And you?” Then go by the answer, not by suspicion.",
    },
    fact: null,
  },
  {
    id: "what_are_we",
    finds:
      "кто мы друг другу|мы встречаемся или|статус отношений|серьезные отношения или|пара или нет|what are we|define the relationship|exclusive|are we dating|are we together",
    say: {
      ru: "Спросить «что между нами» – не давление, если это вопрос, а не ультиматум. Сначала скажи своё, потом спроси, и дай время на ответ. Лучше вживую; если в переписке, то коротко.",
      en: "Asking “what are we” isn't pressure, as long as it's a question and not an ultimatum. Say yours first, then ask, and leave time for the answer. In person is best; in a chat, keep it short.",
    },
    fact: null,
    offer: {
      verdict: "write_now",
      always: true,
      lines: {
        ru: {
          playful: [
            "Анкета из одного вопроса: мы уже «мы» или ещё «ты и я»? Можно ответить смайликом.",
            "Друзья спрашивают, кто ты мне, а я загадочно молчу. Что им говорить?",
          ],
          sincere: [
            "Мне с тобой хорошо, и хочется понимать, куда мы идём. Как ты это чувствуешь?",
            "Скажу честно: мне важно то, что между нами. А что это для тебя? Можно ответить не сразу.",
          ],
          direct: [
            "Мне хотелось бы встречаться только с тобой. А тебе?",
            "Давай на встрече поговорим, чего каждый из нас хочет. В субботу удобно?",
          ],
        },
        en: {
          playful: [
            "A one-question form: are we a “we” yet, or still “you and I”? An emoji will do.",
            "My friends ask who you are to me and I stay mysterious. What shall I tell them?",
          ],
          sincere: [
            "I feel good with you and would like to know where we're going. How does it feel to you?",
            "Honestly, this matters to me. What is it for you? No need to answer at once.",
          ],
          direct: [
            "I'd like to date only you. And you?",
            "Let's talk about what each of us wants when we meet. Does Saturday work?",
          ],
        },
      },
    },
  },
  {
    id: "far_away",
    finds:
      "на расстоянии|в другом городе|из другого города|в другой стране|из другой страны|живет далеко|long distance|long-distance|different city|another city|different country|another country|lives far",
    say: {
      ru: "Расстояние держится на ритме и на дате: короткий звонок в условленный день и встреча, у которой есть число, пусть и через месяц. Без числа переписка выдыхается за несколько недель. Предложи сначала видеозвонок на пятнадцать минут, а если он понравится обоим – выходные в чьём-то городе или посередине.",
      en: "Distance lives on a rhythm and a date: a short call on a set day, and a meeting with a day in the calendar, even a month away. Without one a chat runs dry in weeks. Begin with a fifteen-minute video call, and if you both like it, plan a weekend in one of your cities or half-way.",
    },
    fact: null,
  },
  {
    id: "kiss",
    finds: "поцеловать|поцелуй|целоваться|первый поцелуй|kiss|first kiss|kissing",
    say: {
      ru: "Хороший поцелуй начинается с паузы: вы близко, смотрите друг на друга, и никто не отодвигается. Не уверен или не уверена – спроси: «Можно тебя поцеловать?» Это не портит момент, а делает его спокойным. «Нет» или шаг назад – улыбнись и продолжай вечер как ни в чём не бывало.",
      en: "A good kiss begins with a pause: you're close, you look at each other, nobody moves away. If you aren't sure, ask: “May I kiss you?” It doesn't spoil the moment, it makes it safe. At a no or a step back, smile and go on with the evening.",
    },
    fact: null,
  },
];
