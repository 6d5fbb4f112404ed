// Russian: the running game.
export const match = {
  online: "✅ Онлайн",
  connecting: "🔄 Подключение...",
  offline: "❌ Офлайн",
  leave: "Выйти из игры",
  loadFailed: "Игра не загрузилась. Проверь связь и попробуй ещё раз.",
};
