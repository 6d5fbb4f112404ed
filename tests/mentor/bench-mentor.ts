// `npm run bench:mentor`: what the mentor adds before the first word, what reading screenshots does to the event loop, how a long
// chat opens and scrolls, and what attacks do to the loop. One JSON line a figure; ends with 1 when one misses its target. Not a test: it reads the real clock.
import { measureAttacks } from "./bench/attacks.ts";
import { measureLongChat } from "./bench/long-chat.ts";
import { measureLoopDelay } from "./bench/loop-delay.ts";
import { measureOverhead } from "./bench/overhead.ts";

const kept = [
  await measureOverhead(),
  await measureLoopDelay(),
  await measureLongChat(),
  await measureAttacks(),
];
if (kept.includes(false)) process.exitCode = 1;
