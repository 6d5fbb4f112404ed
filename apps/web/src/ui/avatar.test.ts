import { expect, it } from "vitest";
import { drawnAvatar } from "./avatar.tsx";

it("the drawn avatar is the same for the same person and differs between people", () => {
  expect(drawnAvatar("user-1")).toEqual(drawnAvatar("user-1"));
  const looks = new Set(
    Array.from({ length: 64 }, (_, index) => JSON.stringify(drawnAvatar(`user-${index}`))),
  );
  expect(looks.size).toBeGreaterThan(8);
});
