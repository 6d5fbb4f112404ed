// The words of a refusal: why not, in one sentence, and what we do instead. Never a sermon, never a reproach.
import type { Language } from "../transcript/transcript.ts";
import type { RefusalKind } from "./refusal.ts";

/** What is said to the person, by kind and language. */
export const HELPS: Readonly<Record<RefusalKind, Readonly<Record<Language, string>>>> = {
  pressure_after_no: {
    ru: "Давить, уговаривать после отказа и искать обходные пути я не помогу: «нет» – это ответ, и продавленное «да» ничего не стоит. Могу помочь иначе: написать одну короткую тёплую фразу, после которой за тобой останется хорошее впечатление, разобрать, на каком сообщении разговор свернул не туда, или подготовить первое сообщение тому, кто отвечает с интересом.",
    en: "I won't help to push, to talk somebody round after a no, or to get past it: a no is an answer, and a yes that was squeezed out is worth nothing. Here is what I can do: one short, warm last line that leaves a good impression, a look at where the chat turned, or an opener for somebody who is glad to hear from you.",
  },
  minors: {
    ru: "Похоже, кому-то в этой истории нет восемнадцати, поэтому советов о знакомстве и флирте я здесь не дам. Если это ошибка в возрасте на картинке, поправь расшифровку. Если тебе самому меньше восемнадцати и что-то тревожит, поговори со взрослым, которому веришь, или позвони на детский телефон доверия 8-800-2000-122: это бесплатно и анонимно. Если тебе пишет взрослый и это неприятно, не отвечай, сохрани переписку и покажи её взрослому.",
    en: "Somebody in this story seems to be under eighteen, so I give no advice on dating or flirting here. If the age was misread from a picture, correct the transcript. If you are under eighteen yourself and something worries you, talk to an adult you trust or to a helpline for young people. If an adult writes to you and it feels wrong, don't answer, keep the messages and show them to an adult you trust.",
  },
  harassment: {
    ru: "С угрозами, слежкой, местью и унижением я не помогу: это причиняет вред и может обернуться уголовным делом. Понимаю, что за этим обычно стоит боль. Давай лучше так: я помогу написать спокойное сообщение, в котором ты скажешь, что тебя задело, или достойно закончить разговор, или просто разобраться, что произошло. Если плохо поступили с тобой, расскажи: подскажу, как поставить границу, заблокировать и куда пожаловаться.",
    en: "I won't help with threats, following, revenge or humiliation: it does harm and can be a crime. There is usually some hurt behind it. Here is what I can do: a calm message that says what hurt you, a dignified end to the conversation, or simply sorting out what happened. If you were the one treated badly, tell me: I'll help you to set a boundary, to block and to report.",
  },
  sexual_real_person: {
    ru: "Откровенные тексты о живом человеке и выпрашивание интимных снимков – не то, с чем я помогаю. Зато помогу сделать флирт теплее, сказать о симпатии прямо и уважительно, предложить встречу, на которой близость сможет случиться по желанию обоих, или спросить, чего хочется другому человеку.",
    en: "Explicit texts about a real person and asking for intimate pictures are not something I help with. I will gladly make the flirting warmer, put your attraction into plain and respectful words, suggest a date where closeness can happen if both want it, or find a way to ask what the other person would like.",
  },
  deception: {
    ru: "Выдавать себя за другого и обманывать в главном я не помогу: симпатия достанется не тебе, а выдуманному человеку, и узнается это больно. Давай сделаем сильнее правду: помогу рассказать о себе настоящем так, чтобы это цепляло, выбрать фото и факты для анкеты или спокойно сказать о том, что хочется скрыть.",
    en: "I won't help to pose as somebody else or to lie about what matters: the liking would go to an invented person, and finding out hurts. Let's make the truth stronger: I can help you to tell about yourself in a way that catches, to choose photos and facts for a profile, or to say calmly what you would rather hide.",
  },
  manipulation: {
    ru: "С приёмами вроде ревности напоказ, уколов и молчания в наказание я не помогу: они держатся на тревоге другого человека и портят то, ради чего затеяны. Честное работает лучше. Могу помочь так: прямо и тепло сказать, что тебе не хватает внимания, сделать переписку живее, чтобы отвечать хотелось самому человеку, позвать на встречу или понять, взаимно ли это, и спокойно отпустить, если нет.",
    en: "I won't help with tricks like staged jealousy, put-downs or silence as a punishment: they live on the other person's worry and spoil the very thing they are for. Honest works better. I can help you to say warmly and plainly that you'd like more attention, to make the chat worth answering, to ask for a date, or to find out whether it is mutual and let go calmly if it isn't.",
  },
  crisis: {
    ru: "Мне очень жаль, что тебе так тяжело. Об этом нужно говорить с живым человеком, и лучше прямо сейчас: позвони близкому или по номеру 112, там помогут в любое время суток. Ты не обязан справляться с этим в одиночку. Когда станет легче, я буду здесь, и переписку мы разберём спокойно.",
    en: "I'm so sorry it is this heavy. This needs a living person, best right now: call somebody close to you, or a crisis line (988 in the US, 116 123 in the UK and much of Europe; the emergency number is 911 or 112). You don't have to carry this alone. When it is lighter I'll be here, and we'll look at the chat calmly.",
  },
};

/** What is said when the other one speaks of ending their life. */
export const OTHER_IN_CRISIS: Readonly<Record<Language, string>> = {
  ru: "Это важнее любой переписки: на той стороне говорят, что не хотят жить. Не спорь и не шути, ответь сразу и прямо, например: «Твои слова для меня серьёзны, и мне не всё равно. Ты сейчас в безопасности? Есть кто-то рядом?» Если опасность прямо сейчас, звони 112 и назови, где человек находится. Предложи тоже позвонить по 112 или на телефон доверия и побыть с кем-то из близких. Нести это в одиночку не нужно: позови на помощь того, кому веришь. Советов о флирте здесь не дам, а когда станет спокойнее, вернёмся к разговору.",
  en: "This matters more than any chat: they are telling you that they don't want to live. Don't argue and don't joke, answer now and plainly, for example: “I take what you wrote seriously, and I care. Are you safe right now? Is somebody with you?” If there is danger right now, call the emergency number (911 or 112) and say where they are. Offer them a crisis line (988 in the US, 116 123 in the UK and much of Europe) and ask them to be with somebody close. You don't have to carry this alone: bring in a person you trust. No dating tips from me here; when it is calmer, we'll look at the chat again.",
};
