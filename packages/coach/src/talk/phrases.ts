// Words that tell what a turn of the talk is about, and what the mentor says of itself. Data only.
import type { Language } from "../transcript/transcript.ts";
import { wordPattern } from "../words/pattern.ts";

export const FEAR = wordPattern(
  "out of my league|недостоин*|некрасив*|урод|уродина|скучный|скучная|being boring|i'm boring|too boring|не интересен|не интересна|неинтересен|неинтересна|комплекс*|самооценк*|ugly|not good enough|боюсь|боязно|бояться|страшно|страх|стесня*|стремно|очкую|ссыкотно|стыдно|тревож*|волнуюсь|переживаю|не уверен*|неуверен*|трясет|паник*|нервнича*|afraid|scared|nervous|shy|anxious|insecure|terrified|worried|anxiety|freaking out|chicken out",
);
/** Words that speak of the other person: without them it is no matter of ours. */
export const SOMEBODY = wordPattern(
  "она|он|ей|ему|ее|его|с ней|с ним|у нее|у него|девушк*|парень|парня|парнем|парню|мэтч*|мы|нас|нам|друг другу|she|he|her|him|they|them|we|us|she's|he's|they're|she'll|he'll|match|girl|guy|date|crush|краш*",
);

export const TURN_SIGNS = {
  sad: wordPattern(
    "грустно|мне плохо|мне больно|обидно|одиноко|так одиноко|тоскливо|хреново|i'm sad|im sad|sad|lonely|heartbroken|it hurts|feel bad|feel like crap|feel awful",
  ),
  agreeing: wordPattern(
    "норм|пойдет|годится|ок|окей|хорошо|понятно|понял|поняла|ясно|ага|круто|супер|класс|ok|okay|got it|cool|great|nice|makes sense",
  ),
  identity: wordPattern(
    "кто ты|ты кто|ты бот|ты робот|ты человек|ты живой|ты нейросеть|ты ии|ты gpt|ты chatgpt|что ты умеешь|что умеешь|какая модель|какая ты модель|who are you|what are you|are you a bot|are you an ai|are you ai|are you human|are you real|are you chatgpt|which model|what model|what can you do",
  ),
  smallTalk: wordPattern(
    "как дела|как ты|как жизнь|как сам|как настроение|что делаешь|что нового|how are you|how's it going|how is it going|what's up|sup|how do you do|how are things",
  ),
  bored: wordPattern(
    "скучно|скука|нечего делать|просто поболтать|поболтаем|bored|boring|just chatting|let's chat",
  ),
  insult: wordPattern(
    "дурак|дура|тупой|тупая|идиот|бесполезн*|отстой|фигня|чушь|не помог*|stupid|useless|dumb|idiot|you suck|bad advice|nonsense|didn't help",
  ),
  greeting: wordPattern(
    "привет|здравствуй|здравствуйте|добрый день|добрый вечер|доброе утро|хай|hi|hello|hey|good morning|good evening",
  ),
  thanks: wordPattern(
    "спасибо|благодарю|спс|помогло|сработало|получилось|thanks|thank you|thx|it worked|that helped",
  ),
  analysis: wordPattern(
    "проанализируй|разбери|разбор ситуации|оцени|что думаешь|что не так|посмотри переписку|analyze|analyse|what do you think|read this|look at my chat|what went wrong",
  ),
  cameBack: wordPattern(
    "ответила|ответил|она пишет|он пишет|она написала|он написал|пришел ответ|пришло|мне ответили|написала в ответ|she replied|he replied|they replied|she said|he said|she answered|he answered|she wrote|he wrote|came back|got a reply|she wrote back|he wrote back",
  ),
  playStart: wordPattern(
    "разыграем|разыграть|сыграем|сыграй|побудь|давай сценарий|ролевая|потренируемся|потренировать*|role-play|role play|roleplay|let's practise|let's practice|pretend to be|pretend you|act as",
  ),
  looks: wordPattern(
    "красивая|красивый|красотка|красотуля|секси|горячая|фигура|глазки|beautiful|gorgeous|hot|sexy|pretty|cutie",
  ),
  pressure: wordPattern(
    "почему молчишь|почему не отвечаешь|ты обиделась|ты обиделся|алло|ты тут|ответь|ну же|ну пожалуйста|пожалуйста пожалуйста|умоляю|нечего делать|тебе жалко|тебе что жалко|тебе сложно|что тебе стоит|ну почему нет|а почему нет|да ладно тебе|не ломайся|не будь такой|ты должна|ты должен|ты обязана|ты обещала|ты обещал|я же стара*|я столько|не заставляй|последний шанс|пожалеешь|обижусь|oh please|pretty please|i beg|begging|you have nothing|nothing better to do|don't be like that|you owe|you promised|after all i|last chance|you'll regret|don't make me|just say yes|why don't you answer|why aren't you|hello??|answer me|are you ignoring|come on",
  ),
  coldScene: wordPattern(
    "холодн*|сомнева*|занят*|отвечает сухо|недоверч*|строг*|устала|не в настроении|cold|doubt*|busy|dry|distant|shy|tired",
  ),
} as const;

