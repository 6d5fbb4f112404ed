// [CO111] Counsel where a no stands: what is given to send and what is told to do, in both languages; what asks the person is none.
import { describe, expect, it } from "vitest";
import { urgesOn } from "./urges.ts";

describe("counsel after a no", () => {
  it.each([
    "Можно мягко уточнить: «А если просто кофе, без обязательств?»",
    "Напиши так: может, всё-таки сходим в субботу?",
    "Не сдавайся, такие девушки любят настойчивых.",
    "Подожди немного и напиши ей снова через неделю.",
    "Её «нет» не значит навсегда.",
    "> Дай мне ещё один шанс",
    "Попробуй позвать ещё раз, но в другое место.",
    "Постарайся переубедить: расскажи, как тебе с ней хорошо. Дожми, уговори её.",
    'You could send: "How about just a coffee, no pressure?"',
    "Text her again in a week, she may have cooled off.",
    "Don't give up, change her mind with something funny.",
    "Reply: would you like to try again sometime?",
    "A no doesn't mean never, be persistent.",
    "Write:\nI'll wait for you, take your time",
  ])("[CO111] urges on: %s", (counsel) => {
    expect(urgesOn(counsel)).toBe(true);
  });

  it.each([
    "Это больно, и с этим можно быть. Как ты сейчас? Есть кому позвонить?",
    "Она сказала «нет» ясно. Напиши одно доброе слово: «Спасибо за честность, всего доброго» – и оставь её в покое.",
    "Не пиши ей снова и не спрашивай почему: это давит.",
    "Лучше не писать ничего. Удали чат и сходи к друзьям.",
    "Когда станет легче, познакомься с кем-то другим. Что тебе самому нравится?",
    "It hurts, and that's all right. Who can you call tonight?",
    'He said no. If you want, send one last line: "Thanks for being honest, take care." Then let it rest.',
    "Don't text her again and don't ask why, it is pressure.",
    'The word "maybe" is not in what she wrote.',
    "Meet your friends, sleep, and give yourself time. What helped you last time?",
  ])("[CO111] leaves the no alone: %s", (counsel) => {
    expect(urgesOn(counsel)).toBe(false);
  });
});
