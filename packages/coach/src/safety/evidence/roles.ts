// Who does it to whom, and whether it is done already (MF1): the page for whoever is afraid is no page for the one they are afraid of, and
// who has paid is told to stop the payment. Read from what is said in the first and the second person, by its speaker.
import type { HelpCase } from "../help/help-words.ts";
import { phrase, readText, says } from "../phrases/phrase.ts";
import type { Speech } from "./speeches.ts";
import words from "../data/roles.json" with { type: "json" };

type Voice = "own" | "me" | "them";
type Role = keyof typeof words;

const read = (by: Readonly<Record<Voice, readonly string[]>>) => ({
  own: by.own.map(phrase),
  me: by.me.map(phrase),
  them: by.them.map(phrase),
});
const ROLES: Readonly<Record<Role, ReturnType<typeof read>>> = {
  done: read(words.done),
  suffered: read(words.suffered),
  paid: read(words.paid),
  grown: read(words.grown),
  young: read(words.young),
  peer: read(words.peer),
};
/** What is said of both at once is not said of one. */
const OF_BOTH: Partial<Readonly<Record<Role, Role>>> = { young: "peer" };

/** Cases that are written for whoever it may be, and what they are in a role; where two are told the more often told one. */
const IN_ROLE: Partial<Readonly<Record<HelpCase, Partial<Readonly<Record<Role, HelpCase>>>>>> = {
  violence_likely: { done: "violence_caused", suffered: "violence_feared" },
  fraud: { paid: "fraud_paid" },
  minor: { grown: "minor_them", young: "minor_me", peer: "minor_peer" },
};

/**
 * The cases as they are for the person who asks: one that was written for whoever it may be becomes that of their role. Where both sides
 * or neither can be heard, it stays.
 * @param talk the messages of the chat
 * @param turns what the person says beside it, oldest first
 */
export function inTheirRole(
  cases: readonly HelpCase[],
  talk: readonly Speech[],
  turns: readonly string[],
): readonly HelpCase[] {
  if (!cases.some((id) => IN_ROLE[id] !== undefined)) return cases;
  const speeches = [...talk, ...turns.map((turn) => ({ by: "own" as const, text: readText(turn) }))];
  const tells = ({ by, text }: Speech, role: Role | undefined) =>
    role !== undefined && by !== "profile" && says(text, ROLES[role][by]);
  const weight = (role: Role) =>
    speeches.filter((speech) => tells(speech, role) && !tells(speech, OF_BOTH[role])).length;
  return cases.map((id) => {
    const [first, second] = Object.entries(IN_ROLE[id] ?? {})
      .map(([role, becomes]) => ({ becomes, told: weight(role as Role) }))
      .toSorted((one, other) => other.told - one.told);
    return first === undefined || first.told <= (second?.told ?? 0) ? id : first.becomes;
  });
}
