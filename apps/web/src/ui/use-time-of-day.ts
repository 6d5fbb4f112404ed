// A moment of today as the language of the screen writes it.
import { useTranslation } from "react-i18next";

const MINUTE_MS = 60_000;

/** «14:05», of a moment in ms since 1970; begun minutes are full ones, so that nobody comes too early. */
export function useTimeOfDay(at = 0): string {
  return new Date(at + MINUTE_MS - 1).toLocaleTimeString(useTranslation().i18n.language, {
    timeStyle: "short",
  });
}
