// Learns what is going on in a chat from labelled chats of both languages at once: what their messages do and mean is in one space, only
// their words are not. How sure it may be is chosen on chats of hands that the fit has not seen. Deterministic.
import { type ChatFeatures, featuresOfChat } from "../src/learnt/chat-features.ts";
import type { RememberedChats } from "../src/learnt/chat-kernel-file.ts";
import { ACCEPTED_VERDICTS, type LearntSituations, sharesOf, SITUATIONS } from "../src/learnt/situation.ts";
import { fitChatKernel } from "./fit-chat-kernel.ts";
import { fitRidge, foldedWords, likenessOfChats } from "./fit-ridge.ts";
import type { LabelledChat } from "./labelled-chats.ts";
import { quantiseMeaning, quantiseWeights } from "./quantise.ts";

/** Into so many buckets words are folded. */
const BUCKETS = 16_384;
/** Among these how sharp probabilities are is chosen. */
const SHARPNESS = [6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20] as const;
/** How much of the linear scores is kept small. */
const RIDGE = 8;
/** A situation's own share of what was accepted is mixed with everybody's by so many chats. */
const PRIOR_CHATS = 1;
type Verdict = (typeof ACCEPTED_VERDICTS)[number];
const ENDS: readonly Verdict[] = ["let_it_go", "wait"];
/** How much a situation that is only defensible counts as what a chat is: by chats of other hands. */
const DEFENSIBLE = 0.3;

/** A chat as others judged it that were learnt from without its writer's. */
export interface UnseenRead {
  readonly chat: LabelledChat;
  /** One a situation, in their order. */
  readonly probabilities: readonly number[];
}

export interface Learning {
  readonly learnt: LearntSituations;
  /** The chats themselves, for those that are alike. */
  readonly remembered: RememberedChats;
  /** Every chat, read by what was learnt without its writer. */
  readonly unseen: readonly UnseenRead[];
}

/**
 * Learns from chats.
 * @param vectors what the encoder makes of each of them
 */
export function learnSituations(chats: readonly LabelledChat[], vectors: readonly Float32Array[]): Learning {
  const features = chats.map(({ messages, note, language }) => featuresOfChat(messages, note, language));
  const rows = likenessOfChats(features, BUCKETS);
  const targets = chats.map(({ situation, also }) =>
    SITUATIONS.map((id) => (id === situation ? 1 : also.includes(id) ? DEFENSIBLE : 0)),
  );
  const hands = [...Map.groupBy(chats.keys(), (at) => chats[at]!.writer).values()];
  const { worth, unseen: own } = fitRidge(rows, weightsOf(chats), targets, hands, RIDGE);
  const { remembered, unseen: alike } = fitChatKernel(vectors, weightsOf(chats), targets, hands);
  const surpriseBy = (how: Pick<LearntSituations, "sharpness" | "beside">, isBeside: boolean) =>
    surprise(
      chats,
      own.map((scores, at) => sharesOf(scores, isBeside ? alike[at]! : null, how)),
    );
  const alone = SHARPNESS.map((sharpness) => ({ sharpness, beside: { own: sharpness, alike: 0 } }));
  const { sharpness } = leastOf(alone, (how) => surpriseBy(how, false));
  const pairs = SHARPNESS.flatMap((one) => SHARPNESS.map((other) => ({ own: one, alike: other })));
  const beside = leastOf(pairs, (pair) => surpriseBy({ sharpness, beside: pair }, true));
  const models = SITUATIONS.map((_, target) => modelOf(features, worth, target));
  const words = quantiseWeights(models);
  const dense = quantiseMeaning(models);
  return {
    learnt: {
      labels: SITUATIONS,
      buckets: BUCKETS,
      sharpness,
      beside,
      bias: rounded(models.map(({ bias }) => bias)),
      accepted: acceptedIn(chats).map(rounded),
      harmful: SITUATIONS.map((id) => rounded(harmfulIn(chats.filter(({ situation }) => situation === id)))),
      fits: SITUATIONS.map((id) => rounded(fitsIn(chats.filter(({ situation }) => situation === id)))),
      wordsScale: rounded(words.scale),
      denseScale: rounded(dense.scale),
      dense: Buffer.from(dense.bytes).toString("base64"),
      words: Buffer.from(words.bytes).toString("base64"),
    },
    remembered,
    unseen: chats.map((chat, at) => ({
      chat,
      probabilities: sharesOf(own[at]!, alike[at]!, { sharpness, beside }),
    })),
  };
}

