// Where a message stands in a talk, which the classifier of acts learns and reads with it.
import { expect, it } from "vitest";
import type { Act } from "../acts/act.ts";
import { momentWords } from "./language-data.ts";
import { type Earlier, placeInTalk } from "./place-in-talk.ts";

const said = (speaker: "me" | "them", text: string, ...acts: Act[]): Earlier => ({
  speaker,
  text,
  acts: new Set(acts),
});
const WORDS = momentWords("en");

it("[CO99] an answer stands where something was asked for, another day where it is named", () => {
  const invited = [said("them", "long day"), said("me", "jazz on thursday?", "invitation")];
  expect(placeInTalk("them", "maybe", invited, WORDS)).toBe("theirs_invited");
  expect(placeInTalk("them", "thursday it is", invited, WORDS)).toBe("theirs_invited");
  expect(placeInTalk("them", "friday?", invited, WORDS)).toBe("theirs_other_day");
  expect(placeInTalk("them", "can't do friday", invited, WORDS)).toBe("theirs_invited");
  expect(placeInTalk("unknown", "maybe", invited, WORDS)).toBe("theirs_invited");
});

it("[CO99] an invitation waits for four messages, a question for two", () => {
  const talk = [said("me", "drinks?", "invitation"), said("them", "ha"), said("me", "well")];
  expect(placeInTalk("them", "no", talk, WORDS)).toBe("theirs_invited");
  const later = [...talk, said("them", "so"), said("me", "ok")];
  expect(placeInTalk("them", "no", later, WORDS)).toBe("theirs");
  expect(placeInTalk("them", "no", [said("me", "sleep well?")], WORDS)).toBe("theirs_asked");
});

it("[CO99] mine answers theirs in the same way", () => {
  expect(placeInTalk("me", "yes", [said("them", "come along", "invitation")], WORDS)).toBe("mine_invited");
  expect(placeInTalk("me", "yes", [said("them", "fun", "opinion")], WORDS)).toBe("mine");
});
