// What the mentor's routes work with: made once in mentor.ts, handed to each of them.
import type { Trash, WhatWorked } from "@fitil/contracts";
import type { Edge } from "../http/edge.ts";
import type { PersonLimit, PersonSlots } from "../http/person-limits.ts";
import type { Clock, Log, MentorAllowance, Random } from "../ports.ts";
import type { Failures } from "./answer/failures.ts";
import type { Mentor } from "./answer/mentor-port.ts";
import type { Answers } from "./answer/shared-answers.ts";
import type { CoachWorker } from "./coach/coach-worker.ts";
import type { ClientAddress } from "../http/client-address.ts";
import type { UploadPacer } from "./pictures/upload-pacer.ts";
import type { UploadMemory } from "./pictures/upload-memory.ts";
import type { ScreenshotReader } from "./reader/screenshot-reader.ts";
import type { Guard } from "./routes/guard.ts";
import type { Chats } from "./store/chats.ts";
import type { Messages } from "./store/messages.ts";
import type { People } from "./store/people.ts";
import type { Pictures } from "./store/pictures.ts";
import type { Projects } from "./store/projects.ts";
import type { Usage } from "./store/quotas.ts";
import type { Reminders } from "./store/reminders.ts";
import type { SentOptions } from "./store/sent-options.ts";

export interface MentorServices {
  readonly edge: Edge;
  /** Whose turn it is when many upload is decided by person and address. */
  readonly clientAddress: ClientAddress;
  readonly guard: Guard;
  readonly people: People;
  readonly chats: Chats;
  readonly projects: Projects;
  readonly messages: Messages;
  readonly sentOptions: SentOptions;
  readonly reminders: Reminders;
  readonly whatWorked: (userId: string) => Promise<WhatWorked>;
  /** What can still be brought back (MC1). */
  readonly trash: (userId: string) => Promise<Trash>;
  readonly pictures: Pictures;
  /** What somebody keeps (MK10). */
  readonly usage: (userId: string) => Promise<Usage>;
  readonly live: Answers;
  readonly allowance: MentorAllowance;
  /** Writes answers that are watched while they come: whoever does so now. */
  readonly mentor: Mentor;
  /** Writes them where no model is wanted. */
  readonly builtInMentor: Mentor;
  /** The same ones for answers that are waited for: the built-in one then does not take its time. */
  readonly swiftMentor: Mentor;
  readonly swiftBuiltInMentor: Mentor;
  readonly coach: CoachWorker;
  readonly reader: ScreenshotReader;
  readonly failures: Failures;
  readonly answerLimit: PersonLimit;
  /** Counts bytes. */
  readonly writingLimit: PersonLimit;
  readonly uploadLimit: PersonLimit;
  /** The guests' own, beside the one before (GU4). */
  readonly guestUploadLimit: PersonLimit;
  readonly adviceSlots: PersonSlots;
  readonly uploadSlots: PersonSlots;
  /** Chats that are being taken along. */
  readonly exportSlots: PersonSlots;
  readonly uploadMemory: UploadMemory;
  readonly searchSlots: PersonSlots;
  /** For what is kept, and for what is only read past. */
  readonly uploads: UploadPacer;
  readonly refusedUploads: UploadPacer;
  readonly clock: Clock;
  readonly steadyClock: Clock;
  readonly random: Random;
  readonly log: Log;
}
