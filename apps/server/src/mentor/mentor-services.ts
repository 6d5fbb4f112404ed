// What the mentor's routes work with: made once in mentor.ts, handed to each of them.
import type { Trash, WhatWorked } from "@fitil/contracts";
import type { Edge } from "../http/caller/edge.ts";
import type { PersonLimit, PersonSlots } from "../http/limits/person-limits.ts";
import type { Accounting, Keeping, TimeAndChance, Thinking, Writing } from "./app/ports.ts";
import type { ClientAddress } from "../http/caller/client-address.ts";
import type { UploadPacer } from "./pictures/upload-pacer.ts";
import type { UploadMemory } from "./pictures/upload-memory.ts";
import type { Guard } from "./guard.ts";
import type { People } from "./store/people.ts";
import type { Reminders } from "./store/reminders.ts";
import type { SentOptions } from "./store/sent-options.ts";

/** All that the use cases ask for, and what the routes need on top: who calls, and how much at once. */
export interface MentorServices extends Keeping, Thinking, Writing, Accounting, TimeAndChance {
  readonly edge: Edge;
  /** Whose turn it is when many upload is decided by person and address. */
  readonly clientAddress: ClientAddress;
  readonly guard: Guard;
  readonly people: People;
  readonly sentOptions: SentOptions;
  readonly reminders: Reminders;
  readonly whatWorked: (userId: string) => Promise<WhatWorked>;
  /** What can still be brought back (MC1). */
  readonly trash: (userId: string) => Promise<Trash>;
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
}
