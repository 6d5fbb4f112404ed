// What the person is asked to choose between, where it is not clear what is going on: two or three readings to tap. [CO181]
import { GRAVE_SITUATIONS, type LikelySituation, type SituationId } from "../learnt/situation.ts";
import worth from "./data/decision.json" with { type: "json" };

const MOST_ASKED = 3;
const FEWEST_ASKED = 2;

/** The readings to tap: what was taken for it first, and nothing grave before the rest. */
export function askedAbout(
  likely: readonly LikelySituation[],
  { isAsked, ruledOut }: { readonly isAsked: boolean; readonly ruledOut: ReadonlySet<SituationId> },
  first: SituationId | null = null,
): readonly SituationId[] {
  const ordinary = likely.filter(({ id }) => !isGrave(id) && id !== first && !ruledOut.has(id));
  const grave = likely.filter(
    ({ id, probability }) =>
      isGrave(id) && id !== first && !ruledOut.has(id) && probability >= worth.worth_asking_grave.value,
  );
  const fewest = FEWEST_ASKED - (first === null ? 0 : 1);
  const found = [
    ...(first === null ? [] : [first]),
    ...ordinary
      .filter(({ probability }, at) => at < fewest || probability >= worth.worth_asking.value)
      .map(({ id }) => id),
  ].slice(0, MOST_ASKED);
  const answers =
    !isAsked || found.includes("question") ? found : [...found.slice(0, MOST_ASKED - 1), "question" as const];
  const offered = [...answers, ...grave.slice(0, 1).map(({ id }) => id)];
  return isIdle(offered) ? [] : offered;
}

/**
 * Readings that come to the same advice: nothing more is offered, and the door stays where it is; a light word answers a joke and a story, an
 * invitation is taken up whatever it is called.
 */
const ALIKE: readonly (readonly SituationId[])[] = [
  ["soft_no", "fading", "silent"],
  ["play", "telling", "dry"],
  ["invited", "hint", "yes", "plan", "ripe"],
];

/** Whether no answer would change anything: then nothing is asked. [CO228] */
function isIdle(offered: readonly SituationId[]): boolean {
  return offered.length < FEWEST_ASKED || ALIKE.some((alike) => offered.every((id) => alike.includes(id)));
}

/** Whether somebody may come to harm in it. */
export function isGrave(id: SituationId): boolean {
  return GRAVE_SITUATIONS.some((one) => one === id);
}
