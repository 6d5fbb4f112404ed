// What binds the two beside this chat: that they have met, are a couple, or see each other anyway, at work or in class. Somebody one lives with
// is not asked for a first coffee, and nobody says farewell to a coach who stands there on Thursday. Data in data/ties.<language>.json.
// [CO202]
import { phrase, readText, says } from "../safety/phrases/phrase.ts";
import en from "./data/ties.en.json" with { type: "json" };
import ru from "./data/ties.ru.json" with { type: "json" };
import type { Facts } from "./talk-facts.ts";

/** What may bind them. */
const TIES = ["together", "have_met", "seen_anyway"] as const;

/** One of these. */
type Tie = (typeof TIES)[number];

/** Where it may be told: beside the chat, or in it by either. */
type Voice = "told" | "said";

const ARRANGED = {
  booked: [...ru.arranged.booked, ...en.arranged.booked].map(phrase),
  settled: [...ru.arranged.settled, ...en.arranged.settled].map(phrase),
  about: [...ru.arranged.about, ...en.arranged.about].map(phrase),
};

const compiled = new Map<string, readonly RegExp[]>();

function patternsOf(tie: Tie, voice: Voice): readonly RegExp[] {
  const key = `${tie} ${voice}`;
  const known = compiled.get(key) ?? [...ru[tie][voice], ...en[tie][voice]].map(phrase);
  compiled.set(key, known);
  return known;
}

/** So many of the last messages hold what is booked. */
const LATE = 10;

/** How far a plan stands by what they say: 1 where something is booked or paid for and their last turn is about it, 2 where they say so. [CO226] */
function arrangedIn(
  said: readonly { readonly text: string }[],
  turn: readonly { readonly text: string }[],
): number {
  const holds = (one: { readonly text: string }, what: keyof typeof ARRANGED): boolean =>
    says(readText(one.text), ARRANGED[what]);
  if (turn.some((one) => holds(one, "settled"))) return 2;
  // What they have booked only now may be an invitation.
  const before = said.slice(-LATE).filter((one) => !turn.includes(one));
  return Number(before.some((one) => holds(one, "booked")) && turn.some((one) => holds(one, "about")));
}

/** The ties as facts; a couple has met. */
export function tieFacts(
  said: readonly { readonly text: string }[],
  told: string,
  turn: readonly { readonly text: string }[] = [],
): Facts {
  const holds = (tie: Tie): boolean =>
    says(readText(told), patternsOf(tie, "told")) ||
    said.some(({ text }) => says(readText(text), patternsOf(tie, "said")));
  const together = holds("together");
  return {
    together: Number(together),
    have_met: Number(together || holds("have_met")),
    seen_anyway: Number(holds("seen_anyway")),
    arranged: arrangedIn(said, turn),
  };
}
