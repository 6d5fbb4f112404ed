// A contact leads to a call or to a page; nothing else can be made of one.
import { expect, it } from "vitest";
import { contactHref } from "./help-card.tsx";

it.each([
  ["112", "tel:112"],
  ["8-800-7000-600", "tel:88007000600"],
  ["0800 1111", "tel:08001111"],
  ["+7 (495) 989-50-50", "tel:+74959895050"],
  ["https://stopncii.org", "https://stopncii.org"],
  ["javascript:alert(1)", "tel:1"],
])("[MF1] %s leads to %s", (value, href) => {
  expect(contactHref(value)).toBe(href);
});
