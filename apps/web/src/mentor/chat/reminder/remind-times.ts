// When to be reminded: what is suggested, and how a time is written into a field. In the time of the person's own place. Pure.

const DAY_START_H = 10;
const DAY_END_H = 21;
const HALF_HOUR_MIN = 30;

/** How many days an answer without a word of its own on it suggests. */
export const USUAL_DAYS = 2;

/**
 * `days` after `now` (ms since 1970) at about the same time of day, on a full or half hour, never before ten in the morning or
 * after nine in the evening: a time at which one would write. Always ahead. Pure.
 */
export function timeIn(days: number, now: number): number {
  const time = new Date(now);
  time.setDate(time.getDate() + days);
  time.setMinutes(Math.floor(time.getMinutes() / HALF_HOUR_MIN) * HALF_HOUR_MIN, 0, 0);
  if (time.getHours() < DAY_START_H) time.setHours(DAY_START_H, 0);
  if (time.getHours() >= DAY_END_H) time.setHours(DAY_END_H, 0);
  return time.getTime();
}

/** A time as the value of a field for date and time: `2026-11-24T19:00`. Pure. */
export function fieldValue(at: number): string {
  const time = new Date(at);
  const two = (part: number): string => String(part).padStart(2, "0");
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** The time that such a value names; null where it names none. Pure. */
export function fieldTime(value: string): number | null {
  const at = new Date(value).getTime();
  return value === "" || Number.isNaN(at) ? null : at;
}
