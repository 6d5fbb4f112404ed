// When the next gift is possible, as the 409 says it.
import { isRecord } from "../../lib/http.ts";
import type { Failure } from "../../lib/http.ts";

/** The time in ms since 1970, or null when the refusal names none. Pure. */
export function readGiftTime(failure: Failure): number | null {
  if (failure.code !== "user/gift_not_yet" || !isRecord(failure.body)) return null;
  const nextAt = failure.body["nextAt"];
  return typeof nextAt === "number" ? nextAt : null;
}
