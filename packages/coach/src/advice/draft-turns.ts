// Messages after my own dead end [CO72], after a hint [CO74] and after «пока не готова» [CO71].
import { isDeadEnd } from "../diagnosis/knocks.ts";
import { SIGNALS } from "../diagnosis/signals.ts";
import { has, wordsOf } from "../words/pattern.ts";
import { timesOf } from "./draft-dated.ts";
import { filled, place } from "./draft-base.ts";
import type { Draft } from "./draft-base.ts";
import { canFill, fill, quotable } from "./fill.ts";
import type { Marks } from "./fill.ts";
import { pick } from "./material.ts";
import { placeNamed } from "./place-named.ts";

const LONGEST_MINE = 18;
const LONGEST_QUOTE = 44;
const SHORTEST_QUOTE = 3;

/** Back to what they told: `body` is the question that should have been asked at once. */
export function revive(one: Draft, body: string): string {
  const { material, thread, tone, attempt } = one;
  const about = thread?.about ?? null;
  const marks: Marks = {
    ...(about === null ? {} : { about }),
    ...mineMark(one),
    ...(tone === "sincere" && thread?.topic ? detailMark(one) : {}),
  };
  const fitting = material.lines.revive[tone].filter((line) => canFill(line, marks));
  const named = fitting.filter((line) => /\{about\}/u.test(line));
  // A line that carries their own words goes first, then one that names the thing.
  const quoting = named.filter((line) => line.includes("{q}"));
  const list = attempt === 0 && quoting.length > 0 ? quoting : named.length > 0 ? named : fitting;
  const lead =
    list.length === 0 ? "" : fill(pick(material, `${tone}/revive`, list, attempt, place(tone)), marks);
  return `${lead} ${body}`.trim();
}

/** My own dead end in lower case, as it stands between quotes. */
function mineMark(one: Draft): Marks {
  const mine = quotable(one.material.diagnosis.myLast ?? "", LONGEST_MINE)
    .replaceAll(/[^\p{L}\s'’-]/gu, "")
    .trim();
  if (!/\p{L}{2}/u.test(mine) || !isDeadEnd(mine)) return {};
  return { mine: mine.toLowerCase() };
}

/** What they said last, where it tells more than the hook. */
function detailMark(one: Draft): Marks {
  const { material, thread } = one;
  const said = material.diagnosis.theirLast ?? "";
  const clause = said
    .split(/[.!?…()\n]+/u)
    .map((part) => quotable(part.replace(/^(?:да|ну|нет|ага|yes|yeah|well)[\s,]+/iu, ""), LONGEST_QUOTE))
    .findLast((part) => wordsOf(part).length >= SHORTEST_QUOTE && !part.endsWith("…"));
  if (clause === undefined || has(clause, SIGNALS.refusal)) return {};
  // The same words twice in one message would be an echo.
  return thread && clause.includes(thread.hook.quote) ? {} : { q: clause };
}

/** To the place they hint at, on its own day where I named one. */
export function goThere(one: Draft): string {
  const { material, thread, tone } = one;
  const times = timesOf(material, tone);
  const russian = material.language === "ru";
  const named = placeNamed(material.own, russian);
  return filled(one, material.lines.there, {
    ...(thread?.about ? { about: thread.about } : {}),
    there: named ?? (russian ? "туда" : "there"),
    ...(named === null ? {} : { at: named }),
    day: times.other === undefined && times.day !== "" ? times.day : times.time,
  });
}

/** Their pace: the door stays open, and nobody pushes it. */
export function openDoor(one: Draft): string {
  const { material, tone, attempt } = one;
  const door = filled(one, material.lines.openDoor, {
    middle: pick(material, "middle", material.lines.noHard, attempt, place(tone)),
  });
  // «Пока не знаю» said twice is no word about pace.
  if (material.diagnosis.stage !== "declined_twice") return door;
  return `${pick(material, "busyDoor", material.lines.busyDoor, attempt, place(tone))} ${door}`;
}
