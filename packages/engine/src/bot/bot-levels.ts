// What tells a beginner's bot from a master's (BT3): how late it notices, how closely it cuts a fuse and how far it misjudges one,
// how often it is careless or takes a detour, how much it wants to hit. Data only.

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
  /** Every goal looks up to this share better or worse than it is: detours. */
  readonly whim: number;
  /** One bomb in so many is put down without a thought of how to get away; 0: none. */
  readonly carelessOdds: number;
  /** What a hit is worth to it, in bricks. */
  readonly attack: number;
  /** Whether it reckons with bombs that opponents near by might put down. */
  readonly isWary: boolean;
}

export const BOT_SKILLS: Readonly<Record<BotLevel, BotSkill>> = {
  easy: {
    reactionMs: 350,
    marginMs: 60,
    misjudgeMs: 400,
    whim: 0.6,
    carelessOdds: 40,
    attack: 2,
    isWary: false,
  },
  normal: {
    reactionMs: 220,
    marginMs: 100,
    misjudgeMs: 150,
    whim: 0.3,
    carelessOdds: 0,
    attack: 4,
    isWary: false,
  },
  hard: {
    reactionMs: 140,
    marginMs: 130,
    misjudgeMs: 0,
    whim: 0.1,
    carelessOdds: 0,
    attack: 6,
    isWary: true,
  },
};
