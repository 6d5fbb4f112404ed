// Gaps in messages: how a text with them is read, and which options are whole.
import { describe, expect, it } from "vitest";
import { adviceOptionSchema, adviceSchema } from "./advice.ts";
import { advicePartSchema } from "./messages.ts";
import { gapIdsIn, piecesOf, withGapsFilled, withHints } from "./gap-text.ts";

const HINT = { id: "film", hint: "твой ответ про кино" };
const option = (text: string, gaps?: readonly object[]) => ({
  tone: "direct",
  text,
  why: "Зацепка – кино.",
  source: "",
  ...(gaps !== undefined && { gaps }),
});

describe("a text with gaps", () => {
  it("[MA14] is read in stretches", () => {
    expect(piecesOf("{gap:film} 🙂 А ты? {gap:day}")).toEqual([
      { gap: "film" },
      { text: " 🙂 А ты? " },
      { gap: "day" },
    ]);
    expect(piecesOf("без пропусков, {просто} {gap:Не то} {gap:} {gap")).toHaveLength(1);
    expect(piecesOf("")).toEqual([]);
    expect(gapIdsIn("{gap:a} и {gap:b}, снова {gap:a}")).toEqual(["a", "b"]);
  });

  it("[MA14] is filled, or shows the hint in brackets", () => {
    expect(withGapsFilled("{gap:film}! А ты? {gap:film}", () => "Да {gap:film}")).toBe(
      "Да {gap:film}! А ты? Да {gap:film}",
    );
    expect(withHints("{gap:film}, {gap:day}", [HINT])).toBe("[твой ответ про кино], …");
  });

  it.each([
    ["no gap, no mark", option("Привет"), true],
    ["a mark and its gap", option("{gap:film}!", [HINT]), true],
    ["the same gap twice in the text", option("{gap:film}! {gap:film}?", [HINT]), true],
    ["answers to tap", option("{gap:film}!", [{ ...HINT, choices: ["Да", "Нет"] }]), true],
    ["a mark without a gap", option("{gap:film}!"), false],
    ["a gap without a mark", option("Привет", [HINT]), false],
    ["another one's gap", option("{gap:day}!", [HINT]), false],
    ["one gap told twice", option("{gap:film}!", [HINT, HINT]), false],
    ["one answer to tap", option("{gap:film}!", [{ ...HINT, choices: ["Да"] }]), false],
    ["five answers to tap", option("{gap:film}!", [{ ...HINT, choices: ["1", "2", "3", "4", "5"] }]), false],
    ["an empty hint", option("{gap:film}!", [{ ...HINT, hint: " " }]), false],
    ["an id that no mark can have", option("{gap:film}!", [{ ...HINT, id: "Film 1" }]), false],
    ["no gaps, yet a list of them", option("Привет", []), false],
  ])("[MA14] in an option: %s", (_name, it, whole) => {
    expect(adviceOptionSchema.safeParse(it).success).toBe(whole);
  });

  it("[MA15] an advice carries how sure it is and one question", () => {
    const options = [option("1"), option("2"), option("{gap:film}", [HINT])];
    const asks = { question: "Что важнее?", choices: ["Позвать", "Помириться"], free: true };
    const advice = { summary: "Понял не всё.", verdict: "wait", options, understood: "partly", asks };
    expect(adviceSchema.parse(advice)).toEqual(advice);
    const { summary: _summary, ...part } = advice;
    expect(advicePartSchema.parse(part)).toEqual(part);
    expect(adviceSchema.safeParse({ ...advice, understood: "fully" }).success).toBe(false);
    expect(adviceSchema.safeParse({ ...advice, asks: { ...asks, choices: ["Одно"] } }).success).toBe(false);
  });
});
