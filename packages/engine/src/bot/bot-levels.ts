// What tells a beginner's bot from a master's (BT3): how late it sees what others do, how closely it cuts a fuse, how often it
// follows a whim. Data only.

/** How well a bot plays. */
export type BotLevel = "easy" | "normal" | "hard";

/** What a level is made of. */
export interface BotSkill {
  /** A bomb of somebody else is noticed so long after it was placed, ms. */
  readonly reactionMs: number;
  /** How long before a blast or a wall the bot no longer walks through its cell, ms. */
  readonly safetyMs: number;
  /** One decision in so many is a whim, so that two bots never dance for ever. */
  readonly whimOdds: number;
}

export const BOT_SKILLS: Readonly<Record<BotLevel, BotSkill>> = {
  easy: { reactionMs: 350, safetyMs: 150, whimOdds: 12 },
  normal: { reactionMs: 220, safetyMs: 250, whimOdds: 25 },
  hard: { reactionMs: 140, safetyMs: 350, whimOdds: 40 },
};
