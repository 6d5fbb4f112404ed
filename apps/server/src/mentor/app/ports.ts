// What the mentor's use cases ask of what is around them, in a few ports by what they are for: what is kept, who thinks, who pays, and
// time and chance. Nothing here knows HTTP.
import type { Clock, Log, Random } from "../../ports/process.ts";
import type { MentorAllowance } from "../../ports/mentor-requests.ts";
import type { Failures } from "../answer/failures.ts";
import type { Answers } from "../answer/shared-answers.ts";
import type { CoachWorker } from "../coach-thread/coach-worker.ts";
import type { Mentor } from "../mentor-port.ts";
import type { ScreenshotReader } from "../reader/screenshot-reader.ts";
import type { Chats } from "../store/chats.ts";
import type { Messages } from "../store/messages.ts";
import type { Pictures } from "../store/pictures.ts";
import type { Projects } from "../store/projects.ts";
import type { Usage } from "../store/quotas.ts";

/** What people keep. */
export interface Keeping {
  readonly chats: Chats;
  readonly messages: Messages;
  readonly projects: Projects;
  readonly pictures: Pictures;
  /** What somebody keeps (MK10). */
  readonly usage: (userId: string) => Promise<Usage>;
}

/** Who thinks: the guard and the built-in mentor's mind, and whoever writes now. */
export interface Thinking {
  readonly coach: CoachWorker;
  /** Writes answers that are watched while they come: whoever does so now. */
  readonly mentor: Mentor;
  /** Writes them where no model is wanted. */
  readonly builtInMentor: Mentor;
  /** The same ones for answers that are waited for: the built-in one then does not take its time. */
  readonly swiftMentor: Mentor;
  readonly swiftBuiltInMentor: Mentor;
  readonly reader: ScreenshotReader;
}

/** What an answer costs, and what became of it. */
export interface Accounting {
  readonly allowance: MentorAllowance;
  readonly failures: Failures;
  readonly log: Log;
}

/** The answers that are being written. */
export interface Writing {
  readonly live: Answers;
}

/** Time and chance. */
export interface TimeAndChance {
  readonly clock: Clock;
  /** Never jumps. */
  readonly steadyClock: Clock;
  readonly random: Random;
}
