// Russian: whom a chat is with.
export const them = {
  title: "С кем переписка",
  question: "С кем переписка:",
  name: "Имя",
  hint: "«Искра» учтёт это в каждом ответе этого чата.",
  change: "Изменить",
  gender: "Это",
  genders: { woman: "девушка", man: "парень", unsaid: "неважно" },
};
