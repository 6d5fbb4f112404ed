// What the mentor says about messages it has offered. Data only. Marks: {line} a message, {n} which one, {why} its reason,
// {source}.
import type { Language } from "../transcript/transcript.ts";
import type { EditKind } from "./follow-up-signs.ts";

export interface FollowUpWords {
  readonly edited: Readonly<Record<EditKind, string>>;
  /** There was nothing to change. */
  readonly same: Readonly<Partial<Record<EditKind, string>>>;
  /** The person's own text, changed. */
  readonly own: string;
  readonly nothingYet: string;
  readonly why: string;
  readonly source: string;
  readonly pick: string;
  readonly pickBy: Readonly<Record<"playful" | "sincere" | "direct", string>>;
  readonly ifNo: string;
  readonly ifSilent: string;
  readonly when: Readonly<Record<"write_now" | "wait" | "ask_out" | "let_it_go", string>>;
  readonly sent: string;
  readonly ordinals: readonly [string, string, string];
}

export const FOLLOW_UP_WORDS: Readonly<Record<Language, FollowUpWords>> = {
  ru: {
    edited: {
      shorter: "Короче: осталась только суть. Зацепка и вопрос на месте.",
      funnier:
        "Веселее: все три теперь с улыбкой. Бери ту шутку, которую можно произнести вслух своим голосом.",
      warmer: "Теплее: без шуток поверх, просто и по-человечески.",
      bolder: "Прямее: сразу к делу, и место для «нет» в каждом осталось.",
      noEmoji: "Без смайликов: слова те же.",
      formal: "На «вы»: смысл тот же. Как только там перейдут на «ты», переходи и ты.",
      informal: "Проще и на «ты»: без лишних вступлений.",
      again: "Другие три. Если снова мимо, скажи, что не так: тон, тема или длина.",
    },
    same: {
      shorter: "Короче уже некуда: в каждом одна мысль. Если длинно и так, отправь только вопрос из него.",
      noEmoji: "Смайликов в них и так нет, можно отправлять как есть.",
      formal: "Обращения в них и так нет, они годятся и на «вы».",
    },
    own: "Вот твой текст после правки: «{line}»",
    nothingYet:
      "Пока нечего менять: в этом разговоре ещё нет вариантов. Пришли переписку или текст, который хочешь поправить («Сделай короче: …»), и я поправлю его.",
    why: "{n} вариант – «{line}». {why}",
    source: "Источник: {source}.",
    pick: "Моя ставка – {n}: «{line}». {why}",
    pickBy: {
      playful: "На улыбку проще всего ответить, и ставка у неё самая низкая.",
      sincere: "Тепло без игры редко бывает мимо: оно не давит и звучит по-человечески.",
      direct: "Здесь нужна ясность: одно место, одно время, и отвечать просто.",
    },
    ifNo: "Тогда одна спокойная фраза: «Спасибо за честность, всё в порядке», и точка. Не спрашивай почему, не предлагай другой день и не обещай измениться: «нет» – это про совпадение двоих, а не про твою цену. Завтра будет чуть обидно, через неделю – почти нет, а несделанный шаг помнится дольше любого отказа.",
    ifSilent:
      "Тогда не шли ничего вдогонку хотя бы сутки: чаще это занятой день. Потом один раз зайди с новой темой, без «ну что, молчишь». Если тихо и после этого, тишина и есть ответ, отпускай без выяснений. Вставь сюда, что придёт, и решим дальше.",
    when: {
      write_now:
        "Сейчас или сегодня вечером, пока тема тёплая. Подгадывать минуту не нужно: важнее, чтобы после отправки у тебя было чем заняться.",
      wait: "Не сегодня. Выдержи паузу, о которой сказано выше, и отправь днём или ранним вечером, одним сообщением.",
      ask_out:
        "Сегодня, днём или ранним вечером, и не позже чем за два дня до встречи: тогда есть время ответить и настроиться.",
      let_it_go:
        "Либо сразу, одной фразой, либо никогда: прощание, которое приходит через неделю, читается как попытка вернуться.",
    },
    sent: "Хорошо, самое трудное сделано. Отметь этот вариант кнопкой «Отправлено», закрой чат и займись своим; второе сообщение вдогонку не нужно. Когда придёт ответ, вставь его сюда, и пойдём дальше с этого места.",
    ordinals: ["Первый", "Второй", "Третий"],
  },
  en: {
    edited: {
      shorter: "Shorter: only the point is left. Hook and question are still there.",
      funnier:
        "Funnier: all three come with a smile now. Take the joke you could say out loud in your own voice.",
      warmer: "Warmer: no jokes on top, plain and human.",
      bolder: "More direct: straight to the point, and each still leaves room for a no.",
      noEmoji: "Without emoji: the words are the same.",
      formal: "More formal: English has one “you”, so it is the tone that changed.",
      informal: "More casual: no introductions.",
      again: "Three others. If they miss again, tell me what's off: the tone, the topic or the length.",
    },
    same: {
      shorter:
        "They can't get much shorter: each holds one thought. If that's still long, send only its question.",
      noEmoji: "There are no emoji in them, you can send them as they are.",
      formal: "They're polite as they stand: English has one “you”, and none of them is slang.",
    },
    own: "Here is your text after the edit: “{line}”",
    nothingYet:
      "There is nothing to change yet: no options in this talk so far. Send me the chat, or the text you want changed (“Make it shorter: …”), and I'll edit it.",
    why: "{n} option: “{line}”. {why}",
    source: "Source: {source}.",
    pick: "My bet is the {n}: “{line}”. {why}",
    pickBy: {
      playful: "A smile is the easiest thing to answer, and costs the least if it misses.",
      sincere: "Warmth without a game rarely misses: it doesn't push, and it sounds human.",
      direct: "Clarity is what's needed here: one place, one time, and easy to answer.",
    },
    ifNo: "Then one calm line: “Thanks for being honest, all good”, full stop. Don't ask why, don't offer another day, don't promise to change: a no is about two people not matching, not about what you're worth. It stings tomorrow and hardly at all in a week, while a step not taken is remembered longer than any no.",
    ifSilent:
      "Then send nothing on top for a day at least: mostly it's just a full day. After that come back once with something new, without “so, silent?”. If it's quiet after that, too, the silence is the answer; let it go without an inquiry. Paste here whatever comes, and we'll decide.",
    when: {
      write_now:
        "Now, or tonight, while the topic is warm. No need to catch the right minute: it matters more that you have something else to do after sending.",
      wait: "Not today. Keep the pause I spoke of, then send it in the afternoon or early evening, as one message.",
      ask_out:
        "Today, in the afternoon or early evening, and at least two days before the date: that leaves time to answer and look forward to it.",
      let_it_go:
        "Either at once, in one line, or never: a goodbye that comes a week later reads like a way back in.",
    },
    sent: "Good, the hard part is done. Mark that option as sent, close the chat and do something of your own; no second message on top. When the answer comes, paste it here and we'll go on from there.",
    ordinals: ["first", "second", "third"],
  },
};
