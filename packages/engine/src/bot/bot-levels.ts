// What tells a beginner's bot from a master's (BT3, BT5): how late it notices, how closely it cuts a fuse and how far it misjudges one,
// how often it is careless or takes a detour, how much it wants to hit, whether it looks ahead. Data only.

/** How well a bot plays. */
export type BotLevel = "easy" | "normal" | "hard";

/** What a level is made of. */
export interface BotSkill {
  /** A bomb of somebody else is noticed so long after it was placed, ms; from two thirds to four thirds of it. */
  readonly reactionMs: number;
  /** Time it keeps to a blast or a wall, ms. */
  readonly marginMs: number;
  /** It takes a fuse for up to so much longer or shorter than it is, ms. */
  readonly misjudgeMs: number;
  /** Every goal looks up to half this share better or worse than it is: detours. */
  readonly whim: number;
  /** One bomb in so many is put down without a thought of how to get away; 0: none. */
  readonly carelessOdds: number;
  /** What a hit is worth to it, in bricks. */
  readonly attack: number;
  /** What a step nearer to the nearest opponent is worth, in bricks… */
  readonly approach: number;
  /** …and in the first minute, while more than two play: below 0 it lets the others fight. */
  readonly approachYoung: number;
  /** Steps of the engine it may look ahead for one decision; 0: it does not. */
  readonly lookAheadSteps: number;
}

export const BOT_SKILLS: Readonly<Record<BotLevel, BotSkill>> = {
  easy: {
    reactionMs: 350,
    marginMs: 60,
    misjudgeMs: 400,
    whim: 0.6,
    carelessOdds: 40,
    attack: 2,
    approach: 0.12,
    approachYoung: 0.12,
    lookAheadSteps: 0,
  },
  normal: {
    reactionMs: 220,
    marginMs: 100,
    misjudgeMs: 150,
    whim: 0.3,
    carelessOdds: 150,
    attack: 4,
    approach: 0.12,
    approachYoung: 0.12,
    lookAheadSteps: 0,
  },
  hard: {
    reactionMs: 140,
    marginMs: 60,
    misjudgeMs: 0,
    whim: 0.1,
    carelessOdds: 0,
    attack: 6,
    approach: 0.3,
    approachYoung: -0.2,
    lookAheadSteps: 600,
  },
};
