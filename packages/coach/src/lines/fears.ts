// What people are afraid of when they write to somebody, how to see it, a small next step, and lines to say. Data only; the
// lines keep clear of past tense and short adjectives, so they fit whoever says them.
import type { Language } from "../transcript/transcript.ts";
import type { Toned } from "./lines.ts";

export type FearId = "rejection" | "first" | "boring" | "silence" | "date" | "worth" | "general";

export interface FearWords {
  /** What they fear, as a sentence to them. */
  readonly name: string;
  readonly view: string;
  /** A step small enough for today. */
  readonly step: string;
  /** Statements; an easy question follows each. */
  readonly lines: Toned;
}

/** `wordPattern` of each, in the order they are looked for. */
export const FEAR_SIGNS: readonly (readonly [id: FearId, words: string])[] = [
  [
    "date",
    "на свидани*|перед свидани*|первое свидание|при встрече|вживую|на встрече|first date|on a date|on dates|before the date|in person|before a date",
  ],
  [
    "rejection",
    "отказ|отказа|откажет|откажут|отошь*|отвергн*|пошлет|скажет нет|услышать нет|reject*|says no|say no|turned down|turn me down",
  ],
  [
    "silence",
    "не ответит|проигнор*|игнор*|молч*|без ответа|пропадет|ghost*|ignored|ignore me|no answer|won't reply|not reply|doesn't reply|won't answer",
  ],
  [
    "boring",
    "скучн*|неинтересн*|не интересен|не интересна|не о чем|нечего сказать|не знаю о чем|тупо|глупо|кринж*|туплю|boring|nothing to say|stupid|awkward|cringe|don't know what to say|run out of",
  ],
  [
    "worth",
    "недостоин|недостойна|некрасив*|внешност*|вес|рост|толст*|самооценк*|не уверен*|неуверен*|комплекс*|нет опыта|без опыта|давно не|после развода|после расставания|not good enough|out of my league|ugly|my looks|self-esteem|self esteem|insecure|no experience|inexperienced|after my divorce|after a breakup|never dated|confidence",
  ],
  [
    "first",
    "первым|первой|первое сообщение|написать первым|написать первой|начать разговор|с чего начать|начать общение|how to start|first message|message first|text first|start a conversation|make the first move",
  ],
];

