// Somebody who speaks of ending their life needs people, not dating tips (MF1). Figures of speech are left alone.
import { phrases, says } from "./phrase.ts";

const MEANT = phrases(
  "поконч(ить|у) с собой",
  "поконч(ить|у) с жизнью",
  "(я )?(больше )?не (хочу|вижу смысла) (больше )?жить",
  "(мне )?(больше )?не хочется (больше )?жить",
  "жить (больше )?не (хочу|хочется)",
  "наложить на себя руки",
  "(убить|убью) себя",
  "(вскрыть|вскрою|порезать|порежу) (себе )?вены",
  "(мои|мысли|думаю|думал|думала) … суицид~",
  "нет смысла (больше )?жить",
  "(want to|going to|gonna|thinking about|thought about|feel like) (kill|killing) myself",
  "i'll kill myself",
  "(end|ending|take|taking) my (own )?life",
  "(i )?(just )?(want to|wanna) die(?! (of|from|laughing|inside|when|every))",
  "(i )?(don't|do not) want to (live|be alive|exist)( anymore)?(?! (in|with|there|here|together|alone|near))",
  "(hurt|hurting|harm|harming|cut|cutting) myself",
  "(i'm|i am|feeling|feel|have been) suicidal",
);

/** Whether the person speaks of ending their life. `own` as `ownWords` gives it. [MF1] */
export function speaksOfEnding(own: string): boolean {
  return says(own, MEANT);
}
