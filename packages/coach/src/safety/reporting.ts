// The words that tell whose words come next.
import en from "./data/rules.en.json" with { type: "json" };
import ru from "./data/rules.ru.json" with { type: "json" };

const EDGE = "(?<![a-zа-я])";

/** `said`: a verb of saying and a colon; `mine`: the same verb of the first person, at the end of what came before. */
export const REPORTING = {
  said: new RegExp(`${EDGE}(?:${ru.reporting.said}|${en.reporting.said})[^:.!?\\n]{0,24}:`, "u"),
  mine: new RegExp(`${EDGE}(?:${ru.reporting.mine}|${en.reporting.mine})[^.!?\\n]{0,24}$`, "u"),
} as const;
