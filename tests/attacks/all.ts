// Every attack there is.
import type { Attack } from "./attack.ts";
import { chatMemory } from "./chat-memory.ts";
import { clockJumps } from "./clock-jumps.ts";
import { crowd } from "./crowd.ts";
import { drip } from "./drip.ts";
import { farming } from "./farming.ts";
import { foreignOrigin } from "./foreign-origin.ts";
import { fragments } from "./fragments.ts";
import { fullDisk } from "./full-disk.ts";
import { guestSwarm } from "./guest-swarm.ts";
import { hostRebinding } from "./host-rebinding.ts";
import { jpegBomb } from "./jpeg-bomb.ts";
import { kills } from "./kills.ts";
import { lockedDatabase } from "./locked-database.ts";
import { lockout } from "./lockout.ts";
import { lyingCourses } from "./lying-courses.ts";
import { mailFlood } from "./mail-flood.ts";
import { rebirth } from "./rebirth.ts";
import { searchFreeze } from "./search-freeze.ts";
import { signedOutConnection } from "./signed-out-connection.ts";
import { strangers } from "./strangers.ts";
import { uploadHogs } from "./upload-hogs.ts";

export const ATTACKS: readonly Attack[] = [
  chatMemory,
  clockJumps,
  crowd,
  drip,
  farming,
  foreignOrigin,
  fragments,
  fullDisk,
  guestSwarm,
  hostRebinding,
  jpegBomb,
  kills,
  lockedDatabase,
  lockout,
  lyingCourses,
  mailFlood,
  rebirth,
  searchFreeze,
  signedOutConnection,
  strangers,
  uploadHogs,
];
