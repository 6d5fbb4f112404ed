// Silence, slow and cooling chats, plans put off. Data only.
import type { Counsel, CounselLines } from "./counsel.ts";

/** New topics, and not a word about the silence. */
export const AFTER_SILENCE: CounselLines = {
  ru: {
    playful: [
      "Срочный опрос на пять секунд: пицца с ананасом – преступление или любовь?",
      "Нужен независимый эксперт: вечер с сериалом или вылазка за мороженым?",
    ],
    sincere: [
      "На моей улице висит вывеска, от которой невозможно не смеяться, – хочу показать тебе. Как проходит твоя неделя?",
      "Просто хорошего тебе дня. Что в нём сегодня самое приятное?",
    ],
    direct: [
      "Новая тема: куда бы тебе хотелось выбраться на этих выходных?",
      "Вопрос без подвоха: что тебя на этой неделе порадовало?",
    ],
  },
  en: {
    playful: [
      "Urgent poll, five seconds: pineapple on pizza, crime or love?",
      "I need an independent expert: a series night or an ice cream run?",
    ],
    sincere: [
      "A silly sign on my street made me think of your sense of humour. How is your week going?",
      "Just wishing you a good day. What's the nicest thing in it so far?",
    ],
    direct: [
      "New topic: where would you like to escape to this weekend?",
      "No trick question: what made you happy this week?",
    ],
  },
};

