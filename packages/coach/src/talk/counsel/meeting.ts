// What to talk about, dates agreed, calls, birthdays, and how to end it kindly. Data only.
import type { Counsel } from "./counsel.ts";

export const MEETING_COUNSELS: readonly Counsel[] = [
  {
    id: "money",
    finds:
      "попросил денег|попросила денег|денег на|деньги на|скинуть денег|asked me for money|ask me for money|for money|просит денег|просит деньги|просит занять|занять денег|занять ей|занять ему|перевести денег|просит перевести|номер карты|криптовалют*|крипт*|инвестир*|инвестиц*|asks for money|asked for money|asking for money|send money|send her money|send him money|wants money|needs money|crypto*|gift card*|invest*",
    say: {
      ru: "Деньги до знакомства вживую – почти всегда обман, какой бы грустной ни была история. Не переводи, не называй карту и коды, не заходи по ссылкам; скажи «деньгами не помогаю» и предложи видеозвонок или встречу. Настоящий человек поймёт, мошенник пропадёт. Профиль можно отправить в поддержку приложения, а если уже перевёл или перевела – звони в банк сейчас.",
      en: "Money before you have met is nearly always a scam, however sad the story. Send nothing, give no card numbers or codes, open no links; say “I don't help with money” and suggest a video call or a meeting. A real person will understand, a fraud will vanish. Report the profile in the app, and if you have already paid, call your bank now.",
    },
    fact: null,
  },
  {
    id: "liked_me",
    finds:
      "лайкнула|лайкнул|поставила лайк|поставил лайк|лайкает|лайки|реакцию на сторис|реакция на сторис|liked my|likes my|liked me|she liked|he liked|super liked|superliked|reacted to my",
    say: {
      ru: "Лайк – это маленькое «мне любопытно», не больше и не меньше. Он ничего не обещает, но писать после него самое время: в первые сутки, одной фразой о том, что у вас общего или что под лайком, без «спасибо за лайк». Пришли скриншот профиля – соберу точнее.",
      en: "A like is a small “I'm curious”, no more and no less. It promises nothing, but right after it is the time to write: within a day, in one line about what you share or what was liked, without “thanks for the like”. Send a screenshot of the profile and I'll make it fit.",
    },
    fact: "first_day",
    offer: {
      verdict: "write_now",
      lines: {
        ru: {
          playful: [
            "Лайк засчитан, теперь дополнительный вопрос: что в твоём профиле правда, а что шутка?",
            "Следствие установило: у нас похожий вкус. Проверим? Горы или море?",
          ],
          sincere: [
            "Привет! Мне приятно тебя видеть. Какая история у твоей любимой фотографии?",
            "Привет! Хочется узнать о тебе больше, чем видно в профиле. Чем живёшь на этой неделе?",
          ],
          direct: [
            "Привет! Давай знакомиться: чем тебе нравится заниматься в выходные?",
            "Привет! Один вопрос вместо десяти: о чём ты можешь говорить часами?",
          ],
        },
        en: {
          playful: [
            "Like received, now the bonus question: what in your profile is true and what's a joke?",
            "The evidence says we have similar taste. Shall we check? Mountains or sea?",
          ],
          sincere: [
            "Hi! Nice to see you here. What's the story behind your favourite photo?",
            "Hi! I'd like to know more than the profile shows. What fills your week right now?",
          ],
          direct: [
            "Hi! Let's get acquainted: what do you like to do on weekends?",
            "Hi! One question instead of ten: what can you talk about for hours?",
          ],
        },
      },
    },
  },
  {
    id: "end_kindly",
    finds:
      "как отшить|как ее отшить|как его отшить|отшить ее|отшить его|как отказать|отказать ей|отказать ему|вежливо отказать|мягко отказать|не хочу больше общаться|не хочу с ней|не хочу с ним|закончить общение|прекратить общение|как слиться|let her down|let him down|reject her|reject him|turn her down|turn him down|say no to her|say no to him|not interested in her|not interested in him|end things|break it off",
    say: {
      ru: "Честное короткое «нет» добрее исчезновения. Одна благодарность, одна ясная фраза, ни одного «может, потом» – надежда из вежливости ранит дольше. Объяснять причины ты не обязан и не обязана; если после этого давят, можно больше не отвечать.",
      en: "A short honest no is kinder than vanishing. One thank-you, one clear sentence, no “maybe later”: hope out of politeness hurts longer. You owe no reasons, and if they push after that you may stop answering.",
    },
    fact: null,
    offer: {
      verdict: "let_it_go",
      always: true,
      lines: {
        ru: {
          playful: [
            "Общаться с тобой весело, но искры с моей стороны нет. Пусть найдётся тот, с кем заискрит!",
            "Из нас получилась бы отличная команда для викторины, но не пара. Удачи тебе, правда!",
          ],
          sincere: [
            "Спасибо тебе за общение, мне было приятно. Понимаю, что романтики у меня тут не выходит, и хочу сказать это честно.",
            "Ты интересный человек, но я не чувствую того, что нужно для отношений. Желаю тебе хорошего.",
          ],
          direct: [
            "Хочу сказать прямо: продолжать не буду. Спасибо за разговоры и всего доброго.",
            "Не хочу тянуть: это не моё. Спасибо, и удачи тебе.",
          ],
        },
        en: {
          playful: [
            "You're fun to talk to, but there's no spark on my side. I hope you find somebody you light up with!",
            "We'd make a great quiz team, just not a couple. Good luck, truly!",
          ],
          sincere: [
            "Thank you for talking to me, I enjoyed it. I don't feel it turning romantic, and I'd rather tell you honestly.",
            "You're an interesting person, and I don't feel what a relationship needs. I wish you well.",
          ],
          direct: [
            "I'd like to be plain: I won't take this further. Thanks for the talks, all the best.",
            "I don't want to drag it out: it isn't for me. Thank you, and good luck.",
          ],
        },
      },
    },
  },
  {
    id: "good_news",
    finds:
      "она согласилась|он согласился|согласилась|согласился|сказала да|сказал да|у нас свидание|идем на свидание|she said yes|he said yes|they said yes|she agreed|he agreed|we have a date|got a date",
    say: {
      ru: "Отлично, это твоя смелость сработала. Теперь не расплёскивай встречу длинной перепиской: подтверди место и время одной фразой, в день встречи напиши, что выходишь, и всё. Встреча на час-полтора лучше, чем на весь вечер: пусть захочется ещё.",
      en: "Great, that was your courage at work. Don't spill the date into a long chat now: confirm place and time in one line, write that you're on your way on the day, and that's it. An hour or so beats a whole evening: leave them wanting more.",
    },
    fact: "six_hours",
    offer: {
      verdict: "write_now",
      lines: {
        ru: {
          playful: [
            "Встреча внесена в календарь золотыми буквами. Осталось выбрать час: шесть или семь?",
            "Тогда готовлю две истории и одну плохую шутку. Во сколько тебе удобно?",
          ],
          sincere: [
            "Очень хочется увидеться вживую. Место пришлю, скажи только, во сколько тебе удобно.",
            "Жду этой встречи. Есть место, куда тебе хотелось бы больше всего?",
          ],
          direct: [
            "Договорились. Предлагаю семь вечера, место пришлю сегодня. Подходит?",
            "Супер. Где тебе удобнее: в центре или ближе к тебе?",
          ],
        },
        en: {
          playful: [
            "It's in my calendar in golden letters. Only the hour is missing: six or seven?",
            "Then I'll bring two stories and one bad joke. What time suits you?",
          ],
          sincere: [
            "I'm really looking forward to seeing you. I'll send the place, just tell me what time is good.",
            "I can't wait. Is there a place you'd like best?",
          ],
          direct: [
            "Deal. Let's say seven, I'll send the place today. Good?",
            "Great. Where is easier for you, the centre or closer to you?",
          ],
        },
      },
    },
  },
  {
    id: "topics",
    finds:
      "о чем поговорить|о чем еще поговорить|о чем говорить|о чем с ней|о чем с ним|о чем спросить|о чем писать|о чем общаться|о чем разговаривать|о чем переписываться|темы для|тему для|тема для|что спросить|что у нее спросить|что у него спросить|какие вопросы|вопросы задать|какой вопрос задать|что бы спросить|what to talk about|what can we talk|what do we talk|what should we talk|what do i talk|what to ask|what should i ask|things to ask|questions to ask|topics|conversation starters",
    say: {
      ru: "Темы берут не из списка, а из того, что человек сам уже назвал: планы, работа, питомец, смешное за неделю. Три захода, которые почти всегда живые: выбор из двух («горы или море, и почему»), маленькая история («что было самым неловким за месяц») и мечта («куда бы тебе завтра без чемодана»). Задавай один вопрос, отвечай на него тоже: так это разговор, а не анкета.",
      en: "Topics don't come from a list but from what they have already named: plans, work, a pet, something funny this week. Three openers are alive nearly always: a choice of two (“mountains or sea, and why”), a small story (“the most awkward thing this month”) and a dream (“where would you go tomorrow without luggage”). Ask one, and answer it yourself as well: that makes it a talk and not a form.",
    },
    fact: "follow_up",
    offer: {
      verdict: "write_now",
      lines: {
        ru: {
          playful: [
            "Вопрос века: горы или море, и чем подкупить тебя на другой ответ?",
            "Какой у тебя талант, бесполезный в жизни, но отличный для вечеринки?",
          ],
          sincere: [
            "Если завтра внезапно выходной и никаких дел, как выглядит твой идеальный день?",
            "Что тебя в последнее время по-настоящему радует, даже если это мелочь?",
          ],
          direct: [
            "Расскажи самую неловкую историю за месяц, потом расскажу свою. Идёт?",
            "Куда бы тебе хотелось уехать завтра без чемодана?",
          ],
        },
        en: {
          playful: [
            "The question of the century: mountains or sea, and what bribe would make you choose the other?",
            "What's your most useless talent that is great at parties?",
          ],
          sincere: [
            "If tomorrow were suddenly free, what would your perfect day look like?",
            "What has really made you happy lately, however small?",
          ],
          direct: [
            "Tell me your most awkward story of the month and I'll tell you mine. Deal?",
            "Where would you go tomorrow without any luggage?",
          ],
        },
      },
    },
  },
  {
    id: "call",
    finds:
      "позвонить|созвон*|голосовое|голосовых|голосовые|видеозвон*|call her|call him|voice message*|voice note*|video call|phone call|facetime",
    say: {
      ru: "Звонок без предупреждения пугает, а звонок по договорённости сближает. Предложи короткий, с временем и простым выходом; голосовое – до тридцати секунд и с одной мыслью. Если отвечают «лучше текстом», значит, лучше текстом.",
      en: "A call out of the blue scares people, a call by arrangement brings them closer. Offer a short one, with a time and an easy way out; keep a voice message under thirty seconds and to one thought. If they'd rather text, text it is.",
    },
    fact: null,
    offer: {
      verdict: "write_now",
      always: true,
      lines: {
        ru: {
          playful: [
            "Пальцы устали, голос отдохнул. Созвон на десять минут в среду вечером?",
            "Проверим, кто из нас смешнее вслух? Десять минут, судьи не нужны.",
          ],
          sincere: [
            "Хочется услышать твой голос. Может, созвонимся минут на десять, когда тебе удобно?",
            "Эту историю лучше рассказывать вслух. Удобно будет созвониться завтра вечером?",
          ],
          direct: [
            "Давай созвонимся на десять минут: сегодня в восемь или завтра в девять?",
            "Предлагаю короткий звонок перед встречей. Какое время тебе подходит?",
          ],
        },
        en: {
          playful: [
            "My thumbs are tired, my voice is rested. Ten minutes on the phone, Wednesday evening?",
            "Shall we check who is funnier out loud? Ten minutes, no jury.",
          ],
          sincere: [
            "I'd like to hear your voice. Ten minutes on the phone whenever it suits you?",
            "This story works better out loud. Would a call tomorrow evening be fine?",
          ],
          direct: [
            "Let's talk for ten minutes: today at eight or tomorrow at nine?",
            "How about a short call before we meet? What time works for you?",
          ],
        },
      },
    },
  },
  {
    id: "congratulate",
    finds:
      "поздравить|поздравлен*|день рождения|с днем рож*|днюха|днюху|с новым годом|с 8 марта|др у нее|др у него|у нее др|у него др|her birthday|his birthday|happy birthday|congratulate|birthday text|new year's",
    say: {
      ru: "Поздравление хорошо одной своей деталью: пожелай не «счастья и здоровья», а того, чего хочет именно этот человек. Коротко, без картинок с розами, и не требуй ответа: в такой день пишут все. Позвать отметить можно отдельной фразой через день-два.",
      en: "A birthday message lives by one detail of its own: wish them not “health and happiness” but what this very person wants. Keep it short, no rose pictures, and expect no answer: everybody writes that day. Ask to celebrate together in a separate message a day or two later.",
    },
    fact: null,
    offer: {
      verdict: "write_now",
      always: true,
      lines: {
        ru: {
          playful: [
            "С днём рождения! Официально разрешаю сегодня второй кусок торта и ноль полезных дел.",
            "С днём тебя! Пусть свечи задуются с первого раза, а лучшее желание сбудется без очереди.",
          ],
          sincere: [
            "С днём рождения! Пусть в этом году будет больше того, от чего у тебя загораются глаза.",
            "Поздравляю! Желаю тебе людей, с которыми легко, и дней, которые хочется запомнить.",
          ],
          direct: [
            "С днём рождения! Праздничный кофе с десертом за мной, день выбираешь ты.",
            "Поздравляю! Отмечай сегодня как хочется, а на неделе угощу тебя чем-нибудь вкусным.",
          ],
        },
        en: {
          playful: [
            "Happy birthday! You are officially allowed a second piece of cake and zero useful deeds today.",
            "Happy you day! May the candles go out at once and the best wish skip the queue.",
          ],
          sincere: [
            "Happy birthday! I hope this year brings more of what makes your eyes light up.",
            "Congratulations! I wish you easy company and days worth remembering.",
          ],
          direct: [
            "Happy birthday! A celebration coffee with dessert is on me, you pick the day.",
            "Happy birthday! Celebrate any way you like today, and let me treat you to something good this week.",
          ],
        },
      },
    },
  },
  {
    id: "no_matches",
    finds:
      "нет мэтчей|нет матчей|нет метчей|мало мэтчей|мало матчей|нет пар|никто не отвечает|никто не пишет|никто не лайкает|ни одного мэтча|no matches|not getting matches|nobody replies|no one replies|nobody answers|nobody writes|few matches",
    say: {
      ru: "Это почти всегда витрина, а не ты. Первое фото – лицо, дневной свет, без очков и компании; второе – за любимым делом. Три конкретные детали вместо прилагательных, последняя строка – вопрос. Потом пиши первым или первой о детали профиля в первые сутки: половина таких сообщений остаётся без ответа у всех. Пришли скриншот своего профиля – скажу, что поменять.",
      en: "It's nearly always the shop window and not you. First photo: your face, daylight, no sunglasses, nobody else; second: doing what you love. Three concrete details instead of adjectives, and a question as the last line. Then write first, about a detail of theirs, within a day: half of those go unanswered for everybody. Send me a screenshot of your profile and I'll say what to change.",
    },
    fact: "half_answered",
  },
];
