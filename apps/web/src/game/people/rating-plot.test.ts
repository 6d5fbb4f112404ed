// The line goes through its box, whatever the ratings are.
import { describe, expect, it } from "vitest";
import { plotPath } from "./rating-plot.tsx";

const line = (...ratings: number[]) => plotPath(ratings.map((rating, index) => ({ at: index, rating })));

describe("the plot of a rating", () => {
  it("[SN2] runs from the left edge to the right one, the best on top", () => {
    expect(line(1000, 1100, 1050)).toBe("M10.0 150.0L300.0 10.0L590.0 80.0");
  });

  it("[SN2] is flat where nothing changed, and a point for one game", () => {
    expect(line(1000, 1000)).toBe("M10.0 150.0L590.0 150.0");
    expect(line(1000)).toBe("M10.0 150.0");
  });
});