export const SILENCE_COUNSELS: readonly Counsel[] = [
  {
    id: "read_no_reply",
    finds:
      "читает и не отвечает|читает но не отвечает|прочитала и не|прочитал и не|прочитала но не|прочитал но не|прочитано|читает и молчит|прочитала и молчит|прочитал и молчит|просматривает и|смотрит истории|смотрит сторис|смотрит мои|в сети но|онлайн но|в сети и не|онлайн и не|left on read|on read|on seen|reads but|reads my messages|read my message|watches my stories|online but|saw my message",
    say: {
      ru: "«Прочитано» без ответа – это ещё не «нет»: так выглядит и занятой день, и сообщение, на которое нечего ответить. Дай сутки, не следи за «в сети» и зайди один раз с новой темой, где ответить проще, чем промолчать. Если тишина и после этого – это ответ, отпускай без выяснений.",
      en: "“Read” without an answer isn't a no yet: a busy day looks like that, and so does a message that leaves nothing to say. Give it a day, don't watch the green dot, and come back once with something new that is easier to answer than to ignore. If it's quiet after that, too, that is your answer; let it go without an inquiry.",
    },
    fact: "second_message",
    offer: {
      verdict: "wait",
      lines: AFTER_SILENCE,
    },
  },
  {
    id: "rare",
    finds:
      "раз в день|раз в неделю|раз в два дня|раз в пару дней|раз в три дня|пару раз в неделю|редко пишет|редко отвечает|пишет редко|отвечает редко|долго отвечает|отвечает долго|долго не отвечает|через день|через сутки|отвечает через|once a day|once a week|once in a|once every|every few days|every couple of days|takes hours|takes forever|takes days|takes ages|takes so long|takes a day|rarely texts|rarely writes|rarely replies|slow to reply|slow replies|replies slowly|slow texter|a day to reply",
    say: {
      ru: "Редкие ответы – это темп, а не приговор: кто-то просто не живёт в телефоне. Смотри не на частоту, а на содержание: есть вопросы к тебе и детали – интерес есть, одни «ок» и «норм» – его мало. Подстройся под ритм, не шли второе вдогонку, а редкую переписку быстрее всего лечит встреча: через две-три живые реплики зови.",
      en: "Rare answers are a pace, not a verdict: some people don't live in their phone. Look at what is in them rather than how often they come: questions and details mean interest, “ok” and “fine” mean little of it. Match the rhythm, send nothing on top, and remember that a slow chat is cured fastest by a meeting: after two or three lively lines, ask.",
    },
    fact: "twenty_messages",
    offer: {
      verdict: "write_now",
      lines: {
        ru: {
          playful: [
            "Мы с тобой как переписка по голубиной почте. Может, ускоримся до одной чашки кофе на этой неделе?",
            "Нашим сообщениям пора выдавать суточные. Что у тебя сегодня было самым смешным?",
          ],
          sincere: [
            "Мне нравится с тобой переписываться, даже не спеша. Что на этой неделе занимает тебя больше всего?",
            "Твоим сообщениям я радуюсь, когда бы они ни пришли. Как прошёл день, если в трёх словах?",
          ],
          direct: [
            "Вживую поговорить проще, чем по сообщению в день. Кофе на час в субботу днём?",
            "Давай перенесём разговор из телефона: среда вечером или воскресенье днём?",
          ],
        },
        en: {
          playful: [
            "We write like people with one shared pigeon. Shall we speed it up to one coffee this week?",
            "Our messages deserve a travel allowance. What was the funniest thing in your day?",
          ],
          sincere: [
            "I like writing with you, even slowly. What takes up most of your week right now?",
            "Your messages make me smile whenever they come. How was today, in three words?",
          ],
          direct: [
            "An hour in person beats a message a day. Coffee on Saturday afternoon?",
            "Let's take this off the phone: Wednesday evening or Sunday afternoon?",
          ],
        },
      },
    },
  },
  {
    id: "fading",
    finds:
      "реже|холоднее|охладел*|остыла|остыл|стала холодн*|стал холодн*|отдалил*|отдаля*|меньше пишет|меньше писать|пропал интерес|потеряла интерес|потерял интерес|теряет интерес|суше|угас*|не та уже|не тот уже|less and less|less often|less than before|colder|distant|pulling away|losing interest|lost interest|cooled off|cooling off|fading|texts less|writes less|replies less|writes me less",
    say: {
      ru: "Сравни две вещи: спрашивают ли тебя в ответ и называют ли свои планы. Если пропало только количество, это чаще усталость или занятость; если пропали и вопросы, интерес правда остывает. В обоих случаях не спрашивай «что случилось» и не пиши больше, чем тебе. Один живой заход с темой, которая раньше зажигала, потом короткое приглашение; если и на него придёт отписка, отпускай спокойно.",
      en: "Compare two things: do they still ask you anything, and do they still mention their plans? If only the amount dropped, it is mostly a full week; if the questions went, too, interest really is cooling. Either way don't ask “what happened” and don't write more than you get. One lively try with a topic that used to spark, then a short invitation; if that only gets a polite line, let it go in peace.",
    },
    fact: "second_message",
    offer: {
      verdict: "write_now",
      lines: {
        ru: {
          playful: [
            "Кажется, нашему чату нужен отпуск у моря или хотя бы хороший спор. Чай или кофе – и почему другой ответ неправильный?",
            "Объявляю конкурс на самую нелепую историю недели. Моя уже готова, твоя?",
          ],
          sincere: [
            "Кажется, у тебя сейчас плотное время. Как ты на самом деле?",
            "Мне нравилось, как мы болтали. Что у тебя сейчас нового и хорошего?",
          ],
          direct: [
            "Давай без долгой переписки: кофе на час в четверг или в субботу? Если не хочется, так и скажи, пойму.",
            "Хочу увидеться, а не просто писать. В выходные будет час на прогулку?",
          ],
        },
        en: {
          playful: [
            "I think our chat needs a holiday, or at least a good argument. Tea or coffee, and why am I wrong either way?",
            "Opening the contest for the silliest story of the week. Mine is ready, yours?",
          ],
          sincere: [
            "It looks like you have a lot on right now. How are you, really?",
            "I like talking to you. What's new and good on your side?",
          ],
          direct: [
            "Let's skip the long texting: coffee for an hour, Thursday or Saturday? If you'd rather not, just say so, that's fine.",
            "I'd rather see you than text you. Do you have an hour for a walk this weekend?",
          ],
        },
      },
    },
  },
  {
    id: "stood_up",
    finds:
      "отменила|отменил|отменяет|слилась со|слился со|не пришла|не пришел|кинула|кинул|продинамил*|cancelled|canceled|cancels|stood me up|didn't show|no-show|bailed|flaked",
    say: {
      ru: "Отмена говорит одно из двух, и видно это сразу: назвали другой день – это жизнь, возьми его легко; не назвали – пауза, и второй раз предлагаешь ты, один раз. Не пришли без слова – можно спокойно спросить, всё ли в порядке, и больше ничего не предлагать первым: теперь ход не твой.",
      en: "A cancelled date says one of two things, and you can see which: with another day in it, that's life, take it lightly; without one, pause, and you may propose once more. If they didn't turn up at all, ask calmly whether they're all right, and then propose nothing more: the next step is theirs.",
    },
    fact: null,
    offer: {
      verdict: "write_now",
      always: true,
      lines: {
        ru: {
          playful: [
            "Встреча переезжает, обещаю не брать за это неустойку. Какой день у тебя спокойнее?",
            "Официант передавал привет. Перенесём на день, который не кусается?",
          ],
          sincere: [
            "Бывает, надеюсь, у тебя всё в порядке. Если захочется, выберем другой день.",
            "Жаль, мне очень хотелось увидеться. Напиши, когда станет посвободнее.",
          ],
          direct: [
            "Понимаю, планы меняются. Четверг вечером или воскресенье днём – что-то подходит?",
            "Хорошо, переносим. Назови день, который удобен тебе, и я подстроюсь.",
          ],
        },
        en: {
          playful: [
            "The date is moving house, no fee this time. Which day is calmer for you?",
            "The waiter says hi. Shall we move it to a day that doesn't bite?",
          ],
          sincere: [
            "It happens, I hope you're all right. If you feel like it, we'll pick another day.",
            "A pity, I was looking forward to it. Write when things get quieter.",
          ],
          direct: [
            "Plans change, I get it. Thursday evening or Sunday afternoon, does either work?",
            "Fine, let's move it. Name a day that suits you and I'll make it work.",
          ],
        },
      },
    },
  },
  {
    id: "postponed",
    finds:
      "давай потом|посмотрим|там видно будет|как-нибудь потом|потом как-нибудь|когда-нибудь потом|переносит|откладыва*|динамит|кормит завтраками|отмаз*|отнекива*|уклоняется|we'll see|some other time|another time|maybe later|keeps postponing|keeps rescheduling|reschedul*|flaky|puts me off|putting me off",
    say: {
      ru: "«Потом» и «посмотрим» без дня – это пока вежливая дверь: и не «да», и не «нет». Ответь легко, без «когда?», и дай паузу на несколько дней. Потом предложи один раз, конкретно: место, день, простой выход. Второе «потом» без другого дня читай как «нет» и больше не зови.",
      en: "“Later” or “we'll see” without a day is a polite door: neither a yes nor a no. Answer lightly, without “when?”, and leave it for a few days. Then propose once, concretely: a place, a day, an easy way out. Read a second “later” without another day as a no, and don't ask again.",
    },
    fact: null,
    offer: {
      verdict: "wait",
      always: true,
      lines: {
        ru: {
          playful: [
            "«Потом» записываю карандашом, чтобы легко было исправить на день недели.",
            "Хорошо, «потом» так «потом»: место у окна придержу.",
          ],
          sincere: [
            "Хорошо, без спешки. Напиши, когда станет посвободнее, мне будет приятно.",
            "Понимаю, не до того. Удачной тебе недели, увидимся, когда захочется.",
          ],
          direct: [
            "Ок. На следующей неделе предложу один конкретный день, а ты скажешь, удобно ли.",
            "Договорились, пока отложим. Когда появится свободный вечер, просто назови его.",
          ],
        },
        en: {
          playful: [
            "Writing “later” down in pencil, so it's easy to turn into a weekday.",
            "Later it is: I'll keep the window seat warm.",
          ],
          sincere: [
            "No rush at all. Write when things calm down, I'd be glad.",
            "I get it, bad timing. Have a good week, we'll meet when you feel like it.",
          ],
          direct: [
            "All right. Next week I'll suggest one day, and you tell me if it works.",
            "Let's put it off, then. When a free evening turns up, just name it.",
          ],
        },
      },
    },
  },
  {
    id: "busy",
    finds:
      "занята|занят|много работы|завал|завалена|завален|нет времени|некогда|сессия|дедлайн*|busy|swamped|has no time|no time|a lot on|exams|deadline*",
    beside:
      "она|он|ей|ему|у нее|у него|девушк*|парень|говорит|сказала|сказал|пишет|ответила|ответил|she|she's|he|he's|they|they're|says|said|her|him|match",
    say: {
      ru: "Занятость – это причина, а не отказ, пока нет «нет». Ответь одной лёгкой фразой, которая ничего не требует, и исчезни до конца срока, который тебе назвали. Потом зайди с новой темой и одним конкретным днём. Если «занята» или «занят» звучит третий раз и своего дня не называют, это уже вежливое «нет».",
      en: "Busy is a reason, not a no, until somebody says no. Answer with one light line that asks for nothing, and stay away for as long as they told you. Then come back with something new and one concrete day. If busy comes a third time and no day of theirs with it, it has become a polite no.",
    },
    fact: "second_message",
    offer: {
      verdict: "wait",
      always: true,
      lines: {
        ru: {
          playful: [
            "Передаю твоей неделе выговор. Победи её, а кофе за победу с меня.",
            "Объявляю тебе режим «без переписки» до выходных. Чай и печенье не запрещены.",
          ],
          sincere: [
            "Понимаю, спокойной тебе недели, насколько получится. Напиши, как выдохнешь.",
            "Держись там. Отвечать не нужно, просто знай, что я за тебя.",
          ],
          direct: [
            "Хорошо, тогда не отвлекаю. Напишу в начале следующей недели.",
            "Понятно. Когда разгребёшь дела, скажи день, и выберем место.",
          ],
        },
        en: {
          playful: [
            "Filing a complaint against your week. Beat it, and the victory coffee is on me.",
            "I declare a no-texting zone until the weekend. Tea and biscuits are allowed.",
          ],
          sincere: [
            "I get it, hope the week is kind to you. Write when you can breathe again.",
            "Hang in there. No need to answer, I'm rooting for you.",
          ],
          direct: [
            "All right, I won't distract you. I'll write at the start of next week.",
            "Got it. When it's behind you, name a day and I'll find a place.",
          ],
        },
      },
    },
  },
  {
    id: "write_first",
    finds:
      "double text|double-text|double texting|второе сообщение|еще одно сообщение|стоит ли писать|стоит ли мне писать|стоит ли написать|стоит ли мне написать|писать ли|написать ли|писать или|написать или подождать|кто должен писать|кто должен первым|всегда пишу первым|всегда пишу первой|всегда первым пишу|всегда первой пишу|пишу только я|только я пишу|первым пишу только|should i text|should i write|should i message|should i reach out|should i dm|always text first|always the one|who should text|do i text|is it ok to text|is it okay to text|worth texting",
    say: {
      ru: "Да, пиши, если последнее слово не за тобой или прошло больше суток и просьбы не писать не было. Кто пишет первым, не проигрывает: проигрывает второе и третье сообщение вдогонку. Одно условие – пусть в нём будет тема, а не «привет, как дела». Если первым пишешь всегда ты, напиши сейчас, а потом дай три дня и посмотри, придёт ли что-то само.",
      en: "Yes, write, if the last word isn't yours, or a day has passed, and nobody asked you to stop. Writing first loses nothing; the second and third message on top do. One condition: have a topic in it, not “hi, how are you”. If it's always you, write now, then wait three days and see whether anything comes by itself.",
    },
    fact: "second_message",
    offer: {
      verdict: "write_now",
      lines: {
        ru: {
          playful: [
            "Пишу по важному вопросу: что у тебя сегодня вместо скучного вечера?",
            "Проверяю, не забыл ли нас этот чат. Что смешного было за последние дни?",
          ],
          sincere: [
            "Привет! Просто захотелось узнать, как ты. Что хорошего на этой неделе?",
            "Вспоминаю наш разговор с улыбкой. Как у тебя дела на самом деле?",
          ],
          direct: [
            "Привет! Есть идея на выходные: кофе и короткая прогулка. Тебе интересно?",
            "Привет! Один вопрос: чем бы тебе хотелось заняться в ближайшее воскресенье?",
          ],
        },
        en: {
          playful: [
            "Reporting on a serious matter: what have you got tonight instead of a boring evening?",
            "Checking that this chat still remembers us. What was funny in the last days?",
          ],
          sincere: [
            "Hi! I just felt like asking how you are. What's good this week?",
            "I still smile about our last chat. How are you, really?",
          ],
          direct: [
            "Hi! I have an idea for the weekend: coffee and a short walk. Interested?",
            "Hi! One question: what would you like to do this Sunday?",
          ],
        },
      },
    },
  },
  {
    id: "reconnect",
    finds:
      "давно не общались|давно не общаемся|давно не пис*|давно не переписыв*|возобновить общение|написать спустя|спустя полгода|спустя год|спустя месяц|через полгода|полгода не|haven't talked|haven't spoken|reconnect|after a year|after months|months later|long time no|we stopped talking",
    say: {
      ru: "Долгую паузу не нужно ни объяснять, ни извинять: лучший предлог – маленький и настоящий. Одно сообщение с деталью, которую помните вы оба, или с поводом из сегодняшнего дня, и лёгкий вопрос. Не вспоминай, кто кому не ответил. Молчат – значит, та история закончилась, и это нормально.",
      en: "A long pause needs neither an explanation nor an apology: the best reason to write is small and real. One message with a detail you both remember, or something from today, and an easy question. Don't mention who didn't answer whom. If nothing comes, that story is over, and that's all right.",
    },
    fact: "second_message",
    offer: {
      verdict: "write_now",
      lines: {
        ru: {
          playful: [
            "Привет из прошлого сезона! Что важного пропущено в твоём сериале?",
            "Алгоритм моей памяти показал сегодня тебя. Как твоя жизнь, в трёх смайликах?",
          ],
          sincere: [
            "Привет! Сегодня вспомнился наш разговор, и захотелось узнать, как ты. Что у тебя нового?",
            "Привет! Давно тебя не слышно. Чему радуешься в последнее время?",
          ],
          direct: [
            "Привет! Мне приятно вспоминать, как мы болтали. Хочешь как-нибудь продолжить за кофе?",
            "Привет! Давно не виделись. Как смотришь на кофе в один из ближайших вечеров?",
          ],
        },
        en: {
          playful: [
            "Greetings from last season! What did I miss in your series?",
            "My memory's algorithm showed me you today. How's life, in three emojis?",
          ],
          sincere: [
            "Hi! I thought of our talks today and wanted to know how you are. What's new?",
            "Hi! It's been a while. What makes you happy these days?",
          ],
          direct: [
            "Hi! I like how we used to talk. Would you like to go on over a coffee?",
            "Hi! It's been a while. How about coffee one evening this week?",
          ],
        },
      },
    },
  },
];
