// What the fake model says when no test told it what to say: an advice in shape where JSON is asked for, else a sentence.

/** An advice as a model writes it; every field can be changed. */
export function fakeAdvice(change: object = {}): string {
  return JSON.stringify({
    summary: "Разговор живой: на вопрос про горы пришёл подробный ответ. Самое время предложить встречу.",
    verdict: "write_now",
    playful: {
      text: "Спорим, твой снег на Алтае проиграет моему какао?",
      why: "Подхватывает снег, о котором шла речь.",
      fact: "interest",
    },
    sincere: {
      text: "Здорово рассказываешь про горы. Что там понравилось больше всего?",
      why: "Уточняющий вопрос к тому, что важно.",
      fact: "follow_up",
    },
    direct: {
      text: "Давай в субботу в пять выпьем кофе у парка и ты покажешь фото?",
      why: "Конкретное место и время.",
      fact: "invitation",
    },
    ...change,
  });
}

/** The fake's own answer to a request without a script. */
export function unscriptedAnswer(body: unknown): string {
  return JSON.stringify(body ?? "").includes("JSON object only")
    ? fakeAdvice()
    : "Похоже, разговору не хватает вопроса. О чём тебе самому интересно узнать?";
}
