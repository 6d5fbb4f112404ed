// What the mentor says while it plays the other person, and how it reviews the scene. Data only; lines of the role keep
// clear of past tense, so they fit whoever is played. Marks: {about}, {ask}, {quote} of the person's line.
import type { Language } from "../transcript/transcript.ts";

export interface RoleLines {
  /** {scene} in the person's own words, {part} the mentor's part. */
  readonly start: readonly string[];
  /** Whom the mentor plays. */
  readonly part: { readonly her: string; readonly him: string; readonly them: string };
  readonly opening: { readonly warm: readonly string[]; readonly cool: readonly string[] };
  readonly greeted: readonly string[];
  readonly onTopic: readonly string[];
  readonly asked: readonly string[];
  readonly told: readonly string[];
  readonly short: readonly string[];
  readonly looks: readonly string[];
  readonly pressed: readonly string[];
  readonly invitedYes: readonly string[];
  /** The invitation has a time in it. */
  readonly invitedFixed: readonly string[];
  readonly invitedEarly: readonly string[];
  readonly cool: readonly string[];
  readonly review: {
    readonly nothing: string;
    readonly intro: string;
    readonly best: string;
    readonly bestWhy: {
      readonly invite: string;
      readonly topic: string;
      readonly question: string;
      readonly warm: string;
    };
    readonly weak: string;
    readonly weakWhy: {
      readonly short: string;
      readonly long: string;
      readonly pressure: string;
      readonly looks: string;
      readonly noQuestion: string;
    };
    readonly invitedWell: string;
    readonly invited: string;
    readonly notInvited: string;
    readonly tooManyQuestions: string;
    readonly next: string;
    /** {line} in place of a line that pushed, and of one that was merely weak. */
    readonly instead: string;
    readonly betterThanPressure: readonly string[];
    readonly betterThanWeak: readonly string[];
  };
}

