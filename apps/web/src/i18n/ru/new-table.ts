// Russian: making a table. Comes with its dialog.
export const newTable = {
  createTitle: "Создание стола",
  nameLabel: "Название стола",
  namePlaceholder: "Название стола (необязательно)",
  stakeLabel: "Ставка",
  stakeHint: "Столько фишек ставит каждый. Победитель забирает всё.",
  stakeFreeHint: "Без ставки: играй хоть один.",
  stakeTooHigh: "У тебя {{chips}}: больше не поставить.",
  privateLabel: "Закрытый стол",
  privateHint: "Не виден в списке. Зайти можно только по ссылке.",
  submit: "Создать",
  submitting: "Создаём...",
  createFailed: "Ошибка при создании комнаты.",
};
