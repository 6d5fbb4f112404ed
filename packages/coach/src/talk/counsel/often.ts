// Advice on what people ask most («Дай совет, как …»). Data only: how to find the question, and what to say, with a fact
// where there is one.
import type { Counsel } from "./counsel.ts";
import { AFTER_SILENCE } from "./silence.ts";

/** In the order they are looked for: the more special question first. */
export const OFTEN_COUNSELS: readonly Counsel[] = [
  {
    id: "after_no",
    finds:
      "отказала|отказ|отказа|отказы|отказом|отказал|отшила|отшил|сказала нет|сказал нет|отвергл*|rejected|said no|turned me down|rejection",
    fact: "half_answered",
    say: {
      ru: "Отказ принимают с первого раза: «Спасибо за прямоту, всего тебе доброго» – и точка. Не спрашивай почему и не предлагай дружбу, чтобы остаться рядом: ответ уже есть. Себе дай пару дней без переписок, а потом напиши одному новому человеку, не идеальному, а просто интересному.",
      en: "Take a no the first time: “Thanks for being straight with me, all the best”, full stop. Don't ask why and don't offer friendship just to stay close; you have your answer. Give yourself a couple of days without chats, then write to one new person, not a perfect one, just an interesting one.",
    },
  },
  {
    id: "ex",
    finds:
      "бывш*|вернуть ее|вернуть его|вернуть девушку|вернуть парня|my ex|get her back|get him back|ex girlfriend|ex boyfriend",
    fact: null,
    say: {
      ru: "Сначала честный вопрос себе: что изменится, если вы сойдётесь снова? Если изменилось что-то настоящее, хватит одного спокойного сообщения без упрёков и без «помнишь, как мы». Если тебя просили не писать или ответа нет – не пиши, уважение тут важнее надежды.",
      en: "First an honest question to yourself: what would be different this time? If something really changed, one calm message is enough, no blame and no “remember when we”. If you were asked not to write, or nothing comes back, don't: respect matters more than hope here.",
    },
  },
  {
    id: "colleague",
    finds:
      "коллег*|сотрудни*|с работы|на работе понрав*|coworker*|co-worker*|colleague*|someone from work|girl at work|guy at work",
    fact: null,
    say: {
      ru: "С коллегой правило одно: зови так, чтобы и после «нет» вам было легко работать рядом. Начни с обеда или кофе рядом с офисом, наедине и не при всех: «Слушай, мне с тобой интересно не только о работе. Выпьем кофе в четверг после шести? Если нет – всё в порядке, на совещаниях я всё так же за тебя». Один раз, без намёков через общих знакомых; если ответ уклончивый, это «нет», и тему больше не поднимай. Если кто-то из вас начальник другому – не зови вовсе.",
      en: "With a colleague there is one rule: ask so that a no leaves you both comfortable at work. Begin with coffee or lunch near the office, in private: “I like talking to you about more than work. Coffee on Thursday after six? If not, that's completely fine, and nothing changes at the office.” Once, with no hints through other people; a vague answer is a no, and then it's never mentioned again. If one of you is the other's boss, don't ask at all.",
    },
  },
  {
    id: "in_person",
    finds:
      "подойти к*|познакомиться на улице|познакомиться в зале|в спортзале|в реальной жизни|вживую познакомиться|at my gym|at the gym|in person|approach her|approach him|walk up to|at a coffee shop|in my class|on the train",
    fact: null,
    say: {
      ru: "Вживую хватает одной фразы о том, что вы оба видите, и лёгкого выхода: «Привет, ты тут, кажется, тоже по вторникам. Как тебе новый тренер?» Не во время подхода, не в наушниках, не со спины. Две-три короткие беседы в разные дни – и можно звать: «Выпьем кофе после тренировки в четверг?» Ответ односложный или взгляд в телефон – улыбнись и оставь в покое, вы там ещё встретитесь.",
      en: "In person one sentence about what you both see is enough, with an easy way out: “Hi, you're here on Tuesdays too, aren't you? What do you think of the new trainer?” Not in the middle of a set, not through headphones, not from behind. After two or three short chats on different days you can ask: “Coffee after training on Thursday?” If the answers are one word or the eyes go to the phone, smile and leave it; you'll both be back there.",
    },
  },
  {
    id: "signs",
    finds:
      "меня любит|любит ли|нравлюсь|нравлюсь ли|как понять что|как понять нрав*|ко мне чувств*|интересна ли я|интересен ли я|is she into me|is he into me|likes me|like me back|into me|interested in me|how do i know if|does she like|does he like",
    fact: "follow_up",
    say: {
      ru: "В чужую голову не заглянешь, зато видно, что человек делает. Хорошие знаки: спрашивает в ответ, помнит мелочи, пишет первым или первой хотя бы иногда, предлагает другой день, если этот не подходит. Плохие: отвечает только на вопросы, всегда занят, никогда не называет день. Посчитай за последние две недели – и проверь просто: позови на короткую встречу с местом и временем. Ответ и будет ответом.",
      en: "You can't look into somebody's head, but you can see what they do. Good signs: they ask back, remember small things, write first at least sometimes, and name another day when one doesn't work. Bad ones: they only answer questions, are always busy, never name a day. Count the last two weeks, and then test it simply: ask for a short meeting with a place and a time. That answer is the answer.",
    },
  },
  {
    id: "gift",
    finds:
      "подарить|подарок|подарки|что купить ей|что купить ему|gift|gifts|present for|birthday present|buy her|buy him",
    fact: null,
    say: {
      ru: "Хороший подарок говорит «я тебя слушаю», а не «я много плачу». Вспомни, о чём тебе рассказывали в последний месяц: любимый чай, сломанные наушники, выставка, куда всё не соберётся. До третьего-четвёртого свидания хватит мелочи или впечатления на двоих; дорогое на старте обязывает, а это обратное тому, чего хочется.",
      en: "A good present says “I listen”, not “I pay”. Think of what you heard in the last month: a favourite tea, broken headphones, an exhibition they keep missing. Before the third or fourth date something small, or something to do together, is plenty; an expensive gift at the start puts them in your debt, which is the opposite of what you want.",
    },
  },
  {
    id: "later_in_life",
    finds:
      "разведен*|в разводе|развод*|развел*|после брака|за сорок|за 40|за пятьдесят|за 50|мне 4*|мне 5*|вдов*|с ребенком|с детьми|divorce*|over 40|over 50|in my forties|in my fifties|i'm 4*|i'm 5*|widow*|single mom|single dad|single parent",
    fact: null,
    say: {
      ru: "Начинать заново – нормально, и опыт тут скорее плюс: люди после сорока ценят прямоту и не играют в молчанку. В профиле – три конкретные вещи из сегодняшней жизни, честно про детей и про то, чего ищешь; про бывших и суды – ни строчки. Первое сообщение – об одной детали, первая встреча – кофе на час днём. Один новый разговор в неделю уже достаточно, догонять никого не нужно.",
      en: "Starting over is normal, and experience is on your side: past forty, people like plain words and don't play silent. Put three concrete things from your present life into the profile, be honest about children and what you're looking for, and leave exes and courts out. A first message about one detail, a first meeting over an hour of daytime coffee. One new conversation a week is plenty; there is nobody to catch up with.",
    },
  },
  {
    id: "ask_out",
    wish: "ask_out",
    finds:
      "позвать|позову|пригласи*|приглаш*|зову|звать|на свидание|вытащить ее|вытащить его|встретиться|встречу|на кофе|asking her out|asking him out|asking them out|asking her to|asking him to|ask her to|ask him to|ask her out|ask him out|ask them out|ask out|invite|asking someone out|go on a date|meet up|get her to meet|take her out|take him out",
    fact: "twenty_messages",
    say: {
      ru: "Зови, когда разговор взаимный: тебя тоже спрашивают и отвечают не одним словом. Хорошее приглашение – это место, время и лёгкий выход: «Предлагаю в субботу около трёх выпить кофе в центре, если неудобно – выберем другой день». Не спрашивай «может, как-нибудь?»: на это нечего ответить.",
      en: "Ask when it's mutual: they ask you things, too, and answer in more than a word. A good invitation has a place, a time and an easy way out: “Coffee in the centre on Saturday around three? If that's a bad day, we'll pick another.” Avoid “maybe some time?”, there is nothing to answer in it.",
    },
  },
  {
    id: "silence",
    offer: { verdict: "wait", lines: AFTER_SILENCE },
    finds:
      "hasn't replied|hasn't answered|hasn't texted|hasn't written|haven't heard|no answer|went quiet|went silent|stopped texting|замолчал*|молчит|не отвечает|не отвечают|не пишет|пропала|пропал|исчезла|исчез|игнор*|тишин*|слилась|слился|прочитала и|прочитал и|не ответила|не ответил|ghosted|ghosting|no reply|doesn't reply|stopped replying|left me on read|not replying|stopped answering|doesn't answer",
    fact: "second_message",
    say: {
      ru: "Одно сообщение без ответа – подожди хотя бы часа четыре, а лучше сутки. Потом зайди один раз с новой темой и без упрёка: не «ты куда пропадаешь», а вопрос о том, что раньше вызывало отклик. Молчание и после этого – ответ, отпускай спокойно.",
      en: "With one message unanswered, wait four hours at least, better a day. Then come back once with something new and no blame: not “where did you go”, but a question about what they liked talking about. If it stays quiet after that, it is an answer; let it go.",
    },
  },
  {
    id: "short_replies",
    wish: "reply",
    finds:
      "только смайлик*|одни смайлик*|одними смайлик*|ахах|ахаха|хаха|только эмодзи|only emojis|just emojis|just lol|односложно|сухо|одним словом|холодно отвечает|отвечает коротко|скучно отвечает|one word|one-word|dry|short answers|short replies|cold replies",
    fact: "specific_question",
    say: {
      ru: "На общие вопросы отвечают общими словами. Спроси так, чтобы выбрать было легче, чем отмахнуться: не «как дела», а «сегодня вечер с людьми или с сериалом?». Две попытки с разными темами – честная проверка; если и тогда одно слово, дело не в твоих вопросах.",
      en: "General questions get general answers. Ask so that choosing is easier than brushing it off: not “how are you”, but “people or a series tonight?”. Two tries with different topics are a fair test; if it's still one word, it isn't your questions.",
    },
  },
  {
    id: "second_date",
    finds:
      "второе свидание|второго свидания|после свидания|после встречи|после первого свидания|second date|after the date|after a date|after our date|after the first date",
    fact: "follow_up",
    say: {
      ru: "Напиши в тот же вечер или на следующий день: одна фраза, что именно понравилось, и сразу второй план с днём. «Мне понравилось, как мы смеялись над меню. Предлагаю в четверг повторить, только с пиццей». Трёх дней тишины никто не оценит.",
      en: "Write the same evening or the next day: one sentence about what exactly you liked, and the next plan with a day in it. “I liked laughing about that menu. Thursday, same again but with pizza?” Nobody is impressed by three days of silence.",
    },
  },
  {
    id: "on_date",
    finds: "на свидании|первое свидание|как вести себя|on a date|first date|on the date",
    fact: "follow_up",
    say: {
      ru: "Выбери место, где слышно друг друга, и час-полтора времени. Приготовь три вопроса, ответы на которые тебе правда интересны, и задавай уточняющие: «а что было потом?» работает лучше любой заготовки. Волнение можно назвать вслух – становится легче обоим.",
      en: "Pick a place where you can hear each other, for an hour or so. Have three questions whose answers you care about, and follow up: “and what happened then?” beats anything rehearsed. You may say that you're nervous; it makes it easier for both.",
    },
  },
  {
    id: "first_message",
    wish: "opener",
    finds:
      "первое сообщение|написать первым|написать первой|писать первым|писать первой|написать ей|написать ему|text her first|text him first|text first|message her first|message him first|write first|первым написать|первой написать|начать разговор|начать общение|начать диалог|познакомиться|знакомиться|с чего начать|что написать|opener|first message|start a conversation|message first|what to write|what to say first|break the ice",
    fact: "interest",
    say: {
      ru: "Возьми одну деталь из профиля и спроси о ней одной-двумя фразами. Не «привет, как дела» и не комплимент внешности, а вопрос, который нельзя скопировать другому человеку. Пиши в первые сутки после совпадения и не переживай, если не ответят: так бывает примерно с половиной первых сообщений.",
      en: "Take one detail of the profile and ask about it in a sentence or two. Not “hey, how are you” and no compliment on looks, but a question you couldn't paste to anybody else. Write within the first day of matching, and don't worry if nothing comes: about half of all openers go unanswered.",
    },
  },
  {
    id: "keep_going",
    wish: "reply",
    finds:
      "поддержать разговор|продолжить разговор|продолжить общение|поддерживать|оживить|разговор затух*|разговор угас*|заглох*|не знаю что ответить|не знаю, что ответить|что ответить|keep the conversation|keep it going|conversation died|keep talking|what to reply|what should i reply|what to answer|carry on a conversation",
    fact: "follow_up",
    say: {
      ru: "Живой разговор держится на трёх шагах: отклик на сказанное, капля своего, один лёгкий вопрос. «Завидую твоим горам, у меня пока только лестница на пятый этаж. Куда дальше?» Перескакивать на новую тему каждую реплику не нужно – глубже интереснее, чем шире.",
      en: "A living chat takes three steps: respond to what was said, add a drop of yourself, ask one easy thing. “I envy your mountains, all I climb is five flights of stairs. Where next?” No need for a new topic every time; deeper is more interesting than wider.",
    },
  },
  {
    id: "compliment",
    finds: "комплимент*|похвалить|compliment*",
    fact: "looks",
    say: {
      ru: "Хвали то, что человек выбирает и делает, а не то, с чем он родился: чувство юмора, историю из поездки, вкус в музыке. Один точный комплимент с вопросом сильнее трёх общих: «Ты так рассказываешь о работе, что хочется туда на экскурсию. Что сегодня было самым странным?»",
      en: "Praise what they choose and do, not what they were born with: their humour, a travel story, taste in music. One exact compliment with a question beats three general ones: “You make your job sound like a tour I'd book. What was the strangest thing today?”",
    },
  },
  {
    id: "flirt",
    wish: "reply",
    finds:
      "закадрить|подкатить|подкат*|склеить|замутить|pick up|rizz|флирт*|заигрыва*|понравиться|заинтересовать|влюбить|flirt*|make her like|make him like|attract*|interested in me",
    fact: null,
    say: {
      ru: "Флирт – это лёгкость плюс внимание: поддразнить обстоятельства, а не человека, и показать, что запоминаешь мелочи. Работает игра с выбором, шутливое пари, общая тайная шутка. Ловушек и «приёмов» не надо: симпатию нельзя включить, ей можно только не мешать.",
      en: "Flirting is lightness plus attention: tease the situation, not the person, and show that you remember small things. Games with a choice, a silly bet, a shared joke all work. No tricks needed: you can't switch liking on, you can only not stand in its way.",
    },
  },
  {
    id: "how_often",
    finds:
      "как часто|сколько ждать|сколько мне ждать|сколько подождать|через сколько|когда писать|когда ей писать|когда ему писать|когда отвечать|сразу отвечать|навязчив*|how often|how long should i wait|how long do i wait|how long to wait|how soon|when to text|when should i text|when should i reply|needy|clingy",
    fact: "six_hours",
    say: {
      ru: "Отвечай в своём темпе, без игр в «выдержать паузу»: тянуть специально – терять тепло. Ориентир простой: не больше одного сообщения без ответа. Если хочется написать второе, запиши его в заметки и вернись завтра – половина таких сообщений не понадобится.",
      en: "Answer at your own pace and don't play the waiting game: dragging it out on purpose only cools things. One simple guide: no more than one message without an answer. If you want to send a second, put it into your notes and look again tomorrow; half of them won't be needed.",
    },
  },
  {
    id: "number",
    finds:
      "номер|номерок|попросить телефон|телеграм*|перейти в|инстаграм*|whatsapp|ватсап*|phone number|her number|his number|instagram|telegram|off the app|move to",
    fact: "twenty_messages",
    say: {
      ru: "Проси контакт тогда, когда для него есть повод: «Давай я пришлю тебе место встречи, где удобнее – здесь или в телеграме?» Так это забота, а не сбор номеров. Если отвечают «лучше тут», значит, лучше тут – и это не обсуждается.",
      en: "Ask for it when there is a reason: “I'll send you the place, is here fine or is your phone easier?” That makes it care rather than collecting numbers. If they'd rather stay here, stay here, no discussion.",
    },
  },
  {
    id: "profile",
    finds: "профиль|анкет*|о себе|фото для|био|my profile|my bio|bio|dating profile",
    fact: "interest",
    say: {
      ru: "Хороший профиль даёт повод написать: три конкретные детали вместо десяти прилагательных. Не «люблю путешествия», а «ищу лучший хачапури между Тбилиси и Батуми». Одно фото, где видно лицо, одно за любимым делом, и последняя строка – вопрос, на который хочется ответить.",
      en: "A good profile gives people a reason to write: three concrete details instead of ten adjectives. Not “I love travel”, but “looking for the best dumplings between here and Tbilisi”. One photo with your face, one doing what you love, and a last line that is a question.",
    },
  },
];