function leastOf<One>(all: readonly One[], measure: (one: One) => number): One {
  const measured = all.map(measure);
  return all[measured.indexOf(Math.min(...measured))]!;
}

/** Every situation counts alike, however many chats it has. */
function weightsOf(chats: readonly LabelledChat[]): readonly number[] {
  const counts = new Map<string, number>();
  for (const { situation } of chats) counts.set(situation, (counts.get(situation) ?? 0) + 1);
  return chats.map(({ situation }) => chats.length / SITUATIONS.length / (counts.get(situation) ?? 1));
}

/** The mean surprise (in nats) at what the chats are. */
function surprise(chats: readonly LabelledChat[], read: readonly (readonly number[])[]): number {
  const all = chats.map(
    ({ situation }, at) => -Math.log(Math.max(1e-9, read[at]![SITUATIONS.indexOf(situation)] as number)),
  );
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}

/** A situation's weights, from how much each chat says for it. */
function modelOf(features: readonly ChatFeatures[], worth: readonly Float64Array[], target: number) {
  const weights = new Float32Array(BUCKETS);
  const meaning = new Float32Array(features[0]?.dense.length ?? 0);
  let bias = 0;
  features.forEach((chat, at) => {
    const says = worth[at]![target] as number;
    bias += says;
    for (const [bucket, weight] of foldedWords(chat, BUCKETS)) weights[bucket]! += says * weight;
    chat.dense.forEach((value, number) => (meaning[number]! += says * value));
  });
  return { weights, meaning, bias };
}

/** How often each verdict is accepted in each situation. */
function acceptedIn(chats: readonly LabelledChat[]): readonly (readonly number[])[] {
  const share = (among: readonly LabelledChat[], verdict: (typeof ACCEPTED_VERDICTS)[number]) =>
    among.filter(({ verdicts }) => verdicts.includes(verdict)).length;
  return SITUATIONS.map((id) => {
    const own = chats.filter(({ situation }) => situation === id);
    return ACCEPTED_VERDICTS.map(
      (verdict) =>
        (share(own, verdict) + (PRIOR_CHATS * share(chats, verdict)) / chats.length) /
        (own.length + PRIOR_CHATS),
    );
  });
}

/** How often each verdict would do harm in these chats: an invitation where all would end it, a message where all would leave, an end where nobody would. */
function harmfulIn(chats: readonly LabelledChat[]): readonly number[] {
  const does: Readonly<Record<Verdict, (accepted: readonly Verdict[]) => boolean>> = {
    ask_out: (accepted) => accepted.every((one) => ENDS.includes(one)),
    write_now: (accepted) => accepted.every((one) => one === "let_it_go"),
    let_it_go: (accepted) => !accepted.some((one) => ENDS.includes(one)),
    wait: () => false,
  };
  return ACCEPTED_VERDICTS.map((verdict) => shareOf(chats, ({ verdicts }) => does[verdict](verdicts)));
}

/** How often words for each situation would do in these chats. */
function fitsIn(chats: readonly LabelledChat[]): readonly number[] {
  return SITUATIONS.map((id) =>
    shareOf(chats, ({ situation, also }) => situation === id || also.includes(id)),
  );
}

function shareOf(chats: readonly LabelledChat[], holds: (chat: LabelledChat) => boolean): number {
  return chats.length === 0 ? 0 : chats.filter(holds).length / chats.length;
}

function rounded(values: readonly number[]): number[] {
  return values.map((value) => Number(value.toPrecision(6)));
}
