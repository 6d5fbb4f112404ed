// Which help a situation calls for that no part of a chat has named (MF1): by the kind of danger that its messages are likest to, whoever's
// they are.
import { DANGERS, type Danger } from "../../learnt/dangers.ts";
import type { GraveSituation } from "../../learnt/situation.ts";
import type { HelpCase } from "./help-words.ts";
import { kindsLikely } from "../evidence/heard-by-classifier.ts";
import type { Speech } from "../evidence/speeches.ts";

/** The case of the likeliest of these kinds; the first is said where none is likelier. */
const BY_KIND: Readonly<Record<Exclude<GraveSituation, "self_harm">, Partial<Record<Danger, HelpCase>>>> = {
  danger: { violence: "violence_feared", blackmail: "blackmail_suffered" },
  harm_by_me: {
    boundary: "boundary_pushed",
    violence: "violence_caused",
    coercion: "coercion_pressed",
    deception: "deception",
  },
  minor: { minor: "minor" },
  scam: { deception: "fraud" },
};

/**
 * How many times surer a wish to die must be in the words of whoever asks than in the other's to be theirs: about the other they speak
 * of tablets and goodbyes too. Their messages answer the other's, what they say beside the chat is their own.
 */
const SURER = { own: 5, messages: 50 } as const;

/**
 * The case of a situation.
 * @param talk the messages of the chat
 * @param own what the person says beside it
 */
export function caseOfWhole(id: GraveSituation, talk: readonly Speech[], own: Speech): HelpCase {
  const theirs = talk.filter(({ by }) => by === "them");
  const mine = talk.filter(({ by }) => by !== "them");
  if (id === "self_harm") {
    const [told, written, heard] = [[own], mine, theirs].map((speeches) =>
      of(kindsLikely(speeches), "self_harm"),
    ) as [number, number, number];
    const isAskers = told > heard * SURER.own || written > heard * SURER.messages;
    return isAskers ? "self_harm_self" : "self_harm_other";
  }
  const likely = kindsLikely(id === "harm_by_me" ? [...mine, own] : [...theirs, own]);
  const [[, first] = []] = Object.entries(BY_KIND[id]).toSorted(
    ([one], [other]) => of(likely, other) - of(likely, one),
  );
  if (first === undefined) throw new Error(`No help for ${id}`);
  return first;
}

function of(likely: readonly number[], kind: string): number {
  return likely[DANGERS.findIndex((one) => one === kind)] ?? 0;
}
