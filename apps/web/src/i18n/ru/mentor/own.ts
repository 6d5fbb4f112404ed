// Russian: how the mentor calls the person and speaks of them.
export const own = {
  email: "Почта",
  called: "Как тебя называть?",
  calledHint: "Так «Искра» будет к тебе обращаться. За игровым столом имя другое.",
  gender: "Ты",
  genders: { woman: "женщина", man: "мужчина", unsaid: "неважно" },
};
