// Russian: what stands above all screens: takeover, lost connection, things that broke.
export const app = {
  replacedTitle: "Ты играешь в другой вкладке",
  replacedText: "Игра открыта там, где ты зашёл позже. Можно вернуть её сюда: место за столом сохранится.",
  takeBack: "Играть здесь",
  offline: "Связь пропала. Пробуем снова...",
  brokenTitle: "Что-то сломалось",
  brokenText: "Мы не смогли показать этот экран. Обнови страницу: место за столом ещё ждёт тебя.",
  reload: "Обновить страницу",
  unreachableTitle: "Сервер не отвечает",
  unreachableText: "Проверь интернет. Мы пробуем снова сами.",
  practise: "Потренироваться",
};
