// What is typed once must read right wherever it stands.
import { expect, it } from "vitest";
import { gapPlaces } from "./gap-places.ts";

it("[MA14] a whole answer is one gap, one inside a sentence another, and a detail is what its hint asks for", () => {
  const place = gapPlaces();
  const gap = (id: string, hint: string) => ({ id, hint });
  expect(place("{gap:answer}. А ты?", [gap("answer", "кем ты работаешь")])).toEqual({
    text: "{gap:answer}. А ты?",
    gaps: [gap("answer", "кем ты работаешь")],
  });
  expect(place("Ого! {gap:answer}. Давно?", [gap("answer", "твоя работа")]).text).toBe(
    "Ого! {gap:answer}. Давно?",
  );
  expect(place("Прямо сейчас {gap:answer}. А ты?", [gap("answer", "что ты делаешь")])).toEqual({
    text: "Прямо сейчас {gap:answer2}. А ты?",
    gaps: [gap("answer2", "что ты делаешь")],
  });
  expect(place("Держит {gap:detail}.", [gap("detail", "что держит")]).text).toBe("Держит {gap:detail}.");
  expect(place("Жаль {gap:detail}.", [gap("detail", "о чём жалеешь")]).text).toBe("Жаль {gap:detail2}.");
  expect(place("Привет", undefined)).toEqual({ text: "Привет" });
});
