// The answer to a matter that goes before any topic [CO85]: its own reading, its own verdict, its own three messages.
import type { FactId } from "../facts/facts.ts";
import { factOf } from "../facts/facts.ts";
import { englishMatters } from "../lines/en/matters.ts";
import type { MatterId } from "../lines/matters.ts";
import { russianMatters } from "../lines/ru/matters.ts";
import { say } from "../telling/say.ts";
import { choose } from "../words/choose.ts";
import type { Advice, AdviceOption, Tone, Verdict } from "./advice.ts";
import { TONES } from "./compose.ts";
import { place } from "./draft-base.ts";
import { capital, quotable } from "./fill.ts";
import type { Material } from "./material.ts";
import type { Matter } from "./matter.ts";
import { matterTelling } from "./matter-telling.ts";

type ByTone = Readonly<Record<Tone, FactId>>;

const all = (id: FactId): ByTone => ({ playful: id, sincere: id, direct: id });
const SUPPORT = all("support_first");
const TURN: ByTone = { playful: "specific_question", sincere: "follow_up", direct: "negativity" };
const FACTS: Readonly<Record<MatterId, ByTone>> = {
  crisis: SUPPORT,
  scam: all("no_money"),
  loss: SUPPORT,
  pet: SUPPORT,
  illness: SUPPORT,
  job: SUPPORT,
  breakup: SUPPORT,
  bot: TURN,
  really: TURN,
  guess: TURN,
  promised: TURN,
  my_dry: TURN,
  criticised: TURN,
  praise: TURN,
};
/** Advice quotes at most so much; a reason less. */
const LONGEST = 70;
const LONGEST_REASON = 40;

/** The verdict on a matter: money is never met, everything else is answered now. */
function matterVerdict(id: MatterId): Verdict {
  return id === "scam" ? "let_it_go" : "write_now";
}

/** A summary that says what the matter is, and three messages that fit it, in the three tones. */
export function adviseOnMatter(material: Material, matter: Matter): Advice {
  const telling = matterTelling(matter.id, material.locale);
  const marks = (length: number) => ({
    e: quotable(matter.evidence, length),
    mine: quotable(matter.mine, LONGEST_REASON),
    before: quotable(matter.before, LONGEST_REASON),
  });
  const option = (tone: Tone): AdviceOption => {
    const fact = factOf(FACTS[matter.id][tone]);
    const reason = say(telling.why[tone], marks(LONGEST_REASON));
    const [sentence, again] = [fact.sentence[material.locale], fact.again[material.locale]];
    const worded = place(tone) === 1 ? again : sentence;
    return {
      tone,
      text: textOf(material, matter, tone),
      why: `${reason} ${worded}`,
      source: fact.source[material.locale],
    };
  };
  const [playful, sincere, direct] = TONES;
  if (!playful || !sincere || !direct) throw new Error("Three tones give three options");
  return {
    summary: `${say(telling.what, marks(LONGEST))} ${say(telling.todo, marks(LONGEST))}`,
    verdict: matterVerdict(matter.id),
    options: [option(playful), option(sincere), option(direct)],
  };
}

/** A first and a second sentence; takes in a row have another first one. */
function textOf(material: Material, matter: Matter, tone: Tone): string {
  const lines = (material.language === "ru" ? russianMatters : englishMatters)[matter.id];
  const mine = quotable(matter.mine, LONGEST_REASON).toLowerCase();
  const first = choose(lines.first[tone], `${matter.id}/${tone}\n${material.seed}`, material.take);
  const after = lines.second?.[tone] ?? material.lines.comfort[tone];
  // Another step for every round of the first list: the pairs do not come back together.
  const round = Math.floor(material.take / lines.first[tone].length);
  const second = choose(after, `${matter.id}/${tone}/2\n${material.seed}`, material.take + round);
  return capital(`${first} ${second}`.replaceAll("{mine}", mine).trim());
}
