// Times that are suggested, and fields for others.
import { describe, expect, it } from "vitest";
import { fieldTime, fieldValue, timeIn } from "./remind-times.ts";

const at = (value: string): number => new Date(value).getTime();

describe("[MK12] when to be reminded", () => {
  it.each([
    ["2026-11-22T19:10", 2, "2026-11-24T19:00"],
    ["2026-11-22T19:47", 2, "2026-11-24T19:30"],
    ["2026-11-22T02:15", 1, "2026-11-23T10:00"],
    ["2026-11-22T09:59", 3, "2026-11-25T10:00"],
    ["2026-11-22T23:40", 1, "2026-11-23T21:00"],
    ["2026-11-22T21:20", 1, "2026-11-23T21:00"],
    ["2026-12-31T12:00", 1, "2027-01-01T12:00"],
  ])("%s and %i days is %s", (now, days, time) => expect(fieldValue(timeIn(days, at(now)))).toBe(time));

  it("reads what it wrote, and nothing that is no time", () => {
    expect(fieldTime(fieldValue(at("2026-02-03T04:05")))).toBe(at("2026-02-03T04:05"));
    expect([fieldTime(""), fieldTime("soon")]).toEqual([null, null]);
  });
});