export const FEARS: Readonly<Record<Language, Readonly<Record<FearId, FearWords>>>> = {
  ru: {
    rejection: {
      name: "Страшно услышать «нет»",
      view: "Отказ – это ответ про совпадение двух людей, а не оценка тебя; неизвестность обычно выматывает дольше, чем любое «нет».",
      step: "Шаг на сегодня: отправь одно короткое сообщение и убери телефон на час – твоя часть на этом сделана.",
      lines: {
        playful: [
          "Это сообщение переписывалось трижды, победил самый простой вариант.",
          "Смелость на сегодня потрачена на это сообщение, надеюсь, не зря.",
        ],
        sincere: [
          "Немного волнуюсь, когда пишу тебе, и, по-моему, это хороший знак.",
          "Мне хочется узнать тебя лучше, и проще сказать об этом прямо.",
        ],
        direct: [
          "Без длинных подводок: мне интересно, какой ты человек.",
          "Скажу сразу: любой твой честный ответ подойдёт.",
        ],
      },
    },
    first: {
      name: "Труднее всего написать первое слово",
      view: "Первое сообщение не обязано быть блестящим – от него требуется только повод ответить.",
      step: "Шаг на сегодня: выбери одну деталь о человеке и спроси о ней одной фразой, на всё две минуты.",
      lines: {
        playful: [
          "Идеального первого сообщения не существует, поэтому вот обычное, зато честное.",
          "Беру на себя самое трудное – первую реплику.",
        ],
        sincere: [
          "Хочется начать не с «привет, как дела», а с того, что правда интересно.",
          "Начну просто, потому что интересно познакомиться.",
        ],
        direct: [
          "Пишу без повода, просто хочется познакомиться.",
          "Один вопрос для начала, ответ можно короткий.",
        ],
      },
    },
    boring: {
      name: "Кажется, что сказать нечего и выйдет скучно",
      view: "Интересным делает не остроумие, а внимание: люди любят тех, кто спрашивает и слушает.",
      step: "Шаг на сегодня: задай один уточняющий вопрос о том, что уже сказано, и не придумывай ничего нового.",
      lines: {
        playful: [
          "Сразу предупреждаю: светские беседы – не мой талант, зато вопросы у меня хорошие.",
          "Предлагаю пропустить часть про погоду и быть немного странными.",
        ],
        sincere: [
          "Не мастер красивых фраз, зато слушаю внимательно.",
          "Мне правда интересно, как ты думаешь об этом.",
        ],
        direct: ["Вместо остроумия – один честный вопрос.", "Давай к интересному."],
      },
    },
    silence: {
      name: "Пугает тишина в ответ",
      view: "Тишина чаще всего про чужой день, занятость и десяток других чатов, а не про тебя.",
      step: "Шаг на сегодня: отправь одно лёгкое сообщение и заранее реши, что второго до завтра не будет.",
      lines: {
        playful: [
          "Отвечать можно смайликом, жюри примет.",
          "Срок ответа на это сообщение – от минуты до пятницы.",
        ],
        sincere: [
          "Отвечай, когда будет удобно, мне просто интересно.",
          "Никуда не тороплю, но поговорить хочется.",
        ],
        direct: ["Если не до переписки – так и скажи, пойму.", "Коротко, чтобы легко было ответить."],
      },
    },
    date: {
      name: "Волнует сама встреча",
      view: "Волнение на свидании есть у обоих, и сказанное вслух оно становится вдвое меньше.",
      step: "Шаг на сегодня: приготовь три вопроса, ответы на которые тебе интересны, и договорись на час, а не на вечер.",
      lines: {
        playful: [
          "Предупреждаю: первые пять минут волнуюсь, потом становлюсь собой.",
          "План встречи: десять минут неловкости, дальше – только хорошее.",
        ],
        sincere: [
          "Немного волнуюсь перед встречей, потому что жду её.",
          "Давай просто пройдёмся и поговорим, без экзамена.",
        ],
        direct: [
          "Предлагаю коротко: час, кофе и никаких обязательств.",
          "Давай увидимся ненадолго, так обоим легче.",
        ],
      },
    },
    worth: {
      name: "Сидит мысль, что тебя недостаточно",
      view: "Симпатия не выдаётся за заслуги: откликаются на живого человека, а не на идеального.",
      step: "Шаг на сегодня: напиши одну фразу о том, что тебе правда интересно в этом человеке, – не о себе.",
      lines: {
        playful: [
          "Рекламной речи о себе не будет, зато будет хороший вопрос.",
          "Резюме прикладывать не буду, давай сразу к беседе.",
        ],
        sincere: [
          "Мне нравится, как ты рассказываешь о своём, хочется слушать дальше.",
          "Хочется познакомиться по-настоящему, без витрины.",
        ],
        direct: ["Скажу просто: мне с тобой интересно.", "Без игры в идеальность, один вопрос."],
      },
    },
    general: {
      name: "Внутри тревожно, и это понятно",
      view: "Уверенность приходит после действия, а не до него: она складывается из маленьких попыток.",
      step: "Шаг на сегодня: одно сообщение, одна минута, без перечитывания.",
      lines: {
        playful: [
          "Пишу быстро, пока внутренний критик вышел за чаем.",
          "Сегодня у меня день смелых сообщений, тебе достаётся первое.",
        ],
        sincere: [
          "Мне хочется с тобой поговорить, вот и пишу.",
          "Пишу просто потому, что интересно, как ты.",
        ],
        direct: ["Один вопрос, без подводки.", "Скажу прямо: хочется общаться."],
      },
    },
  },
  en: {
    rejection: {
      name: "You are afraid of hearing no",
      view: "A no is about whether two people match, not a grade for you, and not knowing usually wears you out longer.",
      step: "Today's step: send one short message and put the phone away for an hour. Your part is done then.",
      lines: {
        playful: [
          "I rewrote this three times and the simplest version won.",
          "I've spent today's courage on this message, so I hope it's a good one.",
        ],
        sincere: [
          "I get a little nervous writing to you, and I think that's a good sign.",
          "I'd like to get to know you, and saying so seems simplest.",
        ],
        direct: [
          "No long run-up: you seem interesting and I'd like to talk.",
          "I'll say it first: any honest answer is fine.",
        ],
      },
    },
    first: {
      name: "The first word is the hardest",
      view: "A first message doesn't have to shine; it only has to give a reason to answer.",
      step: "Today's step: pick one detail about them and ask about it in one sentence. Two minutes, no more.",
      lines: {
        playful: [
          "The perfect opener doesn't exist, so here is an ordinary, honest one.",
          "I'll take the hardest part, the first line.",
        ],
        sincere: [
          "I'd rather start with something I really want to know than with “how are you”.",
          "I'll keep it simple, because I'm curious about you.",
        ],
        direct: [
          "No occasion, I just want to get to know you.",
          "One question to begin with, a short answer will do.",
        ],
      },
    },
    boring: {
      name: "It feels as if you had nothing to say",
      view: "Attention makes people interesting, not wit: everyone likes somebody who asks and listens.",
      step: "Today's step: ask one follow-up about something they said already. Invent nothing.",
      lines: {
        playful: [
          "Fair warning: small talk is not my gift, but my questions are good.",
          "I suggest we skip the weather and be a little strange instead.",
        ],
        sincere: [
          "I'm no good at clever lines, but I listen well.",
          "I'd honestly like to know how you see this.",
        ],
        direct: ["Instead of wit, one honest question.", "On to the interesting part."],
      },
    },
    silence: {
      name: "You dread the silence",
      view: "Silence is mostly about somebody's day, their work and ten other chats, not about you.",
      step: "Today's step: send one light message, and decide now that there won't be a second before tomorrow.",
      lines: {
        playful: [
          "You may answer with an emoji, the jury will accept it.",
          "The deadline for this is anywhere between a minute and Friday.",
        ],
        sincere: [
          "Answer whenever it suits you, I'm just curious.",
          "No rush at all, I simply like talking to you.",
        ],
        direct: [
          "If you're not in the mood for texting, just say so, I'll understand.",
          "Keeping it short so it's easy to answer.",
        ],
      },
    },
    date: {
      name: "It's the meeting itself that scares you",
      view: "Both people are nervous on a date, and said aloud it shrinks by half.",
      step: "Today's step: have three questions ready that you want answered, and agree on an hour instead of an evening.",
      lines: {
        playful: [
          "Fair warning: I'm nervous for five minutes, then I'm myself.",
          "The plan: ten awkward minutes, and only good things after that.",
        ],
        sincere: [
          "I'm a bit nervous about meeting you, because I'm looking forward to it.",
          "Let's just walk and talk, no exam.",
        ],
        direct: [
          "Let's keep it short: an hour, coffee, no strings.",
          "Let's meet for a little while, that's easier on both of us.",
        ],
      },
    },
    worth: {
      name: "There is the thought that you are not enough",
      view: "Liking isn't handed out for merit: people answer to someone real, not to someone perfect.",
      step: "Today's step: write one sentence about what you find interesting in them, not about yourself.",
      lines: {
        playful: [
          "I'll spare you the sales pitch and offer a good question instead.",
          "No CV attached, straight to the conversation.",
        ],
        sincere: [
          "I like how you talk about your things and I'd like to hear more.",
          "I'd like to get to know you for real, no shop window.",
        ],
        direct: ["I'll say it simply: I find you interesting.", "No acting perfect, one question."],
      },
    },
    general: {
      name: "You feel uneasy, and that makes sense",
      view: "Confidence comes after acting, not before; it is made of small tries.",
      step: "Today's step: one message, one minute, no rereading.",
      lines: {
        playful: [
          "Writing this quickly while my inner critic is out for tea.",
          "It's my day of brave messages, and you get the first.",
        ],
        sincere: ["I'd like to talk to you, so I'm writing.", "I'm writing because I'm curious how you are."],
        direct: ["One question, no preamble.", "Plainly: I'd like to talk."],
      },
    },
  },
};
