// Russian: how the mentor calls the person and speaks of them.
export const own = {
  email: "Почта",
  called: "Как тебя называть?",
  calledHint: "Так «Искра» будет к тебе обращаться. За игровым столом имя другое.",
  gender: "Писать о тебе как о",
  genders: { woman: "женщине", man: "мужчине", unsaid: "неважно" },
};
