// Days and times that a message offers.
import { expect, it } from "vitest";
import en from "./data/moments.en.json" with { type: "json" };
import ru from "./data/moments.ru.json" with { type: "json" };
import { daysIn, offerIn } from "./moments.ts";

it("[CO96] the day that is offered is told from the day that is ruled out", () => {
  expect(offerIn("в субботу не могу, давай в воскресенье?", ru)).toMatchObject({ day: "в воскресенье" });
  expect(offerIn("can't do saturday, sunday?", en)).toMatchObject({ day: "Sunday" });
  expect(offerIn("this weekend is busy but next week works", en)).toMatchObject({ day: "next week" });
  expect(offerIn("в эти выходные к родителям, но на той неделе я свободна", ru)).toMatchObject({
    day: "на следующей неделе",
  });
  expect(offerIn("i'm at my parents this weekend, next week?", en)).toMatchObject({ day: "next week" });
  expect(offerIn("завтра не получится", ru)).toEqual({ day: null, part: null, time: null });
});

it("[CO96] a time of day is one where it is said as one, and not any number", () => {
  expect(offerIn("лучше в чт в 19:30", ru)).toEqual({ day: "в четверг", part: null, time: "в 19:30" });
  expect(offerIn("среда подходит, в 7?", ru)).toMatchObject({ day: "в среду", time: "в 7" });
  expect(offerIn("thursday at 7pm would be better", en)).toMatchObject({
    day: "Thursday",
    time: "at 7pm",
  });
  expect(offerIn("мне 24 и у меня 2 кота", ru)).toEqual({ day: null, part: null, time: null });
});

it("[CO96] a day that was put aside takes its hour along, and a day that is named decides over several", () => {
  const thursday = new Set(["в четверг"]);
  expect(offerIn("в четверг поезд в 6 утра, потом суббота после 12", ru, thursday)).toMatchObject({
    day: "в субботу",
    time: "в 12",
  });
  expect(offerIn("четверг занят, зато среда пустая", ru, thursday)).toMatchObject({ day: "в среду" });
  expect(offerIn("after the weekend, monday, i'm yours", en)).toMatchObject({ day: "Monday" });
  expect(offerIn("thursday's out, wednesday's empty though", en, new Set(["Thursday"]))).toMatchObject({
    day: "Wednesday",
  });
  expect([...daysIn("not thursday, maybe friday", en)]).toEqual(["Thursday", "Friday"]);
});

it("[CO141] an end is no day that is offered, and a part belongs to its own day", () => {
  expect(offerIn("отпустили до вторника", ru)).toEqual({
    day: null,
    part: null,
    time: null,
  });
  expect(offerIn("kids are away till Monday", en).day).toBeNull();
  expect(offerIn("давай в четверг? или в субботу утром", ru)).toEqual({
    day: "в четверг",
    part: null,
    time: null,
  });
});
