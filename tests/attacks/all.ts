// Every attack there is.
import type { Attack } from "./attack.ts";
import { crowd } from "./crowd.ts";
import { foreignOrigin } from "./foreign-origin.ts";
import { fragments } from "./fragments.ts";
import { hostRebinding } from "./host-rebinding.ts";
import { jpegBomb } from "./jpeg-bomb.ts";
import { signedOutConnection } from "./signed-out-connection.ts";
import { strangers } from "./strangers.ts";

export const ATTACKS: readonly Attack[] = [
  crowd,
  foreignOrigin,
  fragments,
  hostRebinding,
  jpegBomb,
  signedOutConnection,
  strangers,
];