export const ROLE_LINES: Readonly<Record<Language, RoleLines>> = {
  ru: {
    start: [
      "Хорошо, играем. Сцена, как её задаёшь ты: «{scene}». Ты – это ты, а я играю {part}. Пиши свою реплику; когда захочешь разбор – напиши «стоп».",
      "Принято: «{scene}». Роли такие: за себя говоришь ты, а я с этой минуты играю {part}. Слово «стоп» – и я разберу твои реплики.",
    ],
    part: { her: "её", him: "его", them: "человека из чата" },
    opening: {
      warm: ["Привет) Ну, рассказывай, с чем к нам.", "О, привет! Как раз скучаю в очереди."],
      cool: ["Привет. Я ненадолго, если что.", "Привет. День суматошный, но давай."],
    },
    greeted: [
      "Привет) И что хорошего?",
      "Привет. А теперь удиви меня)",
      "Приветик. Ты сегодня с планом или просто поболтать?",
    ],
    onTopic: [
      "О, {about} могу долго) {ask}",
      "Так, {about} – это ты удачно заходишь. {ask}",
      "Вот {about} мне всегда интересно. {ask}",
      "Ну всё, {about} – моя слабость. {ask}",
    ],
    asked: [
      "О, сразу серьёзно. Отвечу так: зависит от компании.",
      "Дай подумать… Скорее нет, чем да, но могу передумать.",
      "Хороший вопрос) Если честно, по настроению. А почему спрашиваешь?",
      "Хм, так сразу и не скажешь. Скорее да. А ты?",
      "Ого, какие вопросы. Ладно, отвечу: бывает по-разному. Твоя версия?",
    ],
    told: [
      "Ого, этого я про тебя не знаю. И часто так?",
      "Мне нравится, как ты рассказываешь. А что было потом?",
      "Вот это поворот) И чем закончилось?",
      "Ахах, неожиданно. И как тебе?",
      "Забавно) А дальше?",
      "Ну это надо переварить. Ты всегда так?",
    ],
    short: ["И всё?)", "Лаконично.", "Я так и не понимаю, это хорошо или плохо)"],
    looks: ["Ну спасибо. А кроме фото вопросы будут?)", "Мило, но так пишут все."],
    pressed: ["Так, это уже похоже на допрос.", "Эй, полегче, у меня и другие дела есть."],
    invitedYes: [
      "Звучит хорошо) А когда и где?",
      "А давай! Только скажи, во сколько.",
      "Мне нравится. Место выбираешь ты?",
    ],
    invitedFixed: [
      "А давай! Тогда договорились)",
      "Звучит хорошо, мне подходит.",
      "Хорошо, беру. Где встречаемся?",
    ],
    invitedEarly: [
      "Ой, так быстро? Давай ещё немного пообщаемся.",
      "Может быть) Сначала расскажи о себе что-нибудь, чего нет в профиле.",
    ],
    cool: ["Ну допустим.", "Ясно. И?", "Возможно."],
    review: {
      nothing:
        "Разбирать пока нечего: в сцене нет твоих реплик. Напиши хотя бы две-три, и я скажу, что сработало.",
      intro: "Стоп, выходим из роли. У тебя {count}, вопросов среди них: {questions}.",
      best: "Лучшее – «{quote}»: {why}.",
      bestWhy: {
        topic: "есть конкретная тема, за неё хочется зацепиться",
        question: "на такой вопрос легко ответить",
        warm: "звучит живо и по-твоему",
        invite: "ты зовёшь прямо, и на это легко ответить «да»",
      },
      weak: "Слабее – «{quote}»: {why}.",
      weakWhy: {
        short: "слишком коротко, продолжать приходится другому",
        long: "слишком длинно, мысль теряется, раздели надвое",
        pressure: "это давление: ответ выпрашивают или торопят, и хочется отойти",
        looks: "комплимент внешности слышали много раз, он ни о чём не спрашивает",
        noQuestion: "утверждение без вопроса, отвечать не на что",
      },
      invitedWell: "Приглашение было, и с днём в нём – так и нужно: ответить можно одним словом.",
      invited:
        "Приглашение было, и это смело. Добавь к нему место и время, тогда ответить можно одним словом.",
      notInvited: "До приглашения не дошло. Если разговор тёплый, пробуй звать на пятой–седьмой реплике.",
      tooManyQuestions: "Вопросы идут подряд – чередуй их с каплей своего, иначе выходит анкета.",
      next: "Ещё раз? Попробуй начать так: «{line}»",
      instead: "Вместо этого: «{line}»",
      betterThanPressure: [
        "Понимаю, не сейчас. Если захочется, назови свой день, мне будет приятно.",
        "Хорошо, без спешки. Захочешь вернуться к этому – просто напиши.",
      ],
      betterThanWeak: [
        "А как у тебя? Расскажи одну деталь, мне правда интересно.",
        "У меня так, а у тебя? Что в этом самое любимое?",
      ],
    },
  },
  en: {
    start: [
      "All right, we play. The scene as you set it: “{scene}”. You are yourself, and I play {part}. Write your line; say “stop” when you want the review.",
      "Good: “{scene}”. You speak for yourself, and from here on I play {part}. The word “stop” brings the review.",
    ],
    part: { her: "her", him: "him", them: "the person from the chat" },
    opening: {
      warm: ["Hey :) So, what brings you here?", "Oh hi! Good timing, I'm bored in a queue."],
      cool: ["Hi. I don't have long, just so you know.", "Hi. Busy day, but go on."],
    },
    greeted: [
      "Hi :) And what's new?",
      "Hi. Now surprise me.",
      "Hey. Do you have a plan today, or just chatting?",
    ],
    onTopic: [
      "Oh, I can go on about {about} for hours. {ask}",
      "You picked a good one, I like {about}. {ask}",
      "I'm always up for {about}. {ask}",
      "You've found my soft spot, {about}. {ask}",
    ],
    asked: [
      "Straight to it. Let's say it depends on the company.",
      "Let me think… More no than yes, but I can be persuaded.",
      "Good question. Depends on my mood, honestly. Why do you ask?",
      "Hm, hard to say just like that. More yes than no. You?",
      "Wow, deep already. It varies. What's your version?",
    ],
    told: [
      "I didn't expect that from you. Does it happen often?",
      "I like how you tell it. What came next?",
      "Plot twist :) And how did it end?",
      "Haha, didn't see that coming. And how was it?",
      "Funny :) And then?",
      "I need a moment with that one. Are you always like this?",
    ],
    short: ["Yeah.", "Is that all? :)", "Few words, or a busy thumb?"],
    looks: ["Thanks, I guess. Any questions apart from the photo?", "Sweet, but everyone writes that."],
    pressed: [
      "Okay, this is starting to feel like an interrogation.",
      "Easy there, I do have other things going on.",
    ],
    invitedYes: [
      "Sounds good! When and where?",
      "Let's! Just tell me what time.",
      "I like it. Are you picking the place?",
    ],
    invitedFixed: [
      "Let's! It's a plan :)",
      "Sounds good, that works for me.",
      "All right, I'm in. Where do we meet?",
    ],
    invitedEarly: [
      "Oh, that was fast. Let's chat a little more first?",
      "Maybe :) First tell me something that isn't in your profile.",
    ],
    cool: ["If you say so.", "Right. And?", "Possibly."],
    review: {
      nothing:
        "There is nothing to review yet: you haven't said a line. Give me two or three, and I'll tell you what worked.",
      intro: "Stop, out of the role. You had {count}, {questions} of them with a question.",
      best: "The best one: “{quote}”, because {why}.",
      bestWhy: {
        topic: "there is something concrete in it to hold on to",
        question: "it is easy to answer",
        warm: "it sounds alive and like you",
        invite: "it asks plainly, and a yes to it is easy",
      },
      weak: "The weaker one: “{quote}”, because {why}.",
      weakWhy: {
        short: "it is too short and leaves the work to them",
        long: "it is too long and loses its point; make two of it",
        pressure: "that is pressure: it pleads or hurries, and makes one step back",
        looks: "they've heard compliments on looks many times, and it asks nothing",
        noQuestion: "it states something and leaves nothing to answer",
      },
      invitedWell: "You did ask them out, and with a day in it: one word is enough to say yes.",
      invited:
        "You did ask them out, which takes courage. Add a place and a time, and one word is enough to say yes.",
      notInvited: "You never got to the invitation. When it's warm, try it around the fifth to seventh line.",
      tooManyQuestions: "Your questions come in a row; mix in a drop of yourself, or it becomes a form.",
      next: "Once more? Try opening with: “{line}”",
      instead: "Instead: “{line}”",
      betterThanPressure: [
        "I get it, not now. If you feel like it, name a day of yours, I'd be glad.",
        "All right, no hurry. If you'd like to come back to it, just write.",
      ],
      betterThanWeak: [
        "And you? Tell me one detail, I'm really curious.",
        "That's me, and you? What do you like best about it?",
      ],
    },
  },
};