export interface TalkWords {
  readonly identity: string;
  readonly hello: readonly string[];
  readonly thanks: readonly string[];
  readonly smallTalk: readonly string[];
  readonly bored: readonly string[];
  readonly insult: readonly string[];
  /** {said} */
  readonly needChat: readonly string[];
  readonly beyond: readonly string[];
  readonly counselOpen: readonly string[];
  /** {about}, {line} */
  readonly example: string;
  /** {lines} */
  readonly toSend: string;
  readonly afterReply: readonly string[];
  /** A starter, or a question without its matter. */
  readonly goOn: readonly string[];
  readonly agreed: readonly string[];
  readonly sad: readonly string[];
  /** A few words in the middle of a talk that are not understood. */
  readonly inTalk: readonly string[];
  /** What a screenshot would add. */
  readonly better: string;
}

export const TALK_WORDS: Readonly<Record<Language, TalkWords>> = {
  ru: {
    identity:
      "Я встроенный наставник «Искры»: не человек и не нейросеть, а правила, собранные из исследований переписок и здравого смысла. Я читаю чат, замечаю, кто писал последним, о чём говорили и где зацепка, и складываю из этого варианты. Подключённая модель поняла бы больше тонкостей и скриншоты посложнее; зато я ничего не выдумываю и не передаю переписку сторонним сервисам.",
    hello: [
      "Привет! Рассказывай, что за переписка: пришли скриншот, вставь диалог текстом или опиши в двух фразах, на чём всё встало.",
      "Привет! С чего начнём: разберём чат, придумаем первое сообщение или потренируемся звать на встречу?",
      "Привет! Я на месте. Кидай скриншот или пару последних реплик – посмотрим, что там на самом деле.",
    ],
    thanks: [
      "Приятно быть полезным. Когда придёт ответ, вставь его сюда – решим, что дальше.",
      "Хорошо, что пригодилось. Напиши, что пришло в ответ, и продолжим с этого места.",
      "На здоровье. Главное здесь делаешь ты, я только подсказываю.",
    ],
    smallTalk: [
      "Работаю, и мне нравится: чужие переписки интереснее сериалов. А как твои – кто-то молчит, кому-то страшно написать?",
      "Бодро, скриншотов сегодня мало. Что у тебя: застрявший чат или ещё не начатый?",
      "Хорошо, потому что по делу. Расскажи, кому ты сегодня хочешь написать.",
    ],
    bored: [
      "Тогда давай с пользой: напиши три вещи, которые тебе правда интересны, и я сделаю из них первую фразу для профиля. Или разыграем свидание – скажи «давай разыграем», и я буду другой стороной.",
      "От скуки есть средство: открой чат, который заглох на полуслове, и пришли последние четыре реплики. Десять минут – и будет что отправить.",
    ],
    insult: [
      "Бывает, промахиваюсь. Скажи, что именно не так – не тот тон, не та тема, слишком длинно, – и пришли последние реплики: попробую ещё раз.",
      "Принято. Давай исправлю: что в ответе было мимо и о чём у вас на самом деле речь?",
    ],
    needChat: [
      "Ты пишешь: «{said}». Чтобы сказать что-то честное, мне нужны сами реплики: пришли скриншот или вставь последние шесть–десять сообщений в виде «Я: … / Она: …».",
      "По словам «{said}» я вижу только половину. Вставь кусок диалога («Я: … / Он: …») или скриншот: важно, кто писал последним и какими словами.",
    ],
    beyond: [
      "Про «{said}» у меня нет надёжного ответа: я встроенный наставник и силён в переписках, а не во всём на свете. Могу разобрать чат, придумать первое сообщение, помочь позвать на встречу или разыграть разговор. Что из этого ближе?",
      "«{said}» – за пределами того, что я умею хорошо, и выдумывать не хочу. Если за этим стоит конкретный человек и конкретный чат, вставь последние реплики, и я помогу по делу.",
    ],
    counselOpen: ["Про «{said}».", "«{said}» – понятный вопрос.", "Давай про «{said}»."],
    example: "Раз у тебя речь {about}, можно так: «{line}»",
    toSend: "Что можно отправить:",
    afterReply: ["Значит, в ответ пришло «{said}».", "Ответ есть: «{said}»."],
    goOn: [
      "Продолжай: что за человек, о чём говорили, кто написал последним и сколько уже тихо? Ещё лучше скриншот, по нему видно больше.",
      "Расскажи в двух фразах: кому пишешь, на чём остановились и чего тебе хочется. Или пришли скриншот переписки.",
    ],
    agreed: [
      "Хорошо. Когда отправишь, возвращайся с ответом, каким бы он ни был.",
      "Отлично. Если захочется поправить вариант, скажи: «короче», «веселее» или «прямее».",
    ],
    sad: [
      "Мне жаль, что сейчас так. Это не глупо и не слабость: когда человек важен, тишина и отказ правда болят. Сегодня не решай ничего про переписку: поешь, пройдись, напиши кому-то своему. А хочешь – расскажи, что случилось, я почитаю.",
      "Слышу тебя. Грусть после переписки – настоящая, даже если вы ни разу не виделись. Побудь с ней вечер без телефона, завтра станет яснее. Если захочется, расскажи, на чём всё остановилось.",
    ],
    inTalk: [
      "Не до конца понимаю, о чём ты. Варианты могу поправить («короче», «веселее», «прямее»), объяснить («почему второй?») или пойти дальше: вставь, что пришло в ответ.",
      "Скажи чуть подробнее: поменять варианты, выбрать из них или разобрать, что ответили? Если есть новые реплики, вставь их сюда.",
    ],
    better:
      "Это по твоим словам. Пришли скриншот или вставь последние реплики, и я прочитаю сам чат: так выйдет точнее.",
  },
  en: {
    identity:
      "I'm Spark's built-in mentor: not a person and not a neural network, but rules made of research on dating chats and common sense. I read a chat, notice who wrote last, what you talked about and where the hook is, and build options from that. A connected model would catch more nuance and harder screenshots; in return I invent nothing and pass your chat to no outside service.",
    hello: [
      "Hi! Tell me about the chat: send a screenshot, paste the dialogue, or say in two sentences where it got stuck.",
      "Hi! Where do we start: read a chat, find a first message, or practise asking somebody out?",
      "Hi! I'm here. Send a screenshot or the last few lines, and we'll see what is really going on.",
    ],
    thanks: [
      "Glad it helped. When the answer comes, paste it here and we'll take it from there.",
      "Good to hear. Tell me what came back and we'll go on from that point.",
      "Any time. The real work is yours, I only whisper.",
    ],
    smallTalk: [
      "Working, and enjoying it: other people's chats beat any series. How are yours, is somebody silent, or is it hard to begin?",
      "Fine, it's a quiet day for screenshots. What have you got: a stuck chat, or one not yet started?",
      "Good, thank you. Tell me who you'd like to write to today.",
    ],
    bored: [
      "Then let's make it useful: name three things you really like, and I'll turn them into a first line for your profile. Or say “let's role-play a first date”, and I'll be the other person.",
      "There's a cure: open the chat that died in mid-sentence and send me its last four lines. Ten minutes, and you'll have something to send.",
    ],
    insult: [
      "I do miss sometimes. Tell me what was off, the tone, the topic, the length, and send the last lines: I'll try again.",
      "Fair. Let me fix it: what missed the point, and what is it really about?",
    ],
    needChat: [
      "You write “{said}”. To say anything honest I need the lines themselves: send a screenshot or paste the last six to ten messages as “Me: … / Her: …”.",
      "“{said}” shows me only half of it. Paste a piece of the dialogue (“Me: … / Him: …”) or a screenshot: it matters who wrote last, and in which words.",
    ],
    beyond: [
      "I have no reliable answer on “{said}”: I'm the built-in mentor, good with chats rather than with everything. I can read a chat, find a first message, help you ask somebody out, or play a conversation with you. Which would help?",
      "“{said}” is beyond what I do well, and I don't want to make things up. If there is a particular person and a particular chat behind it, paste the last lines and I'll help with those.",
    ],
    counselOpen: ["On “{said}”.", "“{said}” is a fair question.", "Let's take “{said}”."],
    example: "Since it's about {about}, you could write: “{line}”",
    toSend: "What you could send:",
    afterReply: ["So what came back is “{said}”.", "There is an answer: “{said}”."],
    goOn: [
      "Go on: who is it, what did you talk about, who wrote last, and how long has it been quiet? A screenshot is even better, it shows more.",
      "Tell me in two sentences: who you're writing to, where it stopped and what you'd like. Or send a screenshot of the chat.",
    ],
    agreed: [
      "Good. When you've sent it, come back with the answer, whatever it is.",
      "Great. If you'd like one changed, say “shorter”, “funnier” or “more direct”.",
    ],
    sad: [
      "I'm sorry it feels like this. It's neither silly nor weak: when somebody matters, silence and a no really hurt. Decide nothing about the chat today: eat, walk, write to somebody of your own. And if you like, tell me what happened, I'll read.",
      "I hear you. Sadness over a chat is real, even if you never met. Give it an evening without the phone, it's clearer tomorrow. If you feel like it, tell me where it stopped.",
    ],
    inTalk: [
      "I don't quite follow. I can change the options (“shorter”, “funnier”, “more direct”), explain them (“why the second?”), or go on: paste what came back.",
      "Tell me a little more: change the options, choose one, or read what they answered? If there are new lines, paste them here.",
    ],
    better:
      "That's going by your words. Send a screenshot or paste the last lines, and I'll read the chat itself: it comes out more exact.",
  },
};
