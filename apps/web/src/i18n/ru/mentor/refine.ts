// What one may want of the three messages.

/** Words of the chips, and what each says in the talk. */
export const refine = {
  title: "Изменить сообщения",
  shorter: "Короче",
  bolder: "Смелее",
  warmer: "Теплее",
  plainer: "Проще",
  not_about_this: "Не про это",
  say: {
    shorter: "Короче",
    bolder: "Смелее",
    warmer: "Теплее",
    plainer: "Напиши проще, на ты",
    not_about_this: "Не про это",
  },
};
