// The guard's and the mask's patterns and lists take some tens of milliseconds when they are first used: too long for a loop
// that also serves games.
import { maskNames } from "./names/mask-names.ts";
import { commandNotice } from "./safety/injection.ts";
import { refusalFor } from "./safety/refusal-for.ts";

/** Uses everything once, so that nobody waits for it later. Changes nothing. */
export function warmUp(): void {
  const text = "18";
  refusalFor({ text, transcript: null, locale: "ru" });
  commandNotice({ kind: "chat", language: "ru", messages: [{ speaker: "them", text, confidence: 1 }] }, "ru");
  maskNames([text]);
}
