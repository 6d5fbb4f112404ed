// The banner of a scene that is being played.

/** Words of the banner. */
export const scene = {
  title: "Ролевая игра",
  who: { her: "Искра играет её", him: "Искра играет его", them: "Искра играет другую сторону" },
  named: "Искра играет: {{name}}",
  level: "Насколько трудно",
  levels: { warm: "Тепло", dry: "Сухо", busy: "Некогда" },
  stop: "Стоп и разбор",
};
