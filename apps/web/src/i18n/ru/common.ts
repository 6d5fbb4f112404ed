// Russian: what every screen shares.
export const common = {
  brand: "Фитиль",
  loading: "Загрузка...",
  close: "Закрыть",
  cancel: "Отмена",
  back: "Назад",
  retry: "Попробовать снова",
  save: "Сохранить",
  free: "Бесплатно",
  chips_one: "{{count}} фишка",
  chips_few: "{{count}} фишки",
  chips_many: "{{count}} фишек",
  chips_other: "{{count}} фишки",
  defaultPlayerName: "Игрок",
  language: "Язык",
  languageRu: "Русский",
  languageEn: "English",
};
